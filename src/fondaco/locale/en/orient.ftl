### Da geht was ab im Morgenland: everything a player meets at the table.

## The game

orient-name = Da geht was ab im Morgenland
orient-tagline = Rob the other viziers by night, bid and bribe by day
orient-about = Grand viziers send robbers and flying beasts at night to steal each other’s treasures, and defend their own with guards and djinns. By day they outbid each other in the bazaar and sue each other in court. Whoever holds all insignia of power when the wise old man comes by is sultan.
orient-components-note = The printed cards are not public. Most names and all values, powers and numbers of copies here are reconstructed: they fit every known fact and may differ from the printed deck.
orient-ruling = ruling
orient-old-man = Wise Old Man
orient-slot = slot { $slot }
orient-pile-attack = attack pile
orient-pile-defence = defence pile
orient-group-servants = servants
orient-group-archers = archers
orient-group-robber_captain = robber captains

## Options of a match

orient-option-va1 = Leave the old man out (shorter)
orient-option-va1-no = No, as printed
orient-option-va1-yes = Yes
orient-option-va2 = Remove the three bans (shorter)
orient-option-va2-no = No, as printed
orient-option-va2-yes = Yes
orient-option-va3 = Hands of four at most (shorter)
orient-option-va3-no = No, as printed
orient-option-va3-yes = Yes
orient-option-va4 = Put ten cards of each pile aside every night (shorter)
orient-option-va4-no = No, as printed
orient-option-va4-yes = Yes
orient-option-vb1 = The old man moves whenever a treasure is turned
orient-option-vb1-no = No, as printed
orient-option-vb1-yes = Yes
orient-option-vb2 = The old man goes to whoever loses a second treasure
orient-option-vb2-no = No, as printed
orient-option-vb2-yes = Yes
orient-option-vb3 = The old man goes to whoever loses a face-up treasure
orient-option-vb3-no = No, as printed
orient-option-vb3-yes = Yes
orient-option-vb4 = A player’s second djinn of a turn sends the old man to the middle
orient-option-vb4-no = No, as printed
orient-option-vb4-yes = Yes
orient-option-vb5 = From the middle he may be taken instead of a turn
orient-option-vb5-no = No, as printed
orient-option-vb5-yes = Yes
orient-option-keep_hands = Hands are kept over the day
orient-option-keep_hands-no = No, as printed
orient-option-keep_hands-yes = Yes
orient-option-open_dawn = At dawn each chooses what lies face up
orient-option-open_dawn-no = No, as printed
orient-option-open_dawn-yes = Yes
orient-option-dealer = Who deals first?
orient-option-dealer-lot = The lot decides
orient-option-dealer-0 = You
orient-option-dealer-1 = Player 2
orient-option-dealer-2 = Player 3
orient-option-dealer-3 = Player 4
orient-option-dealer-4 = Player 5

## Night cards

orient-card-atk_captain = Robber Captain
orient-card-atk_band = Robber Band
orient-card-atk_bedouin = Bedouins
orient-card-atk_thief = Thief
orient-card-atk_master = Master Thief
orient-card-atk_assassin = Assassin
orient-card-atk_mercs = Mercenaries
orient-card-atk_charmer = Snake Charmer
orient-card-atk_servants = Servants (porters)
orient-card-atk_ghoul = Ghoul
orient-card-atk_aladdin = Aladdin
orient-card-atk_lion = Flying Lion
orient-card-atk_roc = Bird Roc
orient-card-ev_snatch_a = Djinn Pilfer (sword)
orient-card-ev_whirl = Djinn of the Whirlwind
orient-card-ev_terror = Djinn of Terror
orient-card-ev_eyes = Djinn of the Thousand Eyes
orient-card-ev_swap = Djinn of Exchange
orient-card-ev_potion = Strength Potion
orient-card-ev_key_a = Magic Key (sword)
orient-card-vis_scheherazade = Scheherazade
orient-card-def_archers = Archers
orient-card-def_palace = Palace Guards
orient-card-def_spears = Guards with Spears
orient-card-def_servants = Servants
orient-card-def_eunuch = Eunuchs
orient-card-def_leopard = Watch Leopard
orient-card-def_janiss = Janissaries
orient-card-def_elephant = War Elephant
orient-card-ev_snatch_d = Djinn Pilfer (shield)
orient-card-ev_wall = Djinn of the Bronze Gate
orient-card-ev_road = Djinn of the Long Road
orient-card-ev_veil = Djinn of the Veil
orient-card-ev_parrot = Trained Parrot
orient-card-ev_key_d = Magic Key (shield)
orient-card-ev_hourglass = Magic Hourglass
orient-card-vis_dinarzad = Dinarzad
orient-card-ghost = Scheherban’s Ghost
orient-text-person = Attack { $attack }, defence { $defence }, key { $key }.
orient-text-archers = Attack { $attack }, defence { $defence }, key { $key }. Repels every flyer.
orient-text-flyer = Flies: only Archers repel it. Defence { $defence }, key { $key }; attack { $attack } plays no part.
orient-text-visitor = Lay her face up at once: your hand limit is one smaller tonight, and tomorrow she is a bonus of 2.
orient-text-ghost = Lay it face up at once and draw another card: all insignia are turned up.

