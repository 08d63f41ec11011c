### The rules of Jambo, one message per clause: J-6-7 is clause J-6.7. Which clauses are rulings is not said here.

jambo-chapter-1 = Setting up
jambo-chapter-2 = Your turn
jambo-chapter-3 = Draw phase
jambo-chapter-4 = Play phase
jambo-chapter-5 = Small stands
jambo-chapter-6 = Ware cards
jambo-chapter-7 = Utilities
jambo-chapter-8 = People
jambo-chapter-9 = Animals, space and what a card needs
jambo-chapter-10 = The end

## 1 Setting up

J-1-1 = Jambo is for two players. Each has one large stand with six spaces.
J-1-2 = The deck has 110 cards, shuffled and face down: 5 small stands, 40 ware cards, 22 utilities, 29 people and 14 animals.
J-1-3 = Each player starts with five cards in hand.
J-1-4 = Discarded cards lie face up on one discard pile for both players.
J-1-5 = The supply holds 36 wares for both players: six each of hides, fruit, salt, silk, trinkets and tea.
J-1-6 = Each player starts with 20 gold. Gold is always there for both to see.
J-1-7 = The bank never runs out of gold.
J-1-8 = The table decides who starts. If nobody says otherwise, it is drawn by lot.

## 2 Your turn

J-2-1 = A turn has two phases, always in this order: first draw, then play.
J-2-2 = You have five actions in a turn, no more.
J-2-3 = End your turn with two or more actions left and you take exactly 1 gold from the bank.
J-2-4 = You may end your turn in either phase, with any number of actions left, as long as no card, choice or reaction is still open. With no action left the turn ends by itself, after any reaction.
J-2-5 = You may hold as many cards as you like.

## 3 Draw phase

J-3-1 = Drawing costs one action: you look at the top card of the deck in secret, then keep it or discard it face up.
J-3-2 = Once you keep a card the draw phase is over. You draw no more from the deck this turn unless a card lets you.
J-3-3 = After discarding the card you looked at, you may look at another for one more action, or go on to play.
J-3-4 = You can look at up to five cards, but keep only the one you looked at last.
J-3-5 = You may spend all five actions on drawing. Then there is no play phase.
J-3-6 = You may skip the draw phase. Then you have all five actions for the play phase, less any spent on a Mask.
J-3-7 = When a card is needed and the deck is empty, the discard pile is shuffled into a new face-down deck.
J-3-8 = With deck and discard pile both empty there is nothing to draw: effects work with as many cards as there are, and looking at a card is not offered. The pile is only shuffled when a card must be drawn, turned over or looked at.

## 4 Play phase

J-4-1 = Playing a card costs one action unless the card says otherwise.
J-4-2 = You may play the kinds of card in any order and as often as you like.

## 5 Small stands

J-5-1 = A small stand goes beside your large one. It holds three wares and stays to the end of the game.
J-5-2 = The first small stand built in the game costs 6 gold. Every later one costs 3, whoever builds it.
J-5-3 = One player may own several small stands, even all five.

## 6 Ware cards

J-6-1 = You play a ware card either to buy or to sell. Then it is discarded.
J-6-2 = To buy, pay the card’s buying price, take every ware shown from the supply and place it at once.
J-6-3 = To buy, you need space for all the wares shown.
J-6-4 = To buy, all the wares shown must be in the supply.
J-6-5 = To buy, you need enough gold for the price.
J-6-6 = You always buy all the wares shown, never just some of them.
J-6-7 = Filling the sixth space of your large stand costs 2 gold at once, every time it is filled, whichever space is the last.
J-6-8 = The fee is due whenever your large stand goes from five wares to six, whatever card brought the ware; once emptied and filled again, it is paid again. Wares fill the large stand up to five, then the small stands, and the sixth space last; wares gained together are placed in the order trinkets, hides, tea, silk, fruit, salt. A kind that lies on both leaves the small stands first, and a ware that comes in exchange lies where the old one lay. Wares never move between stands.
J-6-9 = To sell, return every ware shown to the supply and take the card’s selling price.
J-6-10 = To sell, you need all the wares shown on your stands.
J-6-11 = A purchase needs gold for the price, as changed by wise men, and also for the fee if it fills the sixth space.
J-6-12 = For wares gained in any other way, space is counted after all other costs of the card or use are paid: with only the sixth space left, statue and basket maker need 4 gold, the boat 2, and the winner of an auction the bid and 2 more. If you cannot pay the fee, the sixth space does not count. If you can, you may still decline one ware that came through people or animals, and say which. While another space is free you cannot decline any. Wares already placed are never pushed out.

## 7 Utilities

