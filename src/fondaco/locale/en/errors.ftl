### Errors that a user or a program can cause: one clear line each.

## Games, seeds and options

unknown-game = There is no game “{ $game }”. The games are: { $known }.
unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
bad-option = Option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
bad-players =
    { $most ->
        [one] { $game } is played by { $least } to { $most } player, not by { $players }.
       *[other] { $game } is played by { $least } to { $most } players, not by { $players }.
    }
bad-seed = { $seed } is no seed. A seed is an integer or 32 bytes.
bad-mode = There is no mode “{ $mode }”. The modes are: interpreted, compiled, checked.
script-too-long =
    { $most ->
        [one] A script holds at most { $most } outcome.
       *[other] A script holds at most { $most } outcomes.
    }
cache-unwritable = Compiled code cannot be kept: the folder { $folder } cannot be written. Every start will compile again.

## Files and forms

file-unreadable = { $path } cannot be read: { $reason }.
file-unwritable = { $path } cannot be written: { $reason }.

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
form-limit = { form-at } the value is out of range, allowed is { $limit }.
form-wrong = { form-at } the value has the wrong form: { $reason }.

## Component sets

components-card-twice = { form-at } the card “{ $card }” stands there twice.
components-wares-shown =
    { form-at } { $n ->
        [one] a ware card shows 3 or 6 wares, not { $n }.
       *[other] a ware card shows 3 or 6 wares, not { $n }.
    }
components-ware-short = { form-at } the card shows { $n } of a ware of which there are only { $tokens }.
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
