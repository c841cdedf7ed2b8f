### Ehdotukset ja niiden perusteet: haetaan vasta, kun joku niitä pyytää.

suggest-title = Ehdotukset
suggest-waiting = Mietitään…
suggest-choice = Valinta
suggest-chance = Mahdollisuus
suggest-points = Pisteet
suggest-best = paras
suggest-percent = { $percent } %
suggest-why = Miksi { $choice }
suggest-legend = Mahdollisuus: että tarjouksesi täyttyy. Pisteet: mitä jako tuo keskimäärin.
suggest-cost = { $choice } eikä { $best } maksaa noin { $points } pistettä.
suggest-name = Valtti: { $suit }
advice-seat = Paikka { $seat }
refused-no-suggestions = Ehdotukset eivät ole sallittuja tässä pöydässä.
refused-no-advice = Ehdotusta ei voi nyt tehdä. Yritä uudelleen.

## Tilanne

advice-your-bid = Tarjouksesi: { $tricks }.
advice-wizards = { $n ->
    [one] Sinulla on { $n } velho.
   *[other] Sinulla on { $n } velhoa.
  }
advice-jesters = { $n ->
    [one] Sinulla on { $n } narri.
   *[other] Sinulla on { $n } narria.
  }
advice-trumps = { $n ->
    [0] Sinulla ei ole valttia.
    [one] Sinulla on { $n } valtti.
   *[other] Sinulla on { $n } valttia.
  }
advice-trumps-above-best = { $n ->
    [0] Parasta valttiasi korkeampaa ei ole näkemättä: { $card }.
    [one] { $n } parasta valttiasi korkeampi on näkemättä: { $card }.
   *[other] { $n } parasta valttiasi korkeampaa on näkemättä: { $card }.
  }
advice-plain-tops = { $n ->
    [0] Mikään muista korteistasi ei ole maansa korkein jäljellä oleva.
    [one] { $n } muista korteistasi on maansa korkein jäljellä oleva.
   *[other] { $n } muista korteistasi on maansa korkeimpia jäljellä olevia.
  }
advice-forehead = { $total ->
    [one] { $total } kortista, joka omasi voi olla, { $n } veisi tikin.
   *[other] { $total } kortista, jotka omasi voi olla, { $n } veisi tikin.
  }
advice-blind-bonus = Täyttynyt sokkotarjous tuo { $points } lisää.
advice-hook = Kielletty tarjous: { $tricks }.
advice-bid-after = { $n ->
    [0] Tarjoat viimeisenä.
    [one] { $n } pelaaja tarjoaa jälkeesi.
   *[other] { $n } pelaajaa tarjoaa jälkeesi.
  }
advice-need = { $who ->
    [team] Joukkueesi tarvitsee
   *[you] Tarvitset
  } vielä { $n }; tikkejä jäljellä: { $left }.
advice-need-all = { $who ->
    [team] Joukkueesi tarvitsee
   *[you] Tarvitset
  } kaikki jäljellä olevat tikit: { $n }.
advice-need-none = { $who ->
    [team] Joukkueesi ei tarvitse
   *[you] Et tarvitse
  } enää tikkejä; jäljellä: { $left }.
advice-too-many = { $who ->
    [team] Joukkueellasi
   *[you] Sinulla
  } on jo liikaa tikkejä: { $n }.
advice-too-few = { $who ->
    [team] Joukkueeltasi
   *[you] Sinulta
  } puuttuu tikkejä: { $n }; jäljellä vain { $left }.
advice-behind = { $n ->
    [0] Pelaat tähän tikkiin viimeisenä.
    [one] { $n } pelaaja pelaa jälkeesi.
   *[other] { $n } pelaajaa pelaa jälkeesi.
  }
advice-table-over = Tarjoukset ovat { $n } yli: kaikki eivät voi onnistua.
advice-table-under = Tarjoukset ovat { $n } alle: jonkun on otettava enemmän.
advice-table-even = Tarjousten summa on tasan tikkien määrä.

## Tarjous tai valtti

advice-worth = { $points ->
    [one] Täyttyessään se tuo { $points } pisteen.
   *[other] Täyttyessään se tuo { $points } pistettä.
  }
advice-makes-over = Tarjousten summa menee { $n } yli.
advice-makes-under = Tarjousten summa jää { $n } alle.
advice-makes-even = Tarjousten summa menee tasan.
advice-tops = { $n ->
    [one] { $n } korteistasi on maansa korkein jäljellä oleva.
   *[other] { $n } korteistasi on maansa korkeimpia jäljellä olevia.
  }
advice-suit-held = { $n ->
    [one] Sinulla on sitä { $n } kortti.
   *[other] Sinulla on sitä { $n } korttia.
  }
advice-suit-tops = { $n ->
    [0] Korkein ei ole sinulla.
    [one] Niistä { $n } on vailla korkeampaa näkemätöntä.
   *[other] Niistä { $n } on vailla korkeampaa näkemätöntä.
  }

## Kortti

advice-safe = Se vie tikin: mikään ei voi enää voittaa sitä.
advice-beaters = { $n ->
    [one] { $n } näkemätön kortti voi voittaa sen.
   *[other] { $n } näkemätöntä korttia voi voittaa sen.
  }
advice-above = { $n ->
    [0] Korkeampaa ei ole näkemättä: { $suit }.
   *[other] Korkeampia näkemättä, { $suit }: { $n }.
  }
advice-trumps-above = { $n ->
    [0] Korkeampaa valttia ei ole näkemättä.
    [one] { $n } korkeampi valtti on näkemättä.
   *[other] { $n } korkeampaa valttia on näkemättä.
  }
advice-trumps-unseen = { $n ->
    [0] Valttia ei ole näkemättä.
    [one] { $n } valtti on näkemättä.
   *[other] { $n } valttia on näkemättä.
  }
advice-void = { $name } pelaa myöhemmin, ja on näyttänyt, ettei kädessä ole maata { $suit }.
advice-behind-need = { $n ->
    [0] Kukaan myöhemmin pelaava ei tarvitse tikkiä.
    [one] { $n } myöhemmin pelaava tarvitsee vielä tikkejä.
   *[other] { $n } myöhemmin pelaavaa tarvitsee vielä tikkejä.
  }
advice-struck = Samat kortit kumoavat toisensa: tikki ei toistaiseksi mene kenellekään.
advice-loses = Se ei voita korttia: { $card }.
advice-partner = { $name }, parisi, vie tikin toistaiseksi.
advice-taker-full = { $name }, joka vie sen toistaiseksi, ei tarvitse enää tikkejä.
advice-taker-needs = { $name }, joka vie sen toistaiseksi, tarvitsee vielä { $n }.
advice-last-of-suit = Se on viimeinen korttisi tätä maata: { $suit }.
