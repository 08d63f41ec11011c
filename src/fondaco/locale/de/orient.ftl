### Da geht was ab im Morgenland: alles, was einem am Tisch begegnet.

## Das Spiel

orient-name = Da geht was ab im Morgenland
orient-tagline = Raube nachts die anderen Wesire aus, biete und bestich am Tag
orient-about = Großwesire schicken nachts Räuber und fliegende Bestien aus, um einander die Schätze zu rauben, und verteidigen ihre eigenen mit Wachen und Dschinns. Am Tag überbieten sie sich im Bazar und verklagen sich vor Gericht. Wer alle Insignien der Macht hat, wenn der weise alte Mann vorbeikommt, ist Sultan.
orient-components-note = Die gedruckten Karten sind nicht öffentlich. Die meisten Namen und alle Werte, Kräfte und Stückzahlen sind hier rekonstruiert: sie passen zu allem, was bekannt ist, und können vom gedruckten Spiel abweichen.
orient-ruling = Auslegung
orient-old-man = weiser alter Mann
orient-slot = Platz { $slot }
orient-pile-attack = Angriffsstapel
orient-pile-defence = Verteidigungsstapel
orient-group-servants = Diener
orient-group-archers = Wachen mit Bogen
orient-group-robber_captain = Räuberhauptleute

## Optionen einer Partie

orient-option-va1 = Den alten Mann weglassen (kürzer)
orient-option-va1-no = Nein, wie gedruckt
orient-option-va1-yes = Ja
orient-option-va2 = Die drei Verbote entfernen (kürzer)
orient-option-va2-no = Nein, wie gedruckt
orient-option-va2-yes = Ja
orient-option-va3 = Höchstens vier Handkarten (kürzer)
orient-option-va3-no = Nein, wie gedruckt
orient-option-va3-yes = Ja
orient-option-va4 = Jede Nacht zehn Karten je Stapel beiseite (kürzer)
orient-option-va4-no = Nein, wie gedruckt
orient-option-va4-yes = Ja
orient-option-vb1 = Der alte Mann geht bei jedem Umdrehen eines Schatzes
orient-option-vb1-no = Nein, wie gedruckt
orient-option-vb1-yes = Ja
orient-option-vb2 = Der alte Mann geht zu dem, der einen zweiten Schatz verliert
orient-option-vb2-no = Nein, wie gedruckt
orient-option-vb2-yes = Ja
orient-option-vb3 = Der alte Mann geht zu dem, der einen offenen Schatz verliert
orient-option-vb3-no = Nein, wie gedruckt
orient-option-vb3-yes = Ja
orient-option-vb4 = Der zweite Dschinn eines Spielers in einem Zug schickt den alten Mann in die Mitte
orient-option-vb4-no = Nein, wie gedruckt
orient-option-vb4-yes = Ja
orient-option-vb5 = Aus der Mitte darf man ihn statt eines Zuges nehmen
orient-option-vb5-no = Nein, wie gedruckt
orient-option-vb5-yes = Ja
orient-option-keep_hands = Handkarten bleiben über den Tag
orient-option-keep_hands-no = Nein, wie gedruckt
orient-option-keep_hands-yes = Ja
orient-option-open_dawn = Bei Tagesanbruch wählt jeder, was offen liegt
orient-option-open_dawn-no = Nein, wie gedruckt
orient-option-open_dawn-yes = Ja
orient-option-dealer = Wer gibt zuerst?
orient-option-dealer-lot = Das Los entscheidet
orient-option-dealer-0 = Du
orient-option-dealer-1 = Spieler 2
orient-option-dealer-2 = Spieler 3
orient-option-dealer-3 = Spieler 4
orient-option-dealer-4 = Spieler 5

## Nachtkarten

