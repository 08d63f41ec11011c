### Jambo: everything a player meets at the table. The rules themselves are in jambo-rules.ftl.

## The game

jambo-name = Jambo
jambo-tagline = Two merchants, one market, sixty gold
jambo-about = Buy wares cheaply, sell them dearly, and call on people, animals and useful things to do better than the stall across the square. Whoever ends a turn with 60 gold announces the end, and the other has one last turn to answer.
jambo-components-note = How many cards there are of each kind comes from the rule documents. How many copies each single card has, and the prices, are reconstructed from public sources and may differ from the printed deck.

## Wares

jambo-ware-trinkets = trinkets
jambo-ware-hides = hides
jambo-ware-tea = tea
jambo-ware-silk = silk
jambo-ware-fruit = fruit
jambo-ware-salt = salt

jambo-wares-trinkets =
    { $n ->
        [one] { $n } trinket
       *[other] { $n } trinkets
    }
jambo-wares-hides =
    { $n ->
        [one] { $n } hide
       *[other] { $n } hides
    }
jambo-wares-tea = { $n } tea
jambo-wares-silk = { $n } silk
jambo-wares-fruit = { $n } fruit
jambo-wares-salt = { $n } salt

## Kinds of card, with a note that holds for every card of the kind

jambo-kind-ware = Ware card
jambo-kind-stand = Small stand
jambo-kind-utility = Utility
jambo-kind-people = Person
jambo-kind-animal = Animal

jambo-kind-note-ware = Costs one action, then it is discarded.
jambo-kind-note-stand = Costs one action and stays to the end of the game.
jambo-kind-note-utility = Laying it out costs one action and so does each use, once per turn. You may have three in front of you.
jambo-kind-note-people = Costs one action, then it is discarded.
jambo-kind-note-animal = Costs one action, then it is discarded. Your opponent may stop it with a Guard.

## Cards: names, what they do, and what they need besides gold

jambo-card-ware = Wares ({ $wares })
jambo-text-ware = Buy all the wares shown for the buying price, or sell them all for the selling price.

jambo-card-small_stand = Small Stand
jambo-text-small_stand = Set it up beside your large stand: three more spaces to the end of the game. The first one built in the game costs 6 gold, every later one 3.

jambo-card-well = Well
jambo-text-well = Pay 1 gold and draw a card.
jambo-needs-well = Needs a card in the deck or the discard pile.

jambo-card-drums = Drums
jambo-text-drums = Return one of your wares to the supply and draw a card.
jambo-needs-drums = Needs a ware of yours, and a card in the deck or the discard pile.

jambo-card-throne = Chieftain’s Seat
jambo-text-throne = Take any ware from your opponent and give one of yours in exchange.
jambo-needs-throne = Needs a ware of yours and one of your opponent’s.

jambo-card-boat = Boat
jambo-text-boat = Discard a hand card or one of your utilities, even the Boat itself, and take any ware from the supply.
jambo-needs-boat = Needs space for a ware.

jambo-card-scales = Scales
jambo-text-scales = Draw two cards, keep one and give the other to your opponent.
jambo-needs-scales = Needs a card in the deck or the discard pile.

jambo-card-mask_of_transformation = Mask of Transformation
jambo-text-mask_of_transformation = Before you look at the first card of your turn, swap a hand card for the top card of the discard pile.
jambo-needs-mask_of_transformation = Needs a hand card and a discard pile, and works only before you look at the first card of your turn.

jambo-card-supplies = Supplies
jambo-text-supplies = Turn over cards from the deck until a ware card appears and take it; the others are discarded. Then pay 1 gold or discard a hand card.
jambo-needs-supplies = Needs a card in the deck or a ware card among the discards.

jambo-card-kettle = Kettle
jambo-text-kettle = Discard one or two hand cards and draw as many.
jambo-needs-kettle = Needs a hand card.

jambo-card-leopard_statue = Leopard Statue
jambo-text-leopard_statue = Pay 2 gold and take any ware from the supply.
jambo-needs-leopard_statue = Needs space for a ware.

jambo-card-weapons = Weapons
jambo-text-weapons = Discard a hand card or one of your utilities, even the Weapons themselves, and take 2 gold.

jambo-card-guard = Guard
jambo-text-guard = Answers an animal in your opponent’s turn: it has no effect on either of you. Costs no action.
jambo-needs-guard = Played only in your opponent’s turn, after an animal.

