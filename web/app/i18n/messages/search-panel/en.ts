/**
 * The texts of the search panel, which loads when it is first used, without React and without the other texts. As in
 * `../en.ts`, the comment at a key tells translators where its text appears.
 */
export const en = {
  /** Behind a kind of content that cannot be searched yet. */
  comingSoon: "(Coming Soon)",
  sourceNames: {
    /** In the search panel: a kind of content to choose, and the line above what was found of it. One idea each. */
    concept: "Concepts",
    /** In the search panel: a kind of content to choose, and the line above what was found of it. Longer texts. */
    article: "Articles",
    /** In the search panel: a kind of content to choose, and the line above what was found of it. The markets. */
    subnet: "Subnets",
    /** In the search panel: a kind of content to choose, and the line above what was found of it. Products. */
    application: "Applications",
    /** In the search panel: a kind of content to choose, and the line above what was found of it. People. */
    team: "Teams",
    /** In the search panel: a kind of content to choose, and the line above what was found of it. Instructions. */
    guide: "Guides",
  },
  sourceDescriptions: {
    /** Below "Concepts" in the choice of what is searched. */
    concept: "One idea at a time, explained",
    /** Below "Articles" in the choice of what is searched. */
    article: "Longer reads",
    /** Below "Subnets" in the choice of what is searched. */
    subnet: "By name, number, team or subject",
    /** Below "Applications" in the choice of what is searched. */
    application: "Products built on the network",
    /** Below "Teams" in the choice of what is searched. */
    team: "The people behind the subnets",
    /** Below "Guides" in the choice of what is searched. */
    guide: "Step by step",
  },
  /** Spoken name of the list of what was found while typing. */
  results: "Results",
  /** Spoken when the list of what was found has changed. {count} is a whole number. */
  found: "{count, plural, one {# result} other {# results}}",
  /**
   * Spoken behind the number of results, where the rest of a title stands greyed behind what was typed. Tab is the key;
   * {title} is that title.
   */
  completion: "Tab completes to “{title}”.",
  /** In place of the list, where nothing was found. */
  nothing: "Nothing found. Try fewer or other words.",
  /** In place of the list: the search engine has just started, or is busy. What was typed is searched again by itself. */
  delayed: "The search cannot answer yet. It will be tried again in a moment.",
  /** Link below the list: to the page with everything that was found. {text} is what the visitor typed. */
  allResults: "All results for “{text}”",
  /** Small word beside something found that is written in English, where the page is in another language. */
  inEnglish: "English",
  /** Above the list of what was searched last on this device. */
  recent: "Recent searches",
  /** Button beside that line: forgets those searches. */
  forgetRecent: "Clear",
  /** Title of the note that is shown when a visitor typed or pasted a secret, such as recovery words, into the search. */
  secretTitle: "That looked like a secret, so we did not search for it",
  /** That note's text. "Recovery words" are the 12 to 24 words by which a wallet can be restored. */
  secretText:
    "Recovery words and private keys open a wallet to whoever has them. The field was cleared on your device: nothing was sent, and nothing was stored.",
  /** Link at the end of that note, to the guide on handling keys. */
  secretGuide: "How to keep keys safe",
};
