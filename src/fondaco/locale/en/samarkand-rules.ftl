### The rules of Samarkand, one message per clause. Which clauses are rulings is not said here.

## Box

S-001 = Samarkand is for 2 to 5 players.
S-002 = The board shows a map made of spaces.
S-003 = Ten family fields lie along the edges of the board, one for each family.
S-004 = Every family has 5 relation tiles, 4 grey and 1 dark green: 50 in all.
S-005 = The back of a relation tile shows 1 point.
S-006 = There are 33 goods cards and 33 goods tiles, one of each ware on the board.
S-007 = Every ware has a number of its own.
S-008 = A card shows its ware and where on the board it lies.
S-009 = A goods tile shows ware and number in front and 1 point behind.
S-010 = There are 20 member tiles, 2 for each family.
S-011 = Overview tables tell the points at the end.
S-012 = Every family has 12 camels: 120 in all.
S-013 = There are 75 coins: 34 of 1, 28 of 2 and 13 of 10 dirhams.
S-014 = The bag is used by two players only.
S-015 = Two players play with some changes.

## Setup

S-016 = A camel of the family’s colour stands on every start space.
S-017 = A family’s other 11 camels and its member tiles lie on its field.
S-018 = Goods tiles lie on their spaces.
S-019 = At most two camels stand on any space.
S-020 = Water is crossed over the ship symbols, which are spaces.
S-021 = No relation arises on water.
S-022 = A family’s relation tiles form a stack with the dark green one on top.
S-023 = Goods cards are shuffled and every player gets two.
S-024 = The other cards form a face-down pile.
S-025 = Every player gets 10 dirhams.
S-026 = All other coins are the common supply.
S-027 = Spaces are plain land, start, goods or water.
S-028 = A family’s field holds its tiles, camels and coins and shows its symbol and dowry.
S-029 = The dowry is what a marriage into the family costs.
S-030 = Whoever makes the most points wins.

## Turn and marriage

S-031 = Play goes clockwise.
S-032 = The youngest player begins.
S-033 = A turn is one of two actions: marry, or extend a route.
S-034 = To marry, you pay the family’s dowry from your own money.
S-035 = The dowry goes to the family’s treasury.
S-036 = You take one member tile of that family and lay it before you.
S-037 = Where a family has no member tile left, nobody can marry into it.
S-038 = You may belong to several families, but own one tile of each at most.
S-039 = After paying you take three goods cards from the pile.
S-040 = You may have at most 10 cards with three players, 7 with four, 6 with five.
S-041 = At least one card must be kept: you discard none, one or two.
S-042 = Cards you held before may be among those discarded.
S-043 = You end with at least one card more than before the draw.
S-044 = After discarding you never have more cards than the limit.
S-045 = Who is at the limit may still marry, but takes no cards.
S-046 = Discarded cards form a discard pile.
S-047 = When the pile is empty, the discard pile is shuffled and used again.
S-048 = The money of families, of players and of the supply is kept apart.
S-049 = Example with four players: from five cards you come to eight, discard one and are at the limit of seven; the next marriage brings no cards.
S-050 = The same example: discard two, keep six, and the next marriage brings three again.

## Routes and goods

S-051 = You extend the route of one family by one or two spaces, with one or two of its camels.
S-052 = You must own a member tile of that family.
S-053 = The family must have camels enough in its supply.
S-054 = In the first round nobody can extend a route: nobody is a member yet.
S-055 = Land and water may both be entered.
S-056 = A camel goes only to a space beside a camel of its colour.
S-057 = Two camels on a space must be of different colours.
S-058 = One space is free: a camel goes from the family’s supply to the board.
S-059 = A second space costs the family 1 dirham from its treasury.
S-060 = The second camel keeps the same rules.
S-061 = The second camel does not go beside the one just placed.
S-062 = A family without money places only one camel in a turn.
S-063 = Example: the Levant pays 1 dirham; one camel goes on land, one on a ship.
S-064 = Whoever comes first to a goods space takes its tile.
S-065 = Each goods tile is worth 1 point at the end.
S-066 = Any player with the matching goods card may sell it now.
S-067 = To sell, lay the card face up and take 3 dirhams from the supply.
S-068 = A sold card does not return to the hand but still counts to the limit.
S-069 = Sold cards give no points.
S-070 = An occupied goods space gives no tile.
S-071 = A card is sold only when its space is occupied for the first time.
S-072 = Whether to sell is the owner’s choice.
S-073 = A card kept can bring up to 8 points.
S-074 = Example: the first camel comes to the diamond; the tile is taken, and the diamond card is kept.

## Relations and end

