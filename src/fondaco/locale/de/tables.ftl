### Ein Tisch unter Menschen: wer kommt, wer weg ist und was sie einander sagen.

## Bevor alle sitzen

lobby-title = { $n ->
        [0] Gleich geht es los
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $n }
    }
lobby-welcome = Du bist an diesen Tisch eingeladen
lobby-you = du
lobby-here = ist da
lobby-away = gerade nicht da
lobby-sit-here = Hier sitzen
lobby-begins = Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-watch = Oder schau nur zu: Die Partie öffnet sich hier, sobald alle Plätze besetzt sind.
lobby-stand = Platz aufgeben
lobby-fill = Oder ein Bot nimmt einen freien Platz:
lobby-empty = Platz freigeben
lobby-invite = Freunde einladen
lobby-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen. Ohne Konto, ohne Mail.
lobby-link = Link zu diesem Tisch
lobby-code = Der Link als Code für eine Kamera
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-marked = Der Link ist markiert: Jetzt kopieren.
lobby-share = Teilen …
lobby-share-text = Spiel mit mir { $game }!
lobby-local = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte Fondaco mit --host 0.0.0.0 und öffne seine Adresse in deinem Netz.

## Jemand ist weg, jemand fragt

company-question = Eine Frage unter den Spielern
company-away = { $name } ist gerade nicht da.
company-held = Für { $name } spielt ein Bot, bis der Platz wieder besetzt ist.
company-absent = { $name } ist seit einer Minute weg. Wie soll es weitergehen?
company-wait = Warten
company-hold = So lange einen Bot spielen lassen
company-end = Die Partie beenden
company-asks-undo = { $name } möchte das zurücknehmen:
company-asks-end = { $name } möchte die Partie beenden, weil jemand gegangen ist. Dann gewinnt niemand.
company-own-undo = Du hast gebeten, das zurückzunehmen. Die Bitte gilt bis zu deinem nächsten Zug:
company-own-end = Du hast vorgeschlagen, die Partie zu beenden.
company-undone = Was zurückgenommen würde
company-yes = Einverstanden
company-no = Ablehnen
company-withdraw = Bitte zurückziehen

## Gespräch

chat-title = Gespräch
chat-open = { $n ->
        [one] Gespräch: { $n } neue Zeile
       *[other] Gespräch: { $n } neue Zeilen
    }
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-only-players = Hier spricht nur, wer mitspielt.
chat-show-phrases = Fertige Sätze zeigen
chat-show-words = Zeigen, was andere schreiben
chat-watcher = Jemand, der zuschaut
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thinking = Ich überlege …
phrase-moment = Bin gleich zurück.
phrase-nice = Schöner Zug!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!
