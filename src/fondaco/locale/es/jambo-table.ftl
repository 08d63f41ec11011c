### La mesa de Jambo en el terminal: palabras que solo están ahí.

jambo-table-market = Mercado
jambo-table-known-of = Conoces: { $cards }
jambo-table-known-mark = ° Tu rival conoce esta carta.
jambo-table-deck-top = Desde arriba: { $cards }
jambo-table-prices = compra { $buy }, venta { $sell }
jambo-table-unseen = desconocida
jambo-table-you-see = Ves: { $cards }
jambo-table-on-top = encima: { $card }
jambo-table-played = En juego: { $card }
jambo-table-bid = Puja más alta: { $n } de oro, de { $name }
jambo-table-none = ninguno
jambo-table-to-place = Por colocar: { $wares }
