### The rules of Da geht was ab im Morgenland, one message per clause. Which clauses are rulings is not said here.

## Box and idea

O-C01 = The game has 110 cards: 15 treasures, 82 night cards, 12 day cards and the old man.
O-C02 = Of the treasures 5 are insignia of power and 10 are valuables.
O-C03 = Of the night cards 41 belong to attack and 41 to defence.
O-C04 = You need a six-sided die.
O-C05 = The game is for 2 to 5 players, each of them a grand vizier.
O-C06 = Whoever gets all insignia in the game becomes sultan and wins.
O-C07 = Treasures are robbed at night only.
O-C08 = By day players trade and bribe to be better off in the next night.

## Setting up

O-S01 = Cards are sorted into insignia, valuables, night cards and day cards.
O-S02 = Day cards are put aside until the day comes.
O-S03 = A round is one night and one day, and has one dealer.
O-S04 = Two players are dealt 2 insignia and 3 valuables each.
O-S05 = Three players are dealt 1 insignia and 3 valuables each.
O-S06 = Four players are dealt 1 insignia and 2 valuables each.
O-S07 = Five players are dealt 1 insignia and 2 valuables each.
O-S08 = Treasures that are left over take no part in this game.
O-S09 = You look at your treasures and lay them face down in a row, in any order; everybody sees the backs.
O-S10 = Once they are laid, you may look at your own treasures one at a time.
O-S11 = Night cards are sorted by their symbol into an attack pile and a defence pile, shuffled and laid face down.
O-S12 = You build your hand from the two piles in any mixture.
O-S13 = The player to the left of the dealer builds a hand first.
O-S14 = With two or three players a hand has at most 6 cards.
O-S15 = With four or five players a hand has at most 5 cards.

## Turn

O-N01 = The player to the left of the dealer has the first turn of the night.
O-N02 = In your turn you do one of four things: attack, turn up a treasure, lay your row anew, or rest and exchange cards.
O-N03 = Your attacks may go against as many opponents as you like.

## Attacks

O-A01 = An attack card is sent to rob one treasure of another player.
O-A02 = Such a card shows three values: attack, defence and key.
O-A03 = Persons attack and defend with their printed values alone, whatever else the card may suggest.
O-A04 = You lay one night card face up in front of one treasure of an opponent, whichever you like.
O-A05 = The attack value of the card says how strong the attack is.
O-A06 = The attacked player may answer with several night cards.
O-A07 = The attack is repelled when the defence values laid add up to at least the attack value.
O-A08 = Any number of cards may be laid in one defence.
O-A09 = A single card attacks; attack values are never added up.
O-A10 = Cards of the defence pile may attack, and cards of the attack pile may defend.
O-A11 = When an attack is over, all cards laid go to the discard pile.
O-A12 = The attacked player need not defend.
O-A13 = An attack that is not repelled must still open the door: it opens when the die shows no more than the key value.
O-A14 = The thief takes the treasure, looks at it and lays it beside his own, facing as it lay before.
O-A15 = When the door stays shut the treasure stays where it is.
O-A16 = You may make any number of attacks one after another, as long as you have cards.
O-A17 = Aladdin, the Flying Lion and the Bird Roc cannot be repelled by ordinary defenders.
O-A18 = Only Archers repel them.
O-A19 = Archers repel them always; values play no part.

## Turning up and laying anew

O-B01 = Instead of attacking you may turn one of your treasures face up.
O-B02 = The power of a treasure helps you only while it lies face up.
O-B03 = A treasure that lies face up can be stolen like any other.
O-B04 = The Spirit in the Bottle and the Wine are bad for whoever steals them, and only then.
O-B05 = Whoever takes one of these two must reveal it at once and do what it says.
O-B06 = After that he may turn it face down again.
O-R01 = You may pick up all your treasures and lay them anew in any order.
O-R02 = Before that you may cover any of your treasures that lie face up.

## Resting and the end of a turn

O-X01 = Instead of the other actions you may discard any number of hand cards and draw as many, from either pile.
O-X02 = Every turn ends with drawing up to the hand limit.
O-X03 = Then the next player has a turn.

## Special cards

O-E01 = Event cards are djinns and magic objects; each works one spell.
O-E02 = Unless the card says otherwise, event cards are played in your own turn only.
O-E03 = They cost no action.
O-E04 = The djinn that snatches what another player has just stolen may be played outside your turn too.
O-E05 = Parrot, Strength Potion, Magic Key and Magic Hourglass are event cards.
O-V01 = Scheherazade and Dinarzad are among the night cards.
O-V02 = Whoever draws one of them lays her face up at once.
O-V03 = For the rest of the night each lady makes his hand limit one card smaller.
O-V04 = The two ladies are no event cards.
O-G01 = Scheherban’s Ghost is among the night cards.
O-G02 = Whoever draws the Ghost lays it face up at once.
O-G03 = Another card is drawn in its place.
O-G04 = All players must turn all their insignia face up.
O-G05 = Laying the row anew allows them to be covered again.

