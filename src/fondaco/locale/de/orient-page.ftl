### Der Spieltisch von Da geht was ab im Morgenland im Browser: Worte, die nur die Seite braucht.

## Schätze und Wesire

orient-page-face-up = offen
orient-page-face-down = verdeckt
orient-page-lies-up = Liegt offen
orient-page-lies-down = Liegt verdeckt
orient-page-known-by = Es kennt ihn: { $names }
orient-page-attacked = Wird angegriffen
orient-page-offered = Geboten
orient-page-spent = Heute schon verbraucht
orient-page-possible = Jetzt wählbar
orient-page-chosen = Gewählt
orient-page-on-turn = Am Zug
orient-page-decides = Entscheidet jetzt
orient-page-drunk = Betrunken bis zum nächsten Zug
orient-page-hand-of = Hand: vom Angriffsstapel { $attack }, vom Verteidigungsstapel { $defence }
orient-page-no-treasure = Keine Schätze mehr
orient-page-treasures = Schätze
orient-page-slot-of = Platz { $slot }: { $name }
orient-page-man-about = Bei Tag bringt er seinem Gastgeber 2; ohne ihn gewinnt niemand.
orient-page-man-middle = Der alte Mann ist in der Mitte

## Eigene Notizen

orient-page-note = Deine Notiz
orient-page-note-is = Deine Notiz: { $note }
orient-page-note-insignia = Irgendeine Insignie
orient-page-note-valuable = Irgendeine Kostbarkeit
orient-page-note-trap = Eine Falle
orient-page-note-about = Nur du siehst sie, in diesem Browser. Sie bleibt beim Schatz, bis die Reihe neu gelegt wird.

## Was ich weiß

orient-page-known = Was ich weiß
orient-page-needed =
    { $n ->
        [one] { $n } Insignie gewinnt.
       *[other] { $n } Insignien gewinnen.
    }
orient-page-needed-man = Auch der alte Mann muss da sein.
orient-page-counted = Insignien, soweit du zählen kannst
orient-page-insignia-of =
    { $seats ->
        [one] { $names }: { $n }
       *[other] { $names }, zusammen: { $n }
    }
orient-page-unknown = unbekannt
orient-page-somewhere = { $name }, Platz unbekannt
orient-page-lies = { $name }, Platz { $slot }

## Die eigene Hand

orient-page-hand =
    { $n ->
        [one] Deine Hand: { $n } Karte
       *[other] Deine Hand: { $n } Karten
    }
orient-page-hand-empty = Keine Karten auf der Hand.
orient-page-hand-hidden = Handkarten sind geheim.
orient-page-banned = Heute Nacht nicht verwendbar
orient-page-forbidden = Jetzt nicht ({ $clause })
orient-page-use-attack = Kann angreifen
orient-page-use-defend = Kann verteidigen
orient-page-use-discard = Kann getauscht werden
orient-page-use-join = Kann mit in den Angriff
orient-page-use-play = Kann gespielt werden

## Was zu tun ist

orient-page-deeds = Was zu tun ist
orient-page-attack = Angreifen
orient-page-attack-about = Karte auf Raub schicken
orient-page-choose-attack = Wähle eine Karte
orient-page-no-attack = Keine Karte kann angreifen
orient-page-uncover = Aufdecken
orient-page-uncover-about = Eigenen Schatz zeigen
orient-page-choose-uncover = Wähle einen deiner verdeckten Schätze.
orient-page-no-uncover = Alle liegen offen
orient-page-rearrange = Umlegen
orient-page-rearrange-about = Reihe verdecken und mischen
orient-page-choose-rearrange = Deine Reihe wird aufgenommen
orient-page-no-rearrange = Du hast keine Schätze
orient-page-exchange = Tauschen
orient-page-exchange-about = Pausieren, Karten tauschen
orient-page-choose-exchange = Wähle Handkarten
orient-page-no-exchange = Jetzt nicht möglich
orient-page-look = Ansehen
orient-page-choose-look = Wähle einen verdeckten Schatz eines Gegners.
orient-page-back = Zurück
orient-page-rest = Nichts tauschen
orient-page-picked =
    { $n ->
        [one] { $n } Karte gewählt. Du ziehst so viele, wie du ablegst.
       *[other] { $n } Karten gewählt. Du ziehst so viele, wie du ablegst.
    }
orient-page-attack-again = Wähle eine Karte für den nächsten Angriff, spiel Ereignisse oder beende den Zug.
orient-page-after = Deine Aktion ist getan. Beende deinen Zug.
orient-page-after-cards = Deine Aktion ist getan. Ereignisse kannst du noch spielen.
orient-page-choose-pile = Wähle einen Stapel, Karte für Karte.
orient-page-others-turn = Die anderen sind dran.
orient-page-seen = Weglegen
orient-page-only-you = Das siehst nur du

