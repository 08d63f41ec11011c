### Samarkands Tisch im Browser: Wörter, die nur die Seite braucht.

## Die Karte

samarkand-page-map = Karte
samarkand-page-reconstructed = Rekonstruierte Karte
samarkand-page-window = Blick auf die Karte
samarkand-page-closer = Näher
samarkand-page-farther = Weiter weg
samarkand-page-fit = Die ganze Karte
samarkand-page-list = Die Karte als Liste
samarkand-page-cell = { $row }-{ $column } { $name }
samarkand-page-land = Land
samarkand-page-start = Start von { $family }
samarkand-page-goods = Warenfeld, { $card }
samarkand-page-water = Wasser
samarkand-page-tile-lies = Das Warenplättchen liegt noch hier
samarkand-page-camels-of = Kamele: { $families }
samarkand-page-possible = Jetzt wählbar
samarkand-page-route = Weg: { $spaces }
samarkand-page-reach = Nächste Felder: { $spaces }
samarkand-page-tiles-left = Warenplättchen auf der Karte
samarkand-page-tile-at = { $card } in { $space }

## Was ein Kamel bringt

samarkand-page-effect-tile = Warenplättchen { $card }: +1 Punkt
samarkand-page-effect-sale = Deine Karte { $card } kannst du für { $n } Dirham verkaufen
samarkand-page-effect-relation =
    { $n ->
        [one] Beziehung { $families }: { $n } Plättchen für dich
       *[other] Beziehung { $families }: { $n } Plättchen für dich
    }
samarkand-page-effect-prize = { $name } +{ $n }
samarkand-page-effect-prize-own =
    { $n ->
        [one] Du bekommst { $n } Dirham
       *[other] Du bekommst { $n } Dirham
    }

## Familien und Spieler

samarkand-page-families = Familien
samarkand-page-players = Spieler
samarkand-page-dowry = Mitgift { $n }
samarkand-page-treasury = Kasse { $n }
samarkand-page-camels-left =
    { $n ->
        [one] noch { $n } Kamel
       *[other] noch { $n } Kamele
    }
samarkand-page-stack =
    { $n ->
        [one] noch { $n } Beziehungsplättchen
       *[other] noch { $n } Beziehungsplättchen
    }
samarkand-page-field =
    { $n ->
        [0] kein Mitgliedsplättchen mehr
        [one] noch { $n } Mitgliedsplättchen
       *[other] noch { $n } Mitgliedsplättchen
    }
samarkand-page-bag = { $n } im Beutel
samarkand-page-removed = { $n } aus dem Spiel
samarkand-page-members = Mitglieder: { $names }
samarkand-page-related = Beziehungen: { $families }
samarkand-page-money =
    { $n ->
        [one] { $n } Dirham
       *[other] { $n } Dirham
    }
samarkand-page-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
samarkand-page-cards-limit = { $n } von höchstens { $limit } Karten
samarkand-page-sold =
    { $n ->
        [one] { $n } verkaufte Karte
       *[other] { $n } verkaufte Karten
    }
samarkand-page-goods-tiles =
    { $n ->
        [one] { $n } Warenplättchen
       *[other] { $n } Warenplättchen
    }
samarkand-page-relation-tiles =
    { $n ->
        [one] { $n } Beziehungsplättchen
       *[other] { $n } Beziehungsplättchen
    }
samarkand-page-member-of = Mitglied von: { $families }
samarkand-page-on-turn = Am Zug

## Wie nah das Ende ist

samarkand-page-meters = Wie nah das Ende ist
samarkand-page-alone = Familien ohne Beziehung: { $n }
samarkand-page-smallest = Kleinster Stapel: { $n }
samarkand-page-pile = Stapel: { $n }, abgelegt: { $m }

## Die eigene Hand

samarkand-page-hand =
    { $n ->
        [one] Deine Hand: { $n } Karte von höchstens { $limit }
       *[other] Deine Hand: { $n } Karten von höchstens { $limit }
    }
