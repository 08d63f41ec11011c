### My First Stone Age: everything a player meets at the table. The rules themselves are in stoneage-rules.ftl.

## The game

stoneage-name = My First Stone Age
stoneage-tagline = A valley, mammoths and a good memory
stoneage-about = Turn over forest tiles, walk through the valley, gather teeth, berries, pots, arrowheads and fish, and build huts with them. Whoever remembers best where the tiles lie is the first to build three huts and wins.
stoneage-components-note = How the valley is laid out comes from public sources. What most huts cost is reconstructed: it fits every known fact and may differ from the printed huts.
stoneage-ruling = ruling

## Places: their names, the symbols on the tiles, and the way there

stoneage-place-building_site = Building site
stoneage-place-dog = Dogs
stoneage-place-tooth = Swamp
stoneage-place-berry = Bushes
stoneage-place-pot = Clay pit
stoneage-place-arrowhead = Mountains
stoneage-place-fish = River
stoneage-place-trading_place = Trading place
stoneage-symbol-building_site = the building site
stoneage-symbol-dog = a dog
stoneage-symbol-tooth = a tooth
stoneage-symbol-berry = a berry
stoneage-symbol-pot = a pot
stoneage-symbol-arrowhead = an arrowhead
stoneage-symbol-fish = a fish
stoneage-symbol-trading_place = the trading place
stoneage-to-building_site = to the building site
stoneage-to-dog = to the dogs
stoneage-to-tooth = to the swamp
stoneage-to-berry = to the bushes
stoneage-to-pot = to the clay pit
stoneage-to-arrowhead = to the mountains
stoneage-to-fish = to the river
stoneage-to-trading_place = to the trading place
stoneage-die =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

## Goods, dogs and huts

stoneage-good-tooth = a tooth
stoneage-good-berry = a berry
stoneage-good-pot = a pot
stoneage-good-arrowhead = an arrowhead
stoneage-good-fish = a fish
stoneage-goods-tooth =
    { $n ->
        [one] { $n } tooth
       *[other] { $n } teeth
    }
stoneage-goods-berry =
    { $n ->
        [one] { $n } berry
       *[other] { $n } berries
    }
stoneage-goods-pot =
    { $n ->
        [one] { $n } pot
       *[other] { $n } pots
    }
stoneage-goods-arrowhead =
    { $n ->
        [one] { $n } arrowhead
       *[other] { $n } arrowheads
    }
stoneage-goods-fish =
    { $n ->
        [one] { $n } fish
       *[other] { $n } fish
    }
stoneage-dogs =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
stoneage-pile = Pile { $n }

## Options

stoneage-option-youngest = Who is the youngest?
stoneage-option-youngest-0 = The first player
stoneage-option-youngest-1 = The second player
stoneage-option-youngest-2 = The third player
stoneage-option-youngest-3 = The fourth player
stoneage-option-hidden_goods = The others’ goods
stoneage-option-hidden_goods-no = Everybody can see them
stoneage-option-hidden_goods-yes = Behind their settlements
stoneage-option-kind_dog = Kind dog
stoneage-option-kind_dog-no = A dog may be taken from others
stoneage-option-kind_dog-yes = Nobody takes a dog from others
stoneage-option-automatic_swap = Swapping forest tiles
stoneage-option-automatic_swap-no = The players do it
stoneage-option-automatic_swap-yes = Two are swapped by lot
stoneage-option-recall = Tiles turned down again
stoneage-option-recall-no = Players must remember them
stoneage-option-recall-yes = They are shown (for programs)

## Actions

stoneage-action-end_turn = End turn
stoneage-action-done = Give no more
stoneage-action-steal = Take the dog
stoneage-action-leave = Leave the dog
stoneage-action-skip = Build nothing
stoneage-action-pay = Pay and build
stoneage-action-flip = Turn over forest tile { $slot }
stoneage-action-give = Give { $good }
stoneage-action-take = Take { $good }
stoneage-action-build = Build the hut of pile { $pile }
stoneage-action-spare = Keep { $good } and pay a dog instead
stoneage-action-swap = Swap forest tiles { $first } and { $second }

## Questions

stoneage-ask-over = The game is over.
stoneage-ask-flip = It’s your turn! Turn over a forest tile.
stoneage-ask-give = What do you give to the trading place?
stoneage-ask-take =
    { $n ->
        [one] Now take { $n } thing from the trading place.
       *[other] Now take { $n } things from the trading place.
    }
stoneage-ask-steal = No dog is left here. Do you take one from the others?
stoneage-ask-build = Which hut do you build?
stoneage-ask-pay = Your hut costs { $hut }. Do you pay it like this?
stoneage-ask-swap = Swap two forest tiles. Everybody, look closely!
stoneage-ask-end = Are you done?
stoneage-wait-over = The game is over.
stoneage-wait-flip = { $name } turns over a forest tile.
stoneage-wait-give = { $name } is at the trading place.
stoneage-wait-take = { $name } takes something from the trading place.
stoneage-wait-steal = { $name } considers whether to take a dog.
stoneage-wait-build = { $name } chooses a hut.
stoneage-wait-pay = { $name } pays for a hut ({ $hut }).
stoneage-wait-swap = { $name } swaps two forest tiles. Look closely!
stoneage-wait-end = { $name } is about to end the turn.

## Events

stoneage-event-dealt = The valley is ready.
stoneage-event-turn_started = { $name } has a turn.
stoneage-event-flipped = { $name } turns over a tile: { $tile }.
stoneage-event-moved = { $name } goes { $place }.
stoneage-event-took = { $name } takes { $good }.
stoneage-event-took_dog = { $name } gets a dog.
stoneage-event-could_not_build = { $name } cannot build a hut yet.
stoneage-event-nothing =
    { $id ->
        [dog] { $name } gets no dog.
        [trading_place] { $name } has nothing to swap here.
       *[other] Nothing is left here. { $name } gets nothing.
    }
stoneage-event-kept_goods = { $name } keeps everything.
stoneage-event-traded = { $name } gives { $given } and takes { $taken }.
stoneage-event-stole_dog = { $name } takes a dog from { $other }.
stoneage-event-left_dog = { $name } leaves the dog where it is.
stoneage-event-built_nothing = { $name } builds nothing.
stoneage-event-built = { $name } builds a hut and pays { $paid }.
stoneage-event-pile_empty = There are no more huts in this pile.
stoneage-event-hut_revealed = A new hut can be built. It costs { $hut }.
stoneage-event-closed = All forest tiles are turned down.
stoneage-event-swapped = { $name } swaps two forest tiles.
stoneage-event-won = { $name } has built the third hut and wins!
stoneage-event-took_back = { $name } takes a step back.

## The end

stoneage-end-won = Hooray! { $name } has a whole settlement and wins.
stoneage-end-huts =
    { $n ->
        [one] { $name }: { $n } hut
       *[other] { $name }: { $n } huts
    }

## The table in the terminal

stoneage-table-forest = Forest tiles
stoneage-table-space = Space
stoneage-table-lies = Lies here
stoneage-table-figures = Figures
stoneage-table-no-hut = no hut
stoneage-table-below =
    { $n ->
        [one] { $n } more below
       *[other] { $n } more below
    }
stoneage-table-settlement =
    { $n ->
        [one] { $name }: { $n } hut of { $most }
       *[other] { $name }: { $n } huts of { $most }
    }
stoneage-table-hidden-goods =
    { $n ->
        [one] { $n } hidden good
       *[other] { $n } hidden goods
    }
stoneage-table-no-goods = no goods
