### Da geht was ab im Morgenland: todo lo que un jugador encuentra en la mesa.

## El juego

orient-name = Da geht was ab im Morgenland
orient-tagline = Roba de noche a los otros visires, puja y soborna de día
orient-about = De noche los grandes visires envían bandidos y bestias voladoras a robarse tesoros, y defienden los suyos con guardias y genios. De día pujan en el bazar y se demandan ante el juez. Quien tiene todas las insignias de poder cuando llega el viejo sabio es sultán.
orient-components-note = Las cartas impresas no son públicas. La mayoría de los nombres y todos los valores, poderes y cantidades son aquí una reconstrucción: encajan con todo lo conocido y pueden diferir de las impresas.
orient-ruling = interpretación
orient-old-man = viejo sabio
orient-slot = lugar { $slot }
orient-pile-attack = mazo de ataque
orient-pile-defence = mazo de defensa
orient-group-servants = sirvientes
orient-group-archers = arqueros
orient-group-robber_captain = capitanes de bandidos

## Opciones de una partida

orient-option-va1 = Sin el anciano (más corta)
orient-option-va1-no = No, como en las reglas
orient-option-va1-yes = Sí
orient-option-va2 = Quitar las tres prohibiciones (más corta)
orient-option-va2-no = No, como en las reglas
orient-option-va2-yes = Sí
orient-option-va3 = Manos de cuatro como mucho (más corta)
orient-option-va3-no = No, como en las reglas
orient-option-va3-yes = Sí
orient-option-va4 = Apartar cada noche diez cartas por mazo (más corta)
orient-option-va4-no = No, como en las reglas
orient-option-va4-yes = Sí
orient-option-vb1 = El anciano se mueve cada vez que se gira un tesoro
orient-option-vb1-no = No, como en las reglas
orient-option-vb1-yes = Sí
orient-option-vb2 = El anciano va con quien pierde un segundo tesoro
orient-option-vb2-no = No, como en las reglas
orient-option-vb2-yes = Sí
orient-option-vb3 = El anciano va con quien pierde un tesoro boca arriba
orient-option-vb3-no = No, como en las reglas
orient-option-vb3-yes = Sí
orient-option-vb4 = El segundo genio de un jugador en un turno manda al anciano al centro
orient-option-vb4-no = No, como en las reglas
orient-option-vb4-yes = Sí
orient-option-vb5 = Del centro se lo puede tomar en vez de un turno
orient-option-vb5-no = No, como en las reglas
orient-option-vb5-yes = Sí
orient-option-keep_hands = Las manos se conservan durante el día
orient-option-keep_hands-no = No, como en las reglas
orient-option-keep_hands-yes = Sí
orient-option-open_dawn = Al alba cada uno elige qué queda boca arriba
orient-option-open_dawn-no = No, como en las reglas
orient-option-open_dawn-yes = Sí
orient-option-dealer = ¿Quién reparte primero?
orient-option-dealer-lot = Lo decide la suerte
orient-option-dealer-0 = Tú
orient-option-dealer-1 = Jugador 2
orient-option-dealer-2 = Jugador 3
orient-option-dealer-3 = Jugador 4
orient-option-dealer-4 = Jugador 5

## Cartas de noche

