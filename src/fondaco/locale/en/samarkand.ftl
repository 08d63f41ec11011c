### Samarkand: everything a player meets at the table.

## The game

samarkand-name = Samarkand
samarkand-tagline = Marry into ten trading families and let their routes meet
samarkand-about = Pay dowries to become a member of rich families along the Silk Road, lead their caravans to goods, and bring families together that never met. Whoever has made the most of goods, relations and money wins.
samarkand-components-note = The printed map is not public. This map, most dowries and the places of the goods are reconstructed: they fit every known fact and may differ from the printed board.
samarkand-ruling = ruling

## Families

samarkand-family-byzantium = Byzantium
samarkand-family-levant = Levant
samarkand-family-tigris = Tigris
samarkand-family-sogdia = Sogdia
samarkand-family-china = China
samarkand-family-egypt = Egypt
samarkand-family-arabia = Arabia
samarkand-family-oman = Oman
samarkand-family-persia = Persia
samarkand-family-sindh = Sindh

## Goods

samarkand-card-horses = Horses
samarkand-card-wine = Wine
samarkand-card-silver = Silver
samarkand-card-naphtha = Naphtha
samarkand-card-furs = Furs
samarkand-card-silk = Silk
samarkand-card-olive_oil = Olive oil
samarkand-card-carpets = Carpets
samarkand-card-turquoise = Turquoise
samarkand-card-lapis = Lapis lazuli
samarkand-card-jade = Jade
samarkand-card-copper = Copper
samarkand-card-myrtle = Myrtle
samarkand-card-saffron = Saffron
samarkand-card-pistachios = Pistachios
samarkand-card-papyrus = Papyrus
samarkand-card-pomegranates = Pomegranates
samarkand-card-sesame = Sesame
samarkand-card-cumin = Cumin
samarkand-card-sugar = Sugar
samarkand-card-cotton = Cotton
samarkand-card-diamond = Diamond
samarkand-card-linen = Linen
samarkand-card-leather = Leather
samarkand-card-rosewater = Rose water
samarkand-card-dates = Dates
samarkand-card-pearls = Pearls
samarkand-card-agate = Agate
samarkand-card-indigo = Indigo
samarkand-card-gold = Gold
samarkand-card-myrrh = Myrrh
samarkand-card-frankincense = Frankincense
samarkand-card-pepper = Pepper

## Actions

samarkand-action-pass = Pass
samarkand-action-end_turn = End turn
samarkand-action-done = Discard no more
samarkand-action-sell = Sell for 3 dirhams
samarkand-action-keep = Do not sell
samarkand-action-marry = Marry into { $family }
samarkand-action-extend = Extend the route of { $family }
samarkand-action-place = Camel to { $space }
samarkand-action-discard = Discard { $card }

## Questions

samarkand-ask-over = The game is over.
samarkand-ask-turn = Marry into a family, or extend the route of one of yours.
samarkand-ask-discard =
    { $left ->
        [one] You may still discard { $left } card.
       *[other] You may still discard { $left } cards.
    }
samarkand-ask-first_camel = Where does the camel of { $family } go?
samarkand-ask-sale = Does anybody sell { $card } for 3 dirhams?
samarkand-ask-second_camel = A second camel for 1 dirham from the treasury of { $family } ({ $treasury }), or end your turn?
samarkand-ask-end = End your turn, or take something back.
samarkand-wait-over = The game is over.
samarkand-wait-turn = { $name } decides between a marriage and a route.
samarkand-wait-discard = { $name } chooses which cards to keep.
samarkand-wait-first_camel = { $name } places a camel of { $family }.
samarkand-wait-sale = Does anybody sell { $card }?
samarkand-wait-second_camel = { $name } considers a second camel of { $family }.
samarkand-wait-end = { $name } is about to end the turn.

## Events

samarkand-event-dealt = The cards are dealt and the caravans stand ready.
samarkand-event-turn_started = { $name } begins a turn.
samarkand-event-passed = { $name } can do nothing and passes.
samarkand-event-kept = { $name } sells nothing.
samarkand-event-sold = { $name } sells { $card } for 3 dirhams.
samarkand-event-married =
    { $n ->
        [one] { $name } marries into { $family } for { $n } dirham.
       *[other] { $name } marries into { $family } for { $n } dirhams.
    }
samarkand-event-reshuffled = The discard pile is shuffled into a new pile.
samarkand-event-drew =
    { $n ->
        [one] { $name } draws { $n } card.
       *[other] { $name } draws { $n } cards.
    }
samarkand-event-drew-known = { $name } draws { $cards }.
samarkand-event-discarded =
    { $n ->
        [one] { $name } discards { $n } card.
       *[other] { $name } discards { $n } cards.
    }
samarkand-event-discarded-known = { $name } discards { $cards }.
samarkand-event-placed = { $name } leads { $family } to { $space }.
samarkand-event-placed_second = For 1 dirham from the treasury { $family } goes on to { $space } as well.
samarkand-event-took_tile = { $name } takes the goods tile { $card }.
samarkand-event-related =
    { $n ->
        [one] { $family } and { $other } meet: { $name } takes { $n } relation tile.
       *[other] { $family } and { $other } meet: { $name } takes { $n } relation tiles.
    }
samarkand-event-prize =
    { $n ->
        [one] { $name } gets a prize of { $n } dirham.
       *[other] { $name } gets a prize of { $n } dirhams.
    }
samarkand-event-bag_removed = From the bag comes a tile of { $family }, where nobody has married: it leaves the game.
samarkand-event-bag_returned = From the bag comes a tile of { $family } and goes to its field.
samarkand-event-revealed =
    { $n ->
        [one] { $name } has no card in hand: { $n } point.
       *[other] { $name } has no card in hand: { $n } points.
    }
samarkand-event-revealed-known =
    { $n ->
        [one] { $name } reveals { $cards }: { $n } point.
       *[other] { $name } reveals { $cards }: { $n } points.
    }
samarkand-event-ended =
    { $ending ->
        [all_families] Every family has a relation: the game is over.
        [five_relations] A family has all its relations: the game is over.
       *[other] Every family has a relation and one has all of them: the game is over.
    }
samarkand-event-stuck = Nobody can do anything any more: the game is over.
samarkand-event-took_back = { $name } takes a step back.

## The end

samarkand-end-all_families = Every family has a relation: the game is over.
samarkand-end-five_relations = A family has all its relations: the game is over.
samarkand-end-stuck = Nobody can do anything any more: the game is over.
samarkand-end-sum = { $name }: { $total } = cards { $cards } + goods { $goods_tiles } + relations { $relation_tiles } + money { $money }

## The table in the terminal

samarkand-table-map = Map
samarkand-table-family = Family
samarkand-table-dowry = Dowry
samarkand-table-treasury = Treasury
samarkand-table-camels = Camels
samarkand-table-tiles = Members
samarkand-table-relations = Relations
samarkand-table-hand = In hand: { $cards }
samarkand-table-sold = Sold: { $cards }
samarkand-table-member-of = Member of: { $families }
samarkand-table-player = { $name }: money { $money }, cards { $hand }, goods tiles { $goods }, relation tiles { $relations }