## Angriff und Verteidigung

orient-page-choose-target = Wähle einen Schatz eines Gegners.
orient-page-attack-slot = Angriff auf Platz { $slot }: { $name }
orient-page-look-slot = Platz { $slot } ansehen: { $name }
orient-page-get-slot = Platz { $slot } nehmen: { $name }
orient-page-aimed = { $name }, Platz { $slot }
orient-page-with = Mit { $card }
orient-page-attack-value = Angriff { $n }
orient-page-flies = Es fliegt
orient-page-defence-sum = { $n } von { $value }
orient-page-only-archers = Nur Wachen mit Bogen wehren das ab
orient-page-archers-stop = Abgewehrt
orient-page-no-defence = Keine Karte gelegt
orient-page-no-defending = Nicht verteidigen
orient-page-defend-enough = Verteidigen mit { $cards }: das reicht
orient-page-defend-short = Verteidigen mit { $cards }: reicht nicht, die Karten wären verloren
orient-page-chance = { $n } von 6 öffnen
orient-page-opens-always = Öffnet ohne Wurf
orient-page-roll-chance = Würfeln: { $n } von 6 öffnen
orient-page-no-snatch = Sein lassen
orient-page-how-defence = Tippe Karten an, um sie zu legen.
orient-page-how-pilfer = Ein Dschinn Stibitz kann es nehmen.
orient-page-how-door = Würfle, oder spiel einen Zauberschlüssel.
orient-page-how-opponent = Tippe jemanden an.
orient-page-how-road = Tippe an, zu wem der alte Mann geht.
orient-page-how-look = Tippe einen verdeckten Schatz an.
orient-page-how-give = Tippe einen eigenen Schatz an.
orient-page-how-get = Tippe einen Schatz eines Gegners an.
orient-page-die = Würfel: { $n }

## Die Reihe legen

orient-page-how-lay = Ordne deine Schätze; niemand sieht, wie.
orient-page-ask-lay = Ordne deine Schätze, wie du magst, und drücke dann „{ $button }“.
orient-page-how-cover_row = Verdecke, was du magst, und ordne deine Schätze.
orient-page-how-facing = Decke auf, was offen liegen soll.
orient-page-lay-down = Reihe legen
orient-page-laid = { $treasure }, Platz { $slot }
orient-page-left = { $treasure }: nach links
orient-page-right = { $treasure }: nach rechts
orient-page-turn = { $treasure }: umdrehen

## Nacht und Tag

orient-page-night = Nacht { $n }
orient-page-day = Tag { $n }
orient-page-ban = Heute Nacht nicht: { $group }
orient-page-pile =
    { $n ->
        [one] { $pile }: { $n } Karte
       *[other] { $pile }: { $n } Karten
    }
orient-page-day-cards = Tageskarten
orient-page-hour-1 = Morgen
orient-page-hour-2 = Mittag
orient-page-hour-3 = Nachmittag
orient-page-hour-4 = Abend
orient-page-offer = Gebot
orient-page-how-bid = Biete eigene Schätze durch Antippen: +{ $n }
orient-page-raise = Um { $n } erhöhen
orient-page-no-raise = Zufrieden
orient-page-how-accuse = Tippe an, wen du verklagst.
orient-page-no-suit = Niemanden verklagen
orient-page-how-claim = Wähle den Schatz.
orient-page-choose-claim = Was forderst du? Angeklagt: { $name }
orient-page-claims = Angeklagt: { $name }
orient-page-claim-known = { $treasure }, du weißt: { $name }
orient-page-sue = Klage um { $treasure }: { $name }
orient-page-trial = { $name } gegen { $other }: { $treasure }

## Tasten

orient-page-key-hand = 1 bis 9: Handkarten
orient-page-key-deeds = A: angreifen, T: aufdecken, L: Reihe legen, X: tauschen, C: ansehen, N: nein oder fertig
orient-page-key-piles = S, D: vom Angriffs- oder Verteidigungsstapel ziehen
orient-page-key-rows = O: zu den Reihen der anderen; Pfeile: Plätze und Spieler
orient-page-key-known = K: was ich weiß

## Kapitel der Regeln

orient-chapter-box = Schachtel und Spielidee
orient-chapter-setup = Aufbau
orient-chapter-night = Die Nacht
orient-chapter-attack = Angriff und Verteidigung
orient-chapter-actions = Aufdecken, Umlegen, Tauschen, Zugende
orient-chapter-special = Ereignisse, Damen und der Geist
orient-chapter-old_man = Der alte Mann und das Ende der Nacht
orient-chapter-day = Der Tag
orient-chapter-end = Das Ende
orient-chapter-variants = Varianten
orient-chapter-rulings = Auslegungen dieses Hauses
