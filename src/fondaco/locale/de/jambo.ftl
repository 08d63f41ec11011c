### Jambo: alles, was am Tisch vorkommt. Die Regeln selbst stehen in jambo-rules.ftl.

## Das Spiel

jambo-name = Jambo
jambo-tagline = Zwei Händler, ein Markt, sechzig Gold
jambo-about = Kauf günstig, verkauf teuer und hol dir Hilfe von Personen, Tieren und nützlichen Gegenständen, damit dein Stand besser läuft als der gegenüber. Wer einen Zug mit 60 Gold beendet, kündigt das Ende an, und die andere Seite antwortet mit einem letzten Zug.
jambo-components-note = Wie viele Karten es von jeder Art gibt, steht in den Regeltexten. Wie oft jede einzelne Karte vorkommt und die Preise sind aus öffentlichen Quellen rekonstruiert und können vom gedruckten Stapel abweichen.

## Waren

jambo-ware-trinkets = Schmuck
jambo-ware-hides = Felle
jambo-ware-tea = Tee
jambo-ware-silk = Seide
jambo-ware-fruit = Früchte
jambo-ware-salt = Salz

jambo-wares-trinkets = { $n } Schmuck
jambo-wares-hides =
    { $n ->
        [one] { $n } Fell
       *[other] { $n } Felle
    }
jambo-wares-tea = { $n } Tee
jambo-wares-silk = { $n } Seide
jambo-wares-fruit =
    { $n ->
        [one] { $n } Frucht
       *[other] { $n } Früchte
    }
jambo-wares-salt = { $n } Salz

## Kartenarten, mit einem Hinweis, der für jede Karte der Art gilt

jambo-kind-ware = Warenkarte
jambo-kind-stand = Kleiner Marktstand
jambo-kind-utility = Gegenstand
jambo-kind-people = Person
jambo-kind-animal = Tier

jambo-kind-note-ware = Kostet eine Aktion und wird dann abgelegt.
jambo-kind-note-stand = Kostet eine Aktion und bleibt bis zum Spielende.
jambo-kind-note-utility = Auslegen kostet eine Aktion und jede Nutzung auch, einmal pro Zug. Drei darfst du vor dir haben.
jambo-kind-note-people = Kostet eine Aktion und wird dann abgelegt.
jambo-kind-note-animal = Kostet eine Aktion und wird dann abgelegt. Dein Gegenüber kann es mit einem Wächter aufhalten.

## Karten: Namen, Wirkung und was sie außer Gold brauchen

jambo-card-ware = Waren ({ $wares })
jambo-text-ware = Kauf alle abgebildeten Waren zum Einkaufspreis oder verkauf sie alle zum Verkaufspreis.

jambo-card-small_stand = Kleiner Marktstand
jambo-text-small_stand = Bau ihn neben deinen großen Marktstand: drei Plätze mehr bis zum Spielende. Der erste im Spiel gebaute kostet 6 Gold, jeder weitere 3.

jambo-card-well = Brunnen
jambo-text-well = Zahl 1 Gold und zieh eine Karte.
jambo-needs-well = Braucht eine Karte im Nachzieh- oder Ablagestapel.

jambo-card-drums = Trommeln
jambo-text-drums = Leg eine deiner Waren in den Vorrat zurück und zieh eine Karte.
jambo-needs-drums = Braucht eine Ware von dir und eine Karte im Nachzieh- oder Ablagestapel.

jambo-card-throne = Häuptlingsstuhl
jambo-text-throne = Nimm deinem Gegenüber eine beliebige Ware und gib dafür eine von deinen.
jambo-needs-throne = Braucht eine Ware von dir und eine von deinem Gegenüber.

jambo-card-boat = Boot
jambo-text-boat = Leg eine Handkarte oder einen deiner Gegenstände ab, auch das Boot selbst, und nimm eine beliebige Ware aus dem Vorrat.
jambo-needs-boat = Braucht Platz für eine Ware.

jambo-card-scales = Waage
jambo-text-scales = Zieh zwei Karten, behalte eine und gib die andere deinem Gegenüber.
jambo-needs-scales = Braucht eine Karte im Nachzieh- oder Ablagestapel.

