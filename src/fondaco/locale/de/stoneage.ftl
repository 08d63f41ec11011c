### Meine erste Steinzeit: alles, was man am Tisch liest. Die Regeln selbst stehen in stoneage-rules.ftl.

## Das Spiel

stoneage-name = Meine erste Steinzeit
stoneage-tagline = Ein Tal, Mammuts und ein gutes Gedächtnis
stoneage-about = Dreh Waldplättchen um, zieh durch das Tal, sammle Zähne, Beeren, Töpfe, Pfeilspitzen und Fische und baue daraus Hütten. Wer sich am besten merkt, wo welches Plättchen liegt, baut als Erster drei Hütten und gewinnt.
stoneage-components-note = Wie das Tal aussieht, stammt aus öffentlichen Quellen. Was die meisten Hütten kosten, ist rekonstruiert: Es passt zu allem Bekannten und kann von den gedruckten Hütten abweichen.
stoneage-ruling = Auslegung

## Orte: ihre Namen, die Symbole auf den Plättchen und der Weg dorthin

stoneage-place-building_site = Bauplatz
stoneage-place-dog = Hunde
stoneage-place-tooth = Sumpf
stoneage-place-berry = Sträucher
stoneage-place-pot = Lehmgrube
stoneage-place-arrowhead = Berge
stoneage-place-fish = Fluss
stoneage-place-trading_place = Tauschplatz
stoneage-symbol-building_site = der Bauplatz
stoneage-symbol-dog = ein Hund
stoneage-symbol-tooth = ein Zahn
stoneage-symbol-berry = eine Beere
stoneage-symbol-pot = ein Topf
stoneage-symbol-arrowhead = eine Pfeilspitze
stoneage-symbol-fish = ein Fisch
stoneage-symbol-trading_place = der Tauschplatz
stoneage-to-building_site = zum Bauplatz
stoneage-to-dog = zu den Hunden
stoneage-to-tooth = in den Sumpf
stoneage-to-berry = zu den Sträuchern
stoneage-to-pot = zur Lehmgrube
stoneage-to-arrowhead = in die Berge
stoneage-to-fish = zum Fluss
stoneage-to-trading_place = zum Tauschplatz
stoneage-die =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }

## Waren, Hunde und Hütten

stoneage-good-tooth = einen Zahn
stoneage-good-berry = eine Beere
stoneage-good-pot = einen Topf
stoneage-good-arrowhead = eine Pfeilspitze
stoneage-good-fish = einen Fisch
stoneage-goods-tooth =
    { $n ->
        [one] { $n } Zahn
       *[other] { $n } Zähne
    }
stoneage-goods-berry =
    { $n ->
        [one] { $n } Beere
       *[other] { $n } Beeren
    }
stoneage-goods-pot =
    { $n ->
        [one] { $n } Topf
       *[other] { $n } Töpfe
    }
stoneage-goods-arrowhead =
    { $n ->
        [one] { $n } Pfeilspitze
       *[other] { $n } Pfeilspitzen
    }
stoneage-goods-fish =
    { $n ->
        [one] { $n } Fisch
       *[other] { $n } Fische
    }
stoneage-dogs =
    { $n ->
        [one] { $n } Hund
       *[other] { $n } Hunde
    }
stoneage-pile = Stapel { $n }

## Einstellungen

stoneage-option-youngest = Wer ist am jüngsten?
stoneage-option-youngest-0 = Die erste Person
stoneage-option-youngest-1 = Die zweite Person
stoneage-option-youngest-2 = Die dritte Person
stoneage-option-youngest-3 = Die vierte Person
stoneage-option-hidden_goods = Waren der anderen
stoneage-option-hidden_goods-no = Alle können sie sehen
stoneage-option-hidden_goods-yes = Hinter der Siedlung versteckt
stoneage-option-kind_dog = Lieber Hund
stoneage-option-kind_dog-no = Man darf anderen einen Hund nehmen
stoneage-option-kind_dog-yes = Niemand nimmt anderen einen Hund
stoneage-option-automatic_swap = Waldplättchen vertauschen
stoneage-option-automatic_swap-no = Das machen die Kinder
stoneage-option-automatic_swap-yes = Das Los bestimmt zwei
stoneage-option-recall = Wieder zugedeckte Plättchen
stoneage-option-recall-no = Man muss sie sich merken
stoneage-option-recall-yes = Sie werden gezeigt (für Programme)

## Aktionen

