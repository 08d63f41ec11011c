### Jambo's table in the terminal: words that only stand there.

jambo-table-market = Market
jambo-table-known-of = Known to you: { $cards }
jambo-table-known-mark = ° Your opponent knows this card.
jambo-table-deck-top = From the top: { $cards }
jambo-table-prices = buy { $buy }, sell { $sell }
jambo-table-unseen = unseen
jambo-table-you-see = You see: { $cards }
jambo-table-on-top = on top: { $card }
jambo-table-played = Being played: { $card }
jambo-table-bid = Highest bid: { $n } gold, by { $name }
jambo-table-none = none
jambo-table-to-place = To be placed: { $wares }