## What event cards do

orient-effect-pilfer = At any time: take what another player has just stolen.
orient-effect-discard = An opponent loses { $amount } hand cards at random.
orient-effect-defenders = With an attack: limits the cards laid against it to { $amount }.
orient-effect-look_row = Look at all face-down treasures of one opponent.
orient-effect-exchange = Exchange one of your treasures for one of an opponent.
orient-effect-gate = When you are attacked: repels anything but a flyer.
orient-effect-move_old_man = Move the old man to any player; without him, draw a card.
orient-effect-rearrange = Cover treasures of yours and lay your row anew.
orient-effect-look = Look at face-down treasures of opponents, up to { $amount }.
orient-effect-attack_plus = With an attack: { $amount } stronger, but not for flyers.
orient-effect-open_door = After a successful attack: the door opens without a roll.
orient-effect-extra_action = After your action: one more action.

## Treasures

orient-treasure-ins_crown = Crown
orient-treasure-ins_sceptre = Sceptre
orient-treasure-ins_signet = Signet Ring
orient-treasure-ins_sabre = Sabre of State
orient-treasure-ins_mantle = Sultan’s Mantle
orient-treasure-val_lamp = Brass Lamp
orient-treasure-val_dagger = Jewelled Dagger
orient-treasure-val_shield = Silver Shield
orient-treasure-val_lockpick = Golden Lockpick
orient-treasure-val_lock = Iron Lock
orient-treasure-val_crystal = Crystal Ball
orient-treasure-val_astrolabe = Astrolabe
orient-treasure-val_purse = Purse of Plenty
orient-treasure-val_bottle = Spirit in the Bottle
orient-treasure-val_wine = Wine
orient-text-insignia = Insignia of power: collect all of them.
orient-text-valuable = A valuable without a power.
orient-power-hand_plus = Face up: your hand limit is { $amount } larger.
orient-power-attack_plus = Face up: your attacks are { $amount } stronger.
orient-power-defence_plus = Face up: your defences are { $amount } stronger.
orient-power-key_plus = Face up: your key values are { $amount } higher.
orient-power-key_minus = Face up: key values against you are { $amount } lower.
orient-power-look = Face up: before your action look at an opponent’s face-down treasure. Times a turn: { $amount }.
orient-power-reroll = Face up: roll a die of yours again. Times a turn: { $amount }.
orient-power-day_bonus = Face up when the night ends: a bonus larger by { $amount } by day.
orient-power-falcon = Face up: any card with a defence value stops a flyer.
orient-power-thief_discards = Whoever steals it discards his whole hand.
orient-power-thief_drunk = Whoever steals it attacks no more this turn and lays no card in defence until his next turn.

## Day cards

orient-object-day_sandstorm = Sandstorm
orient-object-baz_camel = Riding Camel
orient-object-baz_blade = Damascus Blade
orient-object-baz_hounds = Watchdogs
orient-object-baz_picks = Picklocks
orient-object-baz_falcon = Hunting Falcon
orient-object-day_strike = Servants’ Strike
orient-object-day_prince = Prince’s Visit
orient-object-day_execution = Execution
orient-object-day_court = Court Day
orient-bazaar-hand_plus = For sale. Next night your hand limit is { $amount } larger.
orient-bazaar-attack_plus = For sale. Next night your attacks are { $amount } stronger.
orient-bazaar-defence_plus = For sale. Next night your defences are { $amount } stronger.
orient-bazaar-key_plus = For sale. Next night your key values are { $amount } higher.
orient-bazaar-key_minus = For sale. Next night key values against you are { $amount } lower.
orient-bazaar-look = For sale. Next night look at face-down treasures before your action. Times a turn: { $amount }.
orient-bazaar-reroll = For sale. Next night roll your die again. Times a turn: { $amount }.
orient-bazaar-falcon = For sale. Next night any card of yours with a defence value stops a flyer.
orient-day-sandstorm = Nothing happens.
orient-day-court = Everybody may sue for one treasure.
orient-day-servants = No servants in the next night.
orient-day-archers = No archers in the next night.
orient-day-robber_captain = No robber captains in the next night.