S-075 = A camel that comes on land to a camel of another family makes a relation of the two.
S-076 = Any land counts: start, plain or goods.
S-077 = On water camels do not meet.
S-078 = The first relation of a pair benefits both families.
S-079 = The family that enters is active, the one already there passive; members of both get prizes.
S-080 = Each member of the active family gets 3 dirhams.
S-081 = Each member of the passive family gets 1 dirham.
S-082 = A member of both gets both prizes.
S-083 = Whoever made the relation takes the top relation tile of both families.
S-084 = Each relation tile is worth 1 point.
S-085 = Prizes and tiles are given only for a pair’s first relation.
S-086 = Later meetings of the same pair give nothing.
S-087 = Example: Byzantium enters a space of the Levant: its member gets 3, the Levant’s member 1, and both top tiles are taken.
S-088 = When a turn ends, the two ends of the game are checked.
S-089 = If the game goes on, the next player clockwise has a turn.
S-090 = The game ends when every family has a relation.
S-091 = The game ends when a family has made all five relations.
S-092 = It ends at once; the round is not played to its end.
S-093 = Then points are counted.

## Scoring

S-094 = Points come from goods cards, goods tiles, relation tiles and money alone.
S-095 = Hand cards are revealed and counted; sold ones are not.
S-096 = A card counts by its space: 1 for each camel, but 4 for a camel of an own family.
S-097 = Each goods tile, relation tile and dirham is 1 point.
S-098 = The most points win.
S-099 = Equal results share the victory.
S-100 = Example: linen with an own and another camel gives 4 + 1 = 5 points.
S-101 = Coins may be used for counting.

## Two players

S-102 = Two players may have 10 cards each.
S-103 = With two players one member tile lies on each field; the others go into the bag.
S-104 = Otherwise two players set up in the same way.
S-105 = With two players, after each marriage a tile is drawn from the bag at the end of the turn.
S-106 = If nobody has married into its family, the tile leaves the game.
S-107 = If somebody has, the tile goes on that family’s field.
S-108 = So some families come to have two tiles in play.
S-109 = Two players may marry into a family they already belong to.
S-110 = A second marriage fills the family’s treasury and draws cards as usual.
S-111 = Both tiles of a family count once, for cards and for prizes.

## Rulings

S-R01 = The second camel never stands beside the first, even where an older camel would support it.
S-R02 = Every camel is resolved in full before the next; the second can take goods and make relations too.
S-R03 = A relation made by the first camel does not stop the second.
S-R04 = You decide about the second camel after the first is resolved, and the dirham is paid when it is placed.
S-R05 = One camel makes one relation at most, so a turn makes at most two.
S-R06 = A turn whose first camel reaches an end of the game is still finished.
S-R07 = A relation beyond a family’s stack counts and pays prizes; only the partner’s tile is taken.
S-R08 = Active and passive prize add up to 4 for a member of both families.
S-R09 = First relation means the first of two families, whichever of them entered.
S-R10 = The camel at the start counts like any other of its family.
S-R11 = After the first camel on a goods space every seat with a hand card is asked in turn order whether it sells; only the holder can, and asking stops after a sale.
S-R12 = Sold cards stay face up with their owner for the whole game, count to the limit and cannot be discarded.
S-R13 = Below the limit you must draw three; one below it you then discard exactly two.
S-R14 = If the pile runs out in the middle of a draw, the discard pile is shuffled then; this turn’s discards come later.
S-R15 = Discards lie face down and their number is public. You remember your own: until the next shuffle nobody holds them, and after it nobody more of them than were drawn since.
S-R16 = The supply never runs out and change is free.
S-R17 = Treasuries begin empty, are never paid to players and are not scored.
S-R18 = There are no debts: who has just the dowry can pay it.
S-R19 = A family without camels cannot extend; marriages, prizes and scoring go on.
S-R20 = You pass only when you can neither marry nor extend. When all pass in a row the game ends.
S-R21 = Hands and who discarded what are secret; all else is public, also numbers of cards and what is in the bag.
S-R22 = Who begins is drawn by lot unless the table decides.
S-R23 = The bag is drawn from after the whole marriage, even if no cards were drawn; the family just married counts as married. An empty bag gives nothing.
S-R24 = A second own marriage costs the full dowry, needs a tile and draws three cards below the limit.
S-R25 = A ship symbol is one space for at most two camels, without goods.
S-R26 = A space with two camels is closed; a route that is shut in cannot be extended.
S-R27 = A tie is a shared victory; nothing breaks it.
S-R28 = Every player sees an overview.
S-R29 = The last hand card may be sold.
S-R30 = Paying first or at the second camel comes to the same.
