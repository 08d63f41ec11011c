### Jambo: todo lo que se encuentra en la mesa. Las reglas están en jambo-rules.ftl.

## El juego

jambo-name = Jambo
jambo-tagline = Dos mercaderes, un mercado, sesenta de oro
jambo-about = Compra barato, vende caro y recurre a personajes, animales y utensilios para que te vaya mejor que al puesto de enfrente. Quien acaba un turno con 60 de oro anuncia el final, y al rival le queda un último turno para responder.
jambo-components-note = Cuántas cartas hay de cada tipo lo dicen los textos de las reglas. Las copias de cada carta y los precios se han reconstruido a partir de fuentes públicas y pueden diferir del mazo impreso.

## Mercancías

jambo-ware-trinkets = baratijas
jambo-ware-hides = pieles
jambo-ware-tea = té
jambo-ware-silk = seda
jambo-ware-fruit = fruta
jambo-ware-salt = sal

jambo-wares-trinkets =
    { $n ->
        [one] { $n } baratija
       *[other] { $n } baratijas
    }
jambo-wares-hides =
    { $n ->
        [one] { $n } piel
       *[other] { $n } pieles
    }
jambo-wares-tea = { $n } de té
jambo-wares-silk = { $n } de seda
jambo-wares-fruit =
    { $n ->
        [one] { $n } fruta
       *[other] { $n } frutas
    }
jambo-wares-salt = { $n } de sal

## Tipos de carta, con una nota válida para todas las del tipo

jambo-kind-ware = Carta de mercancías
jambo-kind-stand = Puesto pequeño
jambo-kind-utility = Utensilio
jambo-kind-people = Personaje
jambo-kind-animal = Animal

jambo-kind-note-ware = Cuesta una acción y luego se descarta.
jambo-kind-note-stand = Cuesta una acción y se queda hasta el final de la partida.
jambo-kind-note-utility = Bajarlo cuesta una acción y cada uso otra, una vez por turno. Puedes tener tres delante de ti.
jambo-kind-note-people = Cuesta una acción y luego se descarta.
jambo-kind-note-animal = Cuesta una acción y luego se descarta. Tu rival puede detenerlo con un Guardia.

## Cartas: nombres, efectos y lo que necesitan además del oro

jambo-card-ware = Mercancías ({ $wares })
jambo-text-ware = Compra todas las mercancías mostradas por su precio de compra o véndelas todas por su precio de venta.

jambo-card-small_stand = Puesto pequeño
jambo-text-small_stand = Móntalo junto a tu puesto grande: tres espacios más hasta el final de la partida. El primero que se construye cuesta 6 de oro; los siguientes, 3.

jambo-card-well = Pozo
jambo-text-well = Paga 1 de oro y roba una carta.
jambo-needs-well = Necesita una carta en el mazo o en la pila de descartes.

jambo-card-drums = Tambores
jambo-text-drums = Devuelve una de tus mercancías a la reserva y roba una carta.
jambo-needs-drums = Necesita una mercancía tuya y una carta en el mazo o en la pila de descartes.

jambo-card-throne = Trono del jefe
jambo-text-throne = Toma la mercancía que quieras de tu rival y dale una tuya a cambio.
jambo-needs-throne = Necesita una mercancía tuya y otra de tu rival.

jambo-card-boat = Barca
jambo-text-boat = Descarta una carta de la mano o uno de tus utensilios, incluso la propia Barca, y toma de la reserva la mercancía que quieras.
jambo-needs-boat = Necesita espacio para una mercancía.

jambo-card-scales = Balanza
jambo-text-scales = Roba dos cartas, quédate una y da la otra a tu rival.
jambo-needs-scales = Necesita una carta en el mazo o en la pila de descartes.

jambo-card-mask_of_transformation = Máscara de la transformación
jambo-text-mask_of_transformation = Antes de mirar la primera carta de tu turno, cambia una carta de la mano por la de encima de la pila de descartes.
jambo-needs-mask_of_transformation = Necesita una carta en la mano y una pila de descartes, y solo sirve antes de mirar la primera carta de tu turno.

jambo-card-supplies = Provisiones
jambo-text-supplies = Da la vuelta a cartas del mazo hasta que salga una de mercancías y tómala; las demás se descartan. Después paga 1 de oro o descarta una carta de la mano.
jambo-needs-supplies = Necesita una carta en el mazo o una de mercancías entre los descartes.