jambo-card-mask_of_transformation = Maske der Wandlung
jambo-text-mask_of_transformation = Bevor du in deinem Zug die erste Karte ansiehst: Tausch eine Handkarte gegen die oberste Karte des Ablagestapels.
jambo-needs-mask_of_transformation = Braucht eine Handkarte und einen Ablagestapel und geht nur, bevor du in deinem Zug die erste Karte ansiehst.

jambo-card-supplies = Vorräte
jambo-text-supplies = Deck Karten vom Stapel auf, bis eine Warenkarte erscheint, und nimm sie; die anderen werden abgelegt. Zahl dann 1 Gold oder leg eine Handkarte ab.
jambo-needs-supplies = Braucht eine Karte im Nachziehstapel oder eine abgelegte Warenkarte.

jambo-card-kettle = Sudkessel
jambo-text-kettle = Leg eine oder zwei Handkarten ab und zieh ebenso viele.
jambo-needs-kettle = Braucht eine Handkarte.

jambo-card-leopard_statue = Leopardenstatue
jambo-text-leopard_statue = Zahl 2 Gold und nimm eine beliebige Ware aus dem Vorrat.
jambo-needs-leopard_statue = Braucht Platz für eine Ware.

jambo-card-weapons = Waffen
jambo-text-weapons = Leg eine Handkarte oder einen deiner Gegenstände ab, auch die Waffen selbst, und nimm 2 Gold.

jambo-card-guard = Wächter
jambo-text-guard = Antwort auf ein Tier im Zug deines Gegenübers: Es wirkt auf niemanden. Kostet keine Aktion.
jambo-needs-guard = Wird nur im Zug deines Gegenübers gespielt, nach einem Tier.

jambo-card-rain_maker = Regenmacher
jambo-text-rain_maker = Antwort auf eine Warenkarte im Zug deines Gegenübers: Nimm sie nach dem Handel auf die Hand. Kostet keine Aktion.
jambo-needs-rain_maker = Wird nur im Zug deines Gegenübers gespielt, nach einer Warenkarte.

jambo-card-shaman = Schamane
jambo-text-shaman = Tausch alle deine Waren einer Sorte gegen ebenso viele einer anderen Sorte aus dem Vorrat.
jambo-needs-shaman = Braucht Waren einer Sorte von dir und mindestens ebenso viele einer anderen Sorte im Vorrat.

jambo-card-psychic = Wahrsagerin
jambo-text-psychic = Sieh die obersten sechs Karten des Stapels an und nimm eine. Die anderen kommen in gleicher Reihenfolge zurück.
jambo-needs-psychic = Braucht eine Karte im Nachzieh- oder Ablagestapel.

jambo-card-tribal_elder = Stammesältester
jambo-text-tribal_elder = Wähle: Dein Gegenüber legt bis auf drei Karten alles ab, oder du ziehst, bis du fünf hast.
jambo-needs-tribal_elder = Braucht vier oder mehr Karten auf der Hand deines Gegenübers, oder höchstens vier andere auf deiner und eine Karte zum Ziehen.

jambo-card-wise_man = Weiser Mann aus fernen Landen
jambo-text-wise_man = In diesem Zug kostet dich jeder Einkauf mit einer Warenkarte 2 Gold weniger, und jeder Verkauf bringt 2 mehr.

jambo-card-portuguese = Portugiese
jambo-text-portuguese = Leg beliebig viele deiner Waren in den Vorrat zurück und nimm für jede 2 Gold.
jambo-needs-portuguese = Braucht eine Ware von dir.

jambo-card-basket_maker = Korbmacherin
jambo-text-basket_maker = Zahl 2 Gold und nimm eine oder zwei Waren einer Sorte aus dem Vorrat.
jambo-needs-basket_maker = Braucht Platz für eine Ware, nachdem sie bezahlt ist.

jambo-card-travelling_merchant = Fahrender Händler
jambo-text-travelling_merchant = Versteigere zwei Waren aus dem Vorrat und biete zuerst, mindestens 1 Gold. Ihr erhöht abwechselnd, bis jemand passt; wer gewinnt, zahlt das Gebot und nimmt die Waren.