orient-card-atk_captain = Räuberhauptmann
orient-card-atk_band = Räuberbande
orient-card-atk_bedouin = Beduinen
orient-card-atk_thief = Dieb
orient-card-atk_master = Meisterdieb
orient-card-atk_assassin = Meuchelmörder
orient-card-atk_mercs = Söldner
orient-card-atk_charmer = Schlangenbeschwörer
orient-card-atk_servants = Diener (Träger)
orient-card-atk_ghoul = Ghul
orient-card-atk_aladdin = Aladdin
orient-card-atk_lion = Fliegender Löwe
orient-card-atk_roc = Vogel Rock
orient-card-ev_snatch_a = Dschinn Stibitz (Schwert)
orient-card-ev_whirl = Dschinn des Wirbelwinds
orient-card-ev_terror = Dschinn des Schreckens
orient-card-ev_eyes = Dschinn der tausend Augen
orient-card-ev_swap = Dschinn des Tausches
orient-card-ev_potion = Stärketrunk
orient-card-ev_key_a = Zauberschlüssel (Schwert)
orient-card-vis_scheherazade = Schehresad
orient-card-def_archers = Wachen mit Bogen
orient-card-def_palace = Palastwachen
orient-card-def_spears = Wachen mit Speeren
orient-card-def_servants = Diener
orient-card-def_eunuch = Eunuchen
orient-card-def_leopard = Wachleopard
orient-card-def_janiss = Janitscharen
orient-card-def_elephant = Kriegselefant
orient-card-ev_snatch_d = Dschinn Stibitz (Schild)
orient-card-ev_wall = Dschinn des ehernen Tores
orient-card-ev_road = Dschinn des weiten Weges
orient-card-ev_veil = Dschinn des Schleiers
orient-card-ev_parrot = Abgerichteter Papagei
orient-card-ev_key_d = Zauberschlüssel (Schild)
orient-card-ev_hourglass = Magische Sanduhr
orient-card-vis_dinarzad = Dinarsad
orient-card-ghost = Scheherbans Geist
orient-text-person = Angriff { $attack }, Verteidigung { $defence }, Schlüssel { $key }.
orient-text-archers = Angriff { $attack }, Verteidigung { $defence }, Schlüssel { $key }. Wehrt jeden Flieger ab.
orient-text-flyer = Fliegt: nur Wachen mit Bogen wehren ihn ab. Verteidigung { $defence }, Schlüssel { $key }; Angriff { $attack } zählt nicht.
orient-text-visitor = Sofort offen auslegen: heute Nacht ist dein Handlimit um eins kleiner, morgen bringt sie 2 Bonus.
orient-text-ghost = Sofort offen auslegen und neu ziehen: alle Insignien werden aufgedeckt.

## Was Ereigniskarten tun

orient-effect-pilfer = Jederzeit: nimm, was ein anderer eben geraubt hat.
orient-effect-discard = Ein Gegner verliert { $amount } zufällige Handkarten.
orient-effect-defenders = Zu einem Angriff: begrenzt die Karten dagegen auf { $amount }.
orient-effect-look_row = Sieh alle verdeckten Schätze eines Gegners an.
orient-effect-exchange = Tausche einen deiner Schätze gegen einen eines Gegners.
orient-effect-gate = Wenn du angegriffen wirst: wehrt alles ab außer Fliegern.
orient-effect-move_old_man = Bringe den alten Mann zu beliebigen Spielern; ohne ihn ziehe eine Karte.
orient-effect-rearrange = Verdecke Schätze und lege deine Reihe neu.
orient-effect-look = Sieh verdeckte Schätze von Gegnern an, bis zu { $amount }.
orient-effect-attack_plus = Zu einem Angriff: um { $amount } stärker, nicht für Flieger.
orient-effect-open_door = Nach gelungenem Angriff: die Tür geht ohne Wurf auf.
orient-effect-extra_action = Nach deiner Aktion: noch eine Aktion.

## Schätze

orient-treasure-ins_crown = Krone
orient-treasure-ins_sceptre = Zepter
orient-treasure-ins_signet = Siegelring
orient-treasure-ins_sabre = Reichssäbel
orient-treasure-ins_mantle = Sultansmantel
orient-treasure-val_lamp = Messinglampe
orient-treasure-val_dagger = Juwelendolch
orient-treasure-val_shield = Silberschild
orient-treasure-val_lockpick = Goldener Dietrich
orient-treasure-val_lock = Eisenschloss
orient-treasure-val_crystal = Kristallkugel
orient-treasure-val_astrolabe = Astrolabium
orient-treasure-val_purse = Unerschöpflicher Beutel
orient-treasure-val_bottle = Flaschengeist
orient-treasure-val_wine = Wein
orient-text-insignia = Insignie der Macht: sammle alle.
orient-text-valuable = Eine Kostbarkeit ohne Kraft.
orient-power-hand_plus = Offen: dein Handlimit ist um { $amount } größer.
orient-power-attack_plus = Offen: deine Angriffe sind um { $amount } stärker.
orient-power-defence_plus = Offen: deine Verteidigungen sind um { $amount } stärker.
orient-power-key_plus = Offen: deine Schlüsselwerte sind um { $amount } höher.
orient-power-key_minus = Offen: Schlüsselwerte gegen dich sind um { $amount } niedriger.
orient-power-look = Offen: sieh vor deiner Aktion einen verdeckten Schatz eines Gegners an. So oft je Zug: { $amount }.
orient-power-reroll = Offen: würfle einen deiner Würfe neu. So oft je Zug: { $amount }.
orient-power-day_bonus = Offen am Ende der Nacht: am Tag ein um { $amount } größerer Bonus.
orient-power-falcon = Offen: jede Karte mit Verteidigungswert hält einen Flieger auf.
orient-power-thief_discards = Wer ihn raubt, legt seine ganze Hand ab.
orient-power-thief_drunk = Wer ihn raubt, greift in diesem Zug nicht mehr an und legt bis zu seinem nächsten Zug keine Karte zur Verteidigung.