jambo-card-kettle = Caldero
jambo-text-kettle = Descarta una o dos cartas de la mano y roba otras tantas.
jambo-needs-kettle = Necesita una carta en la mano.

jambo-card-leopard_statue = Estatua del leopardo
jambo-text-leopard_statue = Paga 2 de oro y toma de la reserva la mercancía que quieras.
jambo-needs-leopard_statue = Necesita espacio para una mercancía.

jambo-card-weapons = Armas
jambo-text-weapons = Descarta una carta de la mano o uno de tus utensilios, incluso las propias Armas, y toma 2 de oro.

jambo-card-guard = Guardia
jambo-text-guard = Responde a un animal en el turno de tu rival: no tiene efecto para nadie. No cuesta acción.
jambo-needs-guard = Solo se juega en el turno de tu rival, después de un animal.

jambo-card-rain_maker = Hacedor de lluvia
jambo-text-rain_maker = Responde a una carta de mercancías en el turno de tu rival: tras la venta o la compra, toma esa carta en tu mano. No cuesta acción.
jambo-needs-rain_maker = Solo se juega en el turno de tu rival, después de una carta de mercancías.

jambo-card-shaman = Chamán
jambo-text-shaman = Cambia todas tus mercancías de un tipo por otras tantas de otro tipo de la reserva.
jambo-needs-shaman = Necesita mercancías tuyas de un tipo y al menos otras tantas de otro tipo en la reserva.

jambo-card-psychic = Adivina
jambo-text-psychic = Mira las seis cartas de encima del mazo y toma una. Las demás vuelven en el mismo orden.
jambo-needs-psychic = Necesita una carta en el mazo o en la pila de descartes.

jambo-card-tribal_elder = Anciano de la tribu
jambo-text-tribal_elder = Elige: tu rival se descarta hasta quedarse con tres cartas, o tú robas hasta tener cinco.
jambo-needs-tribal_elder = Necesita que tu rival tenga cuatro cartas o más, o que tú tengas como mucho otras cuatro y haya alguna que robar.

jambo-card-wise_man = Sabio de tierras lejanas
jambo-text-wise_man = Durante este turno, cada compra con una carta de mercancías te cuesta 2 de oro menos y cada venta te da 2 más.

jambo-card-portuguese = Portugués
jambo-text-portuguese = Devuelve a la reserva cuantas mercancías tuyas quieras y toma 2 de oro por cada una.
jambo-needs-portuguese = Necesita una mercancía tuya.

jambo-card-basket_maker = Cestera
jambo-text-basket_maker = Paga 2 de oro y toma de la reserva una o dos mercancías del mismo tipo.
jambo-needs-basket_maker = Necesita espacio para una mercancía después de pagarle.

jambo-card-travelling_merchant = Mercader ambulante
jambo-text-travelling_merchant = Subasta dos mercancías de la reserva y abre con 1 de oro como mínimo. Se sube por turnos hasta que alguien pase; quien gana paga su puja y se las lleva.

jambo-card-arabian_merchant = Mercader árabe
jambo-text-arabian_merchant = Da la vuelta a las tres cartas de encima, subástalas y abre con 1 de oro como mínimo. Se sube por turnos hasta que alguien pase; quien gana paga su puja y se las lleva.
jambo-needs-arabian_merchant = Necesita una carta en el mazo o en la pila de descartes.

jambo-card-dancer = Bailarina
jambo-text-dancer = Juégala con una carta de tres mercancías, las dos por una sola acción: devuelve tres mercancías cualesquiera tuyas y toma el precio de venta de esa carta.
jambo-needs-dancer = Necesita en tu mano una carta de tres mercancías y tres mercancías tuyas.

jambo-card-carrier = Porteador
jambo-text-carrier = Elige: hasta dos mercancías de un tipo de la reserva, o dos cartas del mazo. Tu rival recibe lo otro; las mercancías, solo si caben.

jambo-card-drummer = Tamborilero
jambo-text-drummer = Mira la pila de descartes y toma un utensilio en tu mano.
jambo-needs-drummer = Necesita un utensilio entre los descartes.