orient-card-atk_captain = Capitán de bandidos
orient-card-atk_band = Banda de ladrones
orient-card-atk_bedouin = Beduinos
orient-card-atk_thief = Ladrón
orient-card-atk_master = Ladrón maestro
orient-card-atk_assassin = Asesino
orient-card-atk_mercs = Mercenarios
orient-card-atk_charmer = Encantador de serpientes
orient-card-atk_servants = Sirvientes (porteadores)
orient-card-atk_ghoul = Gul
orient-card-atk_aladdin = Aladino
orient-card-atk_lion = León volador
orient-card-atk_roc = Ave Roc
orient-card-ev_snatch_a = Genio Birlador (espada)
orient-card-ev_whirl = Genio del Torbellino
orient-card-ev_terror = Genio del Terror
orient-card-ev_eyes = Genio de los Mil Ojos
orient-card-ev_swap = Genio del Trueque
orient-card-ev_potion = Poción de fuerza
orient-card-ev_key_a = Llave mágica (espada)
orient-card-vis_scheherazade = Sherezade
orient-card-def_archers = Arqueros
orient-card-def_palace = Guardias de palacio
orient-card-def_spears = Guardias con lanzas
orient-card-def_servants = Sirvientes
orient-card-def_eunuch = Eunucos
orient-card-def_leopard = Leopardo guardián
orient-card-def_janiss = Jenízaros
orient-card-def_elephant = Elefante de guerra
orient-card-ev_snatch_d = Genio Birlador (escudo)
orient-card-ev_wall = Genio de la Puerta de bronce
orient-card-ev_road = Genio del Largo camino
orient-card-ev_veil = Genio del Velo
orient-card-ev_parrot = Loro amaestrado
orient-card-ev_key_d = Llave mágica (escudo)
orient-card-ev_hourglass = Reloj de arena mágico
orient-card-vis_dinarzad = Dinarzade
orient-card-ghost = Fantasma de Sheherbán
orient-text-person = Ataque { $attack }, defensa { $defence }, llave { $key }.
orient-text-archers = Ataque { $attack }, defensa { $defence }, llave { $key }. Rechaza a cualquier volador.
orient-text-flyer = Vuela: solo lo rechazan los Arqueros. Defensa { $defence }, llave { $key }; el ataque { $attack } no cuenta.
orient-text-visitor = Ponla enseguida boca arriba: esta noche tu límite de mano es uno menor y mañana da una bonificación de 2.
orient-text-ghost = Ponlo enseguida boca arriba y roba otra carta: se descubren todas las insignias.

## Qué hacen las cartas de suceso

orient-effect-pilfer = En cualquier momento: toma lo que otro acaba de robar.
orient-effect-discard = Un rival pierde { $amount } cartas de la mano al azar.
orient-effect-defenders = Con un ataque: limita a { $amount } las cartas contra él.
orient-effect-look_row = Mira todos los tesoros boca abajo de un rival.
orient-effect-exchange = Cambia uno de tus tesoros por uno de un rival.
orient-effect-gate = Cuando te atacan: rechaza todo menos un volador.
orient-effect-move_old_man = Lleva al anciano con cualquier jugador; sin él, roba una carta.
orient-effect-rearrange = Cubre tesoros tuyos y vuelve a poner tu fila.
orient-effect-look = Mira tesoros boca abajo de rivales, hasta { $amount }.
orient-effect-attack_plus = Con un ataque: { $amount } más fuerte, pero no para voladores.
orient-effect-open_door = Tras un ataque con éxito: la puerta se abre sin tirar.
orient-effect-extra_action = Después de tu acción: una acción más.

## Tesoros

orient-treasure-ins_crown = Corona
orient-treasure-ins_sceptre = Cetro
orient-treasure-ins_signet = Anillo de sello
orient-treasure-ins_sabre = Sable de Estado
orient-treasure-ins_mantle = Manto del sultán
orient-treasure-val_lamp = Lámpara de latón
orient-treasure-val_dagger = Daga enjoyada
orient-treasure-val_shield = Escudo de plata
orient-treasure-val_lockpick = Ganzúa de oro
orient-treasure-val_lock = Cerradura de hierro
orient-treasure-val_crystal = Bola de cristal
orient-treasure-val_astrolabe = Astrolabio
orient-treasure-val_purse = Bolsa de la abundancia
orient-treasure-val_bottle = Genio de la botella
orient-treasure-val_wine = Vino
orient-text-insignia = Insignia de poder: reúnelas todas.
orient-text-valuable = Un objeto de valor sin poder.
orient-power-hand_plus = Boca arriba: tu límite de mano es { $amount } mayor.
orient-power-attack_plus = Boca arriba: tus ataques son { $amount } más fuertes.
orient-power-defence_plus = Boca arriba: tus defensas son { $amount } más fuertes.
orient-power-key_plus = Boca arriba: tus llaves valen { $amount } más.
orient-power-key_minus = Boca arriba: las llaves contra ti valen { $amount } menos.
orient-power-look = Boca arriba: antes de tu acción mira un tesoro boca abajo de un rival. Veces por turno: { $amount }.
orient-power-reroll = Boca arriba: repite una tirada tuya. Veces por turno: { $amount }.
orient-power-day_bonus = Boca arriba al acabar la noche: de día una bonificación { $amount } mayor.
orient-power-falcon = Boca arriba: cualquier carta con defensa para a un volador.
orient-power-thief_discards = Quien lo roba descarta toda su mano.
orient-power-thief_drunk = Quien lo roba no ataca más este turno ni pone cartas en defensa hasta su próximo turno.

