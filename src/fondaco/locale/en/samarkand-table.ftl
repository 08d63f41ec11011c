### Samarkand's table in the terminal: words that only stand there.

samarkand-table-map = Map
samarkand-table-reconstructed = reconstructed
samarkand-table-legend = A· camel of family A   12 goods tile   ≈≈ ship   12* your card   [3] choice
samarkand-table-ends = Families without a relation: { $families }   Smallest stack: { $tiles } ({ $family })
samarkand-table-piles = Pile: { $pile }   Discarded: { $discarded }
samarkand-table-bag = In the bag: { $n }
samarkand-table-family = Family
samarkand-table-dowry = Dowry
samarkand-table-treasury = Treasury
samarkand-table-camels = Camels
samarkand-table-tiles = Members
samarkand-table-relations = Relations
samarkand-table-met = Met
samarkand-table-player = Player
samarkand-table-money = Money
samarkand-table-cards = Cards
samarkand-table-goods = Goods
samarkand-table-member-of = Member of
samarkand-table-sold = Sold
samarkand-table-hand = Your cards
samarkand-table-space = Space
samarkand-table-camels-there = Camels
samarkand-table-points = Points now

## What a choice costs or brings, beside it

samarkand-note-marriage =
    { $n ->
        [one] { $n } dirham
       *[other] { $n } dirhams
    }
samarkand-note-route = { $camels } camels, treasury { $treasury }
samarkand-note-tile = goods tile { $card }
samarkand-note-own = goods tile { $card }, your card
samarkand-note-relation = relation with { $family }, prize { $n }
samarkand-note-joins = beside { $family }
samarkand-note-card =
    { $n ->
        [one] { $space }, now { $n } point
       *[other] { $space }, now { $n } points
    }
