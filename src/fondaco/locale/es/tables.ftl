### Una mesa entre personas: quién llega, quién no está y qué se dicen.

## Antes de que todos se sienten

lobby-title = { $n ->
        [0] Empieza en un momento
        [one] Falta una persona
       *[other] Faltan { $n } personas
    }
lobby-welcome = Te han invitado a esta mesa
lobby-you = tú
lobby-here = aquí
lobby-away = ausente por ahora
lobby-sit-here = Sentarse aquí
lobby-begins = La partida empieza en cuanto todos los asientos estén ocupados.
lobby-watch = O simplemente mira: la partida se abre aquí en cuanto todos los asientos estén ocupados.
lobby-stand = Dejar mi asiento
lobby-fill = O que un bot ocupe un asiento libre:
lobby-empty = Liberar el asiento
lobby-invite = Invitar a amigos
lobby-invite-about = Quien abra este enlace puede ocupar un asiento libre. Sin cuenta ni correo.
lobby-link = Enlace a esta mesa
lobby-code = El enlace como código para una cámara
lobby-copy = Copiar el enlace
lobby-copied = El enlace está copiado.
lobby-marked = El enlace está seleccionado: cópialo ahora.
lobby-share = Compartir…
lobby-share-text = ¡Ven a jugar a { $game } conmigo!
lobby-local = Esta dirección solo funciona en este ordenador. Para otros dispositivos, inicia Fondaco con --host 0.0.0.0 y abre su dirección en tu red.

## Alguien no está, alguien pregunta

company-question = Una pregunta entre los jugadores
company-away = { $name } no está.
company-held = Un bot juega por { $name } hasta su vuelta.
company-absent = { $name } lleva un minuto fuera. ¿Cómo seguimos?
company-wait = Esperar
company-hold = Que juegue un bot mientras tanto
company-end = Terminar la partida
company-asks-undo = { $name } quiere deshacer esto:
company-asks-end = { $name } quiere terminar la partida porque alguien se ha ido. No ganará nadie.
company-own-undo = Has pedido deshacer esto. La petición vale hasta tu próxima jugada:
company-own-end = Has pedido terminar la partida.
company-undone = Lo que se desharía
company-yes = De acuerdo
company-no = No
company-withdraw = Retirar la petición

## Charla

chat-title = Charla
chat-open = { $n ->
        [one] Charla: { $n } línea nueva
       *[other] Charla: { $n } líneas nuevas
    }
chat-lines = Lo que se ha dicho
chat-none = Nadie ha dicho nada todavía.
chat-write = Di algo
chat-send = Enviar
chat-only-players = Aquí solo hablan quienes juegan.
chat-show-phrases = Mostrar frases hechas
chat-show-words = Mostrar lo que escriben los demás
chat-watcher = Alguien que mira
phrase-hello = ¡Hola!
phrase-luck = ¡Mucha suerte!
phrase-thinking = Déjame pensar…
phrase-moment = Vuelvo enseguida.
phrase-nice = ¡Bien jugado!
phrase-oops = ¡Vaya!
phrase-thanks = ¡Gracias!
phrase-played = ¡Buena partida!
phrase-again = ¿Otra?
phrase-bye = ¡Hasta luego!
