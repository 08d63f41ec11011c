### Das Haus um die Spiele: was alle Seiten teilen. Wörter eines einzelnen Spiels stehen in dessen eigener Datei.

## Das Haus

app-name = Fondaco
app-tagline = Das Gasthaus der Kaufleute
app-about = Ein Fondaco war das Gasthaus, in dem Kaufleute aus aller Welt wohnten, ihre Waren lagerten und handelten. Komm herein und spiel: genau nach den Regeln, gegen Bots, die nicht mehr sehen als du.
app-skip = Zum Inhalt springen
app-home = Zur Startseite
app-language = Sprache
language-en = English
language-cs = Čeština
language-es = Español
language-de = Deutsch

page-not-found = Unter dieser Adresse ist nichts.
page-offline = Der Server ist nicht erreichbar.
page-failed = Das ist dem Server nicht gelungen.
page-loading = Einen Moment …

## Startseite

start-games = An den Tischen
start-play = Spielen
start-rules = Regeln
start-tables = Meine Tische

## Vor der Partie

play-title = { $others ->
        [one] Wer sitzt dir gegenüber?
       *[other] Wer sitzt mit dir am Tisch?
    }
play-players = Spielerzahl
play-levels = Wer spielt mit dir?
play-each = Für jeden Platz wählen
play-seat = Platz { $n }
play-name = Dein Name
play-name-here = Name auf Platz { $n }
play-name-default = Gast
play-chat = Gespräch am Tisch
play-chat-off = Niemand
play-chat-seats = Wer mitspielt
play-chat-all = Auch wer zuschaut
play-start = Platz nehmen
play-more = Weitere Optionen
play-suggested = Für { $n } Personen schlagen wir vor: { $options }.
play-take = Übernehmen
play-taken = Übernommen
play-is-suggested = (Vorschlag)
level-human = Ein Mensch
level-human-about = Bekommt von dir einen Link und setzt sich.
level-here = Jemand hier
level-here-about = Ihr teilt dieses Gerät; ein Vorhang hütet die Karten von jedem.
level-easy = Leicht
level-easy-about = Spielt schnell und verzeiht vieles.
level-medium = Mittel
level-medium-about = Versteht den Handel und denkt einen Moment nach.
level-strong = Stark
level-strong-about = Sieht weit voraus und schenkt dir nichts.
bot-name = { $level ->
        [easy] Leichter Bot
        [medium] Mittlerer Bot
        [strong] Starker Bot
       *[other] Bot
    }
seat-free = Freier Platz
seat-numbered = { $name } { $n }

## Meine Tische

tables-title = Meine Tische
tables-none = Du hast noch keinen Tisch.
tables-yours = Du bist am Zug
tables-theirs = { $name } ist am Zug
tables-waits = Wartet auf Mitspieler
tables-over = Beendet
tables-open-record = Aufzeichnung einer Partie öffnen
tables-with = mit { $names }

## Am Tisch

match-your-turn = Du bist am Zug
match-title-turn = Du bist am Zug – { $game }
match-thinking = { $name } denkt nach …
match-connecting = Verbinden …
match-reconnecting = Die Verbindung ist abgebrochen. Neuer Versuch …
match-warming = Der Bot wärmt sich auf: { $percent } %. Umsehen und spielen kannst du schon.
match-pending = Wird ausgeführt …
match-closes = Wer schweigt, lehnt ab.
match-watching = Du siehst zu.
match-lost = Diese Partie lässt sich nicht öffnen.
match-past = Du blickst zurück.
match-now = Zurück zum Jetzt
match-look-through = Die Partie durchsehen
match-with-undo = mit Rücknahme
control-confirm = Bestätigen
control-undo = Zurück
control-undo-marks = Zurück (die Partie gilt dann als „mit Rücknahme“)
control-undo-ask = Zurück erbitten
undo-marks-again = Drücke noch einmal Zurück, um das zurückzunehmen; die Partie gilt dann als „mit Rücknahme“.
undo-ask-again = Drücke noch einmal auf Zurück, um die anderen zu fragen, ob dein letzter Zug zurückgenommen werden darf. Die Partie wird dann mit „Rücknahme“ gekennzeichnet.
control-undo-turn = Ganzen Zug zurücknehmen
control-end-turn = Zug beenden
control-hint = Tipp
control-replay = Was ist passiert?
control-log = Verlauf
control-menu = Menü
control-close = Schließen
control-rules = Regeln
control-settings = Einstellungen
control-leave = Den Tisch verlassen
confirm-nothing = Wähle zuerst etwas aus.
hint-is = Tipp: { $action }
why-title = Jetzt nicht möglich
why-not-asked = Danach ist gerade nicht gefragt.
why-rule = Regel { $clause }
undo-none = Es gibt nichts zurückzunehmen.

## Verlauf

log-title = Verlauf
log-all = Alles
log-recent = Seit meinem letzten Zug
log-empty = Noch ist nichts geschehen.
log-earlier = Früheres zeigen
log-undo-border = Bis hierher kannst du frei zurück.
log-show = Diesen Moment zeigen

## Mehrere Menschen an einem Gerät

curtain-hold = Zum Öffnen halten, { $name }
curtain-again = Noch einmal drücken, { $name }
curtain-note = Jetzt solltest nur du auf den Bildschirm sehen. Zweimal drücken geht auch.
curtain-again-note = Einmal gedrückt. Noch einmal, und der Vorhang geht auf.
curtain-anybody = An euch alle
curtain-decline = Nein, danke
curtain-nobody = Niemand
curtain-turn = { $names }: am Zug
curtain-common = Ihr alle dürft hinsehen.
curtain-pass = Meine Seite verdecken und weitergeben
curtain-hide = Meine Seite verdecken
order-decline = Ungefragt ablehnen:
order-turn = bis zu meinem nächsten Zug
order-end = in dieser Partie
order-stands = Ohne Nachfrage für dich abgelehnt: { $question }.
order-ask = Wieder fragen

## Das Ende

end-won = Du hast gewonnen!
end-lost = Du hast verloren.
end-over = Die Partie ist zu Ende.
end-abandoned = Die Partie wurde beendet
end-abandoned-story = Jemand war gegangen, und die noch da waren, haben sie beendet. Niemand hat gewonnen.
end-winner = { $name } hat gewonnen.
end-winners = { $names } teilen sich den Sieg.
end-shared = Geteilter Sieg: { $names }
end-again = Noch einmal spielen
end-come-along = Zur nächsten Partie
end-look = Den Tisch ansehen
end-record = Aufzeichnung sichern
end-show = Ergebnis zeigen

## Einstellungen

settings-title = Einstellungen
settings-confirm = Züge bestätigen
settings-confirm-touch = Beim Tippen
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-pace = Tempo der anderen
settings-pace-0 = Sofort
settings-pace-0_6 = Zügig
settings-pace-1_2 = Gemächlich
settings-motion = Bewegung auf dem Tisch
settings-shortcuts = Tastenkürzel
settings-on = An
settings-off = Aus
settings-keys = Tasten
key-confirm = Eingabe: bestätigen
key-cancel = Esc: abbrechen
key-undo = U: zurück, mit Umschalt der ganze Zug
key-end = E: Zug beenden
key-hint = ?: Tipp
key-log = H: Verlauf
key-replay = R: Was ist passiert?

## Regeln

rules-title = Regeln von { $game }
rules-ruling = Auslegung
rules-ruling-about = Hier schweigen die Regeltexte oder sind unklar; so wird in diesem Haus gespielt.
rules-contents = Inhalt
