/** What all labs say alike. Buttons are short; {label} is the name of a setting, {min}, {max} and {count} are figures. */
export const en = {
  /** Spoken name of the part of a lab where things are set. */
  settings: "Settings",
  /** Spoken name of the part of a lab that shows what comes of it. */
  outcome: "Result",
  /** Title of a list of buttons, each of which sets everything to a real situation. */
  presets: "Real situations",
  undo: "Undo",
  redo: "Redo",
  reset: "Reset",
  copyLink: "Copy link",
  /** After "Copy link" was pressed. */
  copied: "The link to these settings is copied.",
  /** After "Copy link" was pressed and the browser refused; the link follows. */
  notCopied: "The browser does not let us copy. This is the link:",
  /** Spoken name of the box in which a setting is typed exactly. */
  exactly: "{label}, exactly",
  /** Unfolds the numbers of a chart as a table. */
  table: "The numbers as a table",
  /** Unfolds formulas, first with their signs, then with the numbers that are set. */
  formula: "Show the formula with these numbers",
  /** Beside a bar that fills while a long computation runs. */
  computing: "Computing …",
  cancel: "Cancel",
  cancelled: "Cancelled. What you see is the last result.",
  computeAgain: "Compute again",
  /** After the name of a problem: what is shown belongs to the settings before. */
  kept: "What is shown is the last state that worked.",
  predict: {
    /** Title of a box with a question that is to be guessed before anything is shown. */
    title: "Predict first",
    show: "Show what happens",
    optional: "You can also skip this. Your guess is kept in this browser only.",
    /** {option} is the answer the visitor chose. */
    guessed: "Your guess: {option}",
    right: "That is what happens.",
    other: "Something else happens.",
    seeAgain: "Set it up again",
    again: "Guess again",
  },
  tour: {
    title: "Guided tour",
    offer: "{count} short steps. Each sets the lab and says what to look for.",
    start: "Start the tour",
    step: "Step {step} of {count}",
    back: "Back",
    next: "Next",
    end: "End the tour",
  },
  fault: {
    /** {text} is what the visitor typed. */
    number: "“{text}” cannot be used. {label}: a number from {min} to {max}.",
    whole: "“{text}” cannot be used. {label}: a whole number from {min} to {max}.",
  },
  link: {
    /** An address was opened that a newer version of the site made. {part} is its version. */
    future:
      "This link was made by a newer version of the lab (format {part}). It cannot be opened here; nothing was changed.",
    /** An address was opened that is damaged. {part} is the part that makes no sense. */
    unreadable: "This link is damaged at “{part}” and cannot be opened. Nothing was changed.",
  },
};