jambo-card-crocodile = Cocodrilo
jambo-text-crocodile = Descarta un utensilio de tu rival. Antes puedes usarlo una vez sin gastar acción, salvo que sea la Máscara.
jambo-needs-crocodile = Necesita un utensilio delante de tu rival.

jambo-card-parrot = Loro
jambo-text-parrot = Toma una mercancía de tu rival y ponla en tus puestos.
jambo-needs-parrot = Necesita una mercancía en los puestos de tu rival.

jambo-card-hyena = Hiena
jambo-text-hyena = Mira la mano de tu rival y toma una carta. Devuélvele cualquiera de tu mano, incluso la que acabas de tomar.
jambo-needs-hyena = Necesita una carta en la mano de tu rival.

jambo-card-snake = Serpiente
jambo-text-snake = Cada jugador se queda un utensilio; tú eliges primero. Los demás se descartan.
jambo-needs-snake = Necesita dos utensilios delante de un mismo jugador.

jambo-card-elephant = Elefante
jambo-text-elephant = Todas las mercancías de ambos van al centro. Empezando por ti, cada uno toma una por turnos hasta que no quede ninguna.
jambo-needs-elephant = Necesita una mercancía en algún puesto.

jambo-card-cheetah = Guepardo
jambo-text-cheetah = Tu rival elige: te da 2 de oro, o tú robas dos cartas.

jambo-card-lion = León
jambo-text-lion = Todos los utensilios de ambos van al centro. Empezando por ti, cada uno toma uno por turnos hasta que no quede ninguno.
jambo-needs-lion = Necesita un utensilio delante de uno de los dos.

jambo-card-baboon = Babuino
jambo-text-baboon = Ambas manos se ponen boca arriba en el centro. Empezando por ti, cada uno toma una carta por turnos hasta que no quede ninguna.
jambo-needs-baboon = Necesita otra carta, además de esta, en la mano de cualquiera de los dos.

## Decisiones, para quien decide

jambo-ask-draw =
    { $actions ->
        [one] Mira la carta de encima por una acción o pasa a jugar. Te queda { $actions } acción.
       *[other] Mira la carta de encima por una acción o pasa a jugar. Te quedan { $actions } acciones.
    }
jambo-ask-keep = Quédate esta carta o descártala. Solo puedes quedarte la última que mires.
jambo-ask-play =
    { $actions ->
        [one] Juega una carta o usa un utensilio. Te queda { $actions } acción.
       *[other] Juega una carta o usa un utensilio. Te quedan { $actions } acciones.
    }
jambo-ask-mask_card = Elige la carta de tu mano que cambias por la de encima de la pila de descartes.
jambo-ask-room_utility = Tres utensilios son el máximo: elige cuál descartas.
jambo-ask-rain_window = Se acaba de jugar { $card }. Responde con un Hacedor de lluvia o déjalo pasar.
jambo-ask-guard_window = Se acaba de jugar { $card }. Responde con un Guardia o deja que ocurra.
jambo-ask-dancer_card = Elige la carta de tres mercancías cuyo precio de venta gana la Bailarina.
jambo-ask-dancer_ware =
    { $left ->
        [one] Elige { $left } mercancía más para devolver.
       *[other] Elige { $left } mercancías más para devolver.
    }
jambo-ask-portuguese_ware = Elige la siguiente mercancía que devuelves por 2 de oro, o termina.
jambo-ask-shaman_from = Elige el tipo de mercancía que entregas.
jambo-ask-shaman_to = Elige el tipo de mercancía que quieres a cambio.
jambo-ask-basket_ware = Elige el tipo de mercancía que quieres de la Cestera.
jambo-ask-basket_amount = Elige cuántas tomas.
jambo-ask-drummer_card = Elige un utensilio de la pila de descartes.
jambo-ask-psychic_card = Elige la carta que tomas. Las demás vuelven en el mismo orden.
jambo-ask-elder_option = Elige: tu rival se descarta hasta tres cartas, o tú robas hasta tener cinco.
jambo-ask-elder_discard =
    { $left ->
        [one] Elige { $left } carta más para descartar.
       *[other] Elige { $left } cartas más para descartar.
    }
