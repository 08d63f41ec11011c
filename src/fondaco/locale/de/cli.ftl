### Die Befehlszeile. Die Wörter der einzelnen Spiele stehen in deren Dateien.

## Das Programm und seine Befehle

cli-about = Brettspiele, genau nach den Regeln gespielt: im Browser, im Terminal und von Programmen.
cli-language = Mit --language en, cs, es oder de spricht jeder Befehl diese Sprache, sonst die des Systems.
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-default = [Vorgabe: { "{}" }]
cli-required = [nötig]
cli-help = Erklärt dies und endet.
cli-version = Nennt die Version und endet.
cli-interrupted = Abgebrochen.
cli-compiling = Die Regeln werden übersetzt …
cli-games = Zeigt die Spiele des Hauses.
cli-play = Ein Spiel im Terminal.
cli-serve = Öffnet die Seite: Spiele gegen Bots im Browser.
cli-backup = Kopiert alle Partien in eine Datei, auch während der Server läuft.
cli-simulate = Lässt Bots viele Spiele untereinander spielen und zählt.
cli-match = Lässt Bots gegeneinander antreten, gleiche Verteilungen mit getauschten Plätzen.
cli-replay = Spielt eine gespeicherte Partie nach.
cli-rules = Zeigt die Regeln eines Spiels oder einen Punkt daraus.

## Was Befehle annehmen

cli-game-help = Name des Spiels.
cli-json = Antwortet in JSON, für Programme.
cli-games-help = Wie viele Spiele.
cli-players-help = Wie viele mitspielen; sonst so wenige, wie das Spiel erlaubt.
cli-seed-help = Startwert der ersten Verteilung; gleicher Startwert, gleiche Spiele.
cli-cap-help = Entscheidungen, nach denen ein Spiel aufgegeben wird.
cli-components-help = Eine eigene Komponentendatei statt der mitgelieferten.
cli-option-help = Eine Option des Spiels als name=wert, oder „suggested“ für jene, die es für so viele Spieler empfiehlt; mehrmals möglich.
cli-bots-simulate-help = Ein Bot für alle Plätze oder einer für jeden, durch Kommas getrennt: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-bots-match-help = Die Bots, durch Kommas getrennt, so viele wie Plätze: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-until-help = Aufhören, sobald der Siegesanteil des ersten Bots sicher über oder unter diesem Wert liegt, zum Beispiel 0.8.
cli-workers-help = Wie viele Spiele nebeneinander laufen.
cli-bot-help = Dein Gegenüber: easy, medium, strong oder ein Bot wie bei „match“; bei mehreren einer für alle oder einer für jeden, mit Kommas getrennt.
cli-play-seed-help = Startwert der Verteilung; sonst wird zufällig verteilt.
cli-seat-help = Dein Platz, ab 1.
cli-from-help = Eine gespeicherte Partie, mit der es weitergeht.
cli-host-help = Adresse, an der gewartet wird.
cli-port-help = Port, an dem gewartet wird; 0 nimmt einen freien.
cli-data-help = Ordner für Partien; sonst dein Datenordner.
cli-backup-file-help = Datei, die entstehen soll.
cli-clause-help = Ein Punkt der Regeln, zum Beispiel J-6.7.
cli-record-help = Datei der Partie.
cli-verify-help = Vergleicht das Ende mit dem, was die Datei sagt.

## Antworten

cli-games-title = Die Spiele des Hauses
cli-game = Spiel
cli-players = Spieler
cli-rules-version = Regeln
cli-actions = Aktionen
cli-game-options = Optionen
cli-suggested = { $n } Spieler, empfohlen: { $options }
cli-suggested-here = Bei so vielen Spielern empfohlen, damit die Partie angenehm lang wird: { $options }. Wählbar mit { $words }.
cli-components = Komponenten
cli-from-rules =
    { $n ->
        [one] { $n } Wert aus den Spielregeln
       *[other] { $n } Werte aus den Spielregeln
    }
