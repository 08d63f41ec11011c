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
