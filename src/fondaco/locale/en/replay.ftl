### Looking through a match, and what can be done with it afterwards.

replay-title = Looking through a match
replay-to-table = To the table
replay-drop = Drop the file of a match record here, or choose it.
replay-choose = Choose a file
replay-other = Open another file
replay-share = Share the record
replay-running = The match is still running: you see what your seat saw.

## Ways through it

replay-step = Move { $n } of { $of }
replay-slider = Place in the match
replay-back = One move back
replay-on = One move on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-key-step = Left and right arrow: one move
replay-key-turn = Page up and Page down: one turn
replay-key-ends = Home and End: to the deal and to the last move
replay-key-play = Space: play or pause

## Whose view it is

replay-eyes = Through whose eyes
replay-eyes-of = { $name }’s view
replay-eyes-open = Open: the view of whoever decides
replay-eyes-all = What everybody saw
