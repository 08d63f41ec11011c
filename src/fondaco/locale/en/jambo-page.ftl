### Jambo’s table in the browser: words that only the page needs.

jambo-page-market = The market
jambo-page-piles = Deck and discard pile
jambo-page-discards = Discard pile
jambo-page-side = { $name }’s side
jambo-page-wares-of = Wares of { $name }: { $wares }
jambo-page-in-supply = { $ware }: { $n } in the supply
jambo-page-playable = Can be played now
jambo-page-buy-with-fee = Buy, { $n } + { $fee } gold
jambo-page-chosen = { $n } of { $of } chosen
jambo-page-chosen-some = Chosen: { $n }
jambo-page-put-back = Put back: { $what }
jambo-page-lower = Bid less
jambo-page-raise = Bid more

## Options of a match

jambo-option-starter = Who begins?
jambo-option-starter-lot = The lot decides
jambo-option-starter-0 = You
jambo-option-starter-1 = Your opponent

## Keys

jambo-page-key-hand = 1 to 9: cards in hand
jambo-page-key-trade = B: buy, S: sell
jambo-page-key-draw = D: look, K: keep, X: discard
