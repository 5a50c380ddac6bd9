import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  rule: "Règles : émission par bloc selon l’émission totale ; {fact:owner-cut} au propriétaire, la moitié du reste aux mineurs, l’autre aux validateurs et à root. Source : subtensor, coinbase, 30 juin 2026. {fact:blocks-per-day} par jour.",
  group: { issuance: "TAO", split: "Un bloc d’un sous-réseau" },
  field: {
    issuance: "Émission totale",
    recycled: "Recyclé chaque jour",
    years: "Années à venir",
    alphaIssued: "Alpha émis par le sous-réseau",
    rootTao: "TAO stakés sur root",
    ownerCut: "La part du propriétaire est versée",
    rootPaid: "La part de root est versée",
  },
  hint: {
    recycled:
      "Le TAO recyclé sort de l’émission totale et peut être émis à nouveau. Le TAO brûlé reste compté. Aucun rythme réel n’est consigné ici : essayez-en plusieurs.",
    alphaIssued: "Le même escalier vaut pour l’alpha de chaque sous-réseau, selon sa propre émission totale.",
    rootTao: "{fact:root-stake} relevés le {fact:root-stake:date}. Sur root, un TAO pèse {fact:tao-weight} alpha.",
    rootPaid:
      "Seulement tant que les prix lissés de tous les sous-réseaux dépassent {fact:root-sell-threshold} au total ; sinon elle est recyclée.",
  },
  preset: {
    september: "Septembre 2026",
    eve: "À la veille du premier halving",
    rootStake: "Un jeune sous-réseau",
    end: "Près de la fin",
  },
  source: {
    september: "Émission totale de {fact:total-issuance}, relevée le {fact:total-issuance:date} (bloc 9 045 154).",
    eve: "Premier halving à la mi-décembre 2025, à {fact:halving-threshold-1} : documentation sur le halving.",
    rootStake: "Stake sur root du {fact:root-stake:date} ; les 100 000 α sont une hypothèse.",
    end: "Après dix halvings ou plus : une illustration de la règle.",
  },
  tour: {
    step1: {
      title: "Où l’on en est",
      text: "Le {fact:total-issuance:date}, il existait {fact:total-issuance} : un demi-TAO par bloc.",
    },
    step2: {
      title: "Un TAO avant le seuil",
      text: "Juste sous {fact:halving-threshold-1}, un bloc émet encore un TAO entier, 7 200 τ par jour.",
    },
    step3: {
      title: "Le seuil",
      text: "À {fact:halving-threshold-1}, la moitié de ce qui restait est partie. Désormais un bloc émet un demi-TAO. Ni date ni numéro de bloc n’en décide.",
    },
    step4: {
      title: "Recyclage",
      text: "Si la moitié du TAO de chaque jour est recyclée, l’émission totale croît deux fois moins vite et le prochain halving s’éloigne.",
    },
    step5: {
      title: "Plus de sorties que d’entrées",
      text: "Recyclez plus que ce qui est émis et l’émission totale repasse sous le seuil : l’émission par bloc revient au double. Le code le permet.",
    },
    step6: {
      title: "L’horloge du sous-réseau",
      text: "À {fact:halving-threshold-1:number} α, un sous-réseau connaît aussi son halving, quoi que fasse le TAO. Et plus il a émis d’alpha, plus la part de root est petite.",
    },
  },
  predict: {
    question:
      "3 600 τ sont émis par jour. Supposons que la moitié, 1 800 τ, soit recyclée chaque jour. Quand vient le prochain halving, à {fact:halving-threshold-2} ?",
    option1: "Le même jour : il dépend du numéro de bloc",
    option2: "Au bout d’un temps environ deux fois plus long",
    option3: "Jamais",
    answer:
      "L’émission par bloc ne dépend que de l’émission totale. Si celle-ci croît deux fois moins vite, il faut deux fois plus de temps : 2 456 jours au lieu de 1 228 à partir du 11 septembre 2026.",
  },
  told: {
    now: "Avec {issued} τ émis, un bloc émet {perBlock} τ, soit {perDay} τ par jour. Le prochain halving vient à {next} τ.",
    end: "Avec {issued} τ émis, plus rien n’est émis.",
    halving: "À ce rythme, il vient dans {days, plural, one {# jour} other {# jours}}.",
    noHalving: "À ce rythme, il ne vient pas en {years, plural, one {# an} other {# ans}}.",
    split:
      "Sur {alpha} α d’un bloc, le propriétaire reçoit {owner}, les mineurs {miners}, les validateurs et leurs stakers {validators}, root {root}.",
    splitRecycled:
      "Sur {alpha} α d’un bloc, le propriétaire reçoit {owner}, les mineurs {miners}, les validateurs et leurs stakers {validators} ; les {root} de root sont recyclés.",
  },
  figure: {
    issued: "Émis à ce jour",
    perBlock: "Nouveau par bloc",
    perDay: "Nouveau par jour",
    halvings: "Halvings à ce jour",
    next: "Prochain halving à",
    root: "Part de root dans la moitié des validateurs",
    allIssued: "Tout est émis",
    none: "Aucun",
  },
  chart: {
    staircase: "L’émission par bloc selon l’émission totale",
    issuance: "L’émission totale au fil des ans",
    split: "Qui reçoit l’alpha d’un bloc",
  },
  axis: {
    issuance: "TAO émis",
    perBlock: "TAO par bloc",
    years: "Années à partir de maintenant",
    who: "Destinataire",
    alpha: "Alpha par bloc",
  },
  series: { perBlock: "TAO par bloc", now: "Maintenant", issuance: "Émission totale", without: "Sans recyclage" },
  who: { owner: "Propriétaire", miners: "Mineurs", validators: "Validateurs", root: "Root" },
  formula: {
    emission: "Émission E d’un bloc pour une émission totale T",
    root: "Part de root r",
    split: "La moitié des validateurs (A est l’alpha du bloc)",
  },
};