## Tageskarten

orient-object-day_sandstorm = Sandsturm
orient-object-baz_camel = Reitkamel
orient-object-baz_blade = Damaszenerklinge
orient-object-baz_hounds = Wachhunde
orient-object-baz_picks = Dietriche
orient-object-baz_falcon = Jagdfalke
orient-object-day_strike = Dienerstreik
orient-object-day_prince = Prinzenbesuch
orient-object-day_execution = Hinrichtung
orient-object-day_court = Gerichtstag
orient-bazaar-hand_plus = Zu verkaufen. Nächste Nacht ist dein Handlimit um { $amount } größer.
orient-bazaar-attack_plus = Zu verkaufen. Nächste Nacht sind deine Angriffe um { $amount } stärker.
orient-bazaar-defence_plus = Zu verkaufen. Nächste Nacht sind deine Verteidigungen um { $amount } stärker.
orient-bazaar-key_plus = Zu verkaufen. Nächste Nacht sind deine Schlüsselwerte um { $amount } höher.
orient-bazaar-key_minus = Zu verkaufen. Nächste Nacht sind Schlüsselwerte gegen dich um { $amount } niedriger.
orient-bazaar-look = Zu verkaufen. Nächste Nacht siehst du vor deiner Aktion verdeckte Schätze an. So oft je Zug: { $amount }.
orient-bazaar-reroll = Zu verkaufen. Nächste Nacht würfelst du noch einmal. So oft je Zug: { $amount }.
orient-bazaar-falcon = Zu verkaufen. Nächste Nacht hält jede deiner Karten mit Verteidigungswert einen Flieger auf.
orient-day-sandstorm = Nichts geschieht.
orient-day-court = Jeder darf um einen Schatz klagen.
orient-day-servants = Nächste Nacht keine Diener.
orient-day-archers = Nächste Nacht keine Wachen mit Bogen.
orient-day-robber_captain = Nächste Nacht keine Räuberhauptleute.

## Aktionen

orient-action-pass = Passen
orient-action-end_turn = Zug beenden
orient-action-done = Fertig
orient-action-decline = Verzichten
orient-action-rearrange = Reihe neu legen
orient-action-roll = Würfeln
orient-action-reroll = Neu würfeln
orient-action-accept = Wurf behalten
orient-action-take_old_man = Den alten Mann statt eines Zuges nehmen
orient-action-play_on = Den alten Mann in der Mitte lassen
orient-action-cover_it = Verdecken
orient-action-leave_it = Offen lassen
orient-action-draw = Ziehen: { $pile }
orient-action-attack = Angriff: { $card }
orient-action-defend = Verteidigung: { $card }
orient-action-play = Spielen: { $card }
orient-action-discard = Ablegen: { $card }
orient-action-uncover = Platz { $slot } aufdecken
orient-action-cover = Platz { $slot } verdecken
orient-action-give = Platz { $slot } geben
orient-action-lay = Als Nächstes: { $treasure }
orient-action-look = Platz { $slot } von Spieler { $seat } ansehen
orient-action-target = Auf Platz { $slot } von Spieler { $seat }
orient-action-target_object = Auf { $object }
orient-action-get = Platz { $slot } von Spieler { $seat } nehmen
orient-action-seat = Spieler { $seat }
orient-action-offer = Dazulegen: { $unit }
orient-action-accuse = Spieler { $seat } verklagen
orient-action-claim = Anspruch auf { $treasure }

## Neben Aktionen

orient-note-attack = Angriff { $attack }, Schlüssel { $key }
orient-note-flyer = fliegt, Schlüssel { $key }
orient-note-defence = Verteidigung { $defence }

## Fragen

