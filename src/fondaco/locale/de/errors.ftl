### Fehler, die ein Mensch oder ein Programm verursachen kann: je eine klare Zeile.

## Spiele, Startwerte und Optionen

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $known }.
unknown-option = { $game } hat keine Option „{ $option }“. Die Optionen sind: { $known }.
bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
options-exclude = Die Optionen „{ $option }“ und „{ $other }“ schließen einander aus.
option-needs = Die Option „{ $option }“ braucht auch „{ $other }“.
option-no-suggestion = { $game } empfiehlt keine Optionen.
bad-players = { $game } spielt man zu { $seats }, nicht zu { $players }.
bad-seed = { $seed } ist kein Startwert. Ein Startwert ist eine ganze Zahl oder 32 Bytes.
bad-mode = Einen Modus „{ $mode }“ gibt es nicht. Die Modi sind: interpreted, compiled, checked.
cache-unwritable = Übersetzter Code kann nicht aufbewahrt werden: Der Ordner { $folder } ist nicht beschreibbar. Bei jedem Start wird neu übersetzt.

## Dateien und ihre Form

file-unreadable = { $path } kann nicht gelesen werden: { $reason }.
file-unwritable = { $path } kann nicht geschrieben werden: { $reason }.
file-exists = { $path } gibt es schon und ist keine Partieaufzeichnung, also wird es nicht überschrieben.

# Beginnt eine Zeile über einen Fehler in etwas Gelesenem: was es war und wo darin.
form-at =
    { $source ->
        [position] Die Stellung
        [components] Der Komponentensatz
        [record] Die Partieaufzeichnung
       *[other] { $source }
    }{ $place ->
        [root] { "" }
       *[other] , { $place }
    }:
form-not-json =
    { $source ->
        [position] Die Stellung
        [components] Der Komponentensatz
        [record] Die Partieaufzeichnung
       *[other] { $source }
    } ist kein JSON: { $reason }.
form-missing = { form-at } „{ $field }“ fehlt.
form-unknown = { form-at } „{ $field }“ ist hier nicht bekannt.
form-id = { form-at } eine Kennung besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und Unterstrichen und beginnt mit einem Buchstaben.
form-colour = { form-at } eine Farbe ist # und sechs Ziffern aus 0–9 und a–f.
form-hex = { form-at } hierher gehören 64 Ziffern aus 0–9 und a–f.
form-text = { form-at } der Text hat Zeichen, die sich nicht zeigen lassen.
form-limit = { form-at } der Wert liegt außerhalb der Grenzen, erlaubt ist { $limit }.
form-wrong = { form-at } der Wert hat die falsche Form: { $reason }.

## Komponentensätze

components-card-twice = { form-at } die Karte „{ $card }“ steht zweimal da.
components-twice = { form-at } „{ $id }“ steht dort zweimal.
components-space-kind = { form-at } das Feld { $space } ist nicht von der Art, die hierher gehört.
components-space-unused = { form-at } zum Feld { $space } gehört keine Familie und keine Ware.
components-one-way = { form-at } { $other } ist Nachbar von { $space }, aber nicht umgekehrt.
components-hex = { form-at } die Zelle in Reihe { $row }, Spalte { $col } ist belegt oder liegt außerhalb des Rasters.
components-hex-beside = { form-at } die Nachbarn passen nicht zum Raster, siehe { $other }.
components-space-unreached = { form-at } das Feld { $space } kann kein Weg je erreichen.
components-family-alone = { form-at } die Familie { $family } kann auf dem Land keiner anderen begegnen.
components-tile = { form-at } das Plättchen { $tile } braucht entweder Schritte oder einen Ort.
components-no-site = { form-at } mindestens ein Plättchen muss zum Bauplatz führen.
components-hut =
    { form-at } { $n ->
        [one] { $n } Ware ist kein Preis einer Hütte, die 1 bis { $most } kostet.
       *[other] { $n } Waren sind kein Preis einer Hütte, die 1 bis { $most } kostet.
    }
components-wares-shown =
    { form-at } { $n ->
        [one] eine Warenkarte zeigt 3 oder 6 Waren, nicht { $n }.
       *[other] eine Warenkarte zeigt 3 oder 6 Waren, nicht { $n }.
    }
