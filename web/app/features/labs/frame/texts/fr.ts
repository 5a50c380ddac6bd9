import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const fr: Strings<typeof en> = {
  settings: "Réglages",
  outcome: "Résultat",
  presets: "Situations réelles",
  undo: "Annuler",
  redo: "Rétablir",
  reset: "Réinitialiser",
  copyLink: "Copier le lien",
  copied: "Le lien vers ces réglages est copié.",
  notCopied: "Le navigateur ne nous laisse pas copier. Voici le lien :",
  exactly: "{label}, valeur exacte",
  table: "Les chiffres en tableau",
  formula: "Montrer la formule avec ces nombres",
  computing: "Calcul en cours…",
  cancel: "Interrompre",
  cancelled: "Interrompu. Vous voyez le dernier résultat.",
  computeAgain: "Recalculer",
  kept: "Ce que vous voyez est le dernier état valable.",
  predict: {
    title: "D’abord, devinez",
    show: "Montrer ce qui se passe",
    optional: "Vous pouvez passer cette question. Votre réponse ne quitte pas ce navigateur.",
    guessed: "Votre réponse : {option}",
    right: "C’est bien ce qui se passe.",
    other: "Il se passe autre chose.",
    seeAgain: "Refaire le réglage",
    again: "Deviner à nouveau",
  },
  tour: {
    title: "Visite guidée",
    offer: "{count} courtes étapes. Chacune règle le labo et dit quoi observer.",
    start: "Commencer la visite",
    step: "Étape {step} sur {count}",
    back: "Retour",
    next: "Suivant",
    end: "Terminer la visite",
  },
  fault: {
    number: "« {text} » ne convient pas. {label} : un nombre de {min} à {max}.",
    whole: "« {text} » ne convient pas. {label} : un nombre entier de {min} à {max}.",
  },
  link: {
    future:
      "Ce lien vient d’une version plus récente du labo (format {part}). Il ne peut pas être ouvert ici ; rien n’a été modifié.",
    unreadable: "Ce lien est abîmé à « {part} » et ne peut pas être ouvert. Rien n’a été modifié.",
  },
};
