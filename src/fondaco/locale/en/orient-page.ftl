### The board of Da geht was ab im Morgenland in the browser: words that only the page needs.

## Treasures and viziers

orient-page-face-up = face up
orient-page-face-down = face down
orient-page-lies-up = Lies face up
orient-page-lies-down = Lies face down
orient-page-known-by = Known to: { $names }
orient-page-attacked = Under attack
orient-page-offered = Offered
orient-page-spent = Used up today
orient-page-possible = Can be chosen now
orient-page-chosen = Chosen
orient-page-on-turn = To move
orient-page-decides = Decides now
orient-page-drunk = Drunk until the next turn
orient-page-hand-of = Hand: attack pile { $attack }, defence pile { $defence }
orient-page-no-treasure = No treasures left
orient-page-treasures = Treasures
orient-page-slot-of = Slot { $slot }: { $name }
orient-page-man-about = By day he is a bonus of 2 for his host; the winner needs him too.
orient-page-man-middle = The old man is in the middle

## Private notes

orient-page-note = Your note
orient-page-note-is = Your note: { $note }
orient-page-note-insignia = Some insignia
orient-page-note-valuable = Some valuable
orient-page-note-trap = A trap
orient-page-note-about = Only you see it, in this browser. It stays with the treasure until the row is laid anew.

## What I know

orient-page-known = What I know
orient-page-needed =
    { $n ->
        [one] { $n } insignia wins.
       *[other] { $n } insignia win.
    }
orient-page-needed-man = The old man must be there too.
orient-page-counted = Insignia, as far as you can count them
orient-page-insignia-of =
    { $seats ->
        [one] { $names }: { $n }
       *[other] { $names }, together: { $n }
    }
orient-page-unknown = unknown
orient-page-somewhere = { $name }, slot unknown
orient-page-lies = { $name }, slot { $slot }

## The own hand

orient-page-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
orient-page-hand-empty = No cards in hand.
orient-page-hand-hidden = Cards in hand are secret.
orient-page-banned = Cannot be used tonight
orient-page-forbidden = Not now ({ $clause })
orient-page-use-attack = Can attack
orient-page-use-defend = Can defend
orient-page-use-discard = Can be exchanged
orient-page-use-join = Can go with the attack
orient-page-use-play = Can be played

## What can be done

orient-page-deeds = What can be done
orient-page-attack = Attack
orient-page-attack-about = Send a card to rob
orient-page-choose-attack = Choose a card
orient-page-no-attack = No card can attack
orient-page-uncover = Turn up
orient-page-uncover-about = Show a treasure of yours
orient-page-choose-uncover = Choose one of your face-down treasures.
orient-page-no-uncover = All lie face up
orient-page-rearrange = Lay anew
orient-page-rearrange-about = Hide and shuffle your row
orient-page-choose-rearrange = Your row is picked up
orient-page-no-rearrange = You have no treasures
orient-page-exchange = Exchange
orient-page-exchange-about = Pause and change cards
orient-page-choose-exchange = Choose cards of your hand
orient-page-no-exchange = Not possible now
orient-page-look = Look
orient-page-choose-look = Choose a face-down treasure of an opponent.
orient-page-back = Back
orient-page-rest = Exchange none
orient-page-picked =
    { $n ->
        [one] { $n } card chosen. You draw as many as you give.
       *[other] { $n } cards chosen. You draw as many as you give.
    }
orient-page-attack-again = Choose a card to attack again, play event cards, or end your turn.
orient-page-after = Your action is done. End your turn.
orient-page-after-cards = Your action is done. Event cards can still be played.
orient-page-choose-pile = Choose a pile, card by card.
orient-page-others-turn = The others are busy.
orient-page-seen = Put away
orient-page-only-you = Only you see this

## Attack and defence

orient-page-choose-target = Choose a treasure of an opponent.
orient-page-attack-slot = Attack slot { $slot }: { $name }
orient-page-look-slot = Look at slot { $slot }: { $name }
orient-page-get-slot = Take slot { $slot }: { $name }
orient-page-aimed = { $name }, slot { $slot }
orient-page-with = With { $card }
orient-page-attack-value = Attack { $n }
orient-page-flies = It flies
orient-page-defence-sum = { $n } of { $value }
orient-page-only-archers = Only Archers repel it
orient-page-archers-stop = Repelled
orient-page-no-defence = No card laid
orient-page-no-defending = Do not defend
orient-page-defend-enough = Defend with { $cards }: enough
orient-page-defend-short = Defend with { $cards }: not enough, the cards would be lost
orient-page-chance = { $n } of 6 open
orient-page-opens-always = Opens without a roll
orient-page-roll-chance = Roll: { $n } of 6 open
orient-page-no-snatch = Let it be
orient-page-how-defence = Tap cards to lay them in defence.
orient-page-how-pilfer = A djinn Pilfer can snatch it.
orient-page-how-door = Roll the die, or play a Magic Key.
orient-page-how-opponent = Tap a player.
orient-page-how-road = Tap whoever the old man goes to.
orient-page-how-look = Tap a face-down treasure.
orient-page-how-give = Tap a treasure of your own.
orient-page-how-get = Tap a treasure of an opponent.
orient-page-die = Die: { $n }

## Laying the row

orient-page-how-lay = Move your treasures; nobody sees how.
orient-page-ask-lay = Put your treasures in the order you like, then press “{ $button }”.
orient-page-how-cover_row = Cover what you like, and move your treasures.
orient-page-how-facing = Turn up what shall lie face up.
orient-page-lay-down = Lay the row
orient-page-laid = { $treasure }, slot { $slot }
orient-page-left = { $treasure }: to the left
orient-page-right = { $treasure }: to the right
orient-page-turn = { $treasure }: turn over

## Night and day

orient-page-night = Night { $n }
orient-page-day = Day { $n }
orient-page-ban = Not tonight: { $group }
orient-page-pile =
    { $n ->
        [one] { $pile }: { $n } card
       *[other] { $pile }: { $n } cards
    }
orient-page-day-cards = Day cards
orient-page-hour-1 = morning
orient-page-hour-2 = noon
orient-page-hour-3 = afternoon
orient-page-hour-4 = evening
orient-page-offer = Offer
orient-page-how-bid = Tap treasures of yours to offer them: +{ $n }
orient-page-raise = Raise by { $n }
orient-page-no-raise = Content
orient-page-how-accuse = Tap whom you sue.
orient-page-no-suit = Sue nobody
orient-page-how-claim = Choose the treasure.
orient-page-choose-claim = What do you demand? Accused: { $name }
orient-page-claims = Accused: { $name }
orient-page-claim-known = { $treasure }, you know: { $name }
orient-page-sue = Sue for { $treasure }: { $name }
orient-page-trial = { $name } against { $other }: { $treasure }

## Keys

orient-page-key-hand = 1 to 9: cards in hand
orient-page-key-deeds = A: attack, T: turn up, L: lay the row, X: exchange, C: look, N: no or done
orient-page-key-piles = S, D: draw from the attack or defence pile
orient-page-key-rows = O: to the rows of the others; arrows: slots and players
orient-page-key-known = K: what I know

## Chapters of the rules

orient-chapter-box = The box and the idea
orient-chapter-setup = Setting up
orient-chapter-night = The night
orient-chapter-attack = Attack and defence
orient-chapter-actions = Turning up, laying anew, exchanging, end of turn
orient-chapter-special = Events, ladies and the Ghost
orient-chapter-old_man = The old man and the end of the night
orient-chapter-day = The day
orient-chapter-end = The end
orient-chapter-variants = Variants
orient-chapter-rulings = Rulings of this house
