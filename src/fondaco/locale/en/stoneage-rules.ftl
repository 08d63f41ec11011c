### The rules of My First Stone Age, one message per clause. Which clauses are rulings is not said here.

## Box

A-H01 = The game is for 2 to 4 players.
A-H02 = It is made for children of five years and more.
A-H03 = A game takes about a quarter of an hour.
A-ST01 = Before the first game you may look round the valley together.
A-ST02 = You gather things in the valley, spend them on the building site, and watch your settlement grow.
A-K01 = There is one set of rules.
A-K02 = There is one board for all.
A-K03 = There are four settlements, each with room for three huts.
A-K04 = There are four player tokens: blue, yellow, green and pink.
A-K05 = There are four figures in the same colours.
A-K06 = There are 20 goods: four each of teeth, berries, pots, arrowheads and fish.
A-K07 = There are 15 huts.
A-K08 = There are 2 dogs.
A-K09 = There are 14 forest tiles: the dice 1 to 6, each of the five goods, the trading place, the dog and the building site.

## Setup

A-P01 = The board lies in the middle.
A-P02 = Every player chooses a colour and gets the settlement of that colour.
A-P03 = A player’s goods and huts are kept in the settlement.
A-P04 = The settlements are put together before the first game.
A-P05 = Every player gets the figure and the token of his colour.
A-P06 = All figures start on the building site in the middle.
A-P07 = The token lies in front of its player, so that everybody knows the colour.
A-P08 = Players move their own figure to gather goods.
A-P09 = Figures and tokens of colours that nobody plays stay in the box.
A-P10 = The goods lie on the board where they belong.
A-P11 = With three or four players there are four of every good.
A-P12 = With two players there are three of every good.
A-P13 = One of every good lies on the trading place, five different goods in all.
A-P14 = The other goods lie on their own spaces.
A-P15 = The huts are shuffled face down.
A-P16 = They form three piles of five.
A-P17 = The top hut of each pile is turned face up.
A-P18 = Both dogs lie on their space.
A-P19 = The forest tiles are shuffled and lie face down round the board.
A-P20 = Four tiles lie above the board, four below, three on the left and three on the right.

## Aim and turn

A-G01 = Gather goods and spend them on the building site to build huts.
A-G02 = Whoever is the first to have three huts wins.
A-T01 = Play goes round clockwise.
A-T02 = The youngest player begins.
A-T03 = A turn has three steps in this order: turn over a forest tile, move the figure, do what the space offers.
A-T04 = Then the next player has a turn.
A-F01 = You turn over exactly one of the face-down tiles.
A-F02 = The tile tells what you do in this turn.
A-F03 = The tile stays where it is, face up.
A-M01 = A die moves your figure that many spaces along the arrows.
A-M02 = Example: a two leads from the building site to the teeth.
A-M03 = A symbol moves your figure straight to the space with that symbol.
A-M04 = Example: the fish leads straight to the fish.

## Actions of the spaces

A-A01 = Wherever your figure arrives, you do the action of that space.
A-A02 = Only the space counts, not what kind of tile led there.
A-A03 = On a goods space you take one of that good.
A-A04 = You may keep your goods hidden from the others.
A-A05 = If the space is empty, you get nothing in this turn.
A-A06 = Example: on the space of the teeth you take a tooth.
A-B01 = On the trading place you exchange as many of your goods as you like for goods that lie there.
A-B02 = You may exchange all of them or none.
A-B03 = For every good that you take you give one of your own.
A-B04 = What you take goes to your settlement, what you give goes to the trading place.
A-B05 = There are always five goods on the trading place.
A-B06 = Example: you give a fish and a pot and take a tooth and a berry.
A-D01 = On the dogs’ space you take a dog and keep it where everybody sees it.
A-D02 = If no dog is left there, you may take one from another player.
A-D03 = If two others have a dog each, you take it from the one who sits nearer on your left.
A-D04 = If you have both dogs already, you take nothing.
A-D05 = A dog helps to build huts.
A-S01 = On the building site you do two things: you may build a hut, and all forest tiles are turned down.
A-S02 = To build a hut that lies face up you need everything it shows; you return that to its spaces on the board.
A-S03 = The hut fills one of the three openings of your settlement.
A-S04 = Example: a hut that shows two goods is built by returning two goods.
A-S05 = Without enough goods for any hut you cannot build in this turn.
A-S06 = With every hut the settlement grows.
A-S07 = You build one hut in a turn at most.
A-S08 = After building, the next hut of the same pile is turned up.
A-S09 = If that pile is empty, only two huts lie face up from now on.
A-S10 = A dog stands for any one good that a hut needs.
A-S11 = You return the dog to its space and pay one good less.
A-S12 = Then the hut goes into your settlement as usual.
A-S13 = Who has both dogs may use both for one hut.
A-S14 = Example: a hut of pot, arrowhead and tooth is paid with a pot, an arrowhead and a dog.
A-S15 = Whenever you arrive on the building site all face-up forest tiles are turned down, hut or no hut.
A-S16 = Then you must swap the places of two forest tiles.
A-S17 = Everybody should watch the swap.
A-S18 = The tiles must not be forgotten; here they turn down by themselves.