jambo-ask-carrier_option = Elige: mercancías para ti y cartas para tu rival, o al revés.
jambo-ask-carrier_ware = Elige el tipo de mercancía que te trae el Porteador.
jambo-ask-carrier_amount = Elige cuántas tomas.
jambo-ask-merchant_ware =
    { $left ->
        [one] Elige { $left } mercancía más para la subasta.
       *[other] Elige { $left } mercancías más para la subasta.
    }
jambo-ask-bid =
    { $bid ->
        [0] Abre la subasta con 1 de oro como mínimo.
       *[other] La puja está en { $bid } de oro. Súbela o pasa.
    }
jambo-ask-leave_ware =
    { $left ->
        [0] El sexto espacio cuesta 2 de oro. Quédate todo o elige una mercancía para devolver.
        [one] No cabe todo. Elige { $left } mercancía más para devolver.
       *[other] No cabe todo. Elige { $left } mercancías más para devolver.
    }
jambo-ask-boat_payment = Elige qué descartas por la Barca: una carta de la mano o uno de tus utensilios.
jambo-ask-boat_ware = Elige la mercancía que te trae la Barca.
jambo-ask-statue_ware = Elige la mercancía que te trae la Estatua del leopardo.
jambo-ask-throne_take = Elige la mercancía que tomas de tu rival.
jambo-ask-throne_give = Elige la mercancía que das a cambio.
jambo-ask-kettle_card = Descarta una o dos cartas de la mano en el Caldero. Robarás otras tantas.
jambo-ask-drums_ware = Elige la mercancía que devuelves por una carta.
jambo-ask-supplies_payment = Paga las Provisiones: 1 de oro o una carta de la mano.
jambo-ask-scales_keep = Elige la carta que te quedas. La otra es para tu rival.
jambo-ask-weapons_payment = Elige qué descartas por las Armas: una carta de la mano o uno de tus utensilios.
jambo-ask-elephant_ware = Toma una mercancía del centro.
jambo-ask-cheetah_option = Elige: da 2 de oro a tu rival o deja que robe dos cartas.
jambo-ask-hyena_take = Elige la carta que tomas de la mano de tu rival.
jambo-ask-hyena_give = Elige la carta que devuelves.
jambo-ask-crocodile_utility = Elige el utensilio que se come el Cocodrilo.
jambo-ask-crocodile_use = Úsalo una vez antes de que desaparezca o descártalo ya.
jambo-ask-lion_utility = Toma un utensilio del centro.
jambo-ask-parrot_ware = Elige la mercancía que se lleva el Loro.
jambo-ask-baboon_card = Toma una carta del centro.
jambo-ask-snake_keep = Elige el utensilio que te quedas. Los demás se descartan.
jambo-ask-end = No queda nada por hacer. Termina tu turno.
jambo-ask-over = La partida ha terminado.

## Decisiones, para todos los demás