## Cartas de día

orient-object-day_sandstorm = Tormenta de arena
orient-object-baz_camel = Camello de monta
orient-object-baz_blade = Hoja de Damasco
orient-object-baz_hounds = Perros guardianes
orient-object-baz_picks = Ganzúas
orient-object-baz_falcon = Halcón de caza
orient-object-day_strike = Huelga de sirvientes
orient-object-day_prince = Visita del príncipe
orient-object-day_execution = Ejecución
orient-object-day_court = Día de juicio
orient-bazaar-hand_plus = En venta. La próxima noche tu límite de mano es { $amount } mayor.
orient-bazaar-attack_plus = En venta. La próxima noche tus ataques son { $amount } más fuertes.
orient-bazaar-defence_plus = En venta. La próxima noche tus defensas son { $amount } más fuertes.
orient-bazaar-key_plus = En venta. La próxima noche tus llaves valen { $amount } más.
orient-bazaar-key_minus = En venta. La próxima noche las llaves contra ti valen { $amount } menos.
orient-bazaar-look = En venta. La próxima noche mira tesoros boca abajo antes de tu acción. Veces por turno: { $amount }.
orient-bazaar-reroll = En venta. La próxima noche repite tu tirada. Veces por turno: { $amount }.
orient-bazaar-falcon = En venta. La próxima noche cualquier carta tuya con defensa para a un volador.
orient-day-sandstorm = No pasa nada.
orient-day-court = Cada uno puede demandar por un tesoro.
orient-day-servants = La próxima noche sin sirvientes.
orient-day-archers = La próxima noche sin arqueros.
orient-day-robber_captain = La próxima noche sin capitanes de bandidos.

## Acciones

orient-action-pass = Pasar
orient-action-end_turn = Acabar el turno
orient-action-done = Listo
orient-action-decline = Renunciar
orient-action-rearrange = Volver a poner la fila
orient-action-roll = Tirar el dado
orient-action-reroll = Repetir la tirada
orient-action-accept = Conservar la tirada
orient-action-take_old_man = Tomar al anciano en vez del turno
orient-action-play_on = Dejar al anciano en el centro
orient-action-cover_it = Ponerlo boca abajo
orient-action-leave_it = Dejarlo boca arriba
orient-action-draw = Robar: { $pile }
orient-action-attack = Atacar: { $card }
orient-action-defend = Defender: { $card }
orient-action-play = Jugar: { $card }
orient-action-discard = Descartar: { $card }
orient-action-uncover = Descubrir el lugar { $slot }
orient-action-cover = Cubrir el lugar { $slot }
orient-action-give = Dar el lugar { $slot }
orient-action-lay = Siguiente: { $treasure }
orient-action-look = Mirar el lugar { $slot } del jugador { $seat }
orient-action-target = Al lugar { $slot } del jugador { $seat }
orient-action-target_object = Al objeto: { $object }
orient-action-get = Tomar el lugar { $slot } del jugador { $seat }
orient-action-seat = Jugador { $seat }
orient-action-offer = Añadir: { $unit }
orient-action-accuse = Demandar al jugador { $seat }
orient-action-claim = Reclamar: { $treasure }

## Junto a las acciones

orient-note-attack = ataque { $attack }, llave { $key }
orient-note-flyer = vuela, llave { $key }
orient-note-defence = defensa { $defence }

## Preguntas

