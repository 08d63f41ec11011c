### Samarkand: alles, was am Tisch vorkommt.

## Das Spiel

samarkand-name = Samarkand
samarkand-tagline = Heirate in zehn Händlerfamilien ein und lass ihre Wege sich treffen
samarkand-about = Zahle Mitgiften, um zu reichen Familien der Seidenstraße zu gehören, führe ihre Karawanen zu Waren und bring Familien zusammen, die sich noch nie trafen. Wer aus Waren, Beziehungen und Geld am meisten macht, gewinnt.
samarkand-components-note = Der gedruckte Plan ist nicht öffentlich. Diese Karte, die meisten Mitgiften und die Orte der Waren sind rekonstruiert: Sie passen zu allem Bekannten und können vom gedruckten Plan abweichen.
samarkand-ruling = Auslegung

## Familien

samarkand-family-byzantium = Byzanz
samarkand-family-levant = Levante
samarkand-family-tigris = Tigris
samarkand-family-sogdia = Sogdien
samarkand-family-china = China
samarkand-family-egypt = Ägypten
samarkand-family-arabia = Arabien
samarkand-family-oman = Oman
samarkand-family-persia = Persien
samarkand-family-sindh = Sindh

## Waren

samarkand-card-horses = Pferde
samarkand-card-wine = Wein
samarkand-card-silver = Silber
samarkand-card-naphtha = Naphtha
samarkand-card-furs = Pelze
samarkand-card-silk = Seide
samarkand-card-olive_oil = Olivenöl
samarkand-card-carpets = Teppiche
samarkand-card-turquoise = Türkis
samarkand-card-lapis = Lapislazuli
samarkand-card-jade = Jade
samarkand-card-copper = Kupfer
samarkand-card-myrtle = Myrte
samarkand-card-saffron = Safran
samarkand-card-pistachios = Pistazien
samarkand-card-papyrus = Papyrus
samarkand-card-pomegranates = Granatäpfel
samarkand-card-sesame = Sesam
samarkand-card-cumin = Kreuzkümmel
samarkand-card-sugar = Zucker
samarkand-card-cotton = Baumwolle
samarkand-card-diamond = Diamant
samarkand-card-linen = Leinen
samarkand-card-leather = Leder
samarkand-card-rosewater = Rosenwasser
samarkand-card-dates = Datteln
samarkand-card-pearls = Perlen
samarkand-card-agate = Achat
samarkand-card-indigo = Indigo
samarkand-card-gold = Gold
samarkand-card-myrrh = Myrrhe
samarkand-card-frankincense = Weihrauch
samarkand-card-pepper = Pfeffer

## Felder der Karte

