### Samarcanda: todo lo que un jugador encuentra en la mesa.

## El juego

samarkand-name = Samarcanda
samarkand-tagline = Emparenta con diez familias de mercaderes y haz que sus rutas se encuentren
samarkand-about = Paga dotes para entrar en ricas familias de la Ruta de la Seda, guía sus caravanas hasta las mercancías y une a familias que no se conocían. Gana quien saque más provecho de mercancías, relaciones y dinero.
samarkand-components-note = El mapa impreso no es público. Este mapa, la mayoría de las dotes y los lugares de las mercancías son una reconstrucción: concuerdan con todo lo que se sabe y pueden diferir del tablero impreso.
samarkand-ruling = interpretación

## Familias

samarkand-family-byzantium = Bizancio
samarkand-family-levant = Levante
samarkand-family-tigris = Tigris
samarkand-family-sogdia = Sogdiana
samarkand-family-china = China
samarkand-family-egypt = Egipto
samarkand-family-arabia = Arabia
samarkand-family-oman = Omán
samarkand-family-persia = Persia
samarkand-family-sindh = Sind

## Mercancías

samarkand-card-horses = Caballos
samarkand-card-wine = Vino
samarkand-card-silver = Plata
samarkand-card-naphtha = Nafta
samarkand-card-furs = Pieles
samarkand-card-silk = Seda
samarkand-card-olive_oil = Aceite de oliva
samarkand-card-carpets = Alfombras
samarkand-card-turquoise = Turquesa
samarkand-card-lapis = Lapislázuli
samarkand-card-jade = Jade
samarkand-card-copper = Cobre
samarkand-card-myrtle = Mirto
samarkand-card-saffron = Azafrán
samarkand-card-pistachios = Pistachos
samarkand-card-papyrus = Papiro
samarkand-card-pomegranates = Granadas
samarkand-card-sesame = Sésamo
samarkand-card-cumin = Comino
samarkand-card-sugar = Azúcar
samarkand-card-cotton = Algodón
samarkand-card-diamond = Diamante
samarkand-card-linen = Lino
samarkand-card-leather = Cuero
samarkand-card-rosewater = Agua de rosas
samarkand-card-dates = Dátiles
samarkand-card-pearls = Perlas
samarkand-card-agate = Ágata
samarkand-card-indigo = Índigo
samarkand-card-gold = Oro
samarkand-card-myrrh = Mirra
samarkand-card-frankincense = Incienso
samarkand-card-pepper = Pimienta

## Acciones

samarkand-action-pass = Pasar
samarkand-action-end_turn = Terminar el turno
samarkand-action-done = No descartar más
samarkand-action-sell = Vender por 3 dírhams
samarkand-action-keep = No vender
samarkand-action-marry = Casarse con la familia { $family }
samarkand-action-extend = Prolongar la ruta de { $family }
samarkand-action-place = Camello a { $space }
samarkand-action-discard = Descartar { $card }

## Preguntas

samarkand-ask-over = La partida ha terminado.
samarkand-ask-turn = Cásate con una familia o prolonga la ruta de una de las tuyas.
samarkand-ask-discard =
    { $left ->
        [one] Aún puedes descartar { $left } carta.
       *[other] Aún puedes descartar { $left } cartas.
    }
samarkand-ask-first_camel = ¿Adónde va el camello de { $family }?
samarkand-ask-sale = ¿Alguien vende { $card } por 3 dírhams?
samarkand-ask-second_camel = ¿Un segundo camello por 1 dírham del tesoro de { $family } ({ $treasury }) o terminas el turno?
samarkand-ask-end = Termina tu turno o deshaz algo.
samarkand-wait-over = La partida ha terminado.
samarkand-wait-turn = { $name } decide entre una boda y una ruta.
samarkand-wait-discard = { $name } elige qué cartas conserva.
samarkand-wait-first_camel = { $name } coloca un camello de { $family }.
samarkand-wait-sale = ¿Alguien vende { $card }?
samarkand-wait-second_camel = { $name } se plantea un segundo camello de { $family }.
samarkand-wait-end = { $name } está por terminar el turno.

