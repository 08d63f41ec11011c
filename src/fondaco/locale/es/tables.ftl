### Una mesa entre personas: quién llega, quién no está y qué se dicen.

## Antes de que todos se sienten

lobby-title = { $n ->
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
