### Stůl Jamba v terminálu: slova, která jsou jen tam.

jambo-table-market = Tržiště
jambo-table-known-of = Tyto karty znáš: { $cards }
jambo-table-known-mark = ° Tuto kartu tvůj protihráč zná.
jambo-table-deck-top = Shora: { $cards }
jambo-table-prices = nákup { $buy }, prodej { $sell }
jambo-table-unseen = neznámá
jambo-table-you-see = Vidíš: { $cards }
jambo-table-on-top = nahoře { $card }
jambo-table-played = Právě se hraje: { $card }
jambo-table-bid =
    { $n ->
        [one] Nejvyšší nabídka: { $n } zlaťák, { $name }
        [few] Nejvyšší nabídka: { $n } zlaťáky, { $name }
       *[other] Nejvyšší nabídka: { $n } zlaťáků, { $name }
    }
jambo-table-none = žádné
jambo-table-to-place = K umístění: { $wares }