## Sucesos

samarkand-event-dealt = Las cartas están repartidas y las caravanas, listas.
samarkand-event-turn_started = { $name } empieza un turno.
samarkand-event-passed = { $name } no puede hacer nada y pasa.
samarkand-event-kept = { $name } no vende nada.
samarkand-event-sold = { $name } vende { $card } por 3 dírhams.
samarkand-event-married =
    { $n ->
        [one] { $name } se casa con la familia { $family } por { $n } dírham.
       *[other] { $name } se casa con la familia { $family } por { $n } dírhams.
    }
samarkand-event-reshuffled = El descarte se baraja y forma un mazo nuevo.
samarkand-event-drew =
    { $n ->
        [one] { $name } roba { $n } carta.
       *[other] { $name } roba { $n } cartas.
    }
samarkand-event-drew-known = { $name } roba { $cards }.
samarkand-event-discarded =
    { $n ->
        [one] { $name } descarta { $n } carta.
       *[other] { $name } descarta { $n } cartas.
    }
samarkand-event-discarded-known = { $name } descarta { $cards }.
samarkand-event-placed = { $name } lleva a { $family } hasta { $space }.
samarkand-event-placed_second = Por 1 dírham del tesoro, { $family } va también a { $space }.
samarkand-event-took_tile = { $name } toma la ficha de mercancía { $card }.
samarkand-event-related =
    { $n ->
        [one] { $family } y { $other } se encuentran: { $name } toma { $n } ficha de relación.
       *[other] { $family } y { $other } se encuentran: { $name } toma { $n } fichas de relación.
    }
samarkand-event-prize =
    { $n ->
        [one] { $name } recibe un premio de { $n } dírham.
       *[other] { $name } recibe un premio de { $n } dírhams.
    }
samarkand-event-bag_removed = De la bolsa sale una ficha de { $family }, con quien nadie se ha casado: sale del juego.
samarkand-event-bag_returned = De la bolsa sale una ficha de { $family } y va a su campo.
samarkand-event-revealed =
    { $n ->
        [one] { $name } no tiene cartas en la mano: { $n } punto.
       *[other] { $name } no tiene cartas en la mano: { $n } puntos.
    }
samarkand-event-revealed-known =
    { $n ->
        [one] { $name } muestra { $cards }: { $n } punto.
       *[other] { $name } muestra { $cards }: { $n } puntos.
    }
samarkand-event-ended =
    { $ending ->
        [all_families] Todas las familias tienen una relación: la partida termina.
        [five_relations] Una familia tiene todas sus relaciones: la partida termina.
       *[other] Todas las familias tienen una relación y una las tiene todas: la partida termina.
    }
samarkand-event-stuck = Nadie puede hacer nada más: la partida termina.
samarkand-event-took_back = { $name } deshace un paso.

## El final

samarkand-end-all_families = Todas las familias tienen una relación: la partida termina.
samarkand-end-five_relations = Una familia tiene todas sus relaciones: la partida termina.
samarkand-end-stuck = Nadie puede hacer nada más: la partida termina.
samarkand-end-sum = { $name }: { $total } = cartas { $cards } + mercancías { $goods_tiles } + relaciones { $relation_tiles } + dinero { $money }

## La mesa en la terminal

samarkand-table-map = Mapa
samarkand-table-family = Familia
samarkand-table-dowry = Dote
samarkand-table-treasury = Tesoro
samarkand-table-camels = Camellos
samarkand-table-tiles = Miembros
samarkand-table-relations = Relaciones
samarkand-table-hand = En la mano: { $cards }
samarkand-table-sold = Vendidas: { $cards }
samarkand-table-member-of = Miembro de: { $families }
samarkand-table-player = { $name }: dinero { $money }, cartas { $hand }, mercancías { $goods }, relaciones { $relations }
