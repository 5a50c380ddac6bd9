import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  rule: "Les règles telles qu’elles étaient sur la chaîne : prix depuis le 13 février 2025, flux depuis le 4 novembre 2025, flux net depuis le 27 mai 2026, prix × (1 − burn) depuis le 22 juin 2026, le filtre depuis le 27 juillet 2026 (relevé le 8 octobre 2026). Source : subtensor, coinbase. Le réseau est inventé.",
  group: {
    rule: "Règle de la chaîne",
    event: "Ce qui se passe",
    flow: "Combien",
    burn: "Combien est retenu",
    when: "Quand",
    network: "Réseau",
    gate: "Le filtre",
  },
  field: {
    rule: "Règle",
    compare: "Comparer les cinq règles",
    days: "Jours",
    subnets: "Sous-réseaux",
    spread: "Leur inégalité",
    inflow: "Flux entrant ordinaire, en tout",
    focus: "Sous-réseau observé, par rang",
    event: "Événement",
    size: "TAO par jour",
    burned: "Paie des mineurs retenue",
    eventAt: "Commence le jour",
    eventLasts: "Dure (jours)",
    moving: "Vitesse du prix lissé",
    gateRank: "Rang de la barre",
    gateExponent: "Exposant du filtre",
  },
  hint: {
    rule: "La règle a changé cinq fois en douze mois. « Comme cela s’est passé » les parcourt toutes depuis le 13 février 2025.",
    compare: "C’est plus long : le calcul se fait à côté de la page.",
    spread: "0 : tous égaux. 1 : le deuxième a la moitié du prix du premier, le troisième un tiers.",
    inflow: "Réparti selon la taille. Les règles de flux ne regardent rien d’autre.",
    focus: "1 est le plus grand.",
    burned: "Incitation qui va aux hotkeys du propriétaire. Le sous-réseau 90 retenait 76,6 % le 11 septembre 2026.",
    moving:
      "Sur la chaîne {fact:moving-price-rate} : la moitié d’un changement est prise en compte après environ {fact:moving-price-half-life}. Le code part du centième.",
    gateRank: "{fact:emission-gate-rank} sur la chaîne. La part à ce rang est la barre ; 0 prend un quantile.",
  },
  option: {
    rule: {
      gate: "Filtre (aujourd’hui)",
      "price-and-burn": "Prix × (1 − burn)",
      "net-flow": "Flux net",
      flow: "Flux",
      price: "Prix",
      history: "Comme cela s’est passé, de règle en règle",
    },
    event: {
      none: "Rien",
      inflow: "Un afflux soudain",
      outflow: "Des sorties",
      burn: "La paie des mineurs est retenue",
    },
    moving: {
      hundredfold: "Comme sur la chaîne",
      tenfold: "Dix fois plus lent",
      code: "Cent fois plus lent : la valeur du code",
    },
  },
  short: {
    price: "Prix",
    flow: "Flux",
    "net-flow": "Flux net",
    "price-and-burn": "Prix, burn",
    gate: "Filtre",
  },
  preset: {
    gate: "Retenir, avec le filtre",
    burnJune: "Le même en juin 2026",
    outflow: "Des sorties sous la règle du flux",
    price2025: "Un afflux début 2025",
    history: "De règle en règle",
  },
  source: {
    gate: "76,6 % retenus, comme le sous-réseau 90 le 11 septembre 2026, qui reçut 0,43 % à un prix de 0,0317 τ.",
    burnJune: "Règle du 22 juin au 27 juillet 2026.",
    outflow: "Règle du 4 novembre 2025 au 27 mai 2026, demi-vie de 30 jours.",
    price2025: "Règle du livre blanc de Dynamic TAO, depuis février 2025.",
    history: "Dates des changements : déploiements du runtime et notes de version. Un long calcul.",
  },
  tour: {
    step1: {
      title: "Le plus grand",
      text: "Avec le filtre, le plus grand sous-réseau prend plus que sa part des prix : ce que perdent les petits va à ceux qui dépassent la barre.",
    },
    step2: {
      title: "Sous la barre",
      text: "Le rang 40 est sous la barre. Le filtre n’en laisse passer que peu ; son alpha est toujours versé.",
    },
    step3: {
      title: "Retenir",
      text: "À partir du jour 20, le sous-réseau observé retient 76,6 % de la paie de ses mineurs. Il tombe sous la barre et sa part s’effondre.",
    },
    step4: {
      title: "Des sorties",
      text: "La règle du flux affame un sous-réseau qui perd du TAO, si haut que soit son prix.",
    },
    step5: {
      title: "Sorties, règle du prix",
      text: "La règle du prix lui prend ce que perd son prix, sans plus : il garde plus de la moitié de sa part.",
    },
    step6: {
      title: "Afflux, flux net",
      text: "Sous le flux net, ce que dépense la chaîne est retranché : l’afflux doit dépasser ce que le sous-réseau reçoit.",
    },
  },
  predict: {
    question:
      "Avec le filtre, le sous-réseau 10 sur 48 se met à retenir la moitié de la paie de ses mineurs. Que devient sa part ?",
    option1: "Rien : son prix ne change pas",
    option2: "Elle est divisée par deux",
    option3: "Elle baisse de plus de la moitié",
    answer:
      "Retenir la moitié divise par deux la part qui entre dans le filtre, et d’une part plus petite le filtre laisse passer moins : près de la barre, une perte compte plus que double.",
  },
  told: {
    none: "Sous la règle « {rule} », le sous-réseau {rank} passe de {before} à {end} de l’émission en {days, plural, one {# jour} other {# jours}}.",
    inflow:
      "Sous la règle « {rule} », le sous-réseau {rank} a d’abord {before}, {atEvent} à la fin de l’afflux et {end} après {days, plural, one {# jour} other {# jours}}.",
    outflow:
      "Sous la règle « {rule} », le sous-réseau {rank} a d’abord {before}, {atEvent} à la fin des sorties et {end} après {days, plural, one {# jour} other {# jours}}.",
    burn: "Sous la règle « {rule} », le sous-réseau {rank} a d’abord {before}, {atEvent} à la fin de la retenue et {end} après {days, plural, one {# jour} other {# jours}}.",
    concentration: "Le dernier jour, l’émission est aussi concentrée qu’entre {count} sous-réseaux égaux.",
    nobody: "Le dernier jour, aucun sous-réseau n’a d’afflux : personne ne reçoit de TAO.",
  },
  figure: {
    before: "Part le premier jour",
    lowest: "Part la plus basse",
    end: "Part le dernier jour",
    gate: "Le filtre laisse passer",
    bar: "Barre θ",
    effective: "Nombre effectif de sous-réseaux",
  },
  chart: {
    share: "La part du sous-réseau {rank} au fil du temps",
    ranks: "Tous les sous-réseaux le dernier jour",
    rules: "Le sous-réseau {rank} le dernier jour, sous chaque règle",
  },
  axis: {
    day: "Jour",
    date: "Date",
    share: "Part de l’émission",
    rank: "Rang au départ",
    rule: "Règle",
  },
  series: {
    share: "Part de l’émission",
    demand: "Prix et burn seuls",
    bar: "Barre",
    begins: "début",
    ends: "fin",
  },
  formula: {
    price: "Part selon prix et burn (valeurs du sous-réseau observé)",
    gate: "Le filtre",
    flow: "Part selon le flux (S est le flux moyen)",
  },
};
