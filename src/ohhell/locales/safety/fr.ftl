### Les signalements, et ce que les gens ont à lire.

report-open = Signaler
report-title = Signaler { $name }
report-help = Des modérateurs le liront. Personne d’autre n’apprend que vous l’avez écrit.
report-help-table = Des modérateurs le liront, avec le journal de cette table. Personne d’autre n’apprend que vous l’avez écrit.
report-reason = De quoi s’agit-il ?
report-reason-talk = Des insultes ou d’autres propos
report-reason-name = Le nom
report-reason-leaving = Quitter des parties ou faire attendre
report-reason-together = Jouer ensemble contre les autres
report-reason-other = Autre chose
report-line = Ce qui a été dit
report-line-none = Rien en particulier
report-words = En quelques mots, si vous voulez
report-send = Envoyer le signalement
report-done = Votre signalement a bien été reçu. Des modérateurs le liront.
report-done-help = En attendant, vous pouvez ne plus lire cette personne ou la bloquer.

told-title = À lire, s’il vous plaît
told-read = J’ai lu
told-warn = Un modérateur vous avertit.
told-mute = Un modérateur vous a privé de parole. Jusqu’à { $until }, vous ne pouvez dire que des phrases toutes faites.
told-mute-for-good = Un modérateur vous a privé de parole définitivement. Vous ne pouvez dire que des phrases toutes faites.
told-suspend = Un modérateur vous a suspendu jusqu’à { $until }.
told-suspend-for-good = Un modérateur vous a suspendu définitivement.
told-rename = Un modérateur vous a retiré votre nom et vous en a donné un autre.
told-annul = Un modérateur a annulé une partie où vous aviez une place : elle ne compte pas.
told-lift = Un modérateur est revenu sur une mesure prise à votre égard : un avertissement, une privation de parole ou une suspension.
told-left = Vous avez quitté des inconnus avant la fin de leur partie. Pour cette fois, c’est pardonné. La prochaine fois, vous attendrez avant de rejouer avec des inconnus.
told-resting = Vous avez encore quitté des inconnus avant la fin de leur partie. Jusqu’à { $until }, vous ne pouvez jouer qu’à des tables privées.
told-report-acted = Des modérateurs ont lu l’un de vos signalements, et quelque chose a été fait. Quoi exactement reste entre eux et la personne concernée. Merci.
told-report-dismissed = Des modérateurs ont lu l’un de vos signalements, et n’ont rien trouvé de contraire aux règles de la maison. Merci de votre attention.
told-reason = Raison : { $reason }
told-game = Voir la partie
over-annulled = Un modérateur a annulé cette partie : elle ne compte pas.

refused-report-self = On ne se signale pas soi-même.
refused-reported-already = Vous l’avez déjà signalé. Votre signalement attend d’être lu.
refused-too-many-reports = { $most ->
    [one] Vous avez fait { $most } signalement en un jour. Vous pourrez en faire d’autres demain.
   *[other] Vous avez fait { $most } signalements en un jour. Vous pourrez en faire d’autres demain.
}
refused-never-there = Cette personne n’a jamais eu de place à cette table.
refused-no-such-line = Cette personne n’a rien dit de tel à cette table.
refused-bad-words = C’est trop long, ou il y a des caractères que personne ne peut voir.