cli-from-public =
    { $n ->
        [one] { $n } Wert aus mehreren öffentlichen Quellen
       *[other] { $n } Werte aus mehreren öffentlichen Quellen
    }
cli-from-reconstructed =
    { $n ->
        [one] { $n } Wert rekonstruiert
       *[other] { $n } Werte rekonstruiert
    }
cli-from-own =
    { $n ->
        [one] { $n } Wert vom Besitzer
       *[other] { $n } Werte vom Besitzer
    }
cli-serving = Fondaco ist geöffnet: { $address }
cli-simulating = Es wird gespielt
cli-matching = Es wird gespielt
cli-seat = Platz
cli-bot = Bot
cli-wins = Siege
cli-share = Anteil
cli-interval = 95-%-Intervall
cli-count-games = Spiele
cli-count-decisions = Entscheidungen
cli-count-choices = davon mit einer Wahl
cli-count-capped = Aufgegebene Spiele
cli-per-second = { $n } je Sekunde
cli-seconds = Sekunden
cli-compile-seconds = Sekunden zum Übersetzen
cli-match-summary =
    { $games ->
        [one] { $games } Spiel in { $seconds } s.
       *[other] { $games } Spiele in { $seconds } s.
    }
cli-match-capped =
    { $n ->
        [one] { $n } Spiel wurde aufgegeben und geteilt.
       *[other] { $n } Spiele wurden aufgegeben und geteilt.
    }

## An einem Tisch im Terminal

cli-name-help = Dein Name am Tisch.
table-keys = Zahl: wählen · p N was sie bringt · ? warum nicht · h Tipp · u zurück · c Karten · l Verlauf · s DATEI speichern · q gehen
table-thinking = { $name } denkt nach …
table-hint-thinking = Ein Tipp wird überlegt …
table-hint = Tipp: { $action }
table-no-choice =
    { $n ->
        [one] Es gibt nur { $n } Möglichkeit.
       *[other] Wähle eine Zahl von 1 bis { $n }.
    }
table-no-command = Eine Zahl wählt. Sonst: p N was sie bringt · ? warum nicht · h Tipp · u zurück · c Karten · l Verlauf · s DATEI speichern · q gehen
table-no-refusal =
    { $n ->
        [0] Hier ist nichts verboten.
        [one] Hier kann man nur nach ?{ $n } fragen.
       *[other] Frage nach ?1 bis ?{ $n }.
    }
table-all-allowed = Gerade ist nichts verboten, wonach du fragen könntest.
table-preview-none = Nichts von dem, was sie bringt, ist sicher.
table-undo-none = Es gibt nichts zurückzunehmen.
table-undo-beyond = Seit deiner letzten Entscheidung ist etwas bekannt geworden. „u!“ nimmt sie trotzdem zurück und kennzeichnet die Partie „mit Zurücknehmen“.
table-undone = Zurückgenommen.
table-save-where = Sag, wohin: s DATEI
table-saved = Gespeichert in { $path }. Mit „fondaco play --from { $path }“ geht es weiter.
table-unsaved = Diese Partie ist nicht gespeichert. „s DATEI“ speichert sie, noch ein „q“ geht.
table-winners =
    { $n ->
        [one] Gewonnen hat { $names }.
       *[other] Geteilter Sieg: { $names }.
    }
table-keys-over = s DATEI speichern · l Verlauf · c Karten · Enter gehen
table-with-undo = In dieser Partie wurde zurückgenommen.
cli-backed-up =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] { $entries } Schritt
       *[other] { $entries } Schritten
    } in { $file } gesichert.
cli-replayed =
    { $n ->
        [one] { $n } Aktion nachgespielt.
       *[other] { $n } Aktionen nachgespielt.
    }
cli-unfinished = Die Partie ist noch nicht zu Ende; alle Aktionen lassen sich spielen: { $digest }
cli-verified = Das Ende stimmt mit der Datei überein: { $digest }