samarkand-space-black_sea_west = Schwarzes Meer (West)
samarkand-space-black_sea_east = Schwarzes Meer (Ost)
samarkand-space-otrar = Otrar
samarkand-space-chach = Tschatsch
samarkand-space-talas = Talas
samarkand-space-constantinople = Konstantinopel
samarkand-space-bithynia = Bithynien
samarkand-space-pontus = Pontos
samarkand-space-trebizond = Trapezunt
samarkand-space-tiflis = Tiflis
samarkand-space-shirvan = Schirwan
samarkand-space-caspian_sea_west = Kaspisches Meer (West)
samarkand-space-caspian_sea_east = Kaspisches Meer (Ost)
samarkand-space-dehistan = Dehistan
samarkand-space-khwarezm = Choresmien
samarkand-space-bukhara = Buchara
samarkand-space-nakhshab = Nachschab
samarkand-space-samarkand = Samarkand
samarkand-space-ferghana = Fergana
samarkand-space-kashgar = Kaschgar
samarkand-space-aksu = Aksu
samarkand-space-aegean_sea = Ägäis
samarkand-space-lydia = Lydien
samarkand-space-cappadocia = Kappadokien
samarkand-space-melitene = Melitene
samarkand-space-van = Van
samarkand-space-tabriz = Täbris
samarkand-space-gilan = Gilan
samarkand-space-tabaristan = Tabaristan
samarkand-space-gurgan = Gurgan
samarkand-space-nishapur = Nischapur
samarkand-space-balkh = Balch
samarkand-space-badakhshan = Badachschan
samarkand-space-yarkand = Jarkand
samarkand-space-kucha = Kutscha
samarkand-space-mediterranean_north = Mittelmeer (Nord)
samarkand-space-cyprus = Zypern
samarkand-space-antioch = Antiochia
samarkand-space-aleppo = Aleppo
samarkand-space-edessa = Edessa
samarkand-space-mosul = Mossul
samarkand-space-baghdad = Bagdad
samarkand-space-hamadan = Hamadan
samarkand-space-tus = Tus
samarkand-space-herat = Herat
samarkand-space-kabul = Kabul
samarkand-space-kashmir = Kaschmir
samarkand-space-khotan = Chotan
samarkand-space-dunhuang = Dunhuang
samarkand-space-mediterranean_east = Mittelmeer (Ost)
samarkand-space-tyre = Tyros
samarkand-space-damascus = Damaskus
samarkand-space-palmyra = Palmyra
samarkand-space-anbar = Anbar
samarkand-space-babylon = Babylon
samarkand-space-susa = Susa
samarkand-space-isfahan = Isfahan
samarkand-space-yazd = Yazd
samarkand-space-persepolis = Persepolis
samarkand-space-sistan = Sistan
samarkand-space-kandahar = Kandahar
samarkand-space-gandhara = Gandhara
samarkand-space-tibet = Tibet
samarkand-space-mediterranean_south = Mittelmeer (Süd)
samarkand-space-gaza = Gaza
samarkand-space-petra = Petra
samarkand-space-dumat = Dumat
samarkand-space-hira = Hira
samarkand-space-basra = Basra
samarkand-space-ahwaz = Ahwas
samarkand-space-shiraz = Schiras
samarkand-space-kerman = Kerman
samarkand-space-bam = Bam
samarkand-space-zaranj = Zarandsch
samarkand-space-quetta = Quetta
samarkand-space-multan = Multan
samarkand-space-lahore = Lahore
samarkand-space-alexandria = Alexandria
samarkand-space-damietta = Damiette
samarkand-space-pelusium = Pelusium
samarkand-space-tayma = Tayma
samarkand-space-hail = Hail
samarkand-space-qatif = Katif
samarkand-space-persian_gulf = Persischer Golf
samarkand-space-siraf = Siraf
samarkand-space-hormuz = Hormus
samarkand-space-makran = Makran
samarkand-space-kalat = Kalat
samarkand-space-uch = Utsch
samarkand-space-thar = Thar
samarkand-space-delhi = Delhi
samarkand-space-cairo = Kairo
samarkand-space-qulzum = Kulzum
samarkand-space-red_sea_north = Rotes Meer (Nord)
samarkand-space-medina = Medina
samarkand-space-nejd = Nadschd
samarkand-space-yamama = Yamama
samarkand-space-bahrain = Bahrain
samarkand-space-julfar = Dschulfar
samarkand-space-strait_of_hormuz = Straße von Hormus
samarkand-space-tiz = Tiz
samarkand-space-kech = Ketsch
samarkand-space-mansura = Mansura
samarkand-space-rajputana = Radschputana
samarkand-space-thebes = Theben
samarkand-space-red_sea_south = Rotes Meer (Süd)
samarkand-space-jeddah = Dschidda
samarkand-space-mecca = Mekka
samarkand-space-taif = Taif
samarkand-space-nizwa = Nizwa
samarkand-space-muscat = Maskat
samarkand-space-arabian_sea_west = Arabisches Meer (West)
samarkand-space-arabian_sea_middle = Arabisches Meer (Mitte)
samarkand-space-arabian_sea_east = Arabisches Meer (Ost)
samarkand-space-daybul = Daibul
samarkand-space-gujarat = Gujarat
samarkand-space-nubia = Nubien
samarkand-space-asir = Asir
samarkand-space-najran = Nadschran
samarkand-space-saba = Saba
samarkand-space-hadramaut = Hadramaut
samarkand-space-dhofar = Dhofar
samarkand-space-broach = Broach
samarkand-space-cambay = Cambay

## Aktionen

samarkand-action-pass = Passen
samarkand-action-end_turn = Zug beenden
samarkand-action-done = Nichts mehr ablegen
samarkand-action-sell = Für 3 Dirham verkaufen
samarkand-action-keep = Nicht verkaufen
samarkand-action-marry = In die Familie { $family } einheiraten
samarkand-action-extend = Weg der Familie { $family } verlängern
samarkand-action-place = Kamel: { $space }
samarkand-action-discard = { $card } ablegen

## Fragen

samarkand-ask-over = Das Spiel ist aus.
samarkand-ask-turn = Heirate in eine Familie ein oder verlängere den Weg einer deiner Familien.
samarkand-ask-discard =
    { $left ->
        [one] Welche Karte legst du ab? Höchstens noch eine.
       *[other] Welche Karten legst du ab? Höchstens noch { $left }.
    }
