import type { AskTexts } from "../ask-texts.ts";

export const en: AskTexts = {
  words: {
    title: "Ask our texts",
    lead: "Ask in your own words. What you get are passages from the texts of this site, word for word, each with a link to where it stands. Nothing is generated.",
    description: "Ask a question and get the passages of our texts that answer it, word for word.",
    label: "Your question",
    placeholder: "What is a subnet?",
    submit: "Ask",
    log: "Questions and answers",
    examplesTitle: "For example",
    examples: [
      "What is a subnet?",
      "When is the next halving?",
      "How many TAO will there be?",
      "What if somebody else knows my coldkey?",
    ],
    looking: "Looking through the texts",
    nothing: "None of our texts answers this. Fewer or other words may help.",
    unavailable: "Passages cannot be looked up right now. Please try again in a minute.",
    elsewhere: "Look here, or ask somebody who may know:",
    search: "Search the whole site for it",
    faq: "Frequent questions",
    glossary: "Glossary",
    community: "Community",
    inEnglish: "(in English)",
    startOver: "Start over",
  },
  titleFor: (question) => `“${question}”`,
  found: (count) => (count === 1 ? "One passage of our texts fits:" : `${count} passages of our texts fit:`),
  kept: (count) => `The last ${count} questions are kept; earlier ones fall away.`,
};
