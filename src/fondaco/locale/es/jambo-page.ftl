### La mesa de Jambo en el navegador: palabras que solo necesita la página.

jambo-page-market = El mercado
jambo-page-piles = Mazo y pila de descartes
jambo-page-discards = Pila de descartes
jambo-page-side = Lado de { $name }
jambo-page-wares-of = Mercancías de { $name }: { $wares }
jambo-page-in-supply = { $ware }: { $n } en la reserva
jambo-page-playable = Se puede jugar ahora
jambo-page-buy-with-fee = Comprar por { $n } + { $fee } de oro
jambo-page-chosen = { $n } de { $of } elegidas
jambo-page-chosen-some = Elegidas: { $n }
jambo-page-put-back = Devolver: { $what }
jambo-page-lower = Ofrecer menos
jambo-page-raise = Ofrecer más

## Opciones antes de la partida

jambo-option-starter = ¿Quién empieza?
jambo-option-starter-lot = Se echa a suertes
jambo-option-starter-0 = Tú
jambo-option-starter-1 = Tu rival

## Teclas

jambo-page-key-hand = Del 1 al 9: cartas de la mano
jambo-page-key-trade = B: comprar, S: vender
jambo-page-key-draw = D: mirar, K: quedarse, X: descartar