samarkand-page-hand-empty = Keine Karten auf der Hand.
samarkand-page-hand-hidden = Handkarten sind geheim.
samarkand-page-card-at = Feld: { $space }
samarkand-page-card-points =
    { $n ->
        [one] Jetzt { $n } Punkt wert
       *[other] Jetzt { $n } Punkte wert
    }
samarkand-page-can-discard = Kann abgelegt werden

## Was möglich ist

samarkand-page-deeds = Was möglich ist
samarkand-page-marry = Heiraten
samarkand-page-marry-about = Mitgift zahlen, Karten ziehen
samarkand-page-choose-marry = Wähle eine Familie
samarkand-page-no-marry = Keine Mitgift, die du zahlen kannst
samarkand-page-extend = Weg verlängern
samarkand-page-extend-about = 1 oder 2 Kamele setzen
samarkand-page-choose-extend = Wähle eine deiner Familien
samarkand-page-no-extend = Keine deiner Familien kann weiter
samarkand-page-no-member = Du gehörst noch zu keiner Familie
samarkand-page-marry-for =
    { $n ->
        [one] Für { $n } Dirham heiraten
       *[other] Für { $n } Dirham heiraten
    }
samarkand-page-price = Mitgift { $n }: Von deinen { $money } Dirham bleiben { $rest }.
samarkand-page-draw = Du ziehst { $n } Karten und musst am Ende mindestens 1 mehr haben als die { $cards } jetzt; das Limit ist { $limit }.
samarkand-page-draw-none = Du bist am Limit von { $limit } Karten und ziehst keine.
samarkand-page-extend-how = Das erste Kamel ist frei, ein zweites kostet 1 Dirham aus der Kasse ({ $n }).
samarkand-page-choose-space =
    { $n ->
        [one] { $n } Feld für das Kamel: Wähle es auf der Karte.
       *[other] { $n } Felder für das Kamel: Wähle eines auf der Karte.
    }
samarkand-page-choose-second =
    { $n ->
        [one] Ein zweites Kamel: { $n } Feld, nicht neben dem ersten. Oder beende den Zug.
       *[other] Ein zweites Kamel: { $n } Felder, nicht neben dem ersten. Oder beende den Zug.
    }
samarkand-page-before = Voriges Feld
samarkand-page-next = Nächstes Feld
samarkand-page-may-discard =
    { $most ->
        [one] Lege höchstens { $most } Karte ab: { $chosen } gewählt.
       *[other] Lege höchstens { $most } Karten ab: { $chosen } gewählt.
    }
samarkand-page-must-discard = Lege { $n } bis { $most } Karten ab: { $chosen } gewählt.
samarkand-page-keep-all = Alle behalten

## Optionen vor der Partie

samarkand-option-starter = Wer beginnt?
samarkand-option-starter-lot = Das Los entscheidet
samarkand-option-starter-0 = Du
samarkand-option-starter-1 = Spieler 2
samarkand-option-starter-2 = Spieler 3
samarkand-option-starter-3 = Spieler 4
samarkand-option-starter-4 = Spieler 5

## Tasten

samarkand-page-key-deeds = M: heiraten, C: Weg verlängern
samarkand-page-key-hand = 1 bis 9: Handkarten
samarkand-page-key-sale = S: verkaufen, K: behalten
samarkand-page-key-spaces = N, P: nächstes und voriges Feld
samarkand-page-key-directions = Auf der Karte: Pfeile, und Q W A D Z X für die sechs Richtungen
samarkand-page-key-window = +, −, 0: näher, weiter weg, ganze Karte
samarkand-page-key-list = L: die Karte als Liste

## Kapitel der Regeln

samarkand-chapter-box = Die Schachtel
samarkand-chapter-setup = Aufbau
samarkand-chapter-turn = Dein Zug
samarkand-chapter-marriage = Heiraten
samarkand-chapter-routes = Einen Weg verlängern
samarkand-chapter-goods = Waren
samarkand-chapter-relations = Beziehungen
samarkand-chapter-end = Das Ende
samarkand-chapter-scoring = Wertung
samarkand-chapter-two = Zu zweit
samarkand-chapter-rulings = Auslegungen dieses Hauses