jambo-card-rain_maker = Rain Maker
jambo-text-rain_maker = Answers a ware card in your opponent’s turn: after the trade, take that card into your hand. Costs no action.
jambo-needs-rain_maker = Played only in your opponent’s turn, after a ware card.

jambo-card-shaman = Shaman
jambo-text-shaman = Swap all your wares of one kind for as many of one other kind from the supply.
jambo-needs-shaman = Needs wares of yours of one kind, and at least as many of another kind in the supply.

jambo-card-psychic = Fortune Teller
jambo-text-psychic = Look at the top six cards of the deck and take one. The others go back in the same order.
jambo-needs-psychic = Needs a card in the deck or the discard pile.

jambo-card-tribal_elder = Tribal Elder
jambo-text-tribal_elder = Choose: your opponent discards down to three cards, or you draw until you hold five.
jambo-needs-tribal_elder = Needs four or more cards in your opponent’s hand, or at most four others in yours and a card to draw.

jambo-card-wise_man = Wise Man from Afar
jambo-text-wise_man = For this turn, each purchase with a ware card costs you 2 gold less and each sale brings you 2 more.

jambo-card-portuguese = Portuguese
jambo-text-portuguese = Return as many of your wares as you like to the supply and take 2 gold for each.
jambo-needs-portuguese = Needs a ware of yours.

jambo-card-basket_maker = Basket Maker
jambo-text-basket_maker = Pay 2 gold and take one or two wares of one kind from the supply.
jambo-needs-basket_maker = Needs space for a ware once she is paid.

jambo-card-travelling_merchant = Travelling Merchant
jambo-text-travelling_merchant = Put two wares from the supply up for auction and open with at least 1 gold. You raise in turn until one of you passes; the winner pays the bid and takes the wares.

jambo-card-arabian_merchant = Arabian Merchant
jambo-text-arabian_merchant = Turn over the top three cards for auction and open with at least 1 gold. You raise in turn until one of you passes; the winner pays the bid and takes the cards.
jambo-needs-arabian_merchant = Needs a card in the deck or the discard pile.

jambo-card-dancer = Dancer
jambo-text-dancer = Play her with a three-ware card, both for one action: return any three of your wares and take that card’s selling price.
jambo-needs-dancer = Needs a three-ware card in your hand and three wares of yours.

jambo-card-carrier = Carrier
jambo-text-carrier = Choose: up to two wares of one kind from the supply, or two cards from the deck. Your opponent gets the other; wares only where there is space.

jambo-card-drummer = Drummer
jambo-text-drummer = Look through the discard pile and take one utility into your hand.
jambo-needs-drummer = Needs a utility among the discards.

jambo-card-crocodile = Crocodile
jambo-text-crocodile = Discard one of your opponent’s utilities. You may use it once first without spending an action, unless it is the Mask.
jambo-needs-crocodile = Needs a utility in front of your opponent.

jambo-card-parrot = Parrot
jambo-text-parrot = Take one ware from your opponent and put it on your stands.
jambo-needs-parrot = Needs a ware on your opponent’s stands.

jambo-card-hyena = Hyena
jambo-text-hyena = Look at your opponent’s hand and take a card. Give back any card of your hand, even the one you just took.
jambo-needs-hyena = Needs a card in your opponent’s hand.

jambo-card-snake = Snake
jambo-text-snake = Each player keeps one utility, you choose first. All others are discarded.
jambo-needs-snake = Needs two utilities in front of the same player.

jambo-card-elephant = Elephant
jambo-text-elephant = All wares of both players go to the middle. Starting with you, each takes one in turn until none is left.
jambo-needs-elephant = Needs a ware on somebody’s stands.

jambo-card-cheetah = Cheetah
jambo-text-cheetah = Your opponent chooses: give you 2 gold, or let you draw two cards.

jambo-card-lion = Lion
jambo-text-lion = All utilities of both players go to the middle. Starting with you, each takes one in turn until none is left.
jambo-needs-lion = Needs a utility in front of one of you.

jambo-card-baboon = Baboon
jambo-text-baboon = Both hands are laid open in the middle. Starting with you, each takes one card in turn until none is left.
jambo-needs-baboon = Needs a hand card of either player besides itself.

## Decisions, told to the one who decides

jambo-ask-draw =
    { $actions ->
        [one] Look at the top card for one action, or go on to play. You have { $actions } action left.
       *[other] Look at the top card for one action, or go on to play. You have { $actions } actions left.
    }
