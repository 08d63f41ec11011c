### La mesa de Mi primera edad de piedra en el navegador: palabras solo para la página, casi todas para la voz y los lectores de pantalla.

stoneage-page-child-0 = Azul
stoneage-page-child-1 = Amarillo
stoneage-page-child-2 = Verde
stoneage-page-child-3 = Rosa
stoneage-page-count = { $n }
stoneage-page-tile-down = Ficha { $n } de { $of }, boca abajo
stoneage-page-tile-up = Ficha { $n } de { $of }: { $tile }
stoneage-page-guide = Dilo otra vez: { $prompt }
stoneage-page-gate = Para adultos: mantén pulsado 3 segundos
stoneage-page-adults = Para adultos
stoneage-page-sum = ¿Cuánto es { $a } + { $b }?
stoneage-page-start = Jugar
stoneage-page-players = ¿Cuántos juegan?
stoneage-page-players-n = { $n } jugadores
stoneage-page-seats = ¿Quién juega?
stoneage-page-seat-child = { $name }: un niño o una niña
stoneage-page-seat-toy = { $name }: el ordenador
stoneage-page-hand-over = { $name }, ¡te toca! Toca tu señal.
stoneage-page-again = Jugar otra vez
stoneage-page-back = Deshacer
stoneage-page-keep = Quedarse con todo
stoneage-page-exchange = Cambiarlas
stoneage-page-give = Tus cosas
stoneage-page-take = Las cosas del mercado
stoneage-page-ask-give = ¡Cambia tus cosas! Toca lo que das y lo que quieres a cambio.
stoneage-page-look = Mantén pulsado para ver tus cosas
stoneage-page-huts = Cabañas
stoneage-page-go-on = Mira: { $tile }. Toca la imagen.
stoneage-page-adult = ¡Llama a una persona mayor, por favor!
stoneage-page-wait = Un momento…
stoneage-page-hut =
    { $n ->
        [0] Cabaña por { $hut }. Tienes todo lo necesario.
        [one] Cabaña por { $hut }. Falta { $n } cosa.
       *[other] Cabaña por { $hut }. Faltan { $n } cosas.
    }
stoneage-page-speech = Voz
stoneage-page-effects = Sonidos
stoneage-page-loudness-0 = Apagado
stoneage-page-loudness-1 = Bajo
stoneage-page-loudness-2 = Alto
stoneage-page-pace = Escenas
stoneage-page-pace-0 = Tranquilas
stoneage-page-pace-1 = Ágiles
stoneage-page-voice = El guía habla con la voz «{ $name }» de este navegador.
stoneage-page-no-voice = Este navegador no tiene voz para este idioma. El guía muestra dibujos y hace sonidos, pero no habla.
stoneage-page-key-ring = Flechas: de ficha en ficha
stoneage-page-key-choose = Tab e Intro: elegir

stoneage-chapter-box = Qué hay en la caja
stoneage-chapter-setup = Preparación
stoneage-chapter-turn = Tu turno
stoneage-chapter-places = Los lugares
stoneage-chapter-dogs = Perros
stoneage-chapter-trading = Mercado
stoneage-chapter-site = Obra
stoneage-chapter-end = El final
stoneage-chapter-rulings = Aclaraciones
