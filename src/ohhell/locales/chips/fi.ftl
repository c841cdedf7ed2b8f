### Pelimerkit: kukkaro, kilpailuovi, pöydän potti.

## Refusals

refused-purse-short = Sinulla on tähän liian vähän pelimerkkejä.
refused-same-browser = Joku tässä pöydässä istuva tuli tällä selaimella. Pelimerkkipöydässä kaksi ihmistä ei voi käyttää samaa selainta.
refused-stake-short = Tässä pöydässä on vähemmän pelimerkkejä kuin pyydettiin.
refused-done-otherwise = Tämä tehtiin jo toisella tavalla. Mikään ei muuttunut.
refused-granted-today = Olet saanut tämän päivän pelimerkit. Seuraavat tulevat huomenna.
refused-not-poor = Sinulla on tarpeeksi pelimerkkejä: päivän merkit ovat niille, joilla niitä on vähän.
refused-no-buy-in = Näin monesta pelimerkistä ei täällä pelata. Valitse jokin panoksista.
refused-table-settled = Tämän pöydän pelimerkit on palautettu tai maksettu. Valitse toinen pöytä.
refused-has-stake = Olet jo pannut pelimerkkisi tähän pöytään.
refused-other-buy-in = Tässä pöydässä kaikki panevat yhtä monta pelimerkkiä.
refused-no-stake = Sinulla ei ole pelimerkkejä tässä pöydässä.
refused-no-stakes = Tässä pöydässä ei pelata pelimerkeistä.
refused-too-few-stakes = Peli pelimerkeistä vaatii kaksi ihmistä; botit eivät panosta mitään.
refused-stakes-missing = Joku tässä istuva ei ole vielä pannut pelimerkkejään. Yritä hetken päästä uudelleen.
refused-leaving-costs = Peli on alkanut. Jos lähdet nyt, menetät panemasi pelimerkit.

## The purse

compete-title = Kilpaile pelimerkeistä
compete-virtual = Pelimerkit ovat kuvitteellisia. Kukaan ei voi ostaa niitä, eikä niistä makseta: ne vain tekevät pelistä tärkeän.
compete-purse = Kukkarosi
compete-chips =
    { $chips ->
        [one] { $chips } pelimerkki
       *[other] { $chips } pelimerkkiä
    }
compete-at-stake = Panoksena: { $chips }
compete-to-table = Mene pöytään
compete-daily = Ota tämän päivän { $chips } pelimerkkiä
compete-daily-help = Jolla on alle { $below } pelimerkkiä panokset mukaan lukien, saa ottaa { $daily } päivässä.
compete-taken = Kukkaroosi tuli { $chips } pelimerkkiä.
compete-history = Mistä pelimerkkisi tulivat ja minne ne menivät
compete-move = { $when }: { $what }
chips-move-first_grant = Ensimmäiset pelimerkit, kaikille
chips-move-daily_grant = Päivän pelimerkit
chips-move-buy_in = Pantu pöytään
chips-move-withdrawal = Otettu takaisin ennen peliä
chips-move-payout = Voitettu pelissä
chips-move-refund = Palautettu: peliä ei tullut
chips-move-annulment = Oikaistu: peliä ei lasketa
chips-move-closing = Palautettu pankkiin

## Tables

compete-tables = Pelaajia odottavat pöydät
compete-none = Nyt ei odota yksikään pöytä. Avaa sellainen, niin muut löytävät sen täältä.
compete-row = Panos { $chips } · { $prizes } · { $taken }/{ $seats } paikkaa varattu
compete-look = Istu tähän
compete-new = Avaa pöytä
compete-strict = Tällainen pöytä on avoin kaikille ja vaikuttaa luokitukseen. Siinä on kello, eikä kukaan saa ehdotuksia.
compete-rules = Säännöt
compete-seats = Paikat
compete-buy-in = Jokainen panee
compete-prizes = Kuka voittaa
compete-prizes-winner = Voittaja saa kaiken
compete-prizes-first_two = Kaksi parasta
compete-prizes-first_three = Kolme parasta
compete-clock = Miettimisaika
compete-clock-seconds = { $seconds } s
compete-payout = Jos { $stakes } ihmistä pelaa, voitettavana on:
compete-place = { $rank }: { $chips } pelimerkkiä
compete-rank = Sija { $rank }
compete-open = Avaa ja pane { $chips } pelimerkkiä
compete-last-rules = Viimeisimmät omat sääntösi

## At the table

pot-title = Pelataan pelimerkeistä
pot-lobby = Joka istuu, panee { $chips } pelimerkkiä ja saa ne takaisin, jos nousee ennen peliä. Peli alkaa, kun kaikki istuvat ovat valmiita eikä yksikään paikka ole vapaa, tai kun isäntä aloittaa sen vähintään kahden ihmisen kanssa. Botit eivät panosta mitään.
pot-purse = Sinulla on { $chips } pelimerkkiä käytettävänä.
pot-down = { $name } pani { $chips } pelimerkkiä.
pot-pot = Potti: { $chips } pelimerkkiä
pot-won = { $name } pani { $put } pelimerkkiä ja voitti { $chips }.
pot-lost = { $name } menetti { $chips } pelimerkkiä.
pot-left = { $name } lähti pelistä ja menetti { $chips } pelimerkkiä.
pot-back = { $name } sai { $chips } pelimerkkiä takaisin.
pot-annulled = Tätä peliä ei lasketa: menetetyt on palautettu.
pot-waiting = Pelimerkkejä maksetaan…
