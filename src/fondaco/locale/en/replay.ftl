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

## Checking the luck

luck-check = Check the luck
luck-good = The luck is the one that was promised.
luck-bad = The luck is not the one that was promised.
luck-none = This record has no luck that could be drawn again.
luck-promise-kept = The seed is the one that was bound by its hash before the first move.
luck-promise-broken = The seed is not the one that was bound by its hash before the first move.
luck-string-mixed = The random string that your browser added is part of it.
luck-string-missing = The random string that your browser added is not part of it.
luck-outcomes =
    { $n ->
        [one] Your browser drew { $n } outcome again from it: it agrees.
       *[other] Your browser drew all { $n } outcomes again from it: every one agrees.
    }
luck-outcome-wrong = Outcome { $number } is not the one that the seed gives.
luck-events-same = What you were told during the match is what the record leads to.
luck-events-other = What you were told during the match is not what the record leads to.
luck-whole = The whole match, rules included, is checked in the terminal: fondaco replay FILE --verify

## Playing on from a moment

replay-branch = Play on from here
replay-branch-about =
    { $n ->
        [0] The deal stands; from here on the match is played anew, with new luck.
        [one] The first move stands; from here on the match is played anew, with new luck.
       *[other] The first { $n } moves stand; from here on the match is played anew, with new luck.
    }
replay-branch-seat = Your seat
replay-branch-others = On the other seats
