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

## Casillas del mapa

samarkand-space-black_sea_west = Mar Negro (oeste)
samarkand-space-black_sea_east = Mar Negro (este)
samarkand-space-otrar = Otrar
samarkand-space-chach = Chach
samarkand-space-talas = Talas
samarkand-space-constantinople = Constantinopla
samarkand-space-bithynia = Bitinia
samarkand-space-pontus = Ponto
samarkand-space-trebizond = Trebisonda
samarkand-space-tiflis = Tiflis
samarkand-space-shirvan = Shirván
samarkand-space-caspian_sea_west = Mar Caspio (oeste)
samarkand-space-caspian_sea_east = Mar Caspio (este)
samarkand-space-dehistan = Dehistán
samarkand-space-khwarezm = Corasmia
samarkand-space-bukhara = Bujará
samarkand-space-nakhshab = Najshab
samarkand-space-samarkand = Samarcanda
samarkand-space-ferghana = Ferganá
samarkand-space-kashgar = Kasgar
samarkand-space-aksu = Aksu
samarkand-space-aegean_sea = Mar Egeo
samarkand-space-lydia = Lidia
samarkand-space-cappadocia = Capadocia
samarkand-space-melitene = Melitene
samarkand-space-van = Van
samarkand-space-tabriz = Tabriz
samarkand-space-gilan = Guilán
samarkand-space-tabaristan = Tabaristán
samarkand-space-gurgan = Gorgán
samarkand-space-nishapur = Nishapur
samarkand-space-balkh = Balj
samarkand-space-badakhshan = Badajshán
samarkand-space-yarkand = Yarkand
samarkand-space-kucha = Kucha
samarkand-space-mediterranean_north = Mediterráneo (norte)
samarkand-space-cyprus = Chipre
samarkand-space-antioch = Antioquía
samarkand-space-aleppo = Alepo
samarkand-space-edessa = Edesa
samarkand-space-mosul = Mosul
samarkand-space-baghdad = Bagdad
samarkand-space-hamadan = Hamadán
samarkand-space-tus = Tus
samarkand-space-herat = Herat
samarkand-space-kabul = Kabul
samarkand-space-kashmir = Cachemira
samarkand-space-khotan = Jotán
samarkand-space-dunhuang = Dunhuang
samarkand-space-mediterranean_east = Mediterráneo (este)
samarkand-space-tyre = Tiro
samarkand-space-damascus = Damasco
samarkand-space-palmyra = Palmira
samarkand-space-anbar = Ambar
samarkand-space-babylon = Babilonia
samarkand-space-susa = Susa
samarkand-space-isfahan = Isfahán
samarkand-space-yazd = Yazd
samarkand-space-persepolis = Persépolis
samarkand-space-sistan = Sistán
samarkand-space-kandahar = Kandahar
samarkand-space-gandhara = Gandhara
samarkand-space-tibet = Tíbet
samarkand-space-mediterranean_south = Mediterráneo (sur)
samarkand-space-gaza = Gaza
samarkand-space-petra = Petra
samarkand-space-dumat = Dumat
samarkand-space-hira = Hira
samarkand-space-basra = Basora
samarkand-space-ahwaz = Ahvaz
samarkand-space-shiraz = Shiraz
samarkand-space-kerman = Kermán
samarkand-space-bam = Bam
samarkand-space-zaranj = Zaranj
samarkand-space-quetta = Quetta
samarkand-space-multan = Multán
samarkand-space-lahore = Lahore
samarkand-space-alexandria = Alejandría
samarkand-space-damietta = Damieta
samarkand-space-pelusium = Pelusio
samarkand-space-tayma = Tayma
samarkand-space-hail = Hail
samarkand-space-qatif = Qatif
samarkand-space-persian_gulf = Golfo Pérsico
samarkand-space-siraf = Siraf
samarkand-space-hormuz = Ormuz
samarkand-space-makran = Makrán
samarkand-space-kalat = Kalat
samarkand-space-uch = Uch
samarkand-space-thar = Thar
samarkand-space-delhi = Delhi
samarkand-space-cairo = El Cairo
samarkand-space-qulzum = Qulzum
samarkand-space-red_sea_north = Mar Rojo (norte)
samarkand-space-medina = Medina
samarkand-space-nejd = Néyed
samarkand-space-yamama = Yamama
samarkand-space-bahrain = Baréin
samarkand-space-julfar = Julfar
samarkand-space-strait_of_hormuz = Estrecho de Ormuz
samarkand-space-tiz = Tiz
samarkand-space-kech = Kech
samarkand-space-mansura = Mansura
samarkand-space-rajputana = Rajputana
samarkand-space-thebes = Tebas
samarkand-space-red_sea_south = Mar Rojo (sur)
samarkand-space-jeddah = Yeda
samarkand-space-mecca = La Meca
samarkand-space-taif = Taif
samarkand-space-nizwa = Nizwa
samarkand-space-muscat = Mascate
samarkand-space-arabian_sea_west = Mar Arábigo (oeste)
samarkand-space-arabian_sea_middle = Mar Arábigo (centro)
samarkand-space-arabian_sea_east = Mar Arábigo (este)
samarkand-space-daybul = Daybul
samarkand-space-gujarat = Guyarat
samarkand-space-nubia = Nubia
samarkand-space-asir = Asir
samarkand-space-najran = Najrán
samarkand-space-saba = Saba
samarkand-space-hadramaut = Hadramaut
samarkand-space-dhofar = Dhofar
samarkand-space-broach = Broach
samarkand-space-cambay = Cambay

## Acciones

samarkand-action-pass = Pasar
samarkand-action-end_turn = Terminar el turno
samarkand-action-done = No descartar más
samarkand-action-sell = Vender por 3 dírhams
samarkand-action-keep = No vender
samarkand-action-marry = Casarse con la familia { $family }
samarkand-action-extend = Prolongar la ruta de { $family }
samarkand-action-place = Camello: { $space }
samarkand-action-discard = Descartar { $card }

## Preguntas

samarkand-ask-over = La partida ha terminado.
samarkand-ask-turn = Cásate con una familia o prolonga la ruta de una de las tuyas.
samarkand-ask-discard =
    { $left ->
        [one] ¿Qué carta descartas? Una más como mucho.
       *[other] ¿Qué cartas descartas? { $left } más como mucho.
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
samarkand-wait-end = { $name } está a punto de terminar el turno.

## Sucesos

samarkand-event-dealt = Las cartas están repartidas y las caravanas, listas.
samarkand-event-turn_started = { $name } empieza un turno.
samarkand-event-passed = { $name } no puede hacer nada y pasa.
samarkand-event-unsold = Nadie vende { $card }.
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
samarkand-event-placed = { $name } hace avanzar a { $family }: { $space }.
samarkand-event-placed_second = Por 1 dírham del tesoro, { $family } avanza otra vez: { $space }.
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

## Preguntas a varios

samarkand-window-sale = vender la carta