jambo-card-arabian_merchant = Arabischer Kaufmann
jambo-text-arabian_merchant = Deck die obersten drei Karten auf, versteigere sie und biete zuerst, mindestens 1 Gold. Ihr erhöht abwechselnd, bis jemand passt; wer gewinnt, zahlt das Gebot und nimmt die Karten.
jambo-needs-arabian_merchant = Braucht eine Karte im Nachzieh- oder Ablagestapel.

jambo-card-dancer = Tänzerin
jambo-text-dancer = Spiel sie mit einer Warenkarte mit drei Waren, beide für eine Aktion: Leg drei beliebige deiner Waren zurück und nimm den Verkaufspreis dieser Karte.
jambo-needs-dancer = Braucht eine Warenkarte mit drei Waren auf deiner Hand und drei Waren von dir.

jambo-card-carrier = Träger
jambo-text-carrier = Wähle: bis zu zwei Waren einer Sorte aus dem Vorrat oder zwei Karten vom Stapel. Dein Gegenüber bekommt das andere; Waren nur, wo Platz ist.

jambo-card-drummer = Trommler
jambo-text-drummer = Sieh den Ablagestapel durch und nimm einen Gegenstand auf die Hand.
jambo-needs-drummer = Braucht einen abgelegten Gegenstand.

jambo-card-crocodile = Krokodil
jambo-text-crocodile = Leg einen ausliegenden Gegenstand deines Gegenübers ab. Vorher darfst du ihn einmal ohne Aktion nutzen, außer der Maske.
jambo-needs-crocodile = Braucht einen Gegenstand vor deinem Gegenüber.

jambo-card-parrot = Papagei
jambo-text-parrot = Nimm deinem Gegenüber eine Ware und leg sie auf deine Marktstände.
jambo-needs-parrot = Braucht eine Ware auf den Marktständen deines Gegenübers.

jambo-card-hyena = Hyäne
jambo-text-hyena = Sieh die Hand deines Gegenübers an und nimm eine Karte. Gib eine beliebige Handkarte zurück, auch die gerade genommene.
jambo-needs-hyena = Braucht eine Karte auf der Hand deines Gegenübers.

jambo-card-snake = Schlange
jambo-text-snake = Jede Seite behält einen Gegenstand, du wählst zuerst. Alle anderen werden abgelegt.
jambo-needs-snake = Braucht zwei Gegenstände vor derselben Seite.

jambo-card-elephant = Elefant
jambo-text-elephant = Alle Waren beider Seiten kommen in die Mitte. Ihr nehmt abwechselnd je eine, du beginnst, bis keine mehr da ist.
jambo-needs-elephant = Braucht eine Ware auf irgendeinem Marktstand.

jambo-card-cheetah = Gepard
jambo-text-cheetah = Dein Gegenüber wählt: Du bekommst 2 Gold, oder du ziehst zwei Karten.

jambo-card-lion = Löwe
jambo-text-lion = Alle ausliegenden Gegenstände beider Seiten kommen in die Mitte. Ihr nehmt abwechselnd je einen, du beginnst, bis keiner mehr da ist.
jambo-needs-lion = Braucht einen Gegenstand vor einer Seite.

jambo-card-baboon = Pavian
jambo-text-baboon = Beide Hände kommen offen in die Mitte. Ihr nehmt abwechselnd je eine Karte, du beginnst, bis keine mehr da ist.
jambo-needs-baboon = Braucht auf einer der beiden Hände noch eine andere Karte.

## Entscheidungen, an die Person, die entscheidet

jambo-ask-draw =
    { $actions ->
        [one] Sieh für eine Aktion die oberste Karte an, oder geh zum Spielen über. Du hast noch { $actions } Aktion.
       *[other] Sieh für eine Aktion die oberste Karte an, oder geh zum Spielen über. Du hast noch { $actions } Aktionen.
    }
