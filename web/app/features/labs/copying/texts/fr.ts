import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  rule: "Règle : Yuma et liquid alpha comme dans subtensor, 30 juin 2026 ; l’expérience suit « Weight Copying in Bittensor », document de travail, 29 mai 2024. Commit-reveal n’est ici qu’un retard plus long.",
  group: {
    truth: "Les mineurs",
    stake: "Qui détient le stake",
    defence: "Défenses",
    rates: "Taux du liquid alpha",
    bonds: "Liens",
  },
  field: {
    truth: "Ce que valent les mineurs",
    honest: "Stake honnête",
    copier: "Stake du copieur",
    colluder: "Stake du groupe",
    reveal: "Délai de révélation en époques",
    mode: "Règle des liens",
    liquid: "Liquid alpha",
    low: "Taux le plus lent",
    high: "Taux le plus rapide",
    steepness: "Pente",
    memory: "Part d’un lien qui demeure",
    penalty: "β, la pénalité des liens",
    epochs: "Époques",
  },
  hint: {
    truth: "Copier n’est sans risque que tant que rien ne change.",
    colluder: "Donne tout au troisième mineur.",
    reveal: "0 : les poids sont publics aussitôt, et le copieur répète le consensus de l’époque d’avant.",
    liquid: "N’agit qu’avec Yuma 3.",
    steepness: "{fact:liquid-alpha-steepness} par défaut. Une valeur négative inverse l’effet.",
    memory: "0,9 par défaut, là où liquid alpha n’agit pas.",
    penalty: "1 : les liens suivent les poids écrêtés.",
  },
  option: {
    truth: {
      static: "Toujours pareils",
      switch: "Le meilleur et le pire permutent",
      drift: "Deux vont et viennent",
    },
    mode: {
      yuma2: "Yuma 2",
      yuma3: "Yuma 3",
    },
  },
  preset: {
    open: "Poids publics",
    static: "Rien ne change",
    commitReveal: "Commit-reveal, par défaut",
    liquidAlpha: "Yuma 3 avec liquid alpha",
    collusion: "Un groupe en plus",
  },
  source: {
    open: "Un copieur avec le dernier consensus public : document de travail de 2024.",
    static: "Le cas où commit-reveal n’aide pas : document de travail et documentation.",
    commitReveal:
      "Délai d’une époque : valeur par défaut du code, relevée sur les sous-réseaux 120 et 107 le 20 septembre 2026.",
    liquidAlpha:
      "Taux de {fact:liquid-alpha-low} à {fact:liquid-alpha-high}, pente {fact:liquid-alpha-steepness} : valeurs par défaut du code, juin 2026.",
    collusion: "Majorité honnête de 55 % ; les parts sont une hypothèse.",
  },
  tour: {
    step1: {
      title: "Rien ne change",
      text: "Tant que les mineurs restent les mêmes, le consensus d’hier est juste aujourd’hui. Copier ne coûte rien.",
    },
    step2: {
      title: "Quelque chose change",
      text: "Toutes les six époques, le meilleur et le pire permutent. Pendant une époque, le copieur se trompe.",
    },
    step3: {
      title: "Commit-reveal",
      text: "Avec un délai de trois époques, le copieur se trompe chaque fois plus longtemps.",
    },
    step4: {
      title: "Dérive",
      text: "Quand les mineurs changent sans cesse, qui répète le passé se trompe toujours un peu.",
    },
    step5: {
      title: "Liquid alpha",
      text: "Avec Yuma 3, les liens de ceux qui sont en avance croissent plus vite. Comparez le copieur avec la deuxième étape.",
    },
    step6: {
      title: "Un groupe",
      text: "Un groupe qui soutient un seul mineur est écrêté là où il est seul, et c’est lui qui gagne le moins.",
    },
  },
  predict: {
    question:
      "Les mineurs ne changent jamais. Les poids sont cachés pendant dix époques avant qu’un copieur ne les voie. Comment s’en tire-t-il ?",
    option1: "Mal : il répète ce qui est vieux de dix époques",
    option2: "Aussi bien que les honnêtes",
    option3: "Mieux que les honnêtes",
    answer:
      "Ce qui est vieux de dix époques est encore juste : cacher n’aide donc pas. Il faut les deux : un délai, et des mineurs qui changent pendant ce délai.",
  },
  problem: {
    noStake: "Personne ne détient de stake.",
    rates: "Le taux le plus lent dépasse le plus rapide. L’un des deux doit céder.",
  },
  told: {
    more: "Après {epochs, plural, one {# époque} other {# époques}}, le copieur a gagné {copier} d’un rendement équitable, plus que les honnêtes, qui en ont {honest}.",
    less: "Après {epochs, plural, one {# époque} other {# époques}}, le copieur a gagné {copier} d’un rendement équitable, moins que les honnêtes, qui en ont {honest}.",
    same: "Après {epochs, plural, one {# époque} other {# époques}}, le copieur a gagné {copier} d’un rendement équitable, autant que les honnêtes, qui en ont {honest}.",
    nobody:
      "Pendant {epochs, plural, one {# époque} other {# époques}}, il n’y avait rien à comparer : il faut un stake honnête qui gagne quelque chose, et un copieur.",
    open: "Le copieur répète le consensus de l’époque d’avant.",
    reveal: "Le copieur répète un consensus vieux de {lag} époques.",
    colluder: "Le groupe a gagné {colluder} d’un rendement équitable.",
  },
  figure: {
    honest: "Honnêtes : rendement",
    copier: "Copieur : rendement",
    colluder: "Groupe : rendement",
    copierReturn: "Copieur par rapport aux honnêtes",
    lag: "Retard en époques",
    none: "–",
  },
  chart: {
    returns: "Dividendes à ce jour, rapportés à un rendement équitable",
    truth: "Ce que valent vraiment les mineurs",
    rates: "À quelle vitesse un lien suit",
  },
  axis: {
    epoch: "Époque",
    return: "Rendement rapporté au stake",
    worth: "Valeur",
    distance: "Distance au consensus",
    rate: "Taux",
  },
  series: {
    honest: "Honnêtes",
    copier: "Copieur",
    colluder: "Groupe",
    fair: "Équitable",
    rate: "Taux",
  },
  formula: {
    return: "Copieur par rapport aux honnêtes (D dividendes, S stake)",
    rate: "Taux d’un lien à la distance d (ici 0,3)",
    bond: "Un lien après une époque",
    each: "un par lien",
  },
};