jambo-ask-keep = Keep this card or discard it. You can only keep the last card you look at.
jambo-ask-play =
    { $actions ->
        [one] Play a card or use a utility. You have { $actions } action left.
       *[other] Play a card or use a utility. You have { $actions } actions left.
    }
jambo-ask-mask_card = Choose the hand card to swap for the top card of the discard pile.
jambo-ask-room_utility = Three utilities are the limit: choose one to discard.
jambo-ask-rain_window = { $card } has just been played. Answer with a Rain Maker, or let it be.
jambo-ask-guard_window = { $card } has just been played. Answer with a Guard, or let it happen.
jambo-ask-dancer_card = Choose the three-ware card whose selling price the Dancer earns.
jambo-ask-dancer_ware =
    { $left ->
        [one] Choose { $left } more ware to return.
       *[other] Choose { $left } more wares to return.
    }
jambo-ask-portuguese_ware = Choose the next ware to return for 2 gold, or stop.
jambo-ask-shaman_from = Choose the kind of ware you give away.
jambo-ask-shaman_to = Choose the kind of ware you want for it.
jambo-ask-basket_ware = Choose the kind of ware you want from the Basket Maker.
jambo-ask-basket_amount = Choose how many you take.
jambo-ask-drummer_card = Choose a utility from the discard pile.
jambo-ask-psychic_card = Choose the card you take. The others go back in the same order.
jambo-ask-elder_option = Choose: make your opponent discard down to three cards, or draw until you hold five.
jambo-ask-elder_discard =
    { $left ->
        [one] Choose { $left } more card to discard.
       *[other] Choose { $left } more cards to discard.
    }
jambo-ask-carrier_option = Choose: wares for you and cards for your opponent, or the other way round.
jambo-ask-carrier_ware = Choose the kind of ware the Carrier brings you.
jambo-ask-carrier_amount = Choose how many you take.
jambo-ask-merchant_ware =
    { $left ->
        [one] Choose { $left } more ware to put up for auction.
       *[other] Choose { $left } more wares to put up for auction.
    }
jambo-ask-bid =
    { $bid ->
        [0] Open the auction with at least 1 gold.
       *[other] The bid stands at { $bid } gold. Raise it or pass.
    }
jambo-ask-leave_ware =
    { $left ->
        [0] The sixth space costs 2 gold. Keep everything, or choose a ware to put back.
        [one] Not everything fits. Choose { $left } more ware to put back.
       *[other] Not everything fits. Choose { $left } more wares to put back.
    }
jambo-ask-boat_payment = Choose what you discard for the Boat: a hand card or one of your utilities.
jambo-ask-boat_ware = Choose the ware the Boat brings you.
jambo-ask-statue_ware = Choose the ware the Leopard Statue brings you.
jambo-ask-throne_take = Choose the ware you take from your opponent.
jambo-ask-throne_give = Choose the ware you give in exchange.
jambo-ask-kettle_card = Discard one or two hand cards for the Kettle. You draw as many.
jambo-ask-drums_ware = Choose the ware you return for a card.
jambo-ask-supplies_payment = Pay for the Supplies: 1 gold or one hand card.
jambo-ask-scales_keep = Choose the card you keep. Your opponent gets the other.
jambo-ask-weapons_payment = Choose what you discard for the Weapons: a hand card or one of your utilities.
jambo-ask-elephant_ware = Take a ware from the middle.
jambo-ask-cheetah_option = Choose: give your opponent 2 gold, or let them draw two cards.
jambo-ask-hyena_take = Choose the card you take from your opponent’s hand.
jambo-ask-hyena_give = Choose the card you give back.
jambo-ask-crocodile_utility = Choose the utility the Crocodile eats.
jambo-ask-crocodile_use = Use it once before it is gone, or discard it right away.
jambo-ask-lion_utility = Take a utility from the middle.
jambo-ask-parrot_ware = Choose the ware the Parrot takes.
jambo-ask-baboon_card = Take a card from the middle.
jambo-ask-snake_keep = Choose the utility you keep. The others are discarded.
jambo-ask-end = Nothing is left to do. End your turn.
jambo-ask-over = The game is over.

## Decisions, told to everybody else