J-7-1 = A utility is laid face up in front of you and stays there.
J-7-2 = Using a utility costs one action. You may use it from the turn you lay it out, once per turn for each card.
J-7-3 = A used utility is turned round. At the end of the turn all are turned back.
J-7-4 = You have at most three utilities in front of you. To lay out another, first discard one of them, even one used this turn.
J-7-5 = You may have several copies of one utility. Each can be used once per turn.
J-7-10 = Boat: discard a hand card or one of your utilities, even the boat itself, to take any one ware from the supply.
J-7-11 = Well: pay 1 gold to draw a card.
J-7-12 = Chieftain’s seat: take any one ware from your opponent and give one of yours for it.
J-7-13 = Leopard statue: pay 2 gold to take any one ware from the supply.
J-7-14 = Mask of transformation: before drawing, swap a hand card for the top card of the discard pile.
J-7-15 = Kettle: discard one or two hand cards to draw as many.
J-7-16 = Drums: return one of your wares to the supply to draw a card.
J-7-17 = Supplies: turn over cards from the deck onto the discard pile until a ware card appears, and take it into your hand. Then pay 1 gold or discard a hand card.
J-7-18 = Scales: draw two cards, keep one and give the other to your opponent.
J-7-19 = Weapons: discard a hand card or one of your utilities, even the weapons themselves, to take 2 gold.
J-7-20 = The mask is used only in the draw phase, before you look at the first card of your turn, and needs a hand card and a discard pile; a mask just laid out waits for your next turn. After it you may still draw or skip, or use a second mask. Every other utility is used only in the play phase.
J-7-21 = You can use a utility only if you can pay its cost and it can do something: boat and leopard statue need space for a ware; well, drums and scales a card in the deck or discard pile; supplies a card in the deck or a ware card among the discards; kettle a hand card; chieftain’s seat a ware on each side. Boat and weapons may be paid with a utility already used this turn.
J-7-22 = Supplies are paid for after the cards are turned over, and the card just taken may be the one you discard. If the whole deck and the reshuffled discards show no ware card, the use ends with no card and no cost.
J-7-23 = The chieftain’s seat swaps wares where they lie, so it needs no space and costs no fee. Both wares may be of the same kind.
J-7-24 = For the kettle you discard different cards, in an order of your choice, before drawing, so they can be shuffled back in. If the scales find only one card, you keep it. Your opponent sees only the card given.
J-7-25 = Laying out a fourth utility costs one action, discarding one included. Apart from that, and as payment for boat or weapons, you never discard a utility at will.

## 8 People

J-8-1 = Carry out what the person does, then discard the card.
J-8-10 = Arabian merchant: turn over the top three cards and bid at least 1 gold. You and your opponent raise in turn or pass; the highest bidder pays the bank and takes the three cards.
J-8-11 = Travelling merchant: put two wares from the supply on the card and auction them like the Arabian merchant. The winner takes the two wares.
J-8-12 = Basket maker: pay 2 gold to take up to two wares of one kind from the supply.
J-8-13 = Portuguese: return any number of your wares to the supply and take 2 gold for each.
J-8-14 = Rain maker: played in your opponent’s turn, after a ware card was played. You take that ware card into your hand. It costs no action.
J-8-15 = Shaman: swap all your wares of one kind for as many of one other kind from the supply.
J-8-16 = Tribal elder: choose whether your opponent discards down to three cards or you draw until you hold five.
J-8-17 = Dancer: play her together with a ware card that shows three wares. Return any three of your wares and take that card’s selling price. It costs no extra action.
J-8-18 = Carrier: take up to two wares of one kind from the supply, or draw two cards. Your opponent gets the other; wares only as far as there is space.
J-8-19 = Drummer: look through the discard pile and take one utility into your hand.
J-8-20 = Fortune teller: look at the top six cards, take one and put the rest back in the same order.
J-8-21 = Guard: played in your opponent’s turn, after an animal. The animal has no effect on either of you. It costs no action.
J-8-22 = Wise man from afar: for this turn each purchase costs you 2 gold less and each sale brings you 2 more.
J-8-30 = Whoever played the merchant opens with at least 1 gold. Nobody may bid more than they own, and the first to pass ends the auction. Without gold you cannot play a merchant.
J-8-31 = Whoever plays the travelling merchant chooses the two wares, of one kind or two. The winner pays first, then places them; a ware that finds no space goes back to the supply and the bid is not refunded.
J-8-32 = Two wise men add up, but no price falls below 0. They change only ware cards: not stands, fees, basket maker, statue or Portuguese.
J-8-33 = The ware card played with the dancer counts as played, so a rain maker may take it, and as a sale, so wise men raise it. Both cards together cost one action. A six-ware card cannot be used.
J-8-34 = The shaman swaps wares where they lie and no fee is due. Only kinds with enough wares in the supply can be chosen.
J-8-35 = A reaction is asked for whenever your opponent holds any card, the right one or not, so that the question gives nothing away. The guard is asked for before any target, hand or choice is shown; the rain maker after the trade is done, one per ware card. Cards merely discarded allow no reaction, and a guard cannot be guarded.
J-8-36 = Basket maker and carrier: “up to two” is the taker’s free choice. The basket maker gives one or two. With the carrier you resolve your choice first, then your opponent; whoever gets the wares picks kind and number, 0 to 2 as supply and space allow, and pays any fee; the two cards must be drawn.
J-8-37 = The tribal elder just played is no longer a hand card, and your opponent chooses what to discard. The Portuguese needs at least one ware. With the fortune teller you must take a card. Of the discard pile only the top card’s place matters; only the kettle asks for an order.
J-8-38 = An effect that needs several cards takes what is left, shuffles the discards under it and goes on. With too few cards in all it works with those: the Arabian merchant auctions one or two, the fortune teller shows fewer than six. The card being played, and a utility the crocodile is eating, are not among the discards yet: cards paid as cost are discarded first, then the played card, then a reaction. The crocodile lies on the eaten utility, the dancer under her ware card.