## Actions

orient-action-pass = Pass
orient-action-end_turn = End turn
orient-action-done = Done
orient-action-decline = Decline
orient-action-rearrange = Lay your row anew
orient-action-roll = Roll the die
orient-action-reroll = Roll again
orient-action-accept = Keep the roll
orient-action-take_old_man = Take the old man instead of a turn
orient-action-play_on = Leave the old man in the middle
orient-action-cover_it = Turn it face down
orient-action-leave_it = Leave it face up
orient-action-draw = Draw: { $pile }
orient-action-attack = Attack with { $card }
orient-action-defend = Lay { $card } in defence
orient-action-play = Play { $card }
orient-action-discard = Discard { $card }
orient-action-uncover = Turn up slot { $slot }
orient-action-cover = Cover slot { $slot }
orient-action-give = Give slot { $slot }
orient-action-lay = Next: { $treasure }
orient-action-look = Look at slot { $slot } of player { $seat }
orient-action-target = At slot { $slot } of player { $seat }
orient-action-target_object = At { $object }
orient-action-get = Take slot { $slot } of player { $seat }
orient-action-seat = Player { $seat }
orient-action-offer = Add { $unit }
orient-action-accuse = Sue player { $seat }
orient-action-claim = Claim { $treasure }

## Beside actions

orient-note-attack = attack { $attack }, key { $key }
orient-note-flyer = flies, key { $key }
orient-note-defence = defence { $defence }

## Questions

orient-ask-over = The game is over.
orient-ask-lay = Which treasure lies in slot { $laid }?
orient-ask-facing = Which of your treasures lie face up?
orient-ask-draw = From which pile do you draw?
orient-ask-old_man = The old man is in the middle: take him instead of a turn, or play on?
orient-ask-reroll = You rolled { $die }. Roll again?
orient-ask-turn = Attack, turn up a treasure, lay your row anew, or exchange cards. Event cards cost no action.
orient-ask-attacks = Attack again, play event cards, or end your turn.
orient-ask-after = Your action is done: play event cards, or end your turn.
orient-ask-target = { $card } attacks: which treasure?
orient-ask-defence = { $other } attacks you with { $card }. Lay cards, or decline.
orient-ask-door = At the door: { $card }. Roll, or play a Magic Key.
orient-ask-pilfer = { $other } holds what was just stolen. Do you snatch it?
orient-ask-cover_stolen = Turn the treasure face down again?
orient-ask-discard = Discard more cards, or draw?
orient-ask-cover_row = Which treasures do you cover before laying your row anew?
orient-ask-opponent = { $card }: against whom?
orient-ask-road = To whom does the old man go?
orient-ask-look = { $card }: at which treasure do you look? Left: { $left }.
orient-ask-give = { $card }: which treasure of yours do you give?
orient-ask-get = { $card }: which treasure do you take for slot { $slot }?
orient-ask-bazaar = { $object } is for sale. Add to your offer, or pass.
orient-ask-accuse = Court Day: whom do you sue?
orient-ask-claim = Which treasure has { $accused } stolen?
orient-ask-bribe = The judge decides about { $treasure }. Add to your bribe, or pass.
orient-wait-over = The game is over.
orient-wait-lay = { $name } lays the row.
orient-wait-facing = { $name } chooses what lies face up.
orient-wait-draw = { $name } draws.
orient-wait-old_man = { $name } considers taking the old man.
orient-wait-reroll = { $name } may roll again.
orient-wait-turn = { $name } has the turn.
orient-wait-attacks = { $name } may attack again.
orient-wait-after = { $name } is about to end the turn.
orient-wait-target = { $name } attacks with { $card }.
orient-wait-defence = { $name } answers the attack of { $card }.
orient-wait-door = { $name } stands at the door.
orient-wait-pilfer = Does anybody snatch what { $other } has?
orient-wait-cover_stolen = { $name } may turn the treasure face down.
orient-wait-discard = { $name } exchanges cards.
orient-wait-cover_row = { $name } picks up the row.
orient-wait-opponent = { $name } plays { $card }.
orient-wait-road = { $name } sends the old man away.
orient-wait-look = { $name } looks at treasures.
orient-wait-give = { $name } exchanges a treasure.
orient-wait-get = { $name } chooses a treasure to take.
orient-wait-bazaar = { $name } considers an offer for { $object }.
orient-wait-accuse = { $name } may go to court.
orient-wait-claim = { $name } sues { $accused }.
orient-wait-bribe = { $name } bribes the judge.

## Events

