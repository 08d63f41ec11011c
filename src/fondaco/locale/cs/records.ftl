### Záznamy partií: co na nich může být špatně.

record-foreign = { $source ->
        [record] Záznam partie
       *[other] { $source }
    } není záznam partie Fondaca.
record-format = { $source ->
        [record] Záznam partie
       *[other] { $source }
    } má verzi formátu { $version }, kterou toto Fondaco neumí číst.
record-game = Záznam partie se k tomuto Fondacu nehodí: { $problem }
record-rules = Partie se hrála podle pravidel verze { $version }; toto Fondaco zná verzi { $known }.
record-components = Partie se hrála se sadou „{ $name }“, což není sada dodávaná s tímto Fondacem.
record-seats =
    { $n ->
        [one] Záznam partie má { $n } místo, ale hráčů bylo { $players }.
        [few] Záznam partie má { $n } místa, ale hráčů bylo { $players }.
       *[other] Záznam partie má { $n } míst, ale hráčů bylo { $players }.
    }
record-secret = Partie ještě běží: její náhoda je do konce tajná, takže ji nelze přehrát.
record-action = Záznam partie, akce { $number }: { $problem }
record-luck = Záznam partie, náhoda: { $problem }
record-unfinished = Záznam partie uvádí výsledek, ale jeho akce nevedou ke konci hry.
record-no-result = Záznam partie neuvádí výsledek, ale jeho akce vedou ke konci hry.
record-digest = Záznam partie, výsledek: přehraná partie končí v jiném stavu, než říká záznam.
record-result = Záznam partie, výsledek: přehraná partie končí jinak, než říká záznam.
record-commitment = Záznam hry, náhoda: semínko není to, které bylo přislíbeno před prvním tahem.
record-trace = Záznam hry, náhoda: výsledek číslo { $number } se z této náhody losovat nedá.
replay-by-memory = V této hře si hráči mají pamatovat, co viděli; prohlédnout ji lze, až skončí.
replay-too-long = Přehrát tuto partii by tu trvalo déle než { $seconds } s; „fondaco replay“ má času víc.
record-too-long = Tento soubor je delší než { $most } bajtů, to není záznam partie.