## The old man

O-O01 = At the beginning of the game the old man is with the dealer.
O-O02 = At night he wanders from player to player.
O-O03 = Before acting, each player rolls for him; with 1 or 2 he stays.
O-O04 = With 3 or 4 he goes to the next player.
O-O05 = With 5 or 6 he goes two players on.
O-O06 = By day his bonus counts for whoever he is with when the night ends.
O-NE1 = The night ends when the last card of both piles has been drawn.

## The day

O-D01 = In the morning everybody reckons up his wealth.
O-D02 = Each treasure adds 1 to a roll of the die.
O-D03 = Scheherazade, Dinarzad and the old man each add 2 for the player they are with.
O-D04 = The dealer shuffles the day cards and reveals the first.
O-D05 = A day card is resolved before the next is revealed.
O-D06 = A day has four cards: morning, noon, afternoon and evening.
O-D07 = By day treasures stay face up or down as they lay when the night ended.
O-DS1 = Sandstorm: nothing happens.
O-DB1 = Bazaar: one object is for sale.
O-DB2 = Everybody lays out as many bonus cards as he likes.
O-DB3 = Offers may be raised until all are content.
O-DB4 = Then everybody rolls once and adds his bonus.
O-DB5 = The highest total wins the object, which is laid face up beside the winner’s treasures.
O-DB6 = The winner’s bonus is used up for this day; the treasures remain his.
O-DB7 = The others take their offers back and may use them again.
O-DB8 = On a tie an unknown stranger gets the object.
O-DB9 = Objects work in the following night only.
O-DB10 = They can be stolen like treasures.
O-DX1 = Servants’ Strike: servants cannot be used in the next night.
O-DX2 = Prince’s Visit: archers cannot be used in the next night.
O-DX3 = Execution: robber captains cannot be used in the next night.
O-DX4 = You get rid of a card that has become useless this way only by exchanging it as your action.
O-DC1 = Court Day: every player may sue another one for having stolen a treasure from him.
O-DC2 = The judge does not ask whether the accused really stole it from the plaintiff.
O-DC3 = The plaintiff must name the treasure.
O-DC4 = When the accused does not have it, the suit lapses.
O-DC5 = When he has it, he must lay it face up.
O-DC6 = Both bribe the judge with bonus cards as in the bazaar; the plaintiff begins.
O-DC7 = Both roll; the higher total gets the treasure.
O-DC8 = Both bribes are used up.
O-DC9 = On a tie both roll again.
O-DC10 = A treasure won in this way may be used once more as a bonus on this day.
O-DC11 = Only one player may sue over the same object.
O-DC12 = But whoever lost it by a verdict may demand a new trial.
O-DE1 = After four day cards the next dealer shuffles all night cards, with the ladies and the Ghost.
O-DE2 = Everybody lays his treasures face down again.
O-DE3 = Everybody draws a full hand, and the next night begins.
O-DE4 = If the players have agreed so, each chooses which of his treasures lie face up.

## The end

O-W01 = Nights and days alternate until one player has all insignia in the game.
O-W02 = With five players four insignia are enough.
O-W03 = He must still wait until the old man is with him.
O-W04 = At that moment he shows his insignia and wins.

## Variants

O-VA0 = Where the game seems too long, there are four ways to shorten it.
O-VA1 = Shortening: the old man is left out.
O-VA2 = Shortening: the three day cards that ban others are removed.
O-VA3 = Shortening: a hand has at most 4 cards.
O-VA4 = Shortening: before each night ten cards of each pile are put aside unseen.
O-VB0 = Each of five variants moves the old man without the die.
O-VB1 = He goes to the next player whenever a treasure is covered or uncovered.
O-VB2 = When a player loses more than one treasure in a round, he goes to that player.
O-VB3 = When a player loses a treasure that lay face up, he goes to that player.
O-VB4 = When a player plays more than one djinn in one turn, he goes to the middle of the table.
O-VB5 = From there any player may take him instead of having a turn.

## What the rules leave open

