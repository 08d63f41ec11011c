### Ein Tisch unter Menschen: wer kommt, wer weg ist und was sie einander sagen.

## Bevor alle sitzen

lobby-title = { $n ->
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
