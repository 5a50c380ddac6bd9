import type { AskTexts } from "../ask-texts.ts";

export const de: AskTexts = {
  words: {
    title: "Frag unsere Texte",
    lead: "Frag mit deinen eigenen Worten. Du bekommst Stellen aus den Texten dieser Website, wörtlich und mit einem Link dorthin, wo sie stehen. Nichts davon ist künstlich erzeugt.",
    description: "Stell eine Frage und lies die Stellen unserer Texte, die sie beantworten, Wort für Wort.",
    label: "Deine Frage",
    placeholder: "Was ist ein Subnetz?",
    submit: "Fragen",
    log: "Fragen und Antworten",
    examplesTitle: "Zum Beispiel",
    examples: [
      "Was ist ein Subnetz?",
      "Wann ist das nächste Halving?",
      "Was ist der Unterschied zwischen TAO und Alpha?",
      "Wie stake ich TAO?",
    ],
    looking: "Die Texte werden durchgesehen",
    nothing: "Keiner unserer Texte beantwortet das. Vielleicht helfen weniger oder andere Wörter.",
    unavailable: "Gerade können keine Stellen gesucht werden. Bitte versuche es in einer Minute noch einmal.",
    elsewhere: "Schau hier nach, oder frag jemanden, der es wissen könnte:",
    search: "Auf der ganzen Website danach suchen",
    faq: "Häufige Fragen",
    glossary: "Glossar",
    community: "Community",
    inEnglish: "(auf Englisch)",
    startOver: "Von vorn beginnen",
  },
  titleFor: (question) => `„${question}“`,
  found: (count) => (count === 1 ? "Eine Stelle unserer Texte passt:" : `${count} Stellen unserer Texte passen:`),
  kept: (count) => `Die letzten ${count} Fragen bleiben stehen, frühere fallen weg.`,
};
