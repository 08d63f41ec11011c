### Looking through a match, and what can be done with it afterwards.

replay-title = Eine Partie durchsehen
replay-to-table = Zum Tisch
replay-drop = Lass hier die Datei mit der Aufzeichnung einer Partie fallen oder wähle sie aus.
replay-choose = Datei auswählen
replay-other = Andere Datei öffnen
replay-share = Aufzeichnung teilen
replay-running = Die Partie läuft noch: du siehst, was dein Platz gesehen hat.

## Ways through it

replay-step = Schritt { $n } von { $of }
replay-slider = Stelle in der Partie
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-key-step = Pfeil links und rechts: ein Schritt
replay-key-turn = Bild auf und Bild ab: ein Zug
replay-key-ends = Pos1 und Ende: zum Austeilen und zum letzten Schritt
replay-key-play = Leertaste: abspielen oder anhalten

## Whose view it is

replay-eyes = Mit wessen Augen
replay-eyes-of = Sicht von { $name }
replay-eyes-open = Offen: die Sicht dessen, der entscheidet
replay-eyes-all = Was alle sahen

## Checking the luck

luck-check = Den Zufall prüfen
luck-good = Der Zufall ist der zugesagte.
luck-bad = Der Zufall ist nicht der zugesagte.
luck-none = Diese Aufzeichnung hat keinen Zufall, der sich noch einmal ziehen ließe.
luck-promise-kept = Der Startwert ist der, der vor dem ersten Zug durch seine Prüfsumme festgelegt wurde.
luck-promise-broken = Der Startwert ist nicht der, der vor dem ersten Zug durch seine Prüfsumme festgelegt wurde.
luck-string-mixed = Die Zufallsfolge, die dein Browser beigesteuert hat, ist darin enthalten.
luck-string-missing = Die Zufallsfolge, die dein Browser beigesteuert hat, fehlt darin.
luck-outcomes =
    { $n ->
        [one] Dein Browser hat daraus { $n } Ergebnis noch einmal gezogen: es stimmt.
       *[other] Dein Browser hat daraus alle { $n } Ergebnisse noch einmal gezogen: jedes stimmt.
    }
luck-outcome-wrong = Ergebnis { $number } ist nicht das, das der Startwert ergibt.
luck-events-same = Was dir während der Partie erzählt wurde, ergibt sich auch aus der Aufzeichnung.
luck-events-other = Was dir während der Partie erzählt wurde, ergibt sich nicht aus der Aufzeichnung.
luck-whole = Die ganze Partie samt Regeln prüft das Terminal: fondaco replay DATEI --verify

## Playing on from a moment

replay-branch = Von hier weiterspielen
replay-branch-about =
    { $n ->
        [0] Die Verteilung gilt; von hier an wird die Partie neu gespielt, mit neuem Glück.
        [one] Der erste Zug gilt; von hier an wird die Partie neu gespielt, mit neuem Glück.
       *[other] Die ersten { $n } Züge gelten; von hier an wird die Partie neu gespielt, mit neuem Glück.
    }
replay-branch-seat = Dein Platz
replay-branch-others = Auf den anderen Plätzen
