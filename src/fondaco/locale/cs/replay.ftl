### Looking through a match, and what can be done with it afterwards.

replay-title = Prohlížení partie
replay-to-table = Ke stolu
replay-drop = Pusť sem soubor se záznamem partie, nebo ho vyber.
replay-choose = Vybrat soubor
replay-other = Otevřít jiný soubor
replay-share = Sdílet záznam
replay-running = Partie ještě běží: vidíš to, co vidělo tvé místo.

## Ways through it

replay-step = Tah { $n } z { $of }
replay-slider = Místo v partii
replay-back = O tah zpět
replay-on = O tah dál
replay-turn-back = Na předchozí kolo hráče
replay-turn-on = Na další kolo hráče
replay-play = Přehrávat
replay-pause = Pozastavit
replay-speed = Rychlost
replay-speed-slow = Pomalu
replay-speed-normal = Běžně
replay-speed-fast = Rychle
replay-key-step = Šipka vlevo a vpravo: jeden tah
replay-key-turn = Page Up a Page Down: jedno kolo hráče
replay-key-ends = Home a End: k rozdání a k poslednímu tahu
replay-key-play = Mezerník: přehrávat nebo pozastavit

## Whose view it is

replay-eyes = Číma očima
replay-eyes-of = Pohled: { $name }
replay-eyes-open = Odkrytě: pohled toho, kdo je na řadě
replay-eyes-all = Co viděli všichni

## Checking the luck

luck-check = Ověřit náhodu
luck-good = Náhoda je ta, která byla přislíbena.
luck-bad = Náhoda není ta, která byla přislíbena.
luck-none = Tento záznam nemá náhodu, kterou by šlo losovat znovu.
luck-promise-kept = Semínko je to, které před prvním tahem určil jeho otisk.
luck-promise-broken = Semínko není to, které před prvním tahem určil jeho otisk.
luck-string-mixed = Náhodný řetězec, kterým přispěl tvůj prohlížeč, je její součástí.
luck-string-missing = Náhodný řetězec, kterým přispěl tvůj prohlížeč, v ní chybí.
luck-outcomes =
    { $n ->
        [one] Tvůj prohlížeč z něj znovu vylosoval { $n } výsledek a ten souhlasí.
        [few] Tvůj prohlížeč z něj znovu vylosoval všechny { $n } výsledky a každý souhlasí.
       *[other] Tvůj prohlížeč z něj znovu vylosoval všech { $n } výsledků a každý souhlasí.
    }
luck-outcome-wrong = Výsledek číslo { $number } není ten, který dává semínko.
luck-events-same = Co ti bylo řečeno během partie, vychází i ze záznamu.
luck-events-other = Co ti bylo řečeno během partie, ze záznamu nevychází.
luck-whole = Celou partii i s pravidly ověří terminál: fondaco replay SOUBOR --verify

## Playing on from a moment

replay-branch = Hrát odsud dál
replay-branch-about =
    { $n ->
        [0] Rozdání platí; odsud se partie hraje znovu a s novou náhodou.
        [one] První tah platí; odsud se partie hraje znovu a s novou náhodou.
        [few] První { $n } tahy platí; odsud se partie hraje znovu a s novou náhodou.
       *[other] Prvních { $n } tahů platí; odsud se partie hraje znovu a s novou náhodou.
    }
replay-branch-seat = Tvoje místo
replay-branch-others = Na ostatních místech