jambo-ask-keep = Behalte diese Karte oder leg sie ab. Behalten kannst du nur die zuletzt angesehene.
jambo-ask-play =
    { $actions ->
        [one] Spiel eine Karte oder nutze einen Gegenstand. Du hast noch { $actions } Aktion.
       *[other] Spiel eine Karte oder nutze einen Gegenstand. Du hast noch { $actions } Aktionen.
    }
jambo-ask-mask_card = Wähle die Handkarte, die du gegen die oberste Karte des Ablagestapels tauschst.
jambo-ask-room_utility = Mehr als drei Gegenstände gehen nicht: Wähle, welchen du ablegst.
jambo-ask-rain_window = Gerade wurde „{ $card }“ gespielt. Antworte mit einem Regenmacher, oder lass es gut sein.
jambo-ask-guard_window = Gerade wurde „{ $card }“ gespielt. Antworte mit einem Wächter, oder lass es geschehen.
jambo-ask-dancer_card = Wähle die Warenkarte mit drei Waren, deren Verkaufspreis die Tänzerin einbringt.
jambo-ask-dancer_ware =
    { $left ->
        [one] Wähle noch { $left } Ware, die du zurücklegst.
       *[other] Wähle noch { $left } Waren, die du zurücklegst.
    }
jambo-ask-portuguese_ware = Wähle die nächste Ware, die du für 2 Gold zurücklegst, oder hör auf.
jambo-ask-shaman_from = Wähle die Warensorte, die du hergibst.
jambo-ask-shaman_to = Wähle die Warensorte, die du dafür möchtest.
jambo-ask-basket_ware = Wähle die Warensorte, die du von der Korbmacherin möchtest.
jambo-ask-basket_amount = Wähle, wie viele du nimmst.
jambo-ask-drummer_card = Wähle einen Gegenstand aus dem Ablagestapel.
jambo-ask-psychic_card = Wähle die Karte, die du nimmst. Die anderen kommen in gleicher Reihenfolge zurück.
jambo-ask-elder_option = Wähle: Dein Gegenüber behält nur drei Karten, oder du ziehst, bis du fünf hast.
jambo-ask-elder_discard =
    { $left ->
        [one] Wähle noch { $left } Karte, die du ablegst.
       *[other] Wähle noch { $left } Karten, die du ablegst.
    }
jambo-ask-carrier_option = Wähle: Waren für dich und Karten für dein Gegenüber, oder umgekehrt.
jambo-ask-carrier_ware = Wähle die Warensorte, die dir der Träger bringt.
jambo-ask-carrier_amount = Wähle, wie viele du nimmst.
jambo-ask-merchant_ware =
    { $left ->
        [one] Wähle noch { $left } Ware für die Versteigerung.
       *[other] Wähle noch { $left } Waren für die Versteigerung.
    }
jambo-ask-bid =
    { $bid ->
        [0] Eröffne die Versteigerung mit mindestens 1 Gold.
       *[other] Das Gebot steht bei { $bid } Gold. Erhöhe oder passe.
    }
jambo-ask-leave_ware =
    { $left ->
        [0] Der sechste Platz kostet 2 Gold. Behalte alles, oder wähle eine Ware, die du zurücklegst.
        [one] Nicht alles passt. Wähle noch { $left } Ware, die du zurücklegst.
       *[other] Nicht alles passt. Wähle noch { $left } Waren, die du zurücklegst.
    }
