### La casa que rodea a los juegos: lo que comparten todas las páginas. Las palabras de cada juego están en su propio archivo.

## La casa

app-name = Fondaco
app-tagline = La posada de los mercaderes
app-about = Un fondaco era la posada donde los mercaderes de todas partes dormían, guardaban sus bienes y comerciaban. Pasa y juega: exactamente según las reglas, contra bots que no ven más que tú.
app-skip = Ir al contenido
app-home = A la página de inicio
app-language = Idioma
language-en = English
language-cs = Čeština
language-es = Español
language-de = Deutsch

page-not-found = En esta dirección no hay nada.
page-offline = No se puede contactar con el servidor.
page-failed = El servidor no ha podido hacerlo.
page-loading = Un momento …

## Página de inicio

start-games = En las mesas
start-play = Jugar
start-rules = Reglas
start-tables = Mis mesas

## Antes de la partida

play-title = { $others ->
        [one] ¿Quién se sienta enfrente?
       *[other] ¿Quién se sienta a la mesa contigo?
    }
play-players = Jugadores
play-levels = ¿Quién juega contigo?
play-each = Elegir para cada asiento
play-seat = Asiento { $n }
play-name = Tu nombre
play-name-here = Nombre en el asiento { $n }
play-name-default = Invitado
play-chat = Charla en la mesa
play-chat-off = Nadie
play-chat-seats = Quienes juegan
play-chat-all = También quienes miran
play-start = Sentarse
play-more = Más opciones
play-suggested = Para { $n } jugadores sugerimos: { $options }.
play-take = Usarlo
play-taken = En uso
play-is-suggested = (sugerido)
level-human = Una persona
level-human-about = Recibe un enlace tuyo y se sienta.
level-here = Alguien aquí
level-here-about = Compartís este dispositivo; un telón guarda las cartas de cada cual.
level-easy = Fácil
level-easy-about = Juega rápido y perdona mucho.
level-medium = Medio
level-medium-about = Conoce el oficio y se lo piensa un momento.
level-strong = Fuerte
level-strong-about = Ve muy lejos y no regala nada.
bot-name = { $level ->
        [easy] Bot fácil
        [medium] Bot medio
        [strong] Bot fuerte
       *[other] Bot
    }
seat-free = Sitio libre
seat-numbered = { $name } { $n }

## Mis mesas

tables-title = Mis mesas
tables-none = Todavía no tienes ninguna mesa.
tables-yours = Te toca
tables-theirs = Le toca a { $name }
tables-waits = Esperando a los demás
tables-over = Terminada
tables-open-record = Abrir el registro de una partida
tables-with = con { $names }

## En la mesa

match-your-turn = Te toca
match-title-turn = Te toca – { $game }
match-thinking = { $name } está pensando …
match-connecting = Conectando …
match-reconnecting = Se ha perdido la conexión. Probando otra vez …
match-warming = El bot está calentando: { $percent } %. Mientras tanto puedes mirar y jugar.
match-pending = Se está haciendo …
match-closes = Quien calla, renuncia.
match-watching = Estás mirando.
match-lost = No se puede abrir esta partida.
match-past = Estás mirando atrás.
match-now = Volver al presente
match-look-through = Repasar la partida
match-with-undo = con retrocesos
control-confirm = Confirmar
control-undo = Deshacer
control-undo-marks = Deshacer (la partida quedará marcada «con retrocesos»)
control-undo-ask = Pedir deshacer
undo-marks-again = Pulsa Deshacer otra vez para volver atrás; la partida quedará marcada «con retrocesos».
undo-ask-again = Pulsa Deshacer otra vez para preguntar a los demás si puedes retirar tu última jugada. La partida quedará marcada «con retrocesos».
control-undo-turn = Deshacer todo el turno
control-end-turn = Terminar el turno
control-hint = Pista
control-replay = ¿Qué ha pasado?
control-log = Historial
control-menu = Menú
control-close = Cerrar
control-rules = Reglas
control-settings = Ajustes
control-leave = Dejar la mesa
confirm-nothing = Primero elige algo.
hint-is = Pista: { $action }
why-title = Ahora no se puede
why-not-asked = Ahora no se pregunta eso.
why-rule = Regla { $clause }
undo-none = No hay nada que deshacer.

## Historial

log-title = Historial
log-all = Todo
log-recent = Desde mi último turno
log-empty = Todavía no ha pasado nada.
log-earlier = Mostrar lo anterior
log-undo-border = Hasta aquí se puede deshacer sin más.
log-show = Mostrar este momento

## Varias personas en un dispositivo

curtain-hold = Mantén pulsado para abrir, { $name }
curtain-again = Pulsa otra vez, { $name }
curtain-note = Ahora solo debes mirar tú la pantalla. También puedes pulsar dos veces.
curtain-again-note = Pulsado una vez. Otra más y se abre el telón.
curtain-anybody = A todos vosotros
curtain-decline = No, gracias
curtain-nobody = Nadie
curtain-turn = Turno: { $names }
curtain-common = Podéis mirar todos.
curtain-pass = Ocultar mi lado y pasar
curtain-hide = Ocultar mi lado
order-decline = Rechazar sin preguntar:
order-turn = hasta mi próximo turno
order-end = en esta partida
order-stands = Se rechaza por ti sin preguntar: { $question }.
order-ask = Volver a preguntarme

## El final

end-won = ¡Has ganado!
end-lost = Has perdido.
end-over = La partida ha terminado.
end-abandoned = La partida se dio por terminada
end-abandoned-story = Alguien se había ido y quienes quedaban la terminaron. No ha ganado nadie.
end-winner = Ha ganado { $name }.
end-winners = { $names } comparten la victoria.
end-shared = Victoria compartida: { $names }
end-again = Jugar otra vez
end-come-along = Unirse a la próxima partida
end-look = Mirar la mesa
end-record = Guardar el registro
end-show = Mostrar el resultado

## Ajustes

settings-title = Ajustes
settings-confirm = Confirmar jugadas
settings-confirm-touch = Al tocar
settings-confirm-always = Siempre
settings-confirm-never = Nunca
settings-pace = Ritmo de los demás
settings-pace-0 = Al instante
settings-pace-0_6 = Ágil
settings-pace-1_2 = Tranquilo
settings-motion = Piezas en movimiento
settings-shortcuts = Atajos de teclado
settings-on = Sí
settings-off = No
settings-keys = Teclas
key-confirm = Intro: confirmar
key-cancel = Esc: cancelar
key-undo = U: deshacer; con Mayús, todo el turno
key-end = E: terminar el turno
key-hint = ?: pista
key-log = H: historial
key-replay = R: ¿qué ha pasado?

## Reglas

rules-title = Reglas de { $game }
rules-ruling = Aclaración
rules-ruling-about = Aquí los reglamentos callan o no son claros; así se juega en esta casa.
rules-contents = Contenido