jambo-wait-draw = { $name } decide si mira una carta.
jambo-wait-keep = { $name } mira una carta y decide si se la queda.
jambo-wait-play = { $name } decide qué juega.
jambo-wait-mask_card = { $name } elige una carta para la Máscara de la transformación.
jambo-wait-room_utility = { $name } hace sitio para un cuarto utensilio.
jambo-wait-rain_window = { $name } puede responder a la carta de mercancías.
jambo-wait-guard_window = { $name } puede responder al animal.
jambo-window-guard_window = jugar una Guardia
jambo-window-rain_window = jugar un Hacedor de lluvia
jambo-wait-dancer_card = { $name } elige una carta de mercancías para la Bailarina.
jambo-wait-dancer_ware = { $name } elige mercancías para la Bailarina.
jambo-wait-portuguese_ware = { $name } elige mercancías para el Portugués.
jambo-wait-shaman_from = { $name } elige qué cambia el Chamán.
jambo-wait-shaman_to = { $name } elige qué trae el Chamán.
jambo-wait-basket_ware = { $name } elige una mercancía de la Cestera.
jambo-wait-basket_amount = { $name } elige cuántas mercancías toma.
jambo-wait-drummer_card = { $name } busca un utensilio en la pila de descartes.
jambo-wait-psychic_card = { $name } escucha a la Adivina.
jambo-wait-elder_option = { $name } pide consejo al Anciano de la tribu.
jambo-wait-elder_discard = { $name } se descarta hasta tres cartas.
jambo-wait-carrier_option = { $name } elige qué trae el Porteador.
jambo-wait-carrier_ware = { $name } elige una mercancía del Porteador.
jambo-wait-carrier_amount = { $name } elige cuántas mercancías toma.
jambo-wait-merchant_ware = { $name } elige las mercancías de la subasta.
jambo-wait-bid = { $name } piensa su puja.
jambo-wait-leave_ware = { $name } elige qué vuelve a la reserva.
jambo-wait-boat_payment = { $name } elige qué descarta por la Barca.
jambo-wait-boat_ware = { $name } elige una mercancía de la Barca.
jambo-wait-statue_ware = { $name } elige una mercancía ante la Estatua del leopardo.
jambo-wait-throne_take = { $name } elige una mercancía del otro lado de la mesa.
jambo-wait-throne_give = { $name } elige una mercancía para dar a cambio.
jambo-wait-kettle_card = { $name } elige cartas para el Caldero.
jambo-wait-drums_ware = { $name } elige una mercancía para los Tambores.
jambo-wait-supplies_payment = { $name } paga las Provisiones.
jambo-wait-scales_keep = { $name } sopesa dos cartas en la Balanza.
jambo-wait-weapons_payment = { $name } elige qué descarta por las Armas.
jambo-wait-elephant_ware = { $name } toma una mercancía del centro.
jambo-wait-cheetah_option = { $name } decide qué recibe el Guepardo.
jambo-wait-hyena_take = { $name } ve la otra mano y toma una carta.
jambo-wait-hyena_give = { $name } elige la carta que devuelve.
jambo-wait-crocodile_utility = { $name } elige qué se come el Cocodrilo.
jambo-wait-crocodile_use = { $name } decide si antes usa el utensilio.
jambo-wait-lion_utility = { $name } toma un utensilio del centro.
jambo-wait-parrot_ware = { $name } elige qué se lleva el Loro.
jambo-wait-baboon_card = { $name } toma una carta del centro.
jambo-wait-snake_keep = { $name } elige qué utensilio se queda.
jambo-wait-end = { $name } está a punto de terminar el turno.
jambo-wait-over = La partida ha terminado.

## Acciones, como en un botón

jambo-action-look = Mirar una carta
jambo-action-skip = Pasar a jugar
jambo-action-end_turn = Terminar el turno
jambo-action-keep = Quedármela
jambo-action-discard = Descartar
jambo-action-done = Listo
jambo-action-decline = Dejarlo pasar
jambo-action-guard = Jugar el Guardia
jambo-action-rain_maker = Jugar el Hacedor de lluvia
jambo-action-pass = Pasar
jambo-action-pay_gold = Pagar 1 de oro
jambo-action-opponent_discards = El rival se descarta hasta tres
jambo-action-draw_up = Robar hasta tener cinco
jambo-action-take_wares = Tomar mercancías
jambo-action-take_cards = Robar dos cartas
jambo-action-give_gold = Dar 2 de oro
jambo-action-let_draw = Dejar que robe dos cartas
jambo-action-use_it = Usarlo antes
jambo-action-leave_it = Descartarlo sin usar
jambo-action-none = No tomar mercancía
jambo-action-buy = Comprar: { $card }
jambo-action-sell = Vender: { $card }
jambo-action-play = Jugar: { $card }
jambo-action-use = Usar: { $card }
jambo-action-card = { $card }
jambo-action-utility = { $card } (en la mesa)
jambo-action-turned_utility = { $card } (en la mesa, ya usado)
jambo-action-ware = { $ware }
jambo-action-amount = Tomar { $n }
jambo-action-seen = Carta { $n } desde arriba
jambo-action-bid = Pujar { $n } de oro

## Sucesos, como líneas del registro