orient-ask-over = Das Spiel ist zu Ende.
orient-ask-lay = Welcher Schatz liegt auf Platz { $laid }?
orient-ask-facing = Welche deiner Schätze liegen offen?
orient-ask-draw = Von welchem Stapel ziehst du?
orient-ask-old_man = Der alte Mann ist in der Mitte: nimmst du ihn statt eines Zuges, oder spielst du weiter?
orient-ask-reroll = Du hast { $die } gewürfelt. Noch einmal?
orient-ask-turn = Greif an, deck einen Schatz auf, leg deine Reihe neu oder tausche Karten. Ereigniskarten kosten keine Aktion.
orient-ask-attacks = Greif wieder an, spiel Ereigniskarten oder beende deinen Zug.
orient-ask-after = Deine Aktion ist getan: spiel Ereigniskarten oder beende deinen Zug.
orient-ask-target = { $card } greift an: welchen Schatz?
orient-ask-defence = { $other } greift dich an: { $card }. Leg Karten, oder verzichte.
orient-ask-door = Vor der Tür: { $card }. Würfle, oder spiel einen Zauberschlüssel.
orient-ask-pilfer = { $other } hat, was eben geraubt wurde. Stibitzt du es?
orient-ask-cover_stolen = Den Schatz wieder verdecken?
orient-ask-discard = Weitere Karten ablegen, oder ziehen?
orient-ask-cover_row = Welche Schätze verdeckst du, bevor du neu legst?
orient-ask-opponent = { $card }: gegen wen?
orient-ask-road = Zu wem geht der alte Mann?
orient-ask-look = { $card }: welchen Schatz siehst du an? Übrig: { $left }.
orient-ask-give = { $card }: welchen deiner Schätze gibst du?
orient-ask-get = { $card }: welchen Schatz nimmst du für Platz { $slot }?
orient-ask-bazaar = Zu verkaufen: { $object }. Erhöhe dein Gebot, oder passe.
orient-ask-accuse = Gerichtstag: wen verklagst du?
orient-ask-claim = Welchen Schatz hat { $accused } gestohlen?
orient-ask-bribe = Der Richter entscheidet über { $treasure }. Erhöhe die Bestechung, oder passe.
orient-wait-over = Das Spiel ist zu Ende.
orient-wait-lay = { $name } legt die Reihe.
orient-wait-facing = { $name } wählt, was offen liegt.
orient-wait-draw = { $name } zieht.
orient-wait-old_man = { $name } überlegt, den alten Mann zu nehmen.
orient-wait-reroll = { $name } darf neu würfeln.
orient-wait-turn = { $name } ist am Zug.
orient-wait-attacks = { $name } darf weiter angreifen.
orient-wait-after = { $name } beendet gleich den Zug.
orient-wait-target = { $name } greift an: { $card }.
orient-wait-defence = { $name } antwortet auf den Angriff: { $card }.
orient-wait-door = { $name } steht vor der Tür.
orient-wait-pilfer = Stibitzt jemand, was { $other } hat?
orient-wait-cover_stolen = { $name } darf den Schatz verdecken.
orient-wait-discard = { $name } tauscht Karten.
orient-wait-cover_row = { $name } nimmt die Reihe auf.
orient-wait-opponent = { $name } spielt: { $card }.
orient-wait-road = { $name } schickt den alten Mann fort.
orient-wait-look = { $name } sieht Schätze an.
orient-wait-give = { $name } tauscht einen Schatz.
orient-wait-get = { $name } wählt einen Schatz.
orient-wait-bazaar = { $name } überlegt ein Gebot: { $object }.
orient-wait-accuse = { $name } darf vor Gericht ziehen.
orient-wait-claim = { $name } verklagt { $accused }.
orient-wait-bribe = { $name } besticht den Richter.

## Ereignisse