stoneage-action-end_turn = Zug beenden
stoneage-action-done = Nichts mehr geben
stoneage-action-steal = Den Hund nehmen
stoneage-action-leave = Den Hund dort lassen
stoneage-action-skip = Nichts bauen
stoneage-action-pay = Bezahlen und bauen
stoneage-action-flip = Waldplättchen { $slot } umdrehen
stoneage-action-give = Gib { $good }
stoneage-action-take = Nimm { $good }
stoneage-action-build = Hütte von Stapel { $pile } bauen
stoneage-action-spare = Behalte { $good } und zahle mit einem Hund
stoneage-action-swap = Waldplättchen { $first } und { $second } vertauschen

## Fragen

stoneage-ask-over = Das Spiel ist aus.
stoneage-ask-flip = Du bist dran! Dreh ein Waldplättchen um.
stoneage-ask-give = Was gibst du zum Tauschplatz?
stoneage-ask-take =
    { $n ->
        [one] Nimm dir jetzt { $n } Ding vom Tauschplatz.
       *[other] Nimm dir jetzt { $n } Dinge vom Tauschplatz.
    }
stoneage-ask-steal = Hier ist kein Hund mehr. Nimmst du einen von den anderen?
stoneage-ask-build = Welche Hütte baust du?
stoneage-ask-pay = Deine Hütte kostet: { $hut }. Bezahlst du so?
stoneage-ask-swap = Vertausche zwei Waldplättchen. Schaut alle genau hin!
stoneage-ask-end = Bist du fertig?
stoneage-wait-over = Das Spiel ist aus.
stoneage-wait-flip = { $name } dreht ein Waldplättchen um.
stoneage-wait-give = { $name } ist am Tauschplatz.
stoneage-wait-take = { $name } nimmt etwas vom Tauschplatz.
stoneage-wait-steal = { $name } überlegt, ob ein Hund mitkommt.
stoneage-wait-build = { $name } sucht eine Hütte aus.
stoneage-wait-pay = { $name } bezahlt eine Hütte ({ $hut }).
stoneage-wait-swap = { $name } vertauscht zwei Waldplättchen. Schaut genau hin!
stoneage-wait-end = { $name } ist gleich fertig.

## Ereignisse

stoneage-event-dealt = Das Tal ist bereit.
stoneage-event-turn_started = { $name } ist an der Reihe.
stoneage-event-flipped = { $name } dreht ein Plättchen um: { $tile }.
stoneage-event-moved = { $name } geht { $place }.
stoneage-event-took = { $name } nimmt { $good }.
stoneage-event-took_dog = { $name } bekommt einen Hund.
stoneage-event-could_not_build = { $name } kann noch keine Hütte bauen.
stoneage-event-nothing =
    { $id ->
        [dog] { $name } bekommt keinen Hund.
        [trading_place] { $name } hat hier nichts zu tauschen.
       *[other] Hier ist nichts mehr. { $name } bekommt nichts.
    }
stoneage-event-kept_goods = { $name } behält alles.
stoneage-event-traded = { $name } tauscht: { $given } → { $taken }.
stoneage-event-stole_dog = { $name } nimmt { $other } einen Hund weg.
stoneage-event-left_dog = { $name } lässt den Hund, wo er ist.
stoneage-event-built_nothing = { $name } baut nichts.
stoneage-event-built = { $name } baut eine Hütte. Bezahlt: { $paid }.
stoneage-event-pile_empty = In diesem Stapel ist keine Hütte mehr.
stoneage-event-hut_revealed = Eine neue Hütte liegt offen. Sie kostet: { $hut }.
stoneage-event-closed = Alle Waldplättchen werden zugedeckt.
stoneage-event-swapped = { $name } vertauscht zwei Waldplättchen.
stoneage-event-won = { $name } baut die dritte Hütte und gewinnt!
stoneage-event-took_back = { $name } geht einen Schritt zurück.

## Das Ende

stoneage-end-won = Hurra! { $name } hat eine ganze Siedlung und gewinnt.
stoneage-end-huts =
    { $n ->
        [one] { $name }: { $n } Hütte
       *[other] { $name }: { $n } Hütten
    }

## Der Tisch im Terminal

stoneage-table-forest = Waldplättchen
stoneage-table-space = Feld
stoneage-table-lies = Hier liegt
stoneage-table-figures = Figuren
stoneage-table-no-hut = keine Hütte
stoneage-table-below =
    { $n ->
        [one] noch { $n } darunter
       *[other] noch { $n } darunter
    }
stoneage-table-settlement =
    { $n ->
        [one] { $name }: { $n } Hütte von { $most }
       *[other] { $name }: { $n } Hütten von { $most }
    }
stoneage-table-hidden-goods =
    { $n ->
        [one] { $n } versteckte Ware
       *[other] { $n } versteckte Waren
    }
stoneage-table-no-goods = keine Waren
