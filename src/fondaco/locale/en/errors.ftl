### Errors that a user or a program can cause: one clear line each.

## Games, seeds and options

unknown-game = There is no game “{ $game }”. The games are: { $known }.
unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
bad-option = Option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
options-exclude = Options “{ $option }” and “{ $other }” exclude each other.
option-needs = Option “{ $option }” needs “{ $other }” too.
option-no-suggestion = { $game } suggests no options.
bad-players = { $game } is for { $seats } players, not for { $players }.
bad-seed = { $seed } is no seed. A seed is an integer or 32 bytes.
bad-mode = There is no mode “{ $mode }”. The modes are: interpreted, compiled, checked.
cache-unwritable = Compiled code cannot be kept: the folder { $folder } cannot be written. Every start will compile again.

## Files and forms

file-unreadable = { $path } cannot be read: { $reason }.
file-unwritable = { $path } cannot be written: { $reason }.
file-exists = { $path } exists and is no match record, so it is not written over.

# Begins a line about a fault in something that was read: what, and where in it.
form-at =
    { $source ->
        [position] The position
        [components] The component set
        [record] The match record
       *[other] { $source }
    }{ $place ->
        [root] { "" }
       *[other] , { $place }
    }:
form-not-json =
    { $source ->
        [position] The position
        [components] The component set
        [record] The match record
       *[other] { $source }
    } is not JSON: { $reason }.
form-missing = { form-at } “{ $field }” is missing.
form-unknown = { form-at } “{ $field }” is not known here.
form-id = { form-at } an id has small letters, digits and underscores, and begins with a letter.
form-colour = { form-at } a colour is # and six digits from 0–9 and a–f.
form-hex = { form-at } 64 digits from 0–9 and a–f belong here.
form-text = { form-at } the text has signs that cannot be shown.
form-limit = { form-at } the value is out of range, allowed is { $limit }.
form-wrong = { form-at } the value has the wrong form: { $reason }.

## Component sets

components-card-twice = { form-at } the card “{ $card }” stands there twice.
components-twice = { form-at } “{ $id }” stands there twice.
components-space-kind = { form-at } the space { $space } is not of the kind that belongs here.
components-space-unused = { form-at } no family and no goods belong to the space { $space }.
components-one-way = { form-at } { $other } is a neighbour of { $space }, but not the other way round.
components-hex = { form-at } the cell in row { $row }, column { $col } is taken or lies outside the grid.
components-hex-beside = { form-at } the neighbours do not fit the grid, see { $other }.
components-space-unreached = { form-at } no route can ever reach the space { $space }.
components-family-alone = { form-at } the family { $family } cannot meet any other family on land.
components-tile = { form-at } the tile { $tile } needs either steps or a place.
components-no-site = { form-at } at least one tile must lead to the building site.
components-hut =
    { form-at } { $n ->
        [one] { $n } good is no price of a hut, which costs from 1 to { $most }.
       *[other] { $n } goods are no price of a hut, which costs from 1 to { $most }.
    }
components-wares-shown =
    { form-at } { $n ->
        [one] a ware card shows 3 or 6 wares, not { $n }.
       *[other] a ware card shows 3 or 6 wares, not { $n }.
    }
components-ware-short = { form-at } the card shows { $n } of a ware of which there are only { $tokens }.
components-insignia = { form-at } the first { $n } treasures are the insignia, the others valuables.
components-piles-mixed = { form-at } cards of the attack pile stand before those of the defence pile.
components-day-cards-few =
    { form-at } { $n ->
        [one] { $n } card without those that ban others is too few; { $needed } are needed.
       *[other] { $n } cards without those that ban others are too few; { $needed } are needed.
    }
components-night-cards-few =
    { form-at } { $n ->
        [one] { $n } card that can be held in hand is too few; { $needed } are needed.
       *[other] { $n } cards that can be held in hand are too few; { $needed } are needed.
    }
components-cards-many =
    { form-at } { $n ->
        [one] { $n } card is too many, at most { $most } can be played with.
       *[other] { $n } cards are too many, at most { $most } can be played with.
    }
components-cards-few =
    { form-at } { $n ->
        [one] { $n } card is too few to deal { $hand } to each player.
       *[other] { $n } cards are too few to deal { $hand } to each player.
    }
components-tokens-few =
    { form-at } { $n ->
        [one] { $n } ware is too few, the stands of this set need { $needed } so that the supply never runs out.
       *[other] { $n } wares are too few, the stands of this set need { $needed } so that the supply never runs out.
    }

## Positions

position-wrong-card = { form-at } { $card } is no card for this place.
position-cards-short = { form-at } there are not so many cards of the kind { $card }.
position-wares-short = { form-at } there are not so many tokens of the ware { $ware }.
position-crowded =
    { form-at } { $n ->
        [one] { $n } ware does not fit on { $spaces } spaces.
       *[other] { $n } wares do not fit on { $spaces } spaces.
    }
