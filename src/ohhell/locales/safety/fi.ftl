### Ilmoitukset, ja se mitä ihmisten on luettava.

report-open = Ilmoita
report-title = Ilmoita pelaajasta { $name }
report-help = Valvojat lukevat sen. Kukaan muu ei saa tietää, että kirjoitit sen.
report-help-table = Valvojat lukevat sen yhdessä tämän pöydän lokin kanssa. Kukaan muu ei saa tietää, että kirjoitit sen.
report-reason = Mitä asia koskee?
report-reason-talk = Loukkauksia tai muita puheita
report-reason-name = Nimeä
report-reason-leaving = Peleistä lähtemistä tai muiden odotuttamista
report-reason-together = Yhdessä pelaamista muita vastaan
report-reason-other = Jotain muuta
report-line = Mitä sanottiin
report-line-none = Ei mitään tiettyä
report-words = Muutamalla sanalla, jos haluat
report-send = Lähetä ilmoitus
report-done = Ilmoituksesi on vastaanotettu. Valvojat lukevat sen.
report-done-help = Sillä välin voit vaimentaa tai estää tämän pelaajan.

told-title = Lue tämä
told-read = Olen lukenut
told-warn = Valvoja varoittaa sinua.
told-mute = Valvoja on mykistänyt sinut. Voit sanoa vain valmiita lauseita. Mykistys päättyy: { $until }.
told-mute-for-good = Valvoja on mykistänyt sinut pysyvästi. Voit sanoa vain valmiita lauseita.
told-suspend = Valvoja on sulkenut sinut pois. Sulku päättyy: { $until }.
told-suspend-for-good = Valvoja on sulkenut sinut pois pysyvästi.
told-rename = Valvoja on ottanut nimesi pois ja antanut sinulle toisen.
told-annul = Valvoja on mitätöinyt pelin, jossa sinulla oli paikka: sitä ei lasketa.
told-lift = Valvoja on perunut sinua koskevan toimen: varoituksen, mykistyksen tai sulun.
told-left = Lähdit vieraiden ihmisten pelistä ennen sen loppua. Tämän kerran se annetaan anteeksi. Seuraavalla kerralla joudut odottamaan, ennen kuin pelaat taas vieraiden kanssa.
told-resting = Lähdit taas vieraiden ihmisten pelistä ennen sen loppua. Voit toistaiseksi pelata vain yksityisissä pöydissä. Odotus päättyy: { $until }.
told-report-acted = Valvojat ovat lukeneet ilmoituksesi, ja asiaan on puututtu. Miten, jää heidän ja asianosaisen välille. Kiitos.
told-report-dismissed = Valvojat ovat lukeneet ilmoituksesi eivätkä löytäneet mitään talon sääntöjen vastaista. Kiitos, että pidit silmällä.
told-reason = Syy: { $reason }
told-game = Katso peli
over-annulled = Valvoja on mitätöinyt tämän pelin: sitä ei lasketa.

refused-report-self = Kukaan ei ilmoita itsestään.
refused-reported-already = Olet jo ilmoittanut tästä. Ilmoitus odottaa lukijaa.
refused-too-many-reports = { $most ->
    [one] Olet tehnyt vuorokaudessa { $most } ilmoituksen. Huomenna voit tehdä lisää.
   *[other] Olet tehnyt vuorokaudessa { $most } ilmoitusta. Huomenna voit tehdä lisää.
}
refused-never-there = Tällä pelaajalla ei ole koskaan ollut paikkaa tässä pöydässä.
refused-no-such-line = Tämä pelaaja ei ole sanonut sellaista tässä pöydässä.
refused-bad-words = Teksti on liian pitkä, tai siinä on merkkejä, joita kukaan ei näe.