jambo-wait-draw = { $name } decides whether to look at a card.
jambo-wait-keep = { $name } looks at a card and decides whether to keep it.
jambo-wait-play = { $name } decides what to play.
jambo-wait-mask_card = { $name } chooses a hand card for the Mask of Transformation.
jambo-wait-room_utility = { $name } makes room for a fourth utility.
jambo-wait-rain_window = { $name } may react to the ware card.
jambo-wait-guard_window = { $name } may react to the animal.
jambo-window-guard_window = playing a Guard
jambo-window-rain_window = playing a Rain Maker
jambo-wait-dancer_card = { $name } chooses a ware card for the Dancer.
jambo-wait-dancer_ware = { $name } chooses wares for the Dancer.
jambo-wait-portuguese_ware = { $name } chooses wares for the Portuguese.
jambo-wait-shaman_from = { $name } chooses what the Shaman swaps.
jambo-wait-shaman_to = { $name } chooses what the Shaman brings.
jambo-wait-basket_ware = { $name } chooses a ware from the Basket Maker.
jambo-wait-basket_amount = { $name } chooses how many wares to take.
jambo-wait-drummer_card = { $name } looks through the discard pile for a utility.
jambo-wait-psychic_card = { $name } listens to the Fortune Teller.
jambo-wait-elder_option = { $name } asks the Tribal Elder for advice.
jambo-wait-elder_discard = { $name } discards down to three cards.
jambo-wait-carrier_option = { $name } chooses what the Carrier brings.
jambo-wait-carrier_ware = { $name } chooses a ware from the Carrier.
jambo-wait-carrier_amount = { $name } chooses how many wares to take.
jambo-wait-merchant_ware = { $name } chooses the wares for the auction.
jambo-wait-bid = { $name } thinks about a bid.
jambo-wait-leave_ware = { $name } chooses what goes back to the supply.
jambo-wait-boat_payment = { $name } chooses what to discard for the Boat.
jambo-wait-boat_ware = { $name } chooses a ware from the Boat.
jambo-wait-statue_ware = { $name } chooses a ware for the Leopard Statue.
jambo-wait-throne_take = { $name } chooses a ware from across the table.
jambo-wait-throne_give = { $name } chooses a ware to give in exchange.
jambo-wait-kettle_card = { $name } chooses cards for the Kettle.
jambo-wait-drums_ware = { $name } chooses a ware for the Drums.
jambo-wait-supplies_payment = { $name } pays for the Supplies.
jambo-wait-scales_keep = { $name } weighs two cards on the Scales.
jambo-wait-weapons_payment = { $name } chooses what to discard for the Weapons.
jambo-wait-elephant_ware = { $name } takes a ware from the middle.
jambo-wait-cheetah_option = { $name } chooses what the Cheetah gets.
jambo-wait-hyena_take = { $name } sees the other hand and takes a card.
jambo-wait-hyena_give = { $name } chooses a card to give back.
jambo-wait-crocodile_utility = { $name } chooses what the Crocodile eats.
jambo-wait-crocodile_use = { $name } decides whether to use it first.
jambo-wait-lion_utility = { $name } takes a utility from the middle.
jambo-wait-parrot_ware = { $name } chooses what the Parrot takes.
jambo-wait-baboon_card = { $name } takes a card from the middle.
jambo-wait-snake_keep = { $name } chooses which utility to keep.
jambo-wait-end = { $name } is about to end the turn.
jambo-wait-over = The game is over.

## Actions, as on a button

jambo-action-look = Look at a card
jambo-action-skip = Go on to play
jambo-action-end_turn = End turn
jambo-action-keep = Keep
jambo-action-discard = Discard
jambo-action-done = Done
jambo-action-decline = Let it be
jambo-action-guard = Play the Guard
jambo-action-rain_maker = Play the Rain Maker
jambo-action-pass = Pass
jambo-action-pay_gold = Pay 1 gold
jambo-action-opponent_discards = Opponent discards down to three
jambo-action-draw_up = Draw until you hold five
jambo-action-take_wares = Take wares
jambo-action-take_cards = Draw two cards
jambo-action-give_gold = Give 2 gold
jambo-action-let_draw = Let them draw two cards
jambo-action-use_it = Use it first
jambo-action-leave_it = Discard it unused
jambo-action-none = Take no ware
jambo-action-buy = Buy: { $card }
jambo-action-sell = Sell: { $card }
jambo-action-play = Play: { $card }
jambo-action-use = Use: { $card }
jambo-action-card = { $card }
jambo-action-utility = { $card } (on the table)
jambo-action-turned_utility = { $card } (on the table, used)
jambo-action-ware = { $ware }
jambo-action-amount = Take { $n }
jambo-action-seen = Card { $n } from the top
jambo-action-bid = Bid { $n } gold