position-not-held = { form-at } { $card } is said to be known, but this hand does not hold it so often.
position-shown-short = { form-at } both players know at least what everybody knows.
position-no-discard-top = { form-at } the card on top of the discard pile must be named.

## The server: starting

port-in-use = Port { $port } on { $host } is in use. Is Fondaco running already? Another port can be chosen with --port.
address-unusable = Fondaco cannot listen on { $host }, port { $port }: { $reason }.
data-unwritable = The data folder { $folder } cannot be written: { $reason }.
data-full = The disk of the data folder { $folder } is full.
data-in-use = The data folder { $folder } is used by another Fondaco server.
data-damaged = The data in { $folder } cannot be used: { $reason }.
data-newer = The data in { $folder } was written by a newer Fondaco.
backup-nothing = There are no matches in { $folder }.
backup-exists = { $path } exists already; a backup replaces nothing.
backup-failed = The copy is not complete, so it was not kept. Please try again.
server-page-missing = The page of Fondaco has not been built yet: run “make page”.

## The server: what it refuses

not-your-seat = This is not your seat.
not-your-turn = It is not your turn.
stale = The match has gone on meanwhile. Here is how it stands now.
match-over = This match is over.
match-not-over = This match is not over yet.
no-such-move = This match has no move { $move }; it has { $most }.
match-begun = The match has begun: your seat remains yours.
match-not-begun = The match begins when somebody sits on every seat.
seat-already = You already sit at this table.
match-too-long = This match has grown too long: { $most } steps are the limit.
match-other-components = This match was played with other cards than this Fondaco has.
match-damaged = This match cannot be played on: { $problem }
match-other-rules = This match was played by rules of another version.
undo-other-decides = You can take back when you decide again.
undo-learned = Nothing can be taken back: something was revealed, or somebody else has decided.
not-absent = Nobody has been away from this seat for a minute.
request-stands = First the question that already stands must be answered.
no-such-request = This question stands no longer.
undo-free = That can be taken back without asking.
chat-off = At this table you cannot say anything.
hint-coming = A hint is on its way.
seat-taken = Somebody else sits there already.
no-such-seat = There is no such seat at this table.
no-such-match = There is no such match.
no-such-stream = This connection is closed. The page opens a new one.
no-human-seat = At least one seat must be for a person.
unknown-seat = A seat cannot be for “{ $seat }”. It can be: { $known }.
too-many-tables = One can be at { $most } tables at once.
still-warming = The bots are still warming up.
slow-down = Too much at once: please wait a moment.
bad-message = This message cannot be understood.
message-too-long = This message is longer than { $most } bytes.
not-json = The server understands only JSON.
not-our-page = This request does not come from the page of Fondaco.
record-of-running-match = The record can be had when the match is over.
store-full = The disk is full: your move was not saved, and nothing has changed.
store-failed = Your move could not be saved, and nothing has changed.
server-failed = Something went wrong in the server. Nothing has changed.
position-card-twice = { form-at } the card { $card } lies in two places.
position-drawn-short = { form-at } this seat had more cards of the last shuffle than it has drawn since.
position-tiles-short = { form-at } there are not so many member tiles of the family { $family }.
position-camels-short = { form-at } there are not so many camels of the family { $family }.
position-relation-twice = { form-at } two different families can have one relation.
position-effect = { form-at } this does not fit the question “{ $decision }”.
position-broken = The position breaks { $clause }.
position-no-move = The position asks “{ $decision }”, but nothing can be answered.

## The command line

unknown-language = There is no language “{ $language }”. The languages are: { $known }.
unknown-clause = { $game } has no clause “{ $clause }”.
bad-bot = There is no bot “{ $bot }”. Bots are: easy, medium, strong, random, heuristic, search:50ms, search:5000it.
option-form = “{ $option }” is no option. An option is written name=value.
bots-per-seat =
    { $n ->
        [one] { $n } bot is named, but there are { $players } seats.
       *[other] { $n } bots are named, but there are { $players } seats.
    }
record-no-person = No person played in this match, so nobody can go on with it.
record-luck-written = The luck of this match was written in by hand, so it does not last for playing on.
bad-name = A name has from 1 to { $most } characters, all of them visible.
usage-no-option = There is no option { $option } here.
usage-no-command = There is no command “{ $command }”.
usage-missing = { $parameter } is missing.
usage-bad-value = { $parameter } cannot take this value: { $value }.
usage-no-value = { $option } is not written like this: it lacks a value, or has one that it does not take.
usage-wrong = The command line cannot be understood: { $reason }

## Actions

action-unknown = There is no action { $action }. Actions are numbers from 0 and below { $actions }.
action-unread = “{ $action }” is no action.
action-over = The game is over, “{ $action }” cannot be played.
action-not-asked = “{ $action }” is no answer to the question “{ $decision }”.
action-illegal = “{ $action }” is forbidden by { $clause }.
bad-seat = There is no seat { $seat }. Seats are numbers from 0 and below { $players }.
script-short = The script ends where an outcome of { $n } is needed.