orient-ask-over = La partida ha terminado.
orient-ask-lay = ¿Qué tesoro va en el lugar { $laid }?
orient-ask-facing = ¿Cuáles de tus tesoros quedan boca arriba?
orient-ask-draw = ¿De qué mazo robas?
orient-ask-old_man = El anciano está en el centro: ¿lo tomas en vez del turno o sigues jugando?
orient-ask-reroll = Has sacado { $die }. ¿Otra vez?
orient-ask-turn = Ataca, descubre un tesoro, vuelve a poner tu fila o cambia cartas. Las cartas de suceso no cuestan acción.
orient-ask-attacks = Ataca otra vez, juega cartas de suceso o acaba tu turno.
orient-ask-after = Tu acción está hecha: juega cartas de suceso o acaba tu turno.
orient-ask-target = Ataca { $card }: ¿qué tesoro?
orient-ask-defence = { $other } te ataca: { $card }. Pon cartas o renuncia.
orient-ask-door = Ante la puerta: { $card }. Tira o juega una Llave mágica.
orient-ask-pilfer = { $other } tiene lo que se acaba de robar. ¿Se lo arrebatas?
orient-ask-cover_stolen = ¿Vuelves a poner el tesoro boca abajo?
orient-ask-discard = ¿Descartas más cartas o robas?
orient-ask-cover_row = ¿Qué tesoros cubres antes de volver a poner la fila?
orient-ask-opponent = { $card }: ¿contra quién?
orient-ask-road = ¿Con quién va el anciano?
orient-ask-look = { $card }: ¿qué tesoro miras? Quedan: { $left }.
orient-ask-give = { $card }: ¿qué tesoro tuyo das?
orient-ask-get = { $card }: ¿qué tesoro tomas por el lugar { $slot }?
orient-ask-bazaar = En venta: { $object }. Sube tu oferta o pasa.
orient-ask-accuse = Día de juicio: ¿a quién demandas?
orient-ask-claim = ¿Qué tesoro ha robado { $accused }?
orient-ask-bribe = El juez decide sobre { $treasure }. Sube tu soborno o pasa.
orient-wait-over = La partida ha terminado.
orient-wait-lay = { $name } pone su fila.
orient-wait-facing = { $name } elige qué queda boca arriba.
orient-wait-draw = { $name } roba.
orient-wait-old_man = { $name } piensa si tomar al anciano.
orient-wait-reroll = { $name } puede repetir la tirada.
orient-wait-turn = Es el turno de { $name }.
orient-wait-attacks = { $name } puede seguir atacando.
orient-wait-after = { $name } está acabando el turno.
orient-wait-target = { $name } ataca: { $card }.
orient-wait-defence = { $name } responde al ataque: { $card }.
orient-wait-door = { $name } está ante la puerta.
orient-wait-pilfer = ¿Arrebata alguien lo que tiene { $other }?
orient-wait-cover_stolen = { $name } puede cubrir el tesoro.
orient-wait-discard = { $name } cambia cartas.
orient-wait-cover_row = { $name } recoge su fila.
orient-wait-opponent = { $name } juega: { $card }.
orient-wait-road = { $name } envía al anciano.
orient-wait-look = { $name } mira tesoros.
orient-wait-give = { $name } cambia un tesoro.
orient-wait-get = { $name } elige un tesoro.
orient-wait-bazaar = { $name } piensa una oferta: { $object }.
orient-wait-accuse = { $name } puede ir a juicio.
orient-wait-claim = { $name } demanda a { $accused }.
orient-wait-bribe = { $name } soborna al juez.

## Sucesos