jambo-event-dealt = Las cartas están repartidas y se abre el mercado.
jambo-event-turn_started = { $name } empieza un turno.
jambo-event-looked = { $name } mira una carta.
jambo-event-kept = { $name } se queda la carta.
jambo-event-threw_away = { $name } no quiere { $card } y descarta la carta.
jambo-event-played = { $name } juega { $card }.
jambo-event-built = { $name } monta un puesto pequeño por { $n } de oro.
jambo-event-placed = { $name } baja { $card }.
jambo-event-bought = { $name } compra { $wares } por { $n } de oro.
jambo-event-sold = { $name } vende { $wares } por { $n } de oro.
jambo-event-paid = { $name } paga { $n } de oro.
jambo-event-gained = { $name } recibe { $n } de oro.
jambo-event-fee = { $name } paga { $n } de oro por el sexto espacio.
jambo-event-bonus = { $name } toma 1 de oro por las acciones sin gastar.
jambo-event-used = { $name } usa { $card }.
jambo-event-drew =
    { $n ->
        [one] { $name } roba { $n } carta.
       *[other] { $name } roba { $n } cartas.
    }
jambo-event-took_card = { $name } toma { $card } a la vista de todos.
jambo-event-discarded = { $name } descarta { $card }.
jambo-event-revealed = Salen a la vista: { $cards }.
jambo-event-reshuffled = La pila de descartes se baraja y forma un mazo nuevo.
jambo-event-got_ware = { $name } recibe { $wares }.
jambo-event-returned_ware = { $name } devuelve { $wares } a la reserva.
jambo-event-swapped_ware = { $name } intercambia mercancías.
jambo-event-guarded = { $name } detiene { $card } con un Guardia.
jambo-event-rain_made = { $name } toma { $card } con un Hacedor de lluvia.
jambo-event-declined = { $name } no responde.
jambo-event-offered = { $name } saca a subasta { $wares }.
jambo-event-bid = { $name } puja { $n } de oro.
jambo-event-passed = { $name } pasa.
jambo-event-won_auction = { $name } gana la subasta por { $n } de oro.
jambo-event-saw_hand = { $name } mira la mano de { $other }.
jambo-event-gave_card = { $name } da { $card } a { $other }.
jambo-event-gave_card_hidden = { $name } da una carta a { $other }.
jambo-event-took_card_from = { $name } toma { $card } de { $other }.
jambo-event-took_card_hidden = { $name } toma una carta de { $other }.
jambo-event-took_utility = { $name } toma { $card } del centro.
jambo-event-lost_utility = { $name } pierde { $card }.
jambo-event-kept_utility = { $name } se queda { $card }.
jambo-event-announced = { $name } tiene { $n } de oro y anuncia el final. A { $other } le queda un último turno.
jambo-event-won = ¡Gana { $name }!
jambo-event-took_back = { $name } deshace un paso.

## El final (gana $name con $n de oro, $other tiene $m)

jambo-end-won-announcer = { $name } anunció el final y sigue por delante: { $n } de oro contra { $m }.
jambo-end-won-answer = { $name } responde con el último turno y adelanta a { $other }: { $n } de oro contra { $m }.
jambo-end-won-tie = { $name } y { $other } empatan con { $n } de oro, y el empate es de quien jugó el último turno: gana { $name }.
jambo-end-sum = { $name }: { $n } de oro

## Palabras del tablero

jambo-gold = Oro
jambo-gold-amount = { $n } de oro
jambo-actions-left =
    { $n ->
        [one] Queda { $n } acción
       *[other] Quedan { $n } acciones
    }
jambo-hand =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
jambo-deck =
    { $n ->
        [one] Mazo: { $n } carta
       *[other] Mazo: { $n } cartas
    }
jambo-discard =
    { $n ->
        [one] Pila de descartes: { $n } carta
       *[other] Pila de descartes: { $n } cartas
    }
jambo-supply = Reserva
jambo-large-stand = Puesto grande
jambo-small-stands =
    { $n ->
        [one] { $n } puesto pequeño
       *[other] { $n } puestos pequeños
    }
jambo-utilities = Utensilios
jambo-middle = En el centro
jambo-phase-draw = Fase de robo
jambo-phase-play = Fase de juego
jambo-known = Tu rival conoce esta carta
jambo-turned = Usado este turno
jambo-sixth-space = Sexto espacio: llenarlo cuesta 2 de oro
jambo-price-buy = Comprar por { $n } de oro
jambo-price-sell = Vender por { $n } de oro
jambo-last-turn = Último turno
jambo-bonus-hint = Termina el turno con dos acciones o más sin gastar y tomas 1 de oro.
jambo-ruling = Aclaración
jambo-reconstructed = Reconstruido
