account-title = U vostru contu
account-guest = Ghjucate cum’è invitatu, sottu à u nome { $handle }. Solu issu navigatore vi cunnosce: senza ellu, e vostre tavule è partite sò fora di manu.
account-yours = Site { $handle } nant’à ogni apparechju induve vi cunnettite.
account-make = Creà un contu
account-make-text = Restate quellu chì site: e vostre tavule, piazze è partite vi seguitanu.
account-make-passkey = Creàne unu cù una chjave d’accessu
account-made = Avà avete un contu.
account-sign-in = Cunnettesi
account-sign-in-passkey = Cunnettesi cù una chjave d’accessu
account-signed-in = Site cunnessu.
account-leave-guest = Cum’è invitatu, sottu à u nome { $name }, avete quì { $things }. Tuttu què resta à quellu invitatu: una volta cunnessu, ùn ci pudete più vultà.
account-leave-tables =
    { $tables ->
        [one] { $tables } tavula micca finita
       *[other] { $tables } tavule micca finite
    }
account-leave-games =
    { $games ->
        [one] { $games } partita finita
       *[other] { $games } partite finite
    }
account-leave-chips =
    { $chips ->
        [one] { $chips } gettone
       *[other] { $chips } gettoni
    }
account-leave-bots = I robot ghjocanu per voi.
account-leave-keep = Per tene tuttu, create piuttostu un contu per l’invitatu.
account-leave-no = Tene l’invitatu : creà un contu
account-leave-guest-yes = Lascià l’invitatu è cunnettesi
account-sign-in-name = Identificatore
account-sign-in-name-help = Solu per cunnettesi: nimu altru ùn u vede. Un indirizzu elettronicu và bè.
account-password = Parolla d’intesa
account-new-password = Parolla d’intesa nova
account-current-password = Parolla d’intesa attuale
account-password-help = Almenu 8 caratteri; una frasa và bè.
account-sign-in-data = Cumu vi cunnettite
account-sign-in-as = Identificatore: { $name }
account-change-password = Cambià a parolla d’intesa
account-change-password-help = Tandu tutti i vostri altri apparechji seranu scunnessi.
account-change-name = Cambià l’identificatore
account-add-password = Aghjunghje una parolla d’intesa
account-changed = Cambiatu.
account-passkeys = Chjave d’accessu
account-passkeys-text = Una chjave d’accessu vi cunnette per via d’issu apparechju: cù u ditu, u visu o u so codice, senza parolla d’intesa.
account-add-passkey = Aghjunghje una chjave d’accessu per issu apparechju
account-passkey-added = A chjave d’accessu hè aghjunta.
account-passkey-removed = A chjave d’accessu hè cacciata.
account-passkey-remove = Caccià a chjave d’accessu: { $device }
account-remove = Caccià
account-used = Ultimu usu: { $day }
account-devices = Apparechji
account-device = { $browser } nant’à { $system }
account-device-unknown = Un apparechju
account-this-device = Issu apparechju
account-sign-out = Scunnette
account-sign-out-device = Scunnette: { $device }
account-sign-out-others = Scunnette tutti l’altri apparechji
account-signed-out = Scunnessu.
account-data = I vostri dati
account-export = Scaricà i mo dati
account-delete = Sguassà tuttu…
account-delete-text = U vostru nome, tuttu ciò chì serve à cunnettevi è e regule chì tenite sò sguassati subitu, nant’à tutti l’apparechji. In e partite in corsu i robot ghjocanu per voi. E partite finite restanu, cù un altru nome invece di u vostru. Ùn si pò più turnà.
account-delete-yes = Sguassà per sempre
account-delete-no = Tene tuttu
account-deleted = Tuttu hè sguassatu.
refused-not-known = A casa ùn cunnosce più issu navigatore. Ricaricate a pagina.
refused-too-many-tries = Troppu prove. Aspettate un minutu.
refused-wrong-sign-in = Nisun contu ùn hà issu identificatore cù issa parolla d’intesa.
refused-wrong-password = Issa ùn hè micca a vostra parolla d’intesa.
refused-bad-password = Una parolla d’intesa hà da 8 à 200 caratteri.
refused-bad-sign-in-name = Un identificatore hà da 1 à 40 caratteri visibili, senza spaziu.
refused-sign-in-name-taken = Qualchissia si cunnette digià cù issu identificatore.
refused-no-way-back = Ùn puderiate micca vultà. Create prima un contu, o sguassate i vostri dati.
refused-this-session = Hè l’apparechju chì adoprate: scunnettitevi piuttostu quì.
refused-no-passkeys-here = E chjave d’accessu volenu u nome di a casa in a barra d’indirizzu, micca un numeru.
refused-passkey-known = Issa chjave d’accessu hè digià in usu.
refused-too-many-passkeys = Avete digià quante chjave d’accessu si pò. Cacciatene una prima.
refused-unknown-passkey = Nisun contu quì hà issa chjave d’accessu.
refused-passkey-too-late = Hè durata troppu. Pruvate torna.
refused-bad-passkey = A chjave d’accessu ùn và micca. Pruvate torna.
refused-last-way = Senza ella ùn vi puderiate più cunnette. Aghjunghjite prima una parolla d’intesa.
account-elsewhere = Conti d’altrò
account-elsewhere-guest = Cuntinuate cù un contu chì vo avete altrò. Restate quì quellu chì site, è vultate cun ellu nant’à ogni apparechju; s’è l’avete digià impiegatu quì, site torna quellu chì erate.
account-elsewhere-text = Cunnettitevi quì cù un contu chì vo avete altrò. A casa ùn ne ampara nunda, fora chì site voi.
account-continue = Cuntinuà cù { $provider }
account-linked-add = Aghjunghje { $provider }
account-linked-added = Avà vi pudete cunnette cù { $provider }.
account-linked-known = Vi cunnettite digià cù { $provider }.
account-linked-remove = Caccià u contu ind’è { $provider }
account-linked-removed = U contu ind’è { $provider } hè statu cacciatu quì.
account-asks = Cù { $provider } site digià venutu quì, cum’è un antru ghjucatore.
account-asks-yes = Lascià l’invitatu è cunnettesi cù { $provider }
account-asks-stay = Restà l’invitatu
account-back-nothing = Site vultatu senza cunnettevi culà. Nunda hè cambiatu.
refused-provider-away = { $name } ùn risponde micca. Pruvate torna, o cunnettitevi altrimente.
refused-provider-unsure = { $name } ùn hà micca mustratu quale vo site. Pruvate torna, o cunnettitevi altrimente.
refused-provider-too-late = Hè durata troppu, o hè stata principiata in un’altra finestra. Pruvate torna.
refused-no-such-provider = A casa ùn cunnette più nimu cusì.
refused-linked-elsewhere = Issu contu ind’è { $name } hè quì d’un antru ghjucatore. Per esse quellu, scunnettitevi prima.
refused-too-many-linked = Avete digià quanti conti d’altrò si pò. Cacciatene unu prima.