## 9 Animals, space and what a card needs

J-9-1 = Carry out what the animal does, then discard the card. Your opponent may answer first with a guard: then both cards are discarded and nothing happens to either of you. The action stays spent.
J-9-2 = If you have no space for wares gained through people or animals, you choose which to place. The others stay in the supply or go back to it.
J-9-3 = You cannot do what you cannot pay for: a card, stand, use or fee that costs more gold than you have.
J-9-10 = Elephant: all wares of both players go to the middle. Starting with the player whose turn it is, each takes one in turn until none is left.
J-9-11 = Cheetah: your opponent chooses to give you 2 gold or to let you draw two cards.
J-9-12 = Hyena: look at your opponent’s hand and take one card. Give back any card of your hand, even the one just taken.
J-9-13 = Crocodile: discard one of your opponent’s utilities. Before that you may use it once, unless it is the mask, without an extra action.
J-9-14 = Lion: all utilities of both players go to the middle. Starting with the player whose turn it is, each takes one in turn until none is left.
J-9-15 = Parrot: take one ware from your opponent and place it.
J-9-16 = Baboon: both players lay their hands open in the middle. Starting with the player whose turn it is, each takes one card in turn until none is left.
J-9-17 = Snake: each player may keep one utility. The others are discarded.
J-9-20 = Elephant: you keep taking even when full. At the end whoever has more than fits chooses what goes back to the supply: first the player whose turn it is places, pays and returns, then the other. With an odd number that player gets one more. The stands were emptied, so filling the sixth space is paid again.
J-9-21 = Cheetah: with less than 2 gold your opponent cannot choose to give gold.
J-9-22 = Crocodile: first choose the utility, then whether to use it. You use it with your own hand, gold, wares, space and utilities, and “the opponent” is its owner. It needs everything its normal use needs except the action, and boat or weapons cannot be paid with the one being eaten. A utility already turned round this turn is only discarded. Your own copies do not count as used.
J-9-23 = Lion: a utility used this turn stays turned round until the end of the turn, whoever has it now.
J-9-24 = Besides its gold, a card can be played only if it can do something; a partial effect is enough. Ware card: its purchase or its sale is possible. Basket maker: space for one ware. Portuguese: a ware of yours. Shaman: a kind of yours and another kind with enough in the supply. Tribal elder: only a choice with an effect is offered, so your opponent holds four or more cards, or you hold four or fewer besides the elder and there is a card to draw. Dancer: a three-ware card in hand and three wares of yours. Drummer: a utility among the discards. Fortune teller and Arabian merchant: a card in the deck or discard pile. Elephant: a ware on any stand. Lion: a utility in front of either of you; crocodile: one in front of your opponent; snake: two in front of one player. Parrot: a ware of your opponent’s; with full stands it goes to the supply. Hyena: a card in your opponent’s hand. Baboon: a hand card of either player besides the baboon. Small stands, utilities, wise man, carrier, travelling merchant and cheetah need nothing more. Guard and rain maker are never played in your own turn.
J-9-25 = Hyena: both players know the card taken and the card given, and you have seen the whole hand. Baboon: it is not in the middle itself, both hands are open at that moment, and with an odd number the player whose turn it is gets one more. Snake: the player whose turn it is chooses first; with two or more utilities you keep exactly one, with one you keep it.
J-9-26 = Open to everyone, onlookers too: gold, wares, stands, utilities and which are turned round, actions left, the discard pile, bids, sizes of hands and deck, and each card taken in the open (mask, drummer, supplies, Arabian merchant, rain maker, baboon) until it is played, discarded or hidden by an exchange. Known to the two players only: the card the scales give, and those a hyena takes and gives. Known to you alone: your hand, what you look at and keep in the draw phase, cards drawn by an effect, the fortune teller’s six in their order until drawn, and a hand seen with the hyena.

## 10 The end

J-10-1 = If you have 60 or more gold at the end of your turn, you announce the end. The bonus for unused actions is taken before gold is counted, here and after the last turn.
J-10-2 = Your opponent then has exactly one more complete turn with five actions.
J-10-3 = If your opponent then has as much gold as you or more, your opponent wins. Otherwise you win.
J-10-4 = Sixty gold reached during a turn and spent again does not count. The end is announced by itself, and the last turn announces nothing more.