jambo-ask-boat_payment = Wähle, was du für das Boot ablegst: eine Handkarte oder einen deiner Gegenstände.
jambo-ask-boat_ware = Wähle die Ware, die dir das Boot bringt.
jambo-ask-statue_ware = Wähle die Ware, die dir die Leopardenstatue bringt.
jambo-ask-throne_take = Wähle die Ware, die du deinem Gegenüber nimmst.
jambo-ask-throne_give = Wähle die Ware, die du dafür gibst.
jambo-ask-kettle_card = Leg eine oder zwei Handkarten in den Sudkessel. Du ziehst ebenso viele.
jambo-ask-drums_ware = Wähle die Ware, die du für eine Karte zurücklegst.
jambo-ask-supplies_payment = Bezahl die Vorräte: 1 Gold oder eine Handkarte.
jambo-ask-scales_keep = Wähle die Karte, die du behältst. Die andere bekommt dein Gegenüber.
jambo-ask-weapons_payment = Wähle, was du für die Waffen ablegst: eine Handkarte oder einen deiner Gegenstände.
jambo-ask-elephant_ware = Nimm eine Ware aus der Mitte.
jambo-ask-cheetah_option = Wähle: Gib deinem Gegenüber 2 Gold, oder lass es zwei Karten ziehen.
jambo-ask-hyena_take = Wähle die Karte, die du von der Hand deines Gegenübers nimmst.
jambo-ask-hyena_give = Wähle die Karte, die du zurückgibst.
jambo-ask-crocodile_utility = Wähle den Gegenstand, den das Krokodil frisst.
jambo-ask-crocodile_use = Nutze ihn noch einmal, oder leg ihn gleich ab.
jambo-ask-lion_utility = Nimm einen Gegenstand aus der Mitte.
jambo-ask-parrot_ware = Wähle die Ware, die der Papagei stiehlt.
jambo-ask-baboon_card = Nimm eine Karte aus der Mitte.
jambo-ask-snake_keep = Wähle den Gegenstand, den du behältst. Die anderen werden abgelegt.
jambo-ask-end = Mehr ist nicht zu tun. Beende deinen Zug.
jambo-ask-over = Das Spiel ist vorbei.

## Entscheidungen, an alle anderen

jambo-wait-draw = { $name } überlegt, ob eine Karte angesehen wird.
jambo-wait-keep = { $name } sieht eine Karte an und überlegt, ob sie bleibt.
jambo-wait-play = { $name } überlegt den nächsten Schritt.
jambo-wait-mask_card = { $name } wählt eine Karte für die Maske der Wandlung.
jambo-wait-room_utility = { $name } macht Platz für einen vierten Gegenstand.
jambo-wait-rain_window = { $name } darf auf die Warenkarte antworten.
jambo-wait-guard_window = { $name } darf auf das Tier antworten.
jambo-window-guard_window = einen Wächter spielen
jambo-window-rain_window = einen Regenmacher spielen
jambo-wait-dancer_card = { $name } wählt eine Warenkarte für die Tänzerin.
jambo-wait-dancer_ware = { $name } wählt Waren für die Tänzerin.
jambo-wait-portuguese_ware = { $name } wählt Waren für den Portugiesen.
jambo-wait-shaman_from = { $name } wählt, was der Schamane tauscht.
jambo-wait-shaman_to = { $name } wählt, was der Schamane bringt.
jambo-wait-basket_ware = { $name } wählt eine Ware der Korbmacherin.
jambo-wait-basket_amount = { $name } wählt, wie viele Waren es werden.
jambo-wait-drummer_card = { $name } sucht im Ablagestapel einen Gegenstand.
jambo-wait-psychic_card = { $name } lauscht der Wahrsagerin.
jambo-wait-elder_option = { $name } fragt den Stammesältesten um Rat.
jambo-wait-elder_discard = { $name } legt bis auf drei Karten alles ab.
jambo-wait-carrier_option = { $name } wählt, was der Träger bringt.
jambo-wait-carrier_ware = { $name } wählt eine Ware vom Träger.
jambo-wait-carrier_amount = { $name } wählt, wie viele Waren es werden.
jambo-wait-merchant_ware = { $name } wählt Waren für die Versteigerung.
jambo-wait-bid = { $name } überlegt ein Gebot.
jambo-wait-leave_ware = { $name } wählt, was in den Vorrat zurückgeht.
jambo-wait-boat_payment = { $name } wählt, was für das Boot abgelegt wird.
jambo-wait-boat_ware = { $name } wählt eine Ware vom Boot.
jambo-wait-statue_ware = { $name } wählt eine Ware bei der Leopardenstatue.
jambo-wait-throne_take = { $name } wählt eine Ware von gegenüber.
jambo-wait-throne_give = { $name } wählt eine Ware zum Tausch.
jambo-wait-kettle_card = { $name } wählt Karten für den Sudkessel.
jambo-wait-drums_ware = { $name } wählt eine Ware für die Trommeln.
jambo-wait-supplies_payment = { $name } bezahlt die Vorräte.
jambo-wait-scales_keep = { $name } wägt auf der Waage zwei Karten ab.
jambo-wait-weapons_payment = { $name } wählt, was für die Waffen abgelegt wird.
jambo-wait-elephant_ware = { $name } nimmt eine Ware aus der Mitte.
jambo-wait-cheetah_option = { $name } wählt, was der Gepard bekommt.
jambo-wait-hyena_take = { $name } sieht die andere Hand und nimmt eine Karte.
jambo-wait-hyena_give = { $name } wählt die Karte, die zurückgeht.
jambo-wait-crocodile_utility = { $name } wählt, was das Krokodil frisst.
jambo-wait-crocodile_use = { $name } überlegt, den Gegenstand vorher zu nutzen.
jambo-wait-lion_utility = { $name } nimmt einen Gegenstand aus der Mitte.
jambo-wait-parrot_ware = { $name } wählt, was der Papagei stiehlt.
jambo-wait-baboon_card = { $name } nimmt eine Karte aus der Mitte.
jambo-wait-snake_keep = { $name } wählt, welcher Gegenstand bleibt.
jambo-wait-end = { $name } beendet gleich den Zug.
jambo-wait-over = Das Spiel ist vorbei.