orient-event-dealt = Die Schätze sind verteilt; { $name } ist Geber.
orient-event-sent = { $name } schickt { $card }.
orient-event-defended = { $name } verteidigt: { $card }.
orient-event-played = { $name } spielt { $card }.
orient-event-discarded = { $name } legt ab: { $card }.
orient-event-aimed = { $name } greift Platz { $slot } von { $target } an.
orient-event-aimed_object = { $name } greift { $object } von { $target } an.
orient-event-looked = { $name } sieht Platz { $slot } von { $target } an.
orient-event-looked-known = { $name } sieht Platz { $slot } von { $target } an: { $treasure }.
orient-event-looked_row = { $name } sieht alle Schätze von { $target } an.
orient-event-exchanged = { $name } tauscht Platz { $slot } gegen Platz { $other_slot } von { $target }.
orient-event-exchanged-known = { $name } tauscht { $treasure } gegen { $other } von { $target } (Plätze { $slot } und { $other_slot }).
orient-event-accused = { $name } verklagt { $target }.
orient-event-claimed = { $name } verlangt { $treasure } von { $target }.
orient-event-offered = { $name } bietet { $unit }.
orient-event-fetched = { $name } nimmt statt eines Zuges den alten Mann.
orient-event-rearranged = { $name } hat die Reihe neu gelegt.
orient-event-laid_row = { $name } hat die Reihe gelegt.
orient-event-undefended = { $name } verteidigt nicht.
orient-event-rested = { $name } ruht.
orient-event-passed = { $name } passt.
orient-event-rolled = { $name } würfelt { $die }.
orient-event-stole = { $name } raubt Platz { $slot } von { $target }.
orient-event-stole-known = { $name } raubt { $treasure } von { $target } (Platz { $slot }).
orient-event-stole_object = { $name } raubt { $object } von { $target }.
orient-event-pilfered = { $name } stibitzt, was { $target } geraubt hat (Platz { $slot }).
orient-event-pilfered-known = { $name } stibitzt { $treasure } von { $target } (Platz { $slot }).
orient-event-pilfered_object = { $name } stibitzt { $object } von { $target }.
orient-event-door_shut = Die Tür von { $target } bleibt zu.
orient-event-repelled = { $target } wehrt den Angriff von { $name } ab.
orient-event-caught = { $name } fällt herein auf: { $treasure }.
orient-event-visited = { $visitor } kommt zu { $name } zu Besuch.
orient-event-drew = { $name } zieht: Angriffsstapel { $attack }, Verteidigungsstapel { $defence }.
orient-event-drew-known = { $name } zieht { $cards }.
orient-event-lost_cards = { $name } verliert { $cards }.
orient-event-ghost = { $card } erscheint bei { $name }: alle Insignien werden aufgedeckt.
orient-event-uncovered = { $treasure } von { $name } liegt offen.
orient-event-covered = { $name } verdeckt { $treasure }.
orient-event-stranger = Ein Fremder bekommt { $object }.
orient-event-bought = { $name } bekommt { $object }.
orient-event-lapsed = { $target } hat { $treasure } nicht: die Klage verfällt.
orient-event-awarded = Der Richter spricht { $treasure } { $name } zu.
orient-event-old_man_rolled = { $name } würfelt { $die } für den alten Mann.
orient-event-old_man_moved = Der alte Mann ist jetzt bei { $name }.
orient-event-old_man_middle = Der alte Mann geht in die Tischmitte.
orient-event-night_ended = Die letzte Karte ist gezogen: die Sonne geht auf.
orient-event-day_card = Tageskarte { $n } von 4: { $object }.
orient-event-dawned = Nacht { $n } bricht an; { $name } ist Geber.
orient-event-turn_started = { $name } beginnt einen Zug.
orient-event-won = { $name } hat alle Insignien und ist der neue Sultan.
orient-event-took_back = { $name } nimmt einen Schritt zurück.

## Das Ende

orient-end-insignia = { $name } wird zum Sultan gekrönt.
orient-end-sum =
    { $insignia ->
       [one] { $name }: { $insignia } Insignie liegt offen
      *[other] { $name }: { $insignia } Insignien liegen offen
    }

## Der Tisch im Terminal

orient-table-night = Nacht { $n }, Geber { $dealer }
orient-table-day = Tag { $n }, Karte { $card } von 4, Geber { $dealer }
orient-table-piles = Angriffsstapel: { $attack }   Verteidigungsstapel: { $defence }
orient-table-middle = Der alte Mann steht in der Mitte.
orient-table-banned = Heute Nacht nicht zu gebrauchen: { $groups }
orient-table-attack = Angriff { $value }: { $cards }
orient-table-defence = Verteidigung { $value }: { $cards }
orient-table-flight = Angriff aus der Luft: { $cards }
orient-table-flight-defence = Dagegen: { $cards }
orient-table-key = Die Tür öffnet sich bei höchstens { $key }.
orient-table-die = Würfel: { $die }
orient-table-sale = Zu verkaufen: { $object }
orient-table-claim = Vor dem Richter: { $treasure }
orient-table-hand = Auf der Hand: { $cards }
orient-table-beside = Bei ihm: { $things }
orient-table-offer = Geboten: { $things }
orient-table-drunk = Betrunken bis zum nächsten Zug
orient-table-player = { $seat } { $name }: Angriffskarten { $attack }, Verteidigungskarten { $defence }

## Fragen an mehrere

orient-window-defence = die Verteidigung gegen einen Angriff
orient-window-pilfer = die Beute wegschnappen
