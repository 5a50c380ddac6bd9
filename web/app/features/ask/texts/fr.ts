import type { AskTexts } from "../ask-texts.ts";

export const fr: AskTexts = {
  words: {
    title: "Interrogez nos textes",
    lead: "Posez votre question avec vos mots. Vous obtenez des passages des textes de ce site, mot pour mot, chacun avec un lien vers l’endroit où il se trouve. Rien n’est généré.",
    description: "Posez une question et lisez les passages de nos textes qui y répondent, mot pour mot.",
    label: "Votre question",
    placeholder: "Qu’est-ce qu’un sous-réseau ?",
    submit: "Demander",
    log: "Questions et réponses",
    examplesTitle: "Par exemple",
    examples: [
      "Qu’est-ce qu’un sous-réseau ?",
      "Comment staker du TAO ?",
      "Quelle est la différence entre TAO et alpha ?",
      "Combien de TAO y aura-t-il ?",
    ],
    looking: "Recherche dans les textes",
    nothing: "Aucun de nos textes n’y répond. Essayez avec moins de mots, ou d’autres.",
    unavailable: "Impossible de chercher des passages pour le moment. Réessayez dans une minute.",
    elsewhere: "Cherchez ici, ou demandez à quelqu’un qui le sait peut-être :",
    search: "Chercher sur tout le site",
    faq: "Questions fréquentes",
    glossary: "Glossaire",
    community: "Communauté",
    inEnglish: "(en anglais)",
    startOver: "Recommencer",
  },
  titleFor: (question) => `« ${question} »`,
  found: (count) =>
    count === 1 ? "Un passage de nos textes convient :" : `${count} passages de nos textes conviennent :`,
  kept: (count) => `Les ${count} dernières questions restent, les précédentes disparaissent.`,
};