## Aktionen, wie auf einem Knopf

jambo-action-look = Karte ansehen
jambo-action-skip = Zum Spielen übergehen
jambo-action-end_turn = Zug beenden
jambo-action-keep = Behalten
jambo-action-discard = Ablegen
jambo-action-done = Fertig
jambo-action-decline = Nicht antworten
jambo-action-guard = Wächter spielen
jambo-action-rain_maker = Regenmacher spielen
jambo-action-pass = Passen
jambo-action-pay_gold = 1 Gold zahlen
jambo-action-opponent_discards = Gegenüber behält nur drei Karten
jambo-action-draw_up = Ziehen, bis du fünf hast
jambo-action-take_wares = Waren nehmen
jambo-action-take_cards = Zwei Karten ziehen
jambo-action-give_gold = 2 Gold geben
jambo-action-let_draw = Zwei Karten ziehen lassen
jambo-action-use_it = Vorher nutzen
jambo-action-leave_it = Ungenutzt ablegen
jambo-action-none = Keine Ware nehmen
jambo-action-buy = Kaufen: { $card }
jambo-action-sell = Verkaufen: { $card }
jambo-action-play = Spielen: { $card }
jambo-action-use = Nutzen: { $card }
jambo-action-card = { $card }
jambo-action-utility = { $card } (auf dem Tisch)
jambo-action-turned_utility = { $card } (auf dem Tisch, genutzt)
jambo-action-ware = { $ware }
jambo-action-amount = { $n } nehmen
jambo-action-seen = { $n }. Karte von oben
jambo-action-bid = { $n } Gold bieten

## Ereignisse, als Zeilen des Protokolls

jambo-event-dealt = Die Karten sind verteilt, der Markt ist eröffnet.
jambo-event-turn_started = { $name } beginnt einen Zug.
jambo-event-looked = { $name } sieht eine Karte an.
jambo-event-kept = { $name } behält die Karte.
jambo-event-threw_away = { $name } möchte „{ $card }“ nicht und legt die Karte ab.
jambo-event-played = { $name } spielt „{ $card }“.
jambo-event-built = { $name } baut für { $n } Gold einen kleinen Marktstand.
jambo-event-placed = { $name } legt „{ $card }“ aus.
jambo-event-bought = { $name } kauft { $wares } für { $n } Gold.
jambo-event-sold = { $name } verkauft { $wares } für { $n } Gold.
jambo-event-paid = { $name } zahlt { $n } Gold.
jambo-event-gained = { $name } erhält { $n } Gold.
jambo-event-fee = { $name } zahlt { $n } Gold für den sechsten Platz.
jambo-event-bonus = { $name } nimmt 1 Gold für ungenutzte Aktionen.
jambo-event-used = { $name } nutzt „{ $card }“.
jambo-event-drew =
    { $n ->
        [one] { $name } zieht { $n } Karte.
       *[other] { $name } zieht { $n } Karten.
    }