samarkand-ask-first_camel = Wohin geht das Kamel von { $family }?
samarkand-ask-sale = Verkauft jemand { $card } für 3 Dirham?
samarkand-ask-second_camel = Ein zweites Kamel für 1 Dirham aus der Kasse von { $family } ({ $treasury }), oder den Zug beenden?
samarkand-ask-end = Beende deinen Zug oder nimm etwas zurück.
samarkand-wait-over = Das Spiel ist aus.
samarkand-wait-turn = { $name } wählt zwischen Heirat und Weg.
samarkand-wait-discard = { $name } wählt, welche Karten bleiben.
samarkand-wait-first_camel = { $name } setzt ein Kamel von { $family }.
samarkand-wait-sale = Verkauft jemand { $card }?
samarkand-wait-second_camel = { $name } erwägt ein zweites Kamel von { $family }.
samarkand-wait-end = { $name } beendet gleich den Zug.

## Ereignisse

samarkand-event-dealt = Die Karten sind verteilt, die Karawanen stehen bereit.
samarkand-event-turn_started = { $name } beginnt einen Zug.
samarkand-event-passed = { $name } kann nichts tun und passt.
samarkand-event-unsold = Niemand verkauft { $card }.
samarkand-event-sold = { $name } verkauft { $card } für 3 Dirham.
samarkand-event-married =
    { $n ->
        [one] { $name } heiratet für { $n } Dirham in die Familie { $family } ein.
       *[other] { $name } heiratet für { $n } Dirham in die Familie { $family } ein.
    }
samarkand-event-reshuffled = Die Ablage wird zum neuen Stapel gemischt.
samarkand-event-drew =
    { $n ->
        [one] { $name } zieht { $n } Karte.
       *[other] { $name } zieht { $n } Karten.
    }
samarkand-event-drew-known = { $name } zieht { $cards }.
samarkand-event-discarded =
    { $n ->
        [one] { $name } legt { $n } Karte ab.
       *[other] { $name } legt { $n } Karten ab.
    }
samarkand-event-discarded-known = { $name } legt { $cards } ab.
samarkand-event-placed = { $name } führt { $family } weiter: { $space }.
samarkand-event-placed_second = Für 1 Dirham aus der Kasse zieht { $family } noch weiter: { $space }.
samarkand-event-took_tile = { $name } nimmt das Warenplättchen { $card }.
samarkand-event-related =
    { $n ->
        [one] { $family } und { $other } treffen sich: { $name } nimmt { $n } Beziehungsplättchen.
       *[other] { $family } und { $other } treffen sich: { $name } nimmt { $n } Beziehungsplättchen.
    }
samarkand-event-prize =
    { $n ->
        [one] { $name } bekommt eine Prämie von { $n } Dirham.
       *[other] { $name } bekommt eine Prämie von { $n } Dirham.
    }
samarkand-event-bag_removed = Aus dem Beutel kommt ein Plättchen von { $family }, wo noch niemand einheiratete: Es scheidet aus.
samarkand-event-bag_returned = Aus dem Beutel kommt ein Plättchen von { $family } und geht auf ihr Feld.
samarkand-event-revealed =
    { $n ->
        [one] { $name } hat keine Karte auf der Hand: { $n } Punkt.
       *[other] { $name } hat keine Karte auf der Hand: { $n } Punkte.
    }
samarkand-event-revealed-known =
    { $n ->
        [one] { $name } zeigt { $cards }: { $n } Punkt.
       *[other] { $name } zeigt { $cards }: { $n } Punkte.
    }
samarkand-event-ended =
    { $ending ->
        [all_families] Jede Familie hat eine Beziehung: Das Spiel ist aus.
        [five_relations] Eine Familie hat alle ihre Beziehungen: Das Spiel ist aus.
       *[other] Jede Familie hat eine Beziehung und eine hat alle: Das Spiel ist aus.
    }
samarkand-event-stuck = Niemand kann mehr etwas tun: Das Spiel ist aus.
samarkand-event-took_back = { $name } nimmt einen Schritt zurück.

## Das Ende

samarkand-end-all_families = Jede Familie hat eine Beziehung: Das Spiel ist aus.
samarkand-end-five_relations = Eine Familie hat alle ihre Beziehungen: Das Spiel ist aus.
samarkand-end-stuck = Niemand kann mehr etwas tun: Das Spiel ist aus.
samarkand-end-sum = { $name }: { $total } = Karten { $cards } + Waren { $goods_tiles } + Beziehungen { $relation_tiles } + Geld { $money }

## Fragen an mehrere

samarkand-window-sale = die Karte verkaufen
