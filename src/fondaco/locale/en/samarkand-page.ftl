### Samarkand’s table in the browser: words that only the page needs.

## The map

samarkand-page-map = Map
samarkand-page-reconstructed = Reconstructed map
samarkand-page-window = View of the map
samarkand-page-closer = Closer
samarkand-page-farther = Farther away
samarkand-page-fit = The whole map
samarkand-page-list = The map as a list
samarkand-page-cell = { $row }-{ $column } { $name }
samarkand-page-land = Land
samarkand-page-start = Start of { $family }
samarkand-page-goods = Goods space, { $card }
samarkand-page-water = Water
samarkand-page-tile-lies = The goods tile is still here
samarkand-page-camels-of = Camels: { $families }
samarkand-page-possible = Can be chosen now
samarkand-page-route = Route: { $spaces }
samarkand-page-reach = Next spaces: { $spaces }
samarkand-page-tiles-left = Goods tiles on the map
samarkand-page-tile-at = { $card } in { $space }

## What a camel brings

samarkand-page-effect-tile = Goods tile { $card }: +1 point
samarkand-page-effect-sale = Your card { $card } can be sold for { $n } dirhams
samarkand-page-effect-relation =
    { $n ->
        [one] Relation { $families }: { $n } tile for you
       *[other] Relation { $families }: { $n } tiles for you
    }
samarkand-page-effect-prize = { $name } +{ $n }
samarkand-page-effect-prize-own =
    { $n ->
        [one] You get { $n } dirham
       *[other] You get { $n } dirhams
    }

## Families and players

samarkand-page-families = Families
samarkand-page-players = Players
samarkand-page-dowry = Dowry { $n }
samarkand-page-treasury = Treasury { $n }
samarkand-page-camels-left =
    { $n ->
        [one] { $n } camel left
       *[other] { $n } camels left
    }
samarkand-page-stack =
    { $n ->
        [one] { $n } relation tile left
       *[other] { $n } relation tiles left
    }
samarkand-page-field =
    { $n ->
        [0] No member tile left
        [one] { $n } member tile left
       *[other] { $n } member tiles left
    }
samarkand-page-bag = { $n } in the bag
samarkand-page-removed = { $n } out of the game
samarkand-page-members = Members: { $names }
samarkand-page-related = Related to: { $families }
samarkand-page-money =
    { $n ->
        [one] { $n } dirham
       *[other] { $n } dirhams
    }
samarkand-page-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
samarkand-page-cards-limit = { $n } of at most { $limit } cards
samarkand-page-sold =
    { $n ->
        [one] { $n } card sold
       *[other] { $n } cards sold
    }
samarkand-page-goods-tiles =
    { $n ->
        [one] { $n } goods tile
       *[other] { $n } goods tiles
    }
samarkand-page-relation-tiles =
    { $n ->
        [one] { $n } relation tile
       *[other] { $n } relation tiles
    }
samarkand-page-member-of = Member of: { $families }
samarkand-page-on-turn = To move

## How near the end is

samarkand-page-meters = How near the end is
samarkand-page-alone = Families without relation: { $n }
samarkand-page-smallest = Smallest stack: { $n }
samarkand-page-pile = Pile: { $n }, discarded: { $m }

## The own hand

samarkand-page-hand =
    { $n ->
        [one] Your hand: { $n } card of at most { $limit }
       *[other] Your hand: { $n } cards of at most { $limit }
    }
samarkand-page-hand-empty = No cards in hand.
samarkand-page-hand-hidden = Cards in hand are secret.
samarkand-page-card-at = Space: { $space }
samarkand-page-card-points =
    { $n ->
        [one] Worth { $n } point now
       *[other] Worth { $n } points now
    }
samarkand-page-can-discard = Can be discarded

## What can be done

samarkand-page-deeds = What can be done
samarkand-page-marry = Marry
samarkand-page-marry-about = Pay a dowry, draw cards
samarkand-page-choose-marry = Choose a family
samarkand-page-no-marry = No family within your means
samarkand-page-extend = Extend a route
samarkand-page-extend-about = Place 1 or 2 camels
samarkand-page-choose-extend = Choose one of your families
samarkand-page-no-extend = None of your families can go on
samarkand-page-no-member = You are not a member of any family yet
samarkand-page-marry-for =
    { $n ->
        [one] Marry for { $n } dirham
       *[other] Marry for { $n } dirhams
    }
samarkand-page-price = Dowry { $n }: of your { $money } dirhams { $rest } remain.
samarkand-page-draw = You draw { $n } cards and must end with at least 1 more than the { $cards } you have now; the limit is { $limit }.
samarkand-page-draw-none = You are at the limit of { $limit } cards, so you draw none.
samarkand-page-extend-how = The first camel is free, a second one costs 1 dirham from the treasury ({ $n }).
samarkand-page-choose-space =
    { $n ->
        [one] { $n } space for the camel: choose it on the map.
       *[other] { $n } spaces for the camel: choose one on the map.
    }
samarkand-page-choose-second =
    { $n ->
        [one] A second camel: { $n } space, not beside the first. Or end your turn.
       *[other] A second camel: { $n } spaces, not beside the first. Or end your turn.
    }
samarkand-page-before = Space before
samarkand-page-next = Next space
samarkand-page-may-discard = Discard up to { $most } cards: { $chosen } chosen.
samarkand-page-must-discard = Discard { $n } to { $most } cards: { $chosen } chosen.
samarkand-page-keep-all = Keep all

## Options of a match

samarkand-option-starter = Who begins?
samarkand-option-starter-lot = The lot decides
samarkand-option-starter-0 = You
samarkand-option-starter-1 = Player 2
samarkand-option-starter-2 = Player 3
samarkand-option-starter-3 = Player 4
samarkand-option-starter-4 = Player 5

## Keys

samarkand-page-key-deeds = M: marry, C: extend a route
samarkand-page-key-hand = 1 to 9: cards in hand
samarkand-page-key-sale = S: sell, K: keep
samarkand-page-key-spaces = N, P: next and previous space
samarkand-page-key-directions = On the map: arrows, and Q W A D Z X for the six directions
samarkand-page-key-window = +, −, 0: closer, farther, whole map
samarkand-page-key-list = L: the map as a list

## Chapters of the rules

samarkand-chapter-box = The box
samarkand-chapter-setup = Setting up
samarkand-chapter-turn = Your turn
samarkand-chapter-marriage = Marrying
samarkand-chapter-routes = Extending a route
samarkand-chapter-goods = Goods
samarkand-chapter-relations = Relations
samarkand-chapter-end = The end
samarkand-chapter-scoring = Scoring
samarkand-chapter-two = Two players
samarkand-chapter-rulings = Rulings of this house
