### The house around the games: what every page shares. Words of a single game stand in that game's own file.

## The house

app-name = Fondaco
app-tagline = The merchants’ inn
app-about = A fondaco was the inn where merchants from everywhere lodged, stored their goods and traded. Come in and play: exactly by the rules, against bots that see no more than you do.
app-skip = Skip to the content
app-home = To the start page
app-language = Language
language-en = English
language-cs = Čeština
language-es = Español
language-de = Deutsch

page-not-found = There is nothing at this address.
page-offline = The server cannot be reached.
page-failed = The server could not do that.
page-loading = One moment …

## Start page

start-games = At the tables
start-play = Play
start-rules = Rules
start-tables = My tables

## Before a match

play-title = { $others ->
        [one] Who sits across from you?
       *[other] Who sits at the table with you?
    }
play-players = Players
play-levels = Who plays with you?
play-each = Choose for each seat
play-seat = Seat { $n }
play-name = Your name
play-name-here = Name on seat { $n }
play-name-default = Guest
play-chat = Talk at the table
play-chat-off = Nobody
play-chat-seats = Those who play
play-chat-all = Spectators too
play-start = Sit down
play-more = More options
play-suggested = For { $n } players we suggest: { $options }.
play-take = Take it
play-taken = Taken
play-is-suggested = (suggested)
level-human = A friend
level-human-about = Gets a link from you and sits down.
level-here = Somebody here
level-here-about = You share this device; a curtain guards each one’s cards.
level-easy = Easy
level-easy-about = Plays quickly and forgives a lot.
level-medium = Medium
level-medium-about = Knows the trade and thinks a moment.
level-strong = Strong
level-strong-about = Looks far ahead and gives nothing away.
bot-name = { $level ->
        [easy] Easy bot
        [medium] Medium bot
        [strong] Strong bot
       *[other] Bot
    }
seat-free = Free seat
seat-numbered = { $name } { $n }

## My tables

tables-title = My tables
tables-none = You have no tables yet.
tables-yours = Your turn
tables-theirs = { $name } to move
tables-waits = Waiting for people
tables-over = Finished
tables-open-record = Open a match record
tables-with = with { $names }

## At the table

match-your-turn = Your turn
match-title-turn = Your turn – { $game }
match-thinking = { $name } is thinking …
match-connecting = Connecting …
match-reconnecting = The connection is lost. Trying again …
match-warming = The bot is warming up: { $percent } %. You can already look around and play.
match-pending = Being carried out …
match-closes = Whoever says nothing declines.
match-watching = You are watching.
match-lost = This match cannot be opened.
match-past = You are looking back.
match-now = Back to now
match-look-through = Look through the match
match-with-undo = with undo
control-confirm = Confirm
control-undo = Undo
control-undo-marks = Undo (the match is then marked “with undo”)
control-undo-ask = Ask to undo
undo-marks-again = Press Undo once more to take that back; the match is then marked “with undo”.
undo-ask-again = Press Undo once more to ask the others whether your last move may be taken back. The match is then marked “with undo”.
control-undo-turn = Take back the whole turn
control-end-turn = End turn
control-hint = Hint
control-replay = What happened?
control-log = History
control-menu = Menu
control-close = Close
control-rules = Rules
control-settings = Settings
control-leave = Leave the table
confirm-nothing = First choose something.
hint-is = Hint: { $action }
why-title = Not possible now
why-not-asked = That is not what is asked right now.
why-rule = Rule { $clause }
undo-none = There is nothing to take back.

## History

log-title = History
log-all = Everything
log-recent = Since my last turn
log-empty = Nothing has happened yet.
log-earlier = Show what was earlier
log-undo-border = Free undo reaches back to here.
log-show = Show this moment

## Several people on one device

curtain-hold = Hold to open, { $name }
curtain-again = Press again to open, { $name }
curtain-note = Only you should look at the screen now. You can also press twice.
curtain-again-note = Pressed once. Press again and the curtain opens.
curtain-anybody = To all of you
curtain-decline = No, thanks
curtain-nobody = Nobody
curtain-turn = { $names }: your turn
curtain-common = All of you may look.
curtain-pass = Hide my side and pass on
curtain-hide = Hide my side
order-decline = Decline unasked:
order-turn = until my next turn
order-end = in this match
order-stands = Declined for you without asking: { $question }.
order-ask = Ask me again

## The end

end-won = You have won!
end-lost = You have lost.
end-over = The match is over.
end-abandoned = The match was ended
end-abandoned-story = Somebody had left, and those who were still there ended it. Nobody has won.
end-winner = { $name } has won.
end-winners = { $names } share the victory.
end-shared = A shared victory: { $names }
end-again = Play again
end-come-along = Join the next match
end-look = Look at the table
end-record = Save the record
end-show = Show the result

## Settings

settings-title = Settings
settings-confirm = Confirm moves
settings-confirm-touch = When touching
settings-confirm-always = Always
settings-confirm-never = Never
settings-pace = Pace of the others
settings-pace-0 = At once
settings-pace-0_6 = Brisk
settings-pace-1_2 = Leisurely
settings-motion = Moving pieces
settings-shortcuts = Keyboard shortcuts
settings-on = On
settings-off = Off
settings-keys = Keys
key-confirm = Enter: confirm
key-cancel = Esc: cancel
key-undo = U: undo, with Shift the whole turn
key-end = E: end turn
key-hint = ?: hint
key-log = H: history
key-replay = R: what happened?

## Rules

rules-title = Rules of { $game }
rules-ruling = Ruling
rules-ruling-about = The rule documents are silent or unclear here; this is how it is played in this house.
rules-contents = Contents
