account-title = Votre compte
account-guest = Vous jouez en invité sous le nom de { $handle }. Seul ce navigateur vous connaît : sans lui, vos tables et vos parties sont hors d’atteinte.
account-yours = Vous êtes { $handle } sur chaque appareil où vous vous connectez.
account-make = Créer un compte
account-make-text = Vous restez la même personne : vos tables, vos places et vos parties vous suivent.
account-make-passkey = En créer un avec une clé d’accès
account-made = Vous avez maintenant un compte.
account-sign-in = Se connecter
account-sign-in-passkey = Se connecter avec une clé d’accès
account-signed-in = Vous êtes connecté.
account-leave-guest = En tant qu’invité { $name }, vous avez ici { $things }. Tout cela reste à cet invité : une fois connecté, vous ne pourrez plus y revenir.
account-leave-tables =
    { $tables ->
        [one] { $tables } table inachevée
       *[other] { $tables } tables inachevées
    }
account-leave-games =
    { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }
account-leave-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
account-leave-bots = Des robots joueront à votre place.
account-leave-keep = Pour tout garder, créez plutôt un compte pour l’invité.
account-leave-no = Garder l’invité : créer un compte
account-leave-guest-yes = Laisser l’invité et se connecter
account-sign-in-name = Identifiant
account-sign-in-name-help = Seulement pour vous connecter : personne d’autre ne le voit. Une adresse e-mail convient.
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-current-password = Mot de passe actuel
account-password-help = Au moins 8 caractères ; une phrase convient bien.
account-sign-in-data = Comment vous vous connectez
account-sign-in-as = Identifiant : { $name }
account-change-password = Changer le mot de passe
account-change-password-help = Tous vos autres appareils seront alors déconnectés.
account-change-name = Changer l’identifiant
account-add-password = Ajouter un mot de passe
account-changed = C’est changé.
account-passkeys = Clés d’accès
account-passkeys-text = Une clé d’accès vous connecte par cet appareil : avec le doigt, le visage ou son code, sans mot de passe.
account-add-passkey = Ajouter une clé d’accès pour cet appareil
account-passkey-added = La clé d’accès est ajoutée.
account-passkey-removed = La clé d’accès est retirée.
account-passkey-remove = Retirer la clé d’accès : { $device }
account-remove = Retirer
account-used = Dernière utilisation : { $day }
account-devices = Appareils
account-device = { $browser } sur { $system }
account-device-unknown = Un appareil
account-this-device = Cet appareil
account-sign-out = Déconnecter
account-sign-out-device = Déconnecter : { $device }
account-sign-out-others = Déconnecter tous les autres appareils
account-signed-out = C’est déconnecté.
account-data = Vos données
account-export = Télécharger mes données
account-delete = Tout supprimer…
account-delete-text = Votre nom, tout ce qui sert à vous connecter et les règles que vous gardez sont supprimés aussitôt, sur tous les appareils. Dans les parties en cours, des robots jouent à votre place. Les parties finies restent, avec un autre nom que le vôtre. C’est sans retour.
account-delete-yes = Supprimer pour toujours
account-delete-no = Tout garder
account-deleted = Tout est supprimé.
refused-not-known = La maison ne connaît plus ce navigateur. Rechargez la page.
refused-too-many-tries = Trop d’essais. Attendez une minute.
refused-wrong-sign-in = Aucun compte n’a cet identifiant avec ce mot de passe.
refused-wrong-password = Ce n’est pas votre mot de passe.
refused-bad-password = Un mot de passe a de 8 à 200 caractères.
refused-bad-sign-in-name = Un identifiant a de 1 à 40 caractères visibles, sans espace.
refused-sign-in-name-taken = Quelqu’un se connecte déjà avec cet identifiant.
refused-no-way-back = Vous ne pourriez pas revenir. Créez d’abord un compte, ou supprimez vos données.
refused-this-session = C’est l’appareil que vous utilisez : déconnectez-vous plutôt ici.
refused-no-passkeys-here = Les clés d’accès demandent le nom de la maison dans la barre d’adresse, pas un numéro.
refused-passkey-known = Cette clé d’accès est déjà en usage.
refused-too-many-passkeys = Vous avez autant de clés d’accès que possible. Retirez-en une d’abord.
refused-unknown-passkey = Aucun compte ici n’a cette clé d’accès.
refused-passkey-too-late = Cela a pris trop de temps. Réessayez.
refused-bad-passkey = La clé d’accès ne convient pas. Réessayez.
refused-last-way = Sans elle, vous ne pourriez plus vous connecter. Ajoutez d’abord un mot de passe.
account-elsewhere = Comptes d’ailleurs
account-elsewhere-guest = Continuez avec un compte que vous avez ailleurs. Vous restez ici la même personne et revenez grâce à lui sur n’importe quel appareil ; si vous l’avez déjà utilisé ici, vous retrouvez la personne que vous étiez.
account-elsewhere-text = Connectez-vous ici avec un compte que vous avez ailleurs. La maison n’en apprend rien, sinon que c’est vous.
account-continue = Continuer avec { $provider }
account-linked-add = Ajouter { $provider }
account-linked-added = Vous pouvez désormais vous connecter avec { $provider }.
account-linked-known = Vous vous connectez déjà avec { $provider }.
account-linked-remove = Retirer le compte chez { $provider }
account-linked-removed = Le compte chez { $provider } a été retiré ici.
account-asks = Avec { $provider }, vous êtes déjà venu ici sous une autre identité.
account-asks-yes = Laisser l’invité et se connecter avec { $provider }
account-asks-stay = Rester l’invité
account-back-nothing = Vous êtes revenu sans vous connecter là-bas. Rien n’a changé.
refused-provider-away = { $name } ne répond pas. Réessayez, ou connectez-vous autrement.
refused-provider-unsure = { $name } n’a pas indiqué qui vous êtes. Réessayez, ou connectez-vous autrement.
refused-provider-too-late = Cela a pris trop de temps, ou a été commencé dans une autre fenêtre. Réessayez.
refused-no-such-provider = La maison ne permet plus de se connecter ainsi.
refused-linked-elsewhere = Ce compte chez { $name } appartient ici à une autre personne. Pour jouer sous son identité, déconnectez-vous d’abord.
refused-too-many-linked = Vous avez autant de comptes d’ailleurs que possible. Retirez-en un d’abord.
