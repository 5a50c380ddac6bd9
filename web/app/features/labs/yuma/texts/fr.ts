import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  rule: "Règle : Yuma comme dans subtensor, epoch/run_epoch.rs, 30 juin 2026 (spec 425). Yuma 3 et liquid alpha sont au choix du propriétaire d’un sous-réseau.",
  group: {
    network: "D’où viennent les nombres",
    hand: "Validateurs et mineurs",
    generated: "Un sous-réseau inventé",
    rule: "La règle",
    time: "Le temps",
    late: "Qui s’en aperçoit tard",
  },
  field: {
    network: "Réseau",
    validators: "Validateurs",
    miners: "Mineurs",
    stake: "Stake",
    weights: "Poids, de 0 à 100",
    manyValidators: "Validateurs",
    manyMiners: "Mineurs",
    noise: "Désaccord",
    seed: "Un autre",
    kappa: "κ, le stake qui doit être d’accord",
    penalty: "β, la pénalité des liens",
    memory: "Part d’un lien qui demeure",
    mode: "Liens",
    liquid: "Liquid alpha",
    epochs: "Époques",
    turnAt: "Le classement s’inverse à l’époque",
    delay: "Époques de retard",
  },
  hint: {
    weights: "Chaque ligne est ramenée à une somme de 1. Au-dessus du consensus, un poids y est ramené.",
    kappa: "Sur la chaîne 32 767/65 535, à peine moins de la moitié.",
    penalty:
      "1 : les liens suivent les poids écrêtés. 0 : les poids tels que donnés. Par défaut dans le code : {fact:bonds-penalty}.",
    memory: "0,9 par défaut : un dixième est nouveau à chaque époque.",
    liquid:
      "N’agit qu’avec Yuma 3 : des taux de {fact:liquid-alpha-low} à {fact:liquid-alpha-high} au lieu d’un seul pour tous.",
    turnAt: "0 : jamais. Le meilleur mineur devient le pire.",
    delay: "Un validateur change ses poids tant d’époques après l’inversion.",
    noise: "À quel point les validateurs voient différemment les mêmes mineurs.",
  },
  option: {
    network: { hand: "À la main", generated: "Inventé, jusqu’à 64 × 256" },
    mode: { yuma2: "Yuma 2", yuma3: "Yuma 3" },
  },
  preset: {
    worked: "Trois validateurs, deux mineurs",
    halves: "Deux moitiés en désaccord",
    collusion: "Un groupe pour son propre mineur",
    turn: "Le classement change",
    large: "64 validateurs, 256 mineurs",
  },
  source: {
    worked: "Stake 40, 35, 25 : un exemple à calculer à la main avec la règle de run_epoch.rs.",
    halves: "L’égalité compte : κ = 32 767/65 535, valeur par défaut de subtensor.",
    collusion: "L’attaque que décrit docs/consensus.md de subtensor.",
    turn: "Comme dans les tests test_yuma_3_* de subtensor : le classement change, les validateurs suivent plus ou moins tôt.",
    large:
      "Le plus grand sous-réseau par défaut : {fact:uids-per-subnet} UID, dont {fact:validator-permits} avec permis (documentation, 2026).",
  },
  tour: {
    step1: {
      title: "À la main",
      text: "M1 : le 0,8 de V1 a 40 % du stake derrière lui, ce qui ne suffit pas. À 0,6 il y en a 75 %. Le consensus est donc 0,6, et 0,8 y est ramené.",
    },
    step2: {
      title: "Plus d’accord",
      text: "Avec κ à 0,8, presque tous doivent être d’accord. Le consensus tombe à ce que V3 soutient encore.",
    },
    step3: {
      title: "Un groupe",
      text: "V3 détient 40 % et donne tout à M3. Sans la moitié du stake, le consensus pour M3 est 0 : tout est écrêté.",
    },
    step4: {
      title: "Être en avance",
      text: "À l’époque 8, le classement s’inverse. V1 le voit aussitôt, V2 une époque plus tard, V3 quatre. Regardez qui gagne des dividendes.",
    },
    step5: {
      title: "Yuma 3",
      text: "La même chose avec Yuma 3 et liquid alpha : être en avance compte davantage, quel que soit le stake.",
    },
    step6: {
      title: "Beaucoup",
      text: "Douze validateurs voient 24 mineurs à travers un fort bruit. La médiane reste proche de ce que valent les mineurs.",
    },
  },
  predict: {
    question:
      "Un validateur avec 40 % du stake donne tout son poids à son propre mineur. Les autres ne lui donnent rien. Quelle part de l’incitation ce mineur reçoit-il ?",
    option1: "40 %, comme le stake derrière lui",
    option2: "Environ 20 %",
    option3: "Rien",
    answer:
      "Aucun poids pour ce mineur n’est soutenu par une part κ du stake : son consensus est 0 et tout le poids est écrêté. Le validateur perd sa confiance et ses dividendes.",
  },
  problem: {
    noStake: "Personne ne détient de stake, donc personne ne peut s’accorder.",
    noWeights: "Aucun détenteur de stake ne donne de poids à un mineur.",
  },
  told: {
    incentive:
      "Après {epochs, plural, one {# époque} other {# époques}}, {miner} a la plus grande incitation : {share}.",
    clipped: "{clipped} des {count} poids dépassent le consensus et y sont ramenés.",
    validator:
      "{validator} est le moins d’accord : {trust} de son poids compte. Avec {stake} du stake, il gagne {dividends} des dividendes.",
    nobody:
      "Aucun poids n’a assez de stake derrière lui : le consensus est 0 partout et personne ne reçoit d’incitation.",
  },
  figure: {
    clipped: "Poids écrêtés",
    incentive: "Incitation de {miner}",
    consensus: "Consensus pour {miner}",
    trust: "Confiance de {validator}",
  },
  chart: { miners: "Mineurs", validators: "Validateurs", dividends: "Les dividendes au fil des époques" },
  axis: { miner: "Mineur", validator: "Validateur", share: "Part", epoch: "Époque" },
  series: {
    consensus: "Consensus",
    incentive: "Incitation",
    stake: "Stake",
    dividends: "Dividendes",
    trust: "Confiance",
    turn: "Le classement s’inverse",
  },
  table: { title: "Les poids, et ce qu’il en reste" },
  formula: {
    consensus: "Consensus : le plus grand poids soutenu par assez de stake",
    rank: "Rang : les poids écrêtés, pondérés par le stake",
    incentive: "Incitation",
  },
};