orient-event-dealt = The treasures are dealt; { $name } is the dealer.
orient-event-sent = { $name } sends { $card }.
orient-event-defended = { $name } lays { $card } in defence.
orient-event-played = { $name } plays { $card }.
orient-event-discarded = { $name } discards { $card }.
orient-event-aimed = { $name } attacks slot { $slot } of { $target }.
orient-event-aimed_object = { $name } attacks { $object } of { $target }.
orient-event-looked = { $name } looks at slot { $slot } of { $target }.
orient-event-looked-known = { $name } looks at slot { $slot } of { $target }: { $treasure }.
orient-event-looked_row = { $name } looks at all treasures of { $target }.
orient-event-exchanged = { $name } exchanges slot { $slot } for slot { $other_slot } of { $target }.
orient-event-exchanged-known = { $name } exchanges { $treasure } for { $other } of { $target } (slots { $slot } and { $other_slot }).
orient-event-accused = { $name } sues { $target }.
orient-event-claimed = { $name } demands { $treasure } of { $target }.
orient-event-offered = { $name } offers { $unit }.
orient-event-fetched = { $name } takes the old man instead of a turn.
orient-event-rearranged = { $name } has laid the row anew.
orient-event-laid_row = { $name } has laid the row.
orient-event-undefended = { $name } does not defend.
orient-event-rested = { $name } rests.
orient-event-passed = { $name } passes.
orient-event-rolled = { $name } rolls { $die }.
orient-event-stole = { $name } steals slot { $slot } of { $target }.
orient-event-stole-known = { $name } steals { $treasure } from { $target } (slot { $slot }).
orient-event-stole_object = { $name } steals { $object } from { $target }.
orient-event-pilfered = { $name } snatches what { $target } has stolen (slot { $slot }).
orient-event-pilfered-known = { $name } snatches { $treasure } from { $target } (slot { $slot }).
orient-event-pilfered_object = { $name } snatches { $object } from { $target }.
orient-event-door_shut = The door of { $target } stays shut.
orient-event-repelled = { $target } repels the attack of { $name }.
orient-event-caught = { $name } is caught out by { $treasure }.
orient-event-visited = { $visitor } comes to visit { $name }.
orient-event-drew = { $name } draws: attack pile { $attack }, defence pile { $defence }.
orient-event-drew-known = { $name } draws { $cards }.
orient-event-lost_cards = { $name } loses { $cards }.
orient-event-ghost = { $card } appears to { $name }: all insignia are turned up.
orient-event-uncovered = { $treasure } of { $name } lies face up.
orient-event-covered = { $name } covers { $treasure }.
orient-event-stranger = A stranger gets { $object }.
orient-event-bought = { $name } gets { $object }.
orient-event-lapsed = { $target } does not have { $treasure }: the suit lapses.
orient-event-awarded = The judge awards { $treasure } to { $name }.
orient-event-old_man_rolled = { $name } rolls { $die } for the old man.
orient-event-old_man_moved = The old man is now with { $name }.
orient-event-old_man_middle = The old man goes to the middle of the table.
orient-event-night_ended = The last card is drawn: the sun rises.
orient-event-day_card = Day card { $n } of 4: { $object }.
orient-event-dawned = Night { $n } falls; { $name } is the dealer.
orient-event-turn_started = { $name } begins a turn.
orient-event-won = { $name } holds all insignia and is the new sultan.
orient-event-took_back = { $name } takes a step back.

## The end

orient-end-insignia = { $name } is crowned sultan.
orient-end-sum =
    { $insignia ->
       [one] { $name }: { $insignia } of the insignia lies face up
      *[other] { $name }: { $insignia } of the insignia lie face up
    }

## The table in the terminal

orient-table-night = Night { $n }, dealer { $dealer }
orient-table-day = Day { $n }, card { $card } of 4, dealer { $dealer }
orient-table-piles = Attack pile: { $attack }   Defence pile: { $defence }
orient-table-middle = The old man stands in the middle.
orient-table-banned = Not usable tonight: { $groups }
orient-table-attack = Attack { $value }: { $cards }
orient-table-defence = Defence { $value }: { $cards }
orient-table-flight = Attack from the air: { $cards }
orient-table-flight-defence = Against it: { $cards }
orient-table-key = The door opens with { $key } or less.
orient-table-die = Die: { $die }
orient-table-sale = For sale: { $object }
orient-table-claim = Before the judge: { $treasure }
orient-table-hand = In hand: { $cards }
orient-table-beside = With him: { $things }
orient-table-offer = Offered: { $things }
orient-table-drunk = Drunk until his next turn
orient-table-player = { $seat } { $name }: cards of attack { $attack }, of defence { $defence }

## Questions to several seats

orient-window-defence = defending against an attack
orient-window-pilfer = taking what was stolen