components-ware-short = { form-at } die Karte zeigt { $n } von einer Ware, von der es nur { $tokens } gibt.
components-insignia = { form-at } die ersten { $n } Schätze sind die Insignien, die anderen Kostbarkeiten.
components-piles-mixed = { form-at } die Karten des Angriffsstapels stehen vor denen des Verteidigungsstapels.
components-day-cards-few =
    { form-at } { $n ->
        [one] { $n } Karte ohne die Verbote ist zu wenig; { $needed } sind nötig.
       *[other] { $n } Karten ohne die Verbote sind zu wenig; { $needed } sind nötig.
    }
components-night-cards-few =
    { form-at } { $n ->
        [one] { $n } Karte, die man auf der Hand halten kann, ist zu wenig; { $needed } sind nötig.
       *[other] { $n } Karten, die man auf der Hand halten kann, sind zu wenig; { $needed } sind nötig.
    }
components-cards-many =
    { form-at } { $n ->
        [one] { $n } Karte ist zu viel, gespielt werden kann mit höchstens { $most }.
       *[other] { $n } Karten sind zu viel, gespielt werden kann mit höchstens { $most }.
    }
components-cards-few =
    { form-at } { $n ->
        [one] { $n } Karte reicht nicht, um an jeden { $hand } auszuteilen.
       *[other] { $n } Karten reichen nicht, um an jeden { $hand } auszuteilen.
    }
components-tokens-few =
    { form-at } { $n ->
        [one] { $n } Ware ist zu wenig, die Stände dieses Satzes brauchen { $needed }, damit der Vorrat nie ausgeht.
       *[other] { $n } Waren sind zu wenig, die Stände dieses Satzes brauchen { $needed }, damit der Vorrat nie ausgeht.
    }

## Stellungen

position-wrong-card = { form-at } { $card } ist keine Karte für diesen Platz.
position-cards-short = { form-at } so viele Karten { $card } gibt es nicht.
position-wares-short = { form-at } so viele Marker der Ware { $ware } gibt es nicht.
position-crowded =
    { form-at } { $n ->
        [one] { $n } Ware passt nicht auf { $spaces } Plätze.
       *[other] { $n } Waren passen nicht auf { $spaces } Plätze.
    }
position-not-held = { form-at } { $card } soll bekannt sein, aber so oft ist die Karte nicht auf dieser Hand.
position-shown-short = { form-at } beide kennen mindestens, was alle kennen.
position-no-discard-top = { form-at } die oberste Karte des Ablagestapels muss genannt werden.

## The server: starting

port-in-use = Port { $port } auf { $host } ist belegt. Läuft Fondaco schon? Mit --port lässt sich ein anderer wählen.
address-unusable = Fondaco kann auf { $host }, Port { $port }, nicht lauschen: { $reason }.
data-unwritable = In den Datenordner { $folder } kann nicht geschrieben werden: { $reason }.
data-full = Der Datenträger des Datenordners { $folder } ist voll.
data-in-use = Den Datenordner { $folder } benutzt schon ein anderer Fondaco-Server.
data-damaged = Die Daten in { $folder } sind nicht verwendbar: { $reason }.
data-newer = Die Daten in { $folder } hat ein neueres Fondaco geschrieben.
backup-nothing = In { $folder } sind keine Partien.
backup-exists = { $path } gibt es schon; eine Sicherung ersetzt nichts.
backup-failed = Die Kopie ist nicht vollständig und wurde nicht behalten. Bitte noch einmal versuchen.
server-page-missing = Die Seite von Fondaco ist noch nicht gebaut: „make page“ baut sie.

## The server: what it refuses

