### Aufzeichnungen von Partien: was daran falsch sein kann.

record-foreign = { $source ->
        [record] Die Aufzeichnung
       *[other] { $source }
    } ist keine Aufzeichnung einer Partie von Fondaco.
record-format = { $source ->
        [record] Die Aufzeichnung
       *[other] { $source }
    } hat die Formatversion { $version }, die dieses Fondaco nicht lesen kann.
record-game = Die Aufzeichnung passt nicht zu diesem Fondaco: { $problem }
record-rules = Die Partie wurde nach Version { $version } der Regeln gespielt; dieses Fondaco kennt Version { $known }.
record-components = Die Partie wurde mit dem Spielmaterial „{ $name }“ gespielt; das ist nicht das mitgelieferte.
record-seats =
    { $n ->
        [one] Die Aufzeichnung hat { $n } Platz, gespielt haben aber { $players }.
       *[other] Die Aufzeichnung hat { $n } Plätze, gespielt haben aber { $players }.
    }
record-secret = Die Partie läuft noch: ihr Zufall ist bis zum Ende geheim, darum lässt sie sich nicht nachspielen.
record-action = Die Aufzeichnung, Aktion { $number }: { $problem }
record-luck = Die Aufzeichnung, Zufall: { $problem }
record-unfinished = Die Aufzeichnung nennt ein Ergebnis, aber ihre Aktionen führen nicht zum Spielende.
record-no-result = Die Aufzeichnung nennt kein Ergebnis, aber ihre Aktionen führen zum Spielende.
record-digest = Die Aufzeichnung, Ergebnis: nachgespielt endet die Partie in einem anderen Zustand als angegeben.
record-result = Die Aufzeichnung, Ergebnis: nachgespielt endet die Partie anders als angegeben.
record-commitment = Die Aufzeichnung, Zufall: der Startwert ist nicht der, der vor dem ersten Zug zugesagt wurde.
record-trace = Die Aufzeichnung, Zufall: Ergebnis { $number } ist nicht das, das aus diesem Zufall gezogen wird.
replay-by-memory = In diesem Spiel muss man sich merken, was man gesehen hat; nach dem Ende lässt es sich durchsehen.
replay-too-long = Diese Partie noch einmal zu spielen dauert hier länger als { $seconds } Sekunden; „fondaco replay“ hat mehr Zeit.
record-too-long = Diese Datei ist länger als { $most } Bytes: das ist keine Aufzeichnung einer Partie.
