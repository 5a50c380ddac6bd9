/** What the page says in a language. */
export interface AskTexts {
  words: AskWords;
  /** Title of the browser's window once something is asked. */
  titleFor: (question: string) => string;
  /** Above the passages that were found. */
  found: (count: number) => string;
  /** Below the field, once earlier questions fall away. */
  kept: (count: number) => string;
}

/** What the page shows as it is. */
export interface AskWords {
  /** Name of the page, and of its card among the labs. */
  title: string;
  /** Below the name. */
  lead: string;
  /** On the card among the labs, and for search engines. */
  description: string;
  /** Name of the field. */
  label: string;
  /** Grey text in the empty field. */
  placeholder: string;
  submit: string;
  /** Spoken name of everything that was asked and answered. */
  log: string;
  /** Above questions one may begin with. */
  examplesTitle: string;
  /** Each is answered by the site's own texts. */
  examples: readonly string[];
  /** Said while an answer is looked for. */
  looking: string;
  /** No text answers the question. */
  nothing: string;
  /** Nobody finds passages at the moment. */
  unavailable: string;
  /** Before the links where one may look, or whom one may ask. */
  elsewhere: string;
  /** Link to the search with the same question. */
  search: string;
  /** Link to the questions that are asked often. */
  faq: string;
  glossary: string;
  /** Link to where people are who may know. */
  community: string;
  /** Small, behind the link to where a passage stands that is in English, with the language's own parentheses. */
  inEnglish: string;
  /** Link that begins anew. */
  startOver: string;
}