orient-event-dealt = Los tesoros están repartidos; reparte { $name }.
orient-event-sent = { $name } envía: { $card }.
orient-event-defended = { $name } defiende: { $card }.
orient-event-played = { $name } juega: { $card }.
orient-event-discarded = { $name } descarta: { $card }.
orient-event-aimed = { $name } ataca el lugar { $slot } de { $target }.
orient-event-aimed_object = { $name } ataca un objeto de { $target }: { $object }.
orient-event-looked = { $name } mira el lugar { $slot } de { $target }.
orient-event-looked-known = { $name } mira el lugar { $slot } de { $target }: { $treasure }.
orient-event-looked_row = { $name } mira todos los tesoros de { $target }.
orient-event-exchanged = { $name } cambia el lugar { $slot } por el lugar { $other_slot } de { $target }.
orient-event-exchanged-known = { $name } cambia { $treasure } por { $other } de { $target } (lugares { $slot } y { $other_slot }).
orient-event-accused = { $name } demanda a { $target }.
orient-event-claimed = { $name } exige { $treasure } a { $target }.
orient-event-offered = { $name } ofrece { $unit }.
orient-event-fetched = { $name } toma al anciano en vez de su turno.
orient-event-rearranged = { $name } ha vuelto a poner su fila.
orient-event-laid_row = { $name } ha puesto su fila.
orient-event-undefended = { $name } no se defiende.
orient-event-rested = { $name } descansa.
orient-event-passed = { $name } pasa.
orient-event-rolled = { $name } saca { $die }.
orient-event-stole = { $name } roba el lugar { $slot } de { $target }.
orient-event-stole-known = { $name } roba { $treasure } a { $target } (lugar { $slot }).
orient-event-stole_object = { $name } roba { $object } a { $target }.
orient-event-pilfered = { $name } arrebata lo que robó { $target } (lugar { $slot }).
orient-event-pilfered-known = { $name } arrebata { $treasure } a { $target } (lugar { $slot }).
orient-event-pilfered_object = { $name } arrebata { $object } a { $target }.
orient-event-door_shut = La puerta de { $target } sigue cerrada.
orient-event-repelled = { $target } rechaza el ataque de { $name }.
orient-event-caught = { $name } cae en la trampa: { $treasure }.
orient-event-visited = { $visitor } viene de visita a casa de { $name }.
orient-event-drew = { $name } roba: mazo de ataque { $attack }, mazo de defensa { $defence }.
orient-event-drew-known = { $name } roba { $cards }.
orient-event-lost_cards = { $name } pierde { $cards }.
orient-event-ghost = { $card } se aparece a { $name }: se descubren todas las insignias.
orient-event-uncovered = { $treasure } de { $name } queda boca arriba.
orient-event-covered = { $name } cubre { $treasure }.
orient-event-stranger = Un forastero se lleva { $object }.
orient-event-bought = { $name } consigue { $object }.
orient-event-lapsed = { $target } no tiene { $treasure }: la demanda decae.
orient-event-awarded = El juez concede { $treasure } a { $name }.
orient-event-old_man_rolled = { $name } saca { $die } por el anciano.
orient-event-old_man_moved = El anciano está ahora con { $name }.
orient-event-old_man_middle = El anciano va al centro de la mesa.
orient-event-night_ended = Se ha robado la última carta: sale el sol.
orient-event-day_card = Carta de día { $n } de 4: { $object }.
orient-event-dawned = Cae la noche { $n }; reparte { $name }.
orient-event-turn_started = { $name } empieza su turno.
orient-event-won = { $name } tiene todas las insignias y es el nuevo sultán.
orient-event-took_back = { $name } vuelve un paso atrás.

## El final

orient-end-insignia = { $name } es coronado sultán.
orient-end-sum =
    { $insignia ->
       [one] { $name }: { $insignia } insignia boca arriba
      *[other] { $name }: { $insignia } insignias boca arriba
    }

## La mesa en el terminal

orient-table-night = Noche { $n }, reparte { $dealer }
orient-table-day = Día { $n }, carta { $card } de 4, reparte { $dealer }
orient-table-piles = Mazo de ataque: { $attack }   Mazo de defensa: { $defence }
orient-table-middle = El anciano está en el centro.
orient-table-banned = Esta noche no se pueden usar: { $groups }
orient-table-attack = Ataque { $value }: { $cards }
orient-table-defence = Defensa { $value }: { $cards }
orient-table-flight = Ataque desde el aire: { $cards }
orient-table-flight-defence = En contra: { $cards }
orient-table-key = La puerta se abre con { $key } o menos.
orient-table-die = Dado: { $die }
orient-table-sale = En venta: { $object }
orient-table-claim = Ante el juez: { $treasure }
orient-table-hand = En la mano: { $cards }
orient-table-beside = Con él: { $things }
orient-table-offer = Ofrecido: { $things }
orient-table-drunk = Borracho hasta su próximo turno
orient-table-player = { $seat } { $name }: cartas de ataque { $attack }, de defensa { $defence }

## Preguntas a varios

orient-window-defence = defenderse de un ataque
orient-window-pilfer = llevarse lo robado
