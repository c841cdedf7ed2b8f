### Suggestions and their reasons: fetched when somebody asks for them, so not in the catalogue that
### every visitor gets. Each reason is a count that a person in that seat can check; "unseen" are
### cards neither held, nor played, nor turned up.

suggest-title = Suggestions
suggest-waiting = Thinking…
suggest-choice = Choice
suggest-chance = Chance
suggest-points = Points
suggest-best = best
suggest-percent = { $percent } %
suggest-why = Why { $choice }
suggest-legend = Chance: that you make your bid. Points: what this round is worth on average.
suggest-cost = { $choice } instead of { $best } costs about { $points } points.
suggest-name = Trump: { $suit }
advice-seat = Seat { $seat }
refused-no-suggestions = Suggestions are not allowed at this table.
refused-no-advice = No suggestion can be made just now. Please try again.

## The situation

advice-your-bid = Your bid: { $tricks }.
advice-wizards = { $n ->
    [one] You hold { $n } Wizard.
   *[other] You hold { $n } Wizards.
  }
advice-jesters = { $n ->
    [one] You hold { $n } Jester.
   *[other] You hold { $n } Jesters.
  }
advice-trumps = { $n ->
    [0] You hold no trump.
    [one] You hold { $n } trump.
   *[other] You hold { $n } trumps.
  }
advice-trumps-above-best = { $n ->
    [0] No trump above your best is unseen: { $card }.
    [one] { $n } trump above your best is unseen: { $card }.
   *[other] { $n } trumps above your best are unseen: { $card }.
  }
advice-plain-tops = { $n ->
    [0] None of your other cards is the highest left of its suit.
    [one] { $n } of your other cards is the highest left of its suit.
   *[other] { $n } of your other cards are the highest left of their suits.
  }
advice-forehead = { $total ->
    [one] Of { $total } card that yours may be, { $n } would take the trick.
   *[other] Of { $total } cards that yours may be, { $n } would take the trick.
  }
advice-blind-bonus = A blind bid that is made scores { $points } more.
advice-hook = The hook bars { $tricks }.
advice-bid-after = { $n ->
    [0] You bid last.
    [one] { $n } player bids after you.
   *[other] { $n } players bid after you.
  }
advice-need = { $who ->
    [team] Your team still needs
   *[you] You still need
  } { $n } of the { $left } tricks left.
advice-need-all = { $who ->
    [team] Your team needs
   *[you] You need
  } every trick that is left: { $n }.
advice-need-none = { $who ->
    [team] Your team needs
   *[you] You need
  } no more tricks; left: { $left }.
advice-too-many = { $who ->
    [team] Your team has
   *[you] You have
  } too many tricks already: { $n }.
advice-too-few = { $who ->
    [team] Your team needs
   *[you] You need
  } { $n } tricks, and only { $left } are left.
advice-behind = { $n ->
    [0] You play last to this trick.
    [one] { $n } player plays after you.
   *[other] { $n } players play after you.
  }
advice-table-over = The table is over by { $n }: not everybody can make it.
advice-table-under = The table is under by { $n }: somebody has to take more.
advice-table-even = The bids add up to the tricks.

## A bid or a trump

advice-worth = { $points ->
    [one] Made, it scores { $points } point.
   *[other] Made, it scores { $points } points.
  }
advice-makes-over = It puts the table over by { $n }.
advice-makes-under = It puts the table under by { $n }.
advice-makes-even = It makes the bids add up to the tricks.
advice-tops = { $n ->
    [one] { $n } of your cards is the highest left of its suit.
   *[other] { $n } of your cards are the highest left of their suits.
  }
advice-suit-held = { $n ->
    [one] You hold { $n } card of it.
   *[other] You hold { $n } cards of it.
  }
advice-suit-tops = { $n ->
    [0] The highest is not yours.
    [one] { $n } of them has none unseen above it.
   *[other] { $n } of them have none unseen above.
  }

## A card

advice-safe = It takes the trick: nothing can beat it any more.
advice-beaters = { $n ->
    [one] { $n } unseen card can beat it.
   *[other] { $n } unseen cards can beat it.
  }
advice-above = { $n ->
    [0] No higher { $suit } are unseen.
   *[other] Higher { $suit } unseen: { $n }.
  }
advice-trumps-above = { $n ->
    [0] No higher trump is unseen.
    [one] { $n } higher trump is unseen.
   *[other] { $n } higher trumps are unseen.
  }
advice-trumps-unseen = { $n ->
    [0] No trump is unseen.
    [one] { $n } trump is unseen.
   *[other] { $n } trumps are unseen.
  }
advice-void = { $name } plays later and has shown to hold no { $suit }.
advice-behind-need = { $n ->
    [0] Nobody who plays later needs a trick.
    [one] { $n } who plays later still needs tricks.
   *[other] { $n } who play later still need tricks.
  }
advice-struck = Equal cards strike each other out: so far nobody takes the trick.
advice-loses = It does not beat the { $card }.
advice-partner = { $name }, your partner, takes the trick so far.
advice-taker-full = { $name }, who takes it so far, needs no more tricks.
advice-taker-needs = { $name }, who takes it so far, still needs { $n }.
advice-last-of-suit = It is your last card of this suit: { $suit }.
