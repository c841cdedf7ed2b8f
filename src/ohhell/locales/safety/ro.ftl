### Sesizările și ce are fiecare de citit.

report-open = Sesizează
report-title = Sesizare despre { $name }
report-help = O citesc moderatorii. Nimeni altcineva nu află că ai scris-o tu.
report-help-table = O citesc moderatorii, împreună cu jurnalul acestei mese. Nimeni altcineva nu află că ai scris-o tu.
report-reason = Despre ce este vorba?
report-reason-talk = Insulte sau alte vorbe
report-reason-name = Numele
report-reason-leaving = Părăsește partide sau îi lasă pe alții să aștepte
report-reason-together = Joacă împreună împotriva celorlalți
report-reason-other = Altceva
report-line = Ce s-a spus
report-line-none = Nimic anume
report-words = În câteva cuvinte, dacă vrei
report-send = Trimite sesizarea
report-done = Sesizarea ta a fost primită. O vor citi moderatorii.
report-done-help = Până atunci poți să nu mai citești ce scrie această persoană sau să o blochezi.

told-title = Te rugăm să citești
told-read = Am citit
told-warn = Un moderator te avertizează.
told-mute = Un moderator ți-a luat dreptul de a scrie. Până la { $until } poți spune doar replici gata făcute.
told-mute-for-good = Un moderator ți-a luat definitiv dreptul de a scrie. Poți spune doar replici gata făcute.
told-suspend = Un moderator te-a suspendat până la { $until }.
told-suspend-for-good = Un moderator te-a suspendat definitiv.
told-rename = Un moderator ți-a luat numele și ți-a dat altul.
told-annul = Un moderator a anulat o partidă la care ai avut loc: nu se pune la socoteală.
told-lift = Un moderator a retras o măsură luată în privința ta: un avertisment, o interdicție de a scrie sau o suspendare.
told-left = Ai părăsit niște necunoscuți înainte de sfârșitul partidei lor. De data aceasta ești iertat. Data viitoare vei aștepta înainte să mai joci cu necunoscuți.
told-resting = Ai părăsit din nou niște necunoscuți înainte de sfârșitul partidei lor. Până la { $until } poți juca doar la mese private.
told-report-acted = Moderatorii au citit una dintre sesizările tale și au luat o măsură. Care anume rămâne între ei și cel în cauză. Mulțumim.
told-report-dismissed = Moderatorii au citit una dintre sesizările tale și nu au găsit nimic împotriva regulilor casei. Mulțumim pentru atenție.
told-reason = Motiv: { $reason }
told-game = Vezi partida
over-annulled = Un moderator a anulat această partidă: nu se pune la socoteală.

refused-report-self = Nimeni nu se sesizează pe sine.
refused-reported-already = Ai trimis deja o sesizare despre asta. Așteaptă să fie citită.
refused-too-many-reports = { $most ->
    [one] Ai trimis { $most } sesizare într-o zi. Mâine poți trimite altele.
    [few] Ai trimis { $most } sesizări într-o zi. Mâine poți trimite altele.
   *[other] Ai trimis { $most } de sesizări într-o zi. Mâine poți trimite altele.
}
refused-never-there = Această persoană nu a avut niciodată loc la această masă.
refused-no-such-line = Această persoană nu a spus așa ceva la această masă.
refused-bad-words = Este prea lung sau are caractere pe care nu le poate vedea nimeni.