## The end

A-E01 = The game ends at once when somebody builds the third hut.
A-E02 = That settlement is complete, and its player wins.
A-E03 = The game was invented by Marco Teubner and published in 2016.

## What the rules leave open

A-Q01 = Some tile always lies face down when a turn begins: the one with the building site turns all of them down.
A-Q02 = Without a hut, too, the tiles are turned down and two of them swapped.
A-Q03 = It is the same whether a die or the symbol led to the building site.
A-Q04 = The symbol of the space where the figure already stands counts as arriving there.
A-Q05 = Nothing happens on spaces that a figure passes; steps are neither shortened nor made backwards.
A-Q06 = Any number of figures may stand on one space.
A-Q07 = A good or a dog that lies there is always taken.
A-Q08 = You may have as many goods as you like.
A-Q09 = For an empty space you get nothing from the trading place either.
A-Q10 = Who has nothing to exchange skips the trading place.
A-Q11 = Only the outcome of an exchange counts: first you choose what to give, then as many goods of other kinds to take.
A-Q12 = Dogs are not goods and cannot be exchanged.
A-Q13 = Players do not trade with each other.
A-Q14 = Of the five goods on the trading place several may be alike.
A-Q15 = While a dog lies on its space you take that one, even if you have the other.
A-Q16 = Who has one dog may take the other from its owner, never from himself.
A-Q17 = From a player with two dogs you take one.
A-Q18 = Nearer on the left is who comes first in turn order after you.
A-Q19 = Nobody has to take a dog from another player; with the option “kind dog” nobody does.
A-Q20 = Your goods are paid first and dogs only for what is missing, but you may keep a good and pay a dog for it.
A-Q21 = A hut is paid exactly, with no change.
A-Q22 = A hut just turned up can be built in a later turn at the earliest.
A-Q23 = The order is: build, turn up the next hut, turn the tiles down, swap two of them.
A-Q24 = After the third hut nothing more happens, and nobody has another turn.
A-Q25 = The tile of this turn is turned down with the others.
A-Q26 = Whose turn it is chooses any two tiles, known or not, and they stay face down; as an option the table draws them by lot.
A-Q27 = Nobody looks at face-down tiles or turns a face-up one.
A-Q28 = The tiles cannot be forgotten: they turn down by themselves and the swap is asked for.
A-Q29 = Goods are open; as an option the others see only how many they are. Dogs and huts are always open.
A-Q30 = At most one pile can run out before the game ends.
A-Q31 = With two players two of every good lie on its space and one on the trading place.
A-Q32 = Computer players count as players and know only what everybody has seen.
A-Q33 = The table says who is youngest; if it does not, the first seat begins.
A-Q34 = The game cannot get stuck: two dogs and one good build any hut.
A-Q35 = Slips of the pen in the rules were read by their sense.
A-Q36 = A picture of the rules shows the back of the huts.
A-Q37 = Everybody has seen the same tiles, but the page shows only those that lie face up now: remembering is the game.
A-Q38 = A hut goes into the next free opening. The places of the tiles are counted clockwise from the upper left.
