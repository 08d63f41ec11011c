### Der Tisch von Meine erste Steinzeit im Browser: Wörter nur für die Seite, meist für Stimme und Bildschirmleser.

stoneage-page-child-0 = Blau
stoneage-page-child-1 = Gelb
stoneage-page-child-2 = Grün
stoneage-page-child-3 = Rosa
stoneage-page-count = { $n }
stoneage-page-tile-down = Plättchen { $n } von { $of }, verdeckt
stoneage-page-tile-up = Plättchen { $n } von { $of }: { $tile }
stoneage-page-guide = Sag es noch einmal: { $prompt }
stoneage-page-gate = Für Erwachsene: 3 Sekunden halten
stoneage-page-adults = Für Erwachsene
stoneage-page-sum = Wie viel ist { $a } + { $b }?
stoneage-page-start = Spielen
stoneage-page-players = Wie viele spielen?
stoneage-page-players-n = { $n } Kinder
stoneage-page-seats = Wer spielt mit?
stoneage-page-seat-child = { $name }: ein Kind
stoneage-page-seat-toy = { $name }: der Computer
stoneage-page-hand-over = { $name }, du bist dran! Tippe auf dein Zeichen.
stoneage-page-again = Noch einmal spielen
stoneage-page-back = Zurücknehmen
stoneage-page-keep = Alles behalten
stoneage-page-exchange = Tauschen
stoneage-page-give = Deine Sachen
stoneage-page-take = Die Sachen auf dem Tauschplatz
stoneage-page-ask-give = Tausche deine Sachen! Tippe an, was du gibst und was du dafür möchtest.
stoneage-page-look = Halten, um deine Sachen zu sehen
stoneage-page-huts = Hütten
stoneage-page-go-on = Schau: { $tile }! Tippe auf das Bild.
stoneage-page-adult = Hol bitte einen Erwachsenen!
stoneage-page-wait = Einen Moment …
stoneage-page-hut =
    { $n ->
        [0] Hütte für { $hut }. Du hast alles dafür.
        [one] Hütte für { $hut }. { $n } Sache fehlt.
       *[other] Hütte für { $hut }. { $n } Sachen fehlen.
    }
stoneage-page-speech = Stimme
stoneage-page-effects = Geräusche
stoneage-page-loudness-0 = Aus
stoneage-page-loudness-1 = Leise
stoneage-page-loudness-2 = Laut
stoneage-page-pace = Szenen
stoneage-page-pace-0 = Ruhig
stoneage-page-pace-1 = Flott
stoneage-page-voice = Der Begleiter spricht mit der Stimme „{ $name }“ dieses Browsers.
stoneage-page-no-voice = Dieser Browser hat keine Stimme für diese Sprache. Der Begleiter zeigt Bilder und macht Geräusche, spricht aber nicht.
stoneage-page-key-ring = Pfeile: von Plättchen zu Plättchen
stoneage-page-key-choose = Tab und Enter: wählen

stoneage-chapter-box = Was in der Schachtel ist
stoneage-chapter-setup = Vorbereitung
stoneage-chapter-turn = Dein Zug
stoneage-chapter-places = Die Orte
stoneage-chapter-dogs = Hunde
stoneage-chapter-trading = Tauschplatz
stoneage-chapter-site = Bauplatz
stoneage-chapter-end = Das Ende
stoneage-chapter-rulings = Klärungen