O-Q1 = In your own turn you play any number of event cards before your action, between attacks and after it, but not while an attack is open or cards are drawn. Potion and Terror are laid with an attack, Terror once; a Magic Key replaces the roll at the door; the Hourglass comes after an action. A card needs something that it can work on.
O-Q2 = Pilfer is asked for right after a theft, before Bottle or Wine shows itself, and is itself a theft.
O-Q3 = Bottle and Wine hit whoever finally holds them, unless he held them before the theft.
O-Q4 = Verdicts do not set off Bottle and Wine. An exchange does, for the player who played it.
O-Q5 = When both piles are empty the night ends at once, and what was still to be done is lost. When one pile is empty the other is used.
O-Q6 = A lady or the Ghost still works as the last card of the night.
O-Q7 = At dawn hands are shuffled back with all other night cards, unless it was agreed to keep them.
O-Q8 = When fewer cards are left than you have discarded, you draw those that are left. You choose the pile card by card.
O-Q9 = You may do nothing at all in your turn: pass stands for no attack and for no exchange.
O-Q10 = A lady takes the place of the card drawn. Nobody discards because his limit falls.
O-Q11 = The Ghost works in the first hands of a night too. It concerns the insignia that are held at that moment.
O-Q12 = Event cards have no values: they neither attack nor defend. Flyers and archers also defend with their values.
O-Q13 = A defence may be too small, but its cards are lost all the same.
O-Q14 = Attacks are resolved one after the other, so the same treasure may be attacked again.
O-Q15 = Nothing makes a flyer stronger or weaker, but at the door it rolls like others.
O-Q16 = All that changes a key value is added up, and the sum is at least 1 and at most 6. With 6 the door opens without a roll.
O-Q17 = A stolen treasure goes to the right end of the thief’s row.
O-Q18 = A treasure that lies face up stays so until its row is laid anew or a new night begins; its power goes with it to a thief.
O-Q19 = The roll for the old man comes first of all in a turn.
O-Q20 = The old man moves from whoever he is with, clockwise. With two players only a 3 or 4 makes him change sides.
O-Q21 = At the beginning of later nights he stays where he is.
O-Q22 = The win is looked for after a theft with all that follows from it, after an exchange, after a verdict, and after each move of the old man, in anybody’s turn. It is automatic. Whom he passes over does not win.
O-Q23 = Without the old man you win as soon as you own the insignia needed.
O-Q24 = Two players need the four insignia that were dealt, three players three, four players four, five players any four. Nobody knows which were left over.
O-Q25 = The dealer changes to the left each round.
O-Q26 = At dawn everybody lays his row in any order, so nobody knows any slot of another player.
O-Q27 = Each treasure, each lady and the old man is one bonus card and cannot be divided. A slot that was used up stays marked until evening, but not what lies there.
O-Q28 = Offers are raised clockwise from the dealer’s left; nothing is taken back; it ends when all have passed in a row. Whoever offers nothing rolls too.
O-Q29 = Only a tie for the highest total gives the object to the stranger. Then nobody pays.
O-Q30 = An object lies face up until the end of the next night. It is attacked and snatched like a treasure and helps its new holder at once, but it is no treasure for bonus, insignia, court or exchange.
O-Q31 = All day cards are shuffled again each day.
O-Q32 = Banned cards neither attack nor defend nor stop flyers. Effects that force a discard take them too.
O-Q33 = Each Court Day gives every player one suit, in order from the dealer’s left.
O-Q34 = You may sue any opponent over any treasure, even one that was never yours. A suit that lapses is used up.
O-Q35 = Bribes are raised in turn, the plaintiff first, until both pass. The accused may bribe with the treasure in question.
O-Q36 = Only a treasure that changes its owner is fresh again.
O-Q37 = On one card an object is tried once; a suit that lapsed does not count. Whoever lost it by a verdict may sue for it if his own suit is still to come.
O-Q38 = What was shown in court stays face up until dawn.
O-Q39 = With any variant of his way the old man’s die is not rolled. Each flip moves him once, also those of the Ghost, Bottle and Wine, but not by day or at dawn. Without the old man these variants make no sense.
O-Q40 = Losses are counted within one night, after all snatching. An exchange is no loss. The second and each later loss draw the old man.
O-Q41 = In the middle the old man is with nobody. Djinns are counted per player within one turn, whoever’s turn it is; after the second, once it is resolved, he goes to the middle. Whoever fetches him has no action, no event card and no draw.
O-Q42 = The limit of four is never more than the usual one. The ten cards are others every night, and nobody looks at them.
O-Q43 = A player without treasures stays in the game.
O-Q44 = You always see your own treasures.
O-Q45 = The old man is called V.A.G.U.W.A.M. in German.
O-Q46 = The limit counts up with Lamp and Camel and down with ladies. You draw card by card until you have reached it, and never discard down to it. The Ghost is neither a hand card nor one of the draws.
O-Q47 = After a door opens: the treasure changes hands; all others are asked for Pilfer, clockwise; only who finally lost it has a loss; Bottle and Wine work; then somebody may have won.
O-Q48 = The attacked player answers once: with nothing, with cards, or with a Bronze Gate. Terror and Wine do not concern the Gate, which does not help against flyers. With the Falcon every card with a defence value stops a flyer.
O-Q49 = At dawn: cards are gathered and shuffled, rows are laid from the new dealer’s left, hands are drawn in the same order. Objects and bans of the day now hold.
O-Q50 = Public are numbers of cards, the pile each card was drawn from, discards, facing, dice, and at which slots somebody looked. Secret are hands, the order of piles, and face-down treasures except for owners, earlier owners and who looked. Who knew a slot that is laid anew still knows the owner, until the treasure may have gone unseen.
O-Q51 = The first dealer is drawn by lot or named. Rows are laid in secret.
