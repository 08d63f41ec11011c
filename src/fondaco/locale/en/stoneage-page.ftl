### My First Stone Age’s table in the browser: words that only the page needs, most of them for the voice and for screen readers.

stoneage-page-child-0 = Blue
stoneage-page-child-1 = Yellow
stoneage-page-child-2 = Green
stoneage-page-child-3 = Pink
stoneage-page-count = { $n }
stoneage-page-tile-down = Tile { $n } of { $of }, face down
stoneage-page-tile-up = Tile { $n } of { $of }: { $tile }
stoneage-page-guide = Say it again: { $prompt }
stoneage-page-gate = For adults: hold for 3 seconds
stoneage-page-adults = For adults
stoneage-page-sum = How much is { $a } + { $b }?
stoneage-page-start = Play
stoneage-page-players = How many play?
stoneage-page-players-n = { $n } players
stoneage-page-seats = Who plays?
stoneage-page-seat-child = { $name }: a child
stoneage-page-seat-toy = { $name }: the computer
stoneage-page-hand-over = { $name }, it’s your turn! Tap your sign.
stoneage-page-again = Play again
stoneage-page-back = Take it back
stoneage-page-keep = Keep everything
stoneage-page-exchange = Exchange them
stoneage-page-give = Your things
stoneage-page-take = The things at the trading place
stoneage-page-ask-give = Swap your things! Tap what you give and what you want for it.
stoneage-page-look = Hold to look at your things
stoneage-page-huts = Huts
stoneage-page-go-on = Look: { $tile }! Tap the picture.
stoneage-page-adult = Fetch a grown-up, please!
stoneage-page-wait = One moment …
stoneage-page-hut =
    { $n ->
        [0] Hut for { $hut }. You have everything for it.
        [one] Hut for { $hut }. { $n } thing is missing.
       *[other] Hut for { $hut }. { $n } things are missing.
    }
stoneage-page-speech = Voice
stoneage-page-effects = Sounds
stoneage-page-loudness-0 = Off
stoneage-page-loudness-1 = Soft
stoneage-page-loudness-2 = Loud
stoneage-page-pace = Scenes
stoneage-page-pace-0 = Calm
stoneage-page-pace-1 = Brisk
stoneage-page-voice = The guide speaks with this browser’s voice “{ $name }”.
stoneage-page-no-voice = This browser has no voice for this language. The guide shows pictures and makes sounds, but does not speak.
stoneage-page-key-ring = Arrows: from tile to tile
stoneage-page-key-choose = Tab and Enter: choose

stoneage-chapter-box = What is in the box
stoneage-chapter-setup = Setting up
stoneage-chapter-turn = Your turn
stoneage-chapter-places = The places
stoneage-chapter-dogs = Dogs
stoneage-chapter-trading = Trading place
stoneage-chapter-site = Building site
stoneage-chapter-end = The end
stoneage-chapter-rulings = Rulings
