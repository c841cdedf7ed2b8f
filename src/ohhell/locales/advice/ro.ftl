### Sugestii și motivele lor: se încarcă doar când le cere cineva.

suggest-title = Sugestii
suggest-waiting = Se gândește…
suggest-choice = Alegere
suggest-chance = Șanse
suggest-points = Puncte
suggest-best = cea mai bună
suggest-percent = { $percent } %
suggest-why = De ce { $choice }
suggest-legend = Șanse: să-ți reușească licitația. Puncte: cât valorează runda în medie.
suggest-cost = { $choice } în loc de { $best } costă cam { $points } puncte.
suggest-name = Atu: { $suit }
advice-seat = Locul { $seat }
refused-no-suggestions = La această masă nu sunt permise sugestii.
refused-no-advice = Acum nu se poate face nicio sugestie. Încearcă din nou.

## Situația

advice-your-bid = Licitația ta: { $tricks }.
advice-wizards = { $n ->
    [one] Ai { $n } Vrăjitor.
    [few] Ai { $n } Vrăjitori.
   *[other] Ai { $n } de Vrăjitori.
  }
advice-jesters = { $n ->
    [one] Ai { $n } Bufon.
    [few] Ai { $n } Bufoni.
   *[other] Ai { $n } de Bufoni.
  }
advice-trumps = { $n ->
    [0] Nu ai niciun atu.
    [one] Ai { $n } atu.
    [few] Ai { $n } atuuri.
   *[other] Ai { $n } de atuuri.
  }
advice-trumps-above-best = { $n ->
    [0] Nu e nevăzut niciun atu peste cel mai bun al tău: { $card }.
    [one] { $n } atu peste cel mai bun al tău e nevăzut: { $card }.
    [few] { $n } atuuri peste cel mai bun al tău sunt nevăzute: { $card }.
   *[other] { $n } de atuuri peste cel mai bun al tău sunt nevăzute: { $card }.
  }
advice-plain-tops = { $n ->
    [0] Niciuna din celelalte cărți ale tale nu e cea mai mare rămasă din culoarea ei.
    [one] { $n } din celelalte cărți ale tale e cea mai mare rămasă din culoarea ei.
    [few] { $n } din celelalte cărți ale tale sunt cele mai mari rămase din culoarea lor.
   *[other] { $n } din celelalte cărți ale tale sunt cele mai mari rămase din culoarea lor.
  }
advice-forehead = { $total ->
    [one] Din { $total } carte care poate fi a ta, { $n } ar lua levata.
    [few] Din { $total } cărți care pot fi a ta, { $n } ar lua levata.
   *[other] Din { $total } de cărți care pot fi a ta, { $n } ar lua levata.
  }
advice-blind-bonus = O licitație pe nevăzute reușită aduce { $points } în plus.
advice-hook = Licitația interzisă: { $tricks }.
advice-bid-after = { $n ->
    [0] Licitezi ultimul.
    [one] { $n } jucător licitează după tine.
    [few] { $n } jucători licitează după tine.
   *[other] { $n } de jucători licitează după tine.
  }
advice-need = { $who ->
    [team] Echipei tale îi mai trebuie
   *[you] Îți mai trebuie
  } { $n } din levatele rămase: { $left }.
advice-need-all = { $who ->
    [team] Echipei tale îi trebuie
   *[you] Îți trebuie
  } toate levatele rămase: { $n }.
advice-need-none = { $who ->
    [team] Echipei tale nu-i mai trebuie
   *[you] Nu-ți mai trebuie
  } nicio levată; rămase: { $left }.
advice-too-many = { $who ->
    [team] Echipa ta are
   *[you] Ai
  } deja prea multe levate: { $n }.
advice-too-few = { $who ->
    [team] Echipei tale îi lipsesc
   *[you] Îți lipsesc
  } levate: { $n }; au rămas doar { $left }.
advice-behind = { $n ->
    [0] Joci ultimul la această levată.
    [one] { $n } jucător joacă după tine.
    [few] { $n } jucători joacă după tine.
   *[other] { $n } de jucători joacă după tine.
  }
advice-table-over = Licitațiile sunt cu { $n } peste: nu pot reuși toți.
advice-table-under = Licitațiile sunt cu { $n } sub: cineva trebuie să ia mai mult.
advice-table-even = Suma licitațiilor este exact numărul de levate.

## O licitație sau un atu

advice-worth = { $points ->
    [one] Reușită, aduce { $points } punct.
    [few] Reușită, aduce { $points } puncte.
   *[other] Reușită, aduce { $points } de puncte.
  }
advice-makes-over = Suma licitațiilor devine cu { $n } peste.
advice-makes-under = Suma licitațiilor devine cu { $n } sub.
advice-makes-even = Suma licitațiilor devine exactă.
advice-tops = { $n ->
    [one] { $n } din cărțile tale e cea mai mare rămasă din culoarea ei.
    [few] { $n } din cărțile tale sunt cele mai mari rămase din culoarea lor.
   *[other] { $n } din cărțile tale sunt cele mai mari rămase din culoarea lor.
  }
advice-suit-held = { $n ->
    [one] Ai { $n } carte din ea.
    [few] Ai { $n } cărți din ea.
   *[other] Ai { $n } de cărți din ea.
  }
advice-suit-tops = { $n ->
    [0] Cea mai mare nu e la tine.
    [one] { $n } nu are nimic nevăzut deasupra.
    [few] { $n } nu au nimic nevăzut deasupra.
   *[other] { $n } nu au nimic nevăzut deasupra.
  }

## O carte

advice-safe = Ia levata: nimic nu o mai poate bate.
advice-beaters = { $n ->
    [one] { $n } carte nevăzută o poate bate.
    [few] { $n } cărți nevăzute o pot bate.
   *[other] { $n } de cărți nevăzute o pot bate.
  }
advice-above = { $n ->
    [0] Nimic mai mare nevăzut la { $suit }.
   *[other] Nevăzute mai mari la { $suit }: { $n }.
  }
advice-trumps-above = { $n ->
    [0] Niciun atu mai mare nu e nevăzut.
    [one] { $n } atu mai mare e nevăzut.
    [few] { $n } atuuri mai mari sunt nevăzute.
   *[other] { $n } de atuuri mai mari sunt nevăzute.
  }
advice-trumps-unseen = { $n ->
    [0] Niciun atu nu e nevăzut.
    [one] { $n } atu e nevăzut.
    [few] { $n } atuuri sunt nevăzute.
   *[other] { $n } de atuuri sunt nevăzute.
  }
advice-void = { $name } joacă mai târziu și a arătat că nu are { $suit }.
advice-behind-need = { $n ->
    [0] Nimeni dintre cei ce joacă mai târziu nu are nevoie de levată.
    [one] { $n } dintre cei ce joacă mai târziu mai are nevoie de levate.
    [few] { $n } dintre cei ce joacă mai târziu mai au nevoie de levate.
   *[other] { $n } dintre cei ce joacă mai târziu mai au nevoie de levate.
  }
advice-struck = Cărțile egale se anulează: deocamdată nimeni nu ia levata.
advice-loses = Nu bate: { $card }.
advice-partner = { $name }, partenerul tău, ia deocamdată levata.
advice-taker-full = { $name }, care o ia deocamdată, nu mai are nevoie de levate.
advice-taker-needs = { $name }, care o ia deocamdată, mai are nevoie de levate: { $n }.
advice-last-of-suit = E ultima ta carte din această culoare: { $suit }.
