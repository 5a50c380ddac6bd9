import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  rule: "Règles : prix × {fact:registration-price-factor} à chaque enregistrement, divisé par deux tous les {fact:registration-price-half-life}, depuis le 22 avril 2026. Sources : subtensor, subnets/registration.rs et coinbase/root.rs, 30 juin 2026 ; coût de création relevé le 11 septembre 2026.",
  group: { price: "Prix d’un UID", pruning: "Qui doit partir", rule: "La règle", lock: "Prix d’un sous-réseau" },
  field: {
    start: "Prix au départ",
    perInterval: "Enregistrements en 360 blocs",
    burst: "Ruée : un par bloc, pendant tant de blocs",
    burstAt: "La ruée commence au bloc",
    blocks: "Blocs observés",
    increase: "Facteur par enregistrement",
    halfLife: "Demi-vie en blocs",
    floor: "Prix le plus bas",
    ceiling: "Prix le plus haut",
    uids: "UID dans le sous-réseau",
    immunity: "Période d’immunité en blocs",
    newcomers: "Nouveaux venus",
    seed: "Un autre sous-réseau inventé",
    lastLock: "Dernier prix payé pour un sous-réseau",
    daysSince: "Jours écoulés depuis",
  },
  hint: {
    perInterval: "Répartis régulièrement. 360 blocs font 72 minutes.",
    burst: "Par défaut, la chaîne admet un enregistrement par bloc.",
    halfLife: "0 : le prix ne baisse pas.",
    immunity:
      "{fact:neuron-immunity-period:number} dans le code ; 5 000 et 14 400 relevés sur la chaîne le 20 septembre 2026.",
    seed: "Émissions et âges sont inventés : peu gagnent beaucoup, la plupart sont anciens.",
    lastLock:
      "D’abord le double de ce prix, puis une baisse égale à ce prix en {fact:lock-cost-interval}, 8 jours ; au moins {fact:lock-cost-min}.",
  },
  preset: {
    defaults: "Les valeurs par défaut, avec une ruée",
    quiet: "Un prix qui s’endort",
    immunity14400: "Une immunité plus longue",
    april: "Un sous-réseau en avril 2026",
  },
  source: {
    defaults:
      "Départ {fact:registration-price-start}, facteur {fact:registration-price-factor}, demi-vie {fact:registration-price-half-life} : runtime de juin 2026. La demande est une hypothèse.",
    quiet: "La même règle quand personne ne s’enregistre.",
    immunity14400: "14 400 blocs, relevés pour le sous-réseau 107 le 20 septembre 2026.",
    april: "Un coût de création de 10 127 τ a été signalé en avril 2026.",
  },
  tour: {
    step1: {
      title: "Un enregistrement",
      text: "Le prix bondit de 26 %, puis est divisé par deux tous les {fact:registration-price-half-life}.",
    },
    step2: {
      title: "Une ruée",
      text: "Douze d’affilée multiplient le prix par seize. Le dernier venu paie pour la hâte de tous.",
    },
    step3: {
      title: "L’équilibre",
      text: "Environ trois enregistrements en 360 blocs maintiennent le prix. Avec six, il monte jusqu’à ce que quelqu’un renonce.",
    },
    step4: {
      title: "Qui part",
      text: "Un nouveau venu prend un UID : celui de la plus faible émission parmi ceux qui ne sont plus immunisés.",
    },
    step5: {
      title: "Tous sont nouveaux",
      text: "Quand dix au plus ne sont pas immunisés, c’est le plus faible des immunisés qui part. L’immunité ne protège que tant que d’autres en sont dépourvus.",
    },
    step6: {
      title: "Un sous-réseau entier",
      text: "Juste après la création d’un sous-réseau, le suivant coûte le double. En 8 jours le prix est revenu, en 16 il est au plus bas.",
    },
  },
  predict: {
    question:
      "Un UID coûte 0,1 τ. Dix mineurs s’enregistrent l’un après l’autre, à un bloc d’intervalle. Que paie le dixième ?",
    option1: "0,1 τ, comme le premier",
    option2: "Environ 0,2 τ",
    option3: "Environ 0,8 τ",
    answer:
      "Les neuf enregistrements précédents ont multiplié le prix par 1,26⁹ ≈ 8 ; en neuf blocs il baisse à peine. Le dixième paie environ 0,79 τ.",
  },
  problem: { bounds: "Le prix le plus bas dépasse le plus haut. L’un des deux doit céder." },
  told: {
    price: "Le prix passe de {start} τ à {end} τ en {blocks} blocs ; son plus haut est {highest} τ.",
    burst:
      "Dans la ruée, {count, plural, one {# enregistrement paie {first} τ} other {# enregistrements paient {first} τ au début et {last} τ à la fin, {total} τ en tout}}.",
    next: "Le prochain à partir est l’UID {uid} : avec {share} de l’émission, il gagne le moins parmi les {count} qui ne sont pas immunisés.",
    nextImmune:
      "Le prochain à partir est l’UID {uid} avec {share} de l’émission, bien qu’immunisé : seuls {count} ne le sont pas.",
    nobody: "Personne ne peut être désenregistré.",
  },
  figure: {
    end: "Prix à la fin",
    highest: "Prix le plus haut",
    registrations: "Enregistrements",
    balance: "Maintiennent le prix, par demi-vie",
    nonImmune: "Non immunisés",
    lockCost: "Prix d’un sous-réseau maintenant",
    none: "Aucun",
  },
  chart: {
    price: "Le prix d’un UID",
    neurons: "Les UID qui gagnent le moins",
    lockCost: "Le prix d’un sous-réseau après la dernière création",
  },
  axis: {
    blocks: "Blocs",
    price: "TAO",
    share: "Part de l’émission",
    days: "Jours depuis la dernière création",
    lockCost: "TAO",
  },
  series: {
    price: "Prix",
    highest: "Le plus haut",
    leaving: "Laisse sa place",
    immune: "Reste, immunisé",
    staying: "Reste",
    lockCost: "Coût de verrouillage",
    now: "Maintenant",
  },
  table: {
    title: "Les UID qui gagnent le moins",
    age: "Âge en blocs",
    immune: "Immunisé",
    leaves: "Laisse sa place à",
    yes: "oui",
    no: "non",
    newcomer: "nouveau venu n° {number}",
  },
  formula: {
    price: "Prix après n enregistrements et b blocs (ici : juste après la ruée, prise seule)",
    balance: "Enregistrements par demi-vie qui maintiennent le prix",
    lockCost: "Coût de verrouillage",
  },
};