jambo-event-took_card = { $name } nimmt offen „{ $card }“.
jambo-event-discarded = { $name } legt „{ $card }“ ab.
jambo-event-revealed = Aufgedeckt: { $cards }.
jambo-event-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
jambo-event-got_ware = { $name } bekommt { $wares }.
jambo-event-returned_ware = { $name } legt { $wares } in den Vorrat zurück.
jambo-event-swapped_ware = { $name } tauscht Waren.
jambo-event-guarded = { $name } hält „{ $card }“ mit einem Wächter auf.
jambo-event-rain_made = { $name } nimmt „{ $card }“ mit einem Regenmacher.
jambo-event-declined = { $name } antwortet nicht.
jambo-event-offered = { $name } versteigert { $wares }.
jambo-event-bid = { $name } bietet { $n } Gold.
jambo-event-passed = { $name } passt.
jambo-event-won_auction = { $name } gewinnt die Versteigerung für { $n } Gold.
jambo-event-saw_hand = { $name } sieht die Hand von { $other } an.
jambo-event-gave_card = { $name } gibt „{ $card }“ an { $other }.
jambo-event-gave_card_hidden = { $name } gibt eine Karte an { $other }.
jambo-event-took_card_from = { $name } nimmt { $other } die Karte { $card } ab.
jambo-event-took_card_hidden = { $name } nimmt eine Karte von { $other }.
jambo-event-took_utility = { $name } nimmt „{ $card }“ aus der Mitte.
jambo-event-lost_utility = { $name } verliert „{ $card }“.
jambo-event-kept_utility = { $name } behält „{ $card }“.
jambo-event-announced = { $name } hat { $n } Gold und kündigt das Ende an. { $other } hat noch einen letzten Zug.
jambo-event-won = { $name } gewinnt!
jambo-event-took_back = { $name } nimmt einen Schritt zurück.

## Das Ende ($name gewinnt mit $n Gold, $other hat $m)

jambo-end-won-announcer = { $name } hat das Ende angekündigt und bleibt vorn: { $n } Gold gegen { $m }.
jambo-end-won-answer = { $name } antwortet mit dem letzten Zug und überholt { $other }: { $n } Gold gegen { $m }.
jambo-end-won-tie = { $name } und { $other } haben je { $n } Gold, und bei Gleichstand zählt der letzte Zug: { $name } gewinnt.
jambo-end-sum = { $name }: { $n } Gold

## Wörter auf dem Spielplan

jambo-gold = Gold
jambo-gold-amount = { $n } Gold
jambo-actions-left =
    { $n ->
        [one] Noch { $n } Aktion
       *[other] Noch { $n } Aktionen
    }
jambo-hand =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
jambo-deck =
    { $n ->
        [one] Nachziehstapel: { $n } Karte
       *[other] Nachziehstapel: { $n } Karten
    }
jambo-discard =
    { $n ->
        [one] Ablagestapel: { $n } Karte
       *[other] Ablagestapel: { $n } Karten
    }
jambo-supply = Vorrat
jambo-large-stand = Großer Marktstand
jambo-small-stands =
    { $n ->
        [one] { $n } kleiner Marktstand
       *[other] { $n } kleine Marktstände
    }
jambo-utilities = Gegenstände
jambo-middle = In der Mitte
jambo-phase-draw = Karten ziehen
jambo-phase-play = Karten spielen
jambo-known = Dein Gegenüber kennt diese Karte
jambo-turned = In diesem Zug genutzt
jambo-sixth-space = Sechster Platz: Ihn zu füllen kostet 2 Gold
jambo-price-buy = Für { $n } Gold kaufen
jambo-price-sell = Für { $n } Gold verkaufen
jambo-last-turn = Letzter Zug
jambo-bonus-hint = Beende deinen Zug mit zwei oder mehr übrigen Aktionen und nimm 1 Gold.
jambo-ruling = Festlegung
jambo-reconstructed = Rekonstruiert