not-your-seat = Das ist nicht dein Platz.
not-your-turn = Du bist nicht am Zug.
stale = Die Partie ist inzwischen weitergegangen. So steht sie jetzt.
match-over = Diese Partie ist zu Ende.
match-not-over = Diese Partie ist noch nicht zu Ende.
no-such-move = Diese Partie hat keinen Zug { $move }; sie hat { $most }.
match-begun = Die Partie hat begonnen, dein Platz bleibt deiner.
match-not-begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
seat-already = Du sitzt schon an diesem Tisch.
match-too-long = Diese Partie ist zu lang geworden: { $most } Schritte sind die Grenze.
match-other-components = Diese Partie wurde mit anderen Karten gespielt, als dieses Fondaco hat.
match-damaged = Diese Partie lässt sich nicht fortsetzen: { $problem }
match-other-rules = Diese Partie wurde nach Regeln einer anderen Fassung gespielt.
undo-other-decides = Zurücknehmen kannst du, wenn du wieder entscheidest.
undo-learned = Es lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat entschieden.
not-absent = An diesem Platz fehlt niemand seit einer Minute.
request-stands = Zuerst muss die Frage beantwortet werden, die schon gestellt ist.
no-such-request = Diese Frage steht nicht mehr.
undo-free = Das lässt sich ohne zu fragen zurücknehmen.
chat-off = An diesem Tisch kannst du nichts sagen.
hint-coming = Ein Rat ist schon unterwegs.
seat-taken = Dort sitzt schon jemand.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
no-such-match = Diese Partie gibt es nicht.
no-such-stream = Diese Verbindung ist geschlossen. Die Seite öffnet eine neue.
no-human-seat = Mindestens ein Platz muss für einen Menschen sein.
unknown-seat = Ein Platz kann nicht für „{ $seat }“ sein. Möglich ist: { $known }.
too-many-tables = Man kann an höchstens { $most } Tischen zugleich sein.
still-warming = Die Bots wärmen sich noch auf.
slow-down = Zu viel auf einmal: bitte einen Moment warten.
bad-message = Diese Nachricht ist nicht zu verstehen.
message-too-long = Diese Nachricht ist länger als { $most } Bytes.
not-json = Der Server versteht nur JSON.
not-our-page = Diese Anfrage kommt nicht von der Seite von Fondaco.
record-of-running-match = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
store-full = Der Datenträger ist voll: Dein Zug wurde nicht gespeichert, und nichts hat sich geändert.
store-failed = Dein Zug ließ sich nicht speichern, und nichts hat sich geändert.
server-failed = Im Server ist etwas schiefgegangen. Nichts hat sich geändert.
position-card-twice = { form-at } die Karte { $card } liegt an zwei Stellen.
position-drawn-short = { form-at } dieser Platz hatte mehr Karten des letzten Mischens, als er seither gezogen hat.
position-tiles-short = { form-at } so viele Mitgliedsplättchen der Familie { $family } gibt es nicht.
position-camels-short = { form-at } so viele Kamele der Familie { $family } gibt es nicht.
position-relation-twice = { form-at } zwei verschiedene Familien können eine Beziehung haben.
position-effect = { form-at } das passt nicht zur Frage „{ $decision }“.
position-broken = Die Stellung verletzt { $clause }.
position-no-move = Die Stellung fragt „{ $decision }“, aber darauf gibt es keine Antwort.

## Die Befehlszeile

unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Die Sprachen sind: { $known }.
unknown-clause = { $game } hat keinen Punkt „{ $clause }“.
bad-bot = Einen Bot „{ $bot }“ gibt es nicht. Bots sind: easy, medium, strong, random, heuristic, search:50ms, search:5000it.
option-form = „{ $option }“ ist keine Option. Eine Option schreibt man name=wert.
bots-per-seat =
    { $n ->
        [one] { $n } Bot ist genannt, aber es gibt { $players } Plätze.
       *[other] { $n } Bots sind genannt, aber es gibt { $players } Plätze.
    }
record-no-person = In dieser Partie hat kein Mensch gespielt, also kann niemand sie fortsetzen.
record-luck-written = Der Zufall dieser Partie wurde von Hand eingetragen, zum Weiterspielen reicht er nicht.
bad-name = Ein Name hat 1 bis { $most } Zeichen, und alle sind sichtbar.
usage-no-option = Eine Option { $option } gibt es hier nicht.
usage-no-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-missing = { $parameter } fehlt.
usage-bad-value = { $parameter } kann diesen Wert nicht haben: { $value }.
usage-no-value = { $option } schreibt man nicht so: Ein Wert fehlt oder gehört nicht dorthin.
usage-wrong = Die Befehlszeile ist nicht zu verstehen: { $reason }

## Aktionen

action-unknown = Eine Aktion { $action } gibt es nicht. Aktionen sind Zahlen von 0 an und kleiner als { $actions }.
action-unread = „{ $action }“ ist keine Aktion.
action-over = Das Spiel ist zu Ende, „{ $action }“ kann nicht gespielt werden.
action-not-asked = „{ $action }“ ist keine Antwort auf die Frage „{ $decision }“.
action-illegal = „{ $action }“ verbietet { $clause }.
bad-seat = Einen Platz { $seat } gibt es nicht. Plätze sind Zahlen von 0 an und kleiner als { $players }.
script-short = Die Zufallsvorgabe endet, wo ein Ergebnis aus { $n } gebraucht wird.
