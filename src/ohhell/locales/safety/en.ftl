### Reports, and what people are to read. Fetched when somebody reports, or has something to read.

report-open = Report
report-title = Report { $name }
report-help = Moderators read it. Nobody else hears that you wrote it.
report-help-table = Moderators read it, with the log of this table. Nobody else hears that you wrote it.
report-reason = What is it about?
report-reason-talk = Insults, or other talk
report-reason-name = The name
report-reason-leaving = Leaving games, or having others wait
report-reason-together = Playing together against the others
report-reason-other = Something else
report-line = What was said
report-line-none = Nothing in particular
report-words = In a few words, if you like
report-send = Send the report
report-done = Your report has been received. Moderators will read it.
report-done-help = Until then you can mute or block this person.

told-title = Please read
told-read = I have read it
told-warn = A moderator warns you.
told-mute = A moderator has muted you. Until { $until } you can only say phrases.
told-mute-for-good = A moderator has muted you for good. You can only say phrases.
told-suspend = A moderator has suspended you until { $until }.
told-suspend-for-good = A moderator has suspended you for good.
told-rename = A moderator has taken your name away and given you another.
told-annul = A moderator has annulled a game in which you had a seat: it counts for nothing.
told-lift = A moderator has taken back what was done about you: a warning, a mute or a suspension.
told-left = You left strangers before the end of their game. This once it is forgiven. The next time you wait before you play with strangers again.
told-resting = You left strangers before the end of their game again. Until { $until } you can play at private tables only.
told-report-acted = Moderators have read a report of yours, and something was done. What it was stays between them and whom it concerns. Thank you.
told-report-dismissed = Moderators have read a report of yours, and found nothing against the rules of the house. Thank you for looking out.
told-reason = Reason: { $reason }
told-game = See the game
over-annulled = A moderator has annulled this game: it counts for nothing.

refused-report-self = Nobody reports themselves.
refused-reported-already = You have reported this already. It is waiting to be read.
refused-too-many-reports = { $most ->
    [one] You have made { $most } report within a day. You can make more tomorrow.
   *[other] You have made { $most } reports within a day. You can make more tomorrow.
}
refused-never-there = This person has never had a seat at this table.
refused-no-such-line = This person has said no such thing at this table.
refused-bad-words = That is too long, or has characters that nobody can see.