## Events, as lines of the log

jambo-event-dealt = The cards are dealt and the market opens.
jambo-event-turn_started = { $name } begins a turn.
jambo-event-looked = { $name } looks at a card.
jambo-event-kept = { $name } keeps the card.
jambo-event-threw_away = { $name } does not want { $card } and discards it.
jambo-event-played = { $name } plays { $card }.
jambo-event-built = { $name } sets up a small stand for { $n } gold.
jambo-event-placed = { $name } lays out { $card }.
jambo-event-bought = { $name } buys { $wares } for { $n } gold.
jambo-event-sold = { $name } sells { $wares } for { $n } gold.
jambo-event-paid = { $name } pays { $n } gold.
jambo-event-gained = { $name } receives { $n } gold.
jambo-event-fee = { $name } pays { $n } gold for the sixth space.
jambo-event-bonus = { $name } takes 1 gold for the actions left over.
jambo-event-used = { $name } uses { $card }.
jambo-event-drew =
    { $n ->
        [one] { $name } draws { $n } card.
       *[other] { $name } draws { $n } cards.
    }
jambo-event-took_card = { $name } takes { $card } in the open.
jambo-event-discarded = { $name } discards { $card }.
jambo-event-revealed = Turned over: { $cards }.
jambo-event-reshuffled = The discard pile is shuffled into a new deck.
jambo-event-got_ware = { $name } gets { $wares }.
jambo-event-returned_ware = { $name } returns { $wares } to the supply.
jambo-event-swapped_ware = { $name } exchanges wares.
jambo-event-guarded = { $name } stops { $card } with a Guard.
jambo-event-rain_made = { $name } takes { $card } with a Rain Maker.
jambo-event-declined = { $name } does not react.
jambo-event-offered = { $name } puts { $wares } up for auction.
jambo-event-bid = { $name } bids { $n } gold.
jambo-event-passed = { $name } passes.
jambo-event-won_auction = { $name } wins the auction for { $n } gold.
jambo-event-saw_hand = { $name } looks at the hand of { $other }.
jambo-event-gave_card = { $name } gives { $card } to { $other }.
jambo-event-gave_card_hidden = { $name } gives a card to { $other }.
jambo-event-took_card_from = { $name } takes { $card } from { $other }.
jambo-event-took_card_hidden = { $name } takes a card from { $other }.
jambo-event-took_utility = { $name } takes { $card } from the middle.
jambo-event-lost_utility = { $name } loses { $card }.
jambo-event-kept_utility = { $name } keeps { $card }.
jambo-event-announced = { $name } has { $n } gold and announces the end. { $other } has one last turn.
jambo-event-won = { $name } wins!
jambo-event-took_back = { $name } takes a step back.

## The end ($name won with $n gold, $other has $m)

jambo-end-won-announcer = { $name } announced the end and stays ahead: { $n } gold against { $m }.
jambo-end-won-answer = { $name } answers with the last turn and overtakes { $other }: { $n } gold against { $m }.
jambo-end-won-tie = { $name } and { $other } are level with { $n } gold each, and a tie goes to the last turn: { $name } wins.
jambo-end-sum = { $name }: { $n } gold

## Words on the board

jambo-gold = Gold
jambo-gold-amount = { $n } gold
jambo-actions-left =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
jambo-hand =
    { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
jambo-deck =
    { $n ->
        [one] Deck: { $n } card
       *[other] Deck: { $n } cards
    }
jambo-discard =
    { $n ->
        [one] Discard pile: { $n } card
       *[other] Discard pile: { $n } cards
    }
jambo-supply = Supply
jambo-large-stand = Large stand
jambo-small-stands =
    { $n ->
        [one] { $n } small stand
       *[other] { $n } small stands
    }
jambo-utilities = Utilities
jambo-middle = In the middle
jambo-phase-draw = Draw phase
jambo-phase-play = Play phase
jambo-known = Your opponent knows this card
jambo-turned = Used this turn
jambo-sixth-space = Sixth space: filling it costs 2 gold
jambo-price-buy = Buy for { $n } gold
jambo-price-sell = Sell for { $n } gold
jambo-last-turn = Last turn
jambo-bonus-hint = End your turn with two or more actions left and you take 1 gold.
jambo-ruling = Ruling
jambo-reconstructed = Reconstructed
