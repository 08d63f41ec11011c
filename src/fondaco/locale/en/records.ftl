### Match records: what can be wrong with them.

record-foreign = { $source ->
        [record] The match record
       *[other] { $source }
    } is no match record of Fondaco.
record-format = { $source ->
        [record] The match record
       *[other] { $source }
    } has format version { $version }, which this Fondaco cannot read.
record-game = The match record does not fit this Fondaco: { $problem }
record-rules = The match was played by version { $version } of the rules; this Fondaco knows version { $known }.
record-components = The match was played with the component set “{ $name }”, which is not the one that ships with this Fondaco.
record-seats =
    { $n ->
        [one] The match record has { $n } seat, but { $players } played.
       *[other] The match record has { $n } seats, but { $players } played.
    }
record-secret = The match is still running: its luck is secret until the end, so it cannot be played again.
record-action = The match record, action { $number }: { $problem }
record-luck = The match record, luck: { $problem }
record-unfinished = The match record names a result, but its actions do not lead to the end of the game.
record-no-result = The match record names no result, but its actions lead to the end of the game.
record-digest = The match record, result: played again, the match ends in another state than the record says.
record-result = The match record, result: played again, the match ends otherwise than the record says.
record-commitment = The match record, luck: the seed is not the one that was promised before the first action.
record-trace = The match record, luck: outcome { $number } is not the one that is drawn from this luck.
replay-by-memory = In this game players must remember what they saw; it can be looked through when it is over.
replay-too-long = This match takes longer than { $seconds } seconds to play again here; “fondaco replay” has more time.
record-too-long = This file is longer than { $most } bytes: that is no match record.
