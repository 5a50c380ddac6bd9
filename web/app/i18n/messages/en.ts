/**
 * The interface texts. The comment at a key tells translators where its text appears. Plurals and figures are written in
 * ICU message syntax; every other language has the same keys (`messages.ts`).
 */
export const en = {
  navigation: {
    /** First focusable element of every page, visible when focused: jumps over the navigation. */
    skipToContent: "Skip to content",
    /** Spoken name of the site's main navigation, in the bar as in the menu on phones. */
    main: "Main",
    /** Spoken name of the full-screen menu on phones. */
    menu: "Menu",
    /** Spoken name of the button with an icon in the bar on phones: opens the full-screen menu. */
    openMenu: "Open menu",
    /** Spoken name of the button with an icon in the full-screen menu: closes it. */
    closeMenu: "Close menu",
    /** Spoken name of the button with a magnifying glass in the bar: opens the search. */
    search: "Search",
    /** Spoken name of the icon in the bar that leads to the sign-in page. */
    login: "Log in",
    /** Spoken name of the icon in the bar that leads to one's own account, once signed in. */
    profile: "Profile",
    /** Behind a menu entry that cannot be followed yet. */
    comingSoon: "(Coming Soon)",
    /** Spoken after a menu entry that opens in a new tab. */
    opensInNewTab: "(opens in a new tab)",
    /** Spoken name of the thin bar at the top that is shown while a page is being loaded. */
    loading: "Loading the page",
    /** Menu item, highlighted: the newcomer's path. */
    getStarted: "Get Started",
    /** Menu item that opens a submenu of everything there is to read. */
    explore: "Explore",
    /** Entry of the submenu Explore: explanations of one idea each. */
    concepts: "Concepts",
    /** Entry of the submenu Explore: longer texts with a date. */
    articles: "Articles",
    /** Entry of the submenu Explore: the network's markets, called subnets. */
    subnets: "Subnets",
    /** Entry of the submenu Explore: products built on the network. */
    applications: "Applications",
    /** Entry of the submenu Explore: the people behind subnets. */
    teams: "Teams",
    /** Entry of the submenu Explore: step-by-step instructions. */
    guides: "Guides",
    /** Menu item that opens a submenu of five papers as PDF. */
    resources: "Resources",
    papers: {
      /** Entry of the submenu Resources: the paper that first described the network, as PDF. */
      whitepaper: "Bittensor whitepaper",
      /** Entry of the submenu Resources: a paper on how many opinions become one score, as PDF. Yuma is a name. */
      consensus: "Yuma Consensus",
      /**
       * Entry of the submenu Resources: a paper on validators who copy the weights of others, as PDF. Liquid Alpha is a
       * name.
       */
      liquidAlpha: "Liquid alpha and weight copying",
      /** Entry of the submenu Resources: a paper on subnet tokens and pools, as PDF. Dynamic TAO is a reform's name. */
      dynamicEmissions: "Dynamic TAO emissions",
      /** Entry of the submenu Resources: a paper on emission by the stake that flows in less what flows out, as PDF. */
      netInflowEmissions: "Net-inflow emissions",
    },
    /** Menu item on wide screens: the network's technical documentation, on another site. */
    docs: "Docs",
    /** The same item in the menu on phones. */
    documentation: "Documentation",
    /** Menu item: the page about this website. */
    about: "About",
  },
  footer: {
    /** Spoken name of the list of links at the end of every page. */
    label: "All sections",
    /** Link at the end of every page: the newcomer's path, as in the menu. */
    getStarted: "Get started",
    /** Link at the end of every page: the list of all concepts, as in the menu. */
    concepts: "Concepts",
    /** Link at the end of every page: the list of all guides, as in the menu. */
    guides: "Guides",
    /** Link at the end of every page: the list of all subnets, as in the menu. */
    subnets: "Subnets",
    /** Link at the end of every page: the list of all articles, as in the menu. */
    articles: "Articles",
    /** Link at the end of every page: the list of the labs, interactive pages to try mechanisms out. */
    labs: "Labs",
    /** Link at the end of every page: everything on the site in one list, as in the menu. */
    explore: "Explore",
    /** Link at the end of every page: the list of applications, as in the menu. */
    applications: "Applications",
    /** Link at the end of every page: the list of all teams, as in the menu. */
    teams: "Teams",
    /** Link at the end of every page: the list of papers as PDF. */
    resources: "Papers",
    /** Link at the end of every page: the list of recordings. */
    videos: "Videos",
    /** Link at the end of every page: the page of frequent questions. */
    faq: "Questions and answers",
    /** Link at the end of every page: places to meet others. */
    community: "Community",
    /** Link at the end of every page: the page about this website, as in the menu. */
    about: "About",
    /** Link at the end of every page: the page on what data the site keeps. */
    privacy: "Privacy",
    /** Last line of every page, where the content gives no line about rights. */
    rights: "Learn Bittensor. MIT licence.",
  },
  consent: {
    /** Asked at the end of every page and on the page about privacy, where an operator counts the pages that are read. */
    question: "May we count which pages are read?",
    /** Link after the question: leads to the part about it on the page about privacy. */
    more: "What that means",
    /** Button below the question. */
    yes: "Yes",
    /** Button below the question, of the same size as the one for yes. */
    no: "No",
    /** Below the buttons, and spoken, once yes was chosen. */
    saidYes: "Thank you. The pages you read are counted; you can change this at any time.",
    /** Below the buttons, and spoken, once no was chosen. */
    saidNo: "Nothing is counted.",
    /** Below the question, in place of the buttons, where the browser's own settings say no. */
    refused: "Your browser asks not to be tracked. Nothing is counted.",
  },
  notice: {
    /** Spoken name of a line above every page that says something about the site. */
    label: "Notice",
    /** Spoken name of the button with a cross that puts this line away. */
    dismiss: "Dismiss this notice",
  },
  colorMode: {
    /** Spoken name of the button with sun and moon in the bar, while the page is light. */
    toDark: "Switch to dark mode",
    /** Spoken name of the same button, while the page is dark. */
    toLight: "Switch to light mode",
  },
  languages: {
    /** Spoken name of the row of language links (EN DE KO FR ZH) at the end of every page and in the menu on phones. */
    label: "Language",
  },
  pagination: {
    /** Spoken name of the links through a long list, below search results and the page Explore. */
    label: "Pages",
    /** Button below a long list: to the page before. */
    previous: "Previous page",
    /** Button below a long list: to the page after. */
    next: "Next page",
    /** Between the two buttons. {page} and {pageCount} are figures. */
    pageOf: "Page {page} of {pageCount}",
  },
  content: {
    levels: {
      /** How hard a concept or guide is, below its title and on its card: the easiest of three. */
      beginner: "Beginner",
      /** How hard a concept or guide is, below its title and on its card: the middle one of three. */
      intermediate: "Intermediate",
      /** How hard a concept or guide is, below its title and on its card: the hardest of three. */
      advanced: "Advanced",
    },
    /** Estimated time to read a concept or article, below its title and on its card. {minutes} is a whole number. */
    readingMinutes: "{minutes, plural, one {# minute} other {# minutes}} to read",
    /** Below a concept's title: the day of its last change. {date} is written out, as "20 November 2026". */
    updated: "Updated {date}",
    /** Link below a text's title, to the same text as the file it was written as (Markdown is a format's name). */
    source: "Text as Markdown",
    /** Link below a text's title, to where its file can be changed or a change can be proposed. */
    improve: "Improve this text",
    /** Title of a list for feed readers: the texts that are new or were changed last. */
    updates: "New and changed texts",
    /** What that list holds, below its title. */
    updatesDescription: "Concepts, guides, articles and subnets, those that were changed last first.",
    /** Spoken name of the links above a title that lead up to the section. */
    breadcrumbs: "Where you are",
    /** Title and spoken name of a text's table of contents. */
    onThisPage: "On this page",
    /**
     * Line above a text that exists in English only. Write it in the reader's language: "This text is not translated
     * yet; you read it in English."
     */
    notTranslated: "This text is not translated yet. You are reading it in English.",
    /** Line above a list of which some entries exist in English only. */
    partlyTranslated: "Some texts on this page are not translated yet. They are in English.",
    /** Spoken name of the two links to the neighbours, at the end of a first step or a guide's section. */
    previousNext: "Previous and next",
    /** Small word above the title of the step or section before. */
    previous: "Previous",
    /** Small word above the title of the step or section after. */
    next: "Next",
  },
  textNotes: {
    /**
     * Below a text's title and at its end: with which release of the network ("runtime", the network's own word) its
     * figures were true. {runtime} is a number or two ("425–475"), {date} a day or a span of days.
     */
    trueFor: "True for runtime {runtime}, checked {date}",
    /** The same where no release is known. {date} is a day or a span of days. */
    checked: "Checked {date}",
    /** Title of the list, at the end of a text, of the figures and rules it rests on. */
    title: "What this page rests on",
    /** Opens that list. {count} is a whole number. */
    figures: "{count, plural, one {# figure or rule} other {# figures and rules}}, each with its source",
    basis: {
      /** Small, below a figure: it is the default value in the network's source code. */
      code: "Default of the code; the chain or an owner may have set another",
      /** Small, below a figure: somebody read it from the blockchain. */
      chain: "Read from the chain",
      /** Small, below a figure: documentation says so. */
      docs: "Said by the documentation",
    },
    /** Small, below a figure. {basis} is one of the lines above, mostly "Read from the chain"; {value} is what the source code has. */
    codeDefault: "{basis} (the code’s default is {value})",
    /** Opens the list of how the same things were in the past. */
    before: "How it worked before",
    /** Below an earlier figure. {until} is a day, a month or a year. */
    until: "until {until}",
    /** Below an earlier figure. {from} and {until} are days, months or years. */
    fromUntil: "{from} to {until}",
    /** Below an earlier figure whose end is not known. {from} is a day, a month or a year. */
    from: "from {from}",
    /** Above a translated text of which the English has changed. {changed} and {total} are whole numbers. */
    changed: "{changed, plural, one {# section} other {# sections}} of {total} changed since this translation.",
    /** Below it, before the English title of a changed section, which is a link. */
    inEnglish: "Newer in English:",
    /** Below it, as a link, where only title and summary changed. */
    readEnglish: "Read the newer text in English",
    /** Link in the small card that says what a term means: to the list of all terms. */
    allTerms: "In the glossary",
    /** Spoken name of the notes beside a section of a text: what its terms mean. */
    words: "Words used here",
  },
  glossary: {
    /** Title of the page that lists and explains the network's terms. */
    title: "Glossary",
    /** Below its title, and in search engines. */
    description: "The words of the network, each in one or two sentences, with the texts that use it.",
    /** Below a term's definition, before links to other terms. */
    related: "See also:",
    /** Below a term's definition, before links to texts that use it. */
    usedIn: "Used in:",
    /** Opens further such links. {count} is a whole number. */
    more: "{count, plural, one {# more text} other {# more texts}}",
  },
  quizzes: {
    /** Title of the questions at the end of a concept. */
    title: "Check your understanding",
    /** Below it. {count} is a whole number. */
    introduction: "{count, plural, one {# question} other {# questions}} on this text. You need no account.",
    /** Behind a question with more than one right answer. */
    several: "(more than one is right)",
    /** Button below the questions. */
    submit: "Check my answers",
    /** Above the answers, once given. {correct} is a figure, {total} how many questions there were. */
    score: "Right answers: {correct} of {total}.",
    /** Behind it, when it was enough. */
    passed: "Well understood.",
    /** Behind it, when it was not. */
    notPassed: "Read the explanations, then try again.",
    /** Above the answer to a question: it is right. */
    right: "Right",
    /** Above the answer to a question: it is not right, or only in part. */
    wrong: "Not quite",
    /** Before the answer that would have been right, or is. */
    rightAnswer: "Right answer:",
    /** Before a wrong answer that was given. */
    yourAnswer: "Your answer:",
    /** Below an explanation, as a link to the section of the text. */
    readAgain: "Where the text says so",
    /** Below the answers, as a link back to the questions. */
    again: "Answer again",
  },
  marks: {
    /** Button on a concept, article, guide or subnet: the reader has read it. */
    markAsRead: "Mark as read",
    /** The same button once it has been pressed; pressing it again takes the mark back. */
    markedAsRead: "Marked as read",
    /** Button beside it: puts the page on the reader's list. */
    bookmark: "Bookmark",
    /** The same button once it has been pressed; pressing it again takes the page off the list. */
    bookmarked: "Bookmarked",
    /** Link beside the buttons: to the page with everything the reader has read and bookmarked. */
    yourLearning: "Your learning",
    /** Link after it, for who stopped in the middle of this page: leads to that place. */
    continue: "Continue reading",
    /** In a list of steps or sections, beside one that has been read. */
    finished: "Read",
    /** In such a list, beside the first that has not been read. */
    next: "Next",
    /** In such a list, beside the first of all, where nothing has been read yet. */
    first: "Start here",
    /** Line below the buttons after one was pressed, where the browser refuses to keep anything. */
    lost: "Your browser keeps nothing for this site: this lasts until you leave.",
    /** Question at the end of a page, before the buttons Yes and No. */
    wasThisHelpful: "Was this page helpful?",
    /** Button after that question. */
    yes: "Yes",
    /** Button after that question. */
    no: "No",
    /** Line after one of those buttons was pressed. */
    thanks: "Thank you.",
  },
  learning: {
    /** Title of the page with everything the reader has read and bookmarked, and of that part of the account page. */
    title: "Your learning",
    /** Below that title, and in search engines. */
    description: "What you have begun, read and bookmarked here, and where you stopped.",
    /** Heading on the home page and on the page of one's learning, above the page that was last read in. */
    continue: "Continue where you stopped",
    /** Heading above the pages read last. */
    recent: "Recently read",
    /** Heading above the pages that were bookmarked. */
    bookmarks: "Bookmarks",
    /** In the place of the list, where nothing is bookmarked. */
    noBookmarks: "Nothing yet. The button “Bookmark” on a page puts it here.",
    /** In the place of the list, where nothing has been read. */
    noReading: "Nothing yet. What you read appears here.",
    /** Heading above the list of categories with how much of each is read. */
    progress: "Progress",
    /** In that list: the pages of all subnets. (A category of concepts is called Subnets, too.) */
    subnets: "All subnets",
    /** Behind a page in those lists that is marked as read. */
    read: "Read",
    /** Line on the page of one's learning, for readers who are not signed in. Two links follow: log in, create an account. */
    onDevice: "This is kept on this device only. With an account it follows you to your other devices.",
    /** Link after that line. */
    logIn: "Log in",
    /** Link after that line. */
    register: "Create an account",
    /** Line on the page of one's learning, for readers who are signed in. */
    inAccount: "This is kept in your account, and the same on all your devices.",
    /** Line there, as long as something is on the device and not yet in the account. */
    pending: "Some of it is waiting on this device until it can be sent.",
    /** In the place of the page of one's learning, for readers who are not signed in and have scripts switched off. */
    needsScript:
      "Without scripts, nothing can be kept on this device. With an account, everything here works without them.",
    /** Heading above what can be done with all of it: save, add, delete. */
    yourData: "Your data",
    /** Link or button: saves everything as a file. */
    export: "Save as a file",
    /** Label of the field that takes such a file. */
    import: "Add from a file",
    /** Below that field. */
    importHint: "A file saved here before. Nothing you have now is lost.",
    /** Spoken and shown after a file was added. */
    imported: "The file has been added.",
    /** Shown instead, where it was another file. */
    notOurs: "This is not a file that was saved here. Nothing has been changed.",
    /** Opens the question whether everything shall be deleted. */
    clear: "Delete everything here",
    /** After that, above the button that deletes. */
    clearHint: "Reading progress and bookmarks will be gone, also on your other devices. This cannot be undone.",
    /** The button that deletes. */
    clearNow: "Delete progress and bookmarks",
    /** Beside that button: leaves everything as it is. */
    keepAll: "Keep everything",
    /** Spoken and shown after everything was deleted. */
    cleared: "Everything here has been deleted.",
    /** Link on the home page, below what was last read: to the page of one's learning. */
    all: "All of your learning",
  },
  home: {
    /** Title of the home page in the browser's tab, before the site's name. */
    title: "Understand Bittensor",
    /** Title, in the browser's tab, of the old home page, which is kept for old links. */
    oldTitle: "The old home page",
    /** Spoken name of the row of figures on the home page that count the content. */
    countsLabel: "What there is to read",
    /**
     * On the home page, the word after a large figure: "12 concepts". {count} is that figure, which stands before the
     * text.
     */
    concepts: "{count, plural, one {concept} other {concepts}}",
    /**
     * On the home page, the word after a large figure: "12 guides". {count} is that figure, which stands before the
     * text.
     */
    guides: "{count, plural, one {guide} other {guides}}",
    /**
     * On the home page, the word after a large figure: "12 subnets". {count} is that figure, which stands before the
     * text.
     */
    subnets: "{count, plural, one {subnet} other {subnets}}",
    /**
     * On the home page, the word after a large figure: "12 labs". {count} is that figure, which stands before the text.
     */
    labs: "{count, plural, one {lab} other {labs}}",
  },
  network: {
    /** Button below that picture, pressed while nothing in it moves. */
    pause: "Stop the waves",
    /** Spoken name of the picture of the network on the home page. */
    label: "The network as a picture: root in the middle, subnets around it",
    /** Below that picture. {date} is a day, {count} how many subnets have a known part of the emission. */
    caption:
      "A circle is a subnet; its area is its part of the emission on {date}, known for {count} of them. A wave is a block: one every 12 seconds.",
    /** Link after that caption, to the page of all subnets. */
    table: "All subnets as a table",
    /** Spoken before the circles of that picture, which are links. */
    hint: "The arrow keys lead from circle to circle.",
    /** What a circle of that picture says: {name} and {netuid} of the subnet, {share} as a percentage. */
    node: "{name}, subnet {netuid}: {share} of the emission",
    /** What the circle in the middle of that picture says. */
    root: "Root, in the middle of the network",
  },
  concepts: {
    /** Title of the page that lists all concepts; also the link to it above a concept. */
    title: "Concepts",
    /** Below the title of the page that lists all concepts, and in search engines. */
    description:
      "The ideas Bittensor is made of, from the foundations to the mathematics. Each builds on the ones before.",
    /** Title of a short list at the start of a concept: what one should have read. */
    prerequisites: "Good to know first",
    /** Title of a list of links at the end of a concept. */
    related: "Related concepts",
  },
  articles: {
    /** Title of the page that lists all articles; also the link to it above an article. */
    title: "Articles",
    /** Below the title of the page that lists all articles, and in search engines. */
    description: "Longer reads on how the network came to be what it is, and what has changed.",
    /** Below an article's title: who wrote it. {author} is a name. */
    by: "By {author}",
    /** Title of a list of links at the end of an article. */
    concepts: "Concepts in this article",
  },
  guides: {
    /** Title of the page that lists all guides; also the link to it above a guide. */
    title: "Guides",
    /** Below the title of the page that lists all guides, and in search engines. */
    description: "Step by step, with what you should see and what can go wrong.",
    /** Below a guide's title and on its card: how long following it takes. {minutes} is a whole number. */
    duration: "About {minutes, plural, one {# minute} other {# minutes}}",
    /** Spoken name of the list of a guide's sections, beside its text. */
    sections: "Sections of this guide",
    /** Title of a list of links at the end of a guide. */
    concepts: "Concepts behind this guide",
  },
  subnets: {
    /**
     * Title of the page that lists all subnets; also the spoken name of its table and the link to it above a subnet.
     */
    title: "Subnets",
    /** Below the title of the page that lists all subnets, and in search engines. */
    description:
      "Every subnet of the network in a dated snapshot: what it does, who stands behind it, where to read on.",
    columns: {
      /** Column head of the table of subnets, and a choice of the order to sort by: the subnet's number. */
      number: "Number",
      /** Column head of the table of subnets, and a choice of the order to sort by: the subnet's name. */
      name: "Name",
      /**
       * Column head of the table of subnets, a choice of the order, and a fact on a subnet's page: who is behind it.
       */
      team: "Team",
      /** Column head of the table of subnets and name of a row where subnets are compared: one sentence on each. */
      description: "What it does",
      /**
       * Column head of the table of subnets, a choice of the order, and a fact: which part of all new TAO it was given.
       */
      emission: "Share of emission",
    },
    emission: {
      /** On a subnet's page and in a comparison, below its share of emission. {date} is the day it was read. */
      on: "read on {date}",
      /** In a comparison, in place of a share of emission. */
      unknown: "Not known",
      /** Above the table of subnets. {date} is a day, written out. */
      note: "Shares of emission were read on {date}, of the largest subnets only; they change with every block.",
    },
    /** Above the table of subnets, after the day of its figures. */
    sourceNote: "Source and date of every entry stand on the subnet's own page.",
    compare: {
      /** Spoken head of the column of check boxes; on phones the word beside each of them. */
      choose: "Compare",
      /** Spoken name of a check box in the table. {name} is a subnet's name. */
      chooseOne: "Compare {name}",
      /** Above the table of subnets, after the notes on its figures. */
      hint: "Tick up to four to see them side by side.",
      /** Beside the button that compares. {count} is how many subnets are ticked, {most} how many can be. */
      chosen: "{count} of {most} chosen",
      /** In its place once no more can be ticked; also said where one more is tried. {most} is how many can be. */
      full: "{most} of {most} chosen: take one out to choose another",
      /** Button at the lower edge of the page, once subnets are ticked. */
      show: "Compare",
      /** Title above the subnets that stand side by side. */
      title: "Side by side",
      /** Spoken name of the sign × above a compared subnet. {name} is its name. */
      remove: "Take {name} out of the comparison",
      /** Where an address names subnets that do not exist. {count} is a whole number. */
      missing:
        "{count, plural, one {One of the subnets asked for does not exist.} other {# of the subnets asked for do not exist.}}",
      /** Where an address names too many subnets. {count} is how many are compared, a whole number. */
      surplus: "More than {count} do not stand side by side: these are the first {count}.",
    },
    /** In place of a number, in the table and on a subnet's page: the subnet is announced and has none yet. */
    announced: "Announced",
    /** In the table, in place of a team where the source names none. */
    noTeam: "Not known",
    /** Spoken name of the form above the table that filters it. */
    filter: "Filter subnets",
    /** Label of that form's field for words to look for. */
    text: "Name, number or word",
    /** Label of that form's choice of a subject, such as storage or training. */
    tag: "Subject",
    /** First choice of the subjects: no filter. */
    allTags: "All subjects",
    /** Each further choice of the subjects. {tag} is a subject's name, {count} how many subnets it has, as a figure. */
    tagCount: "{tag} ({count})",
    /** Label of that form's choice of the order to sort by. */
    order: "Order by",
    /** Button of that form. */
    apply: "Show",
    /** Above the table: how many subnets it shows. {count} is a whole number. */
    found: "{count, plural, =0 {No subnet matches} one {# subnet} other {# subnets}}",
    /** Fact on a subnet's page: its number. "Netuid" is the network's own word for it. */
    netuid: "Netuid",
    /** Fact on a subnet's page: its number on the network that is for trying things out. */
    testnetId: "Netuid on the test network",
    /** Fact on a subnet's page: the sign of its token, such as τ. */
    symbol: "Symbol",
    /** Fact on a subnet's page: what it is about, such as storage or training. */
    tags: "Subjects",
    /** Row where subnets are compared: addresses elsewhere, such as their websites and source code. */
    links: "Links",
    /** Fact on a subnet's page: addresses elsewhere, such as its website and source code. */
    takePart: "Find it and take part",
    /** Title at the end of a subnet's page: subnets with the same subjects or of the same team. */
    related: "Similar subnets",
    /** Link below similar subnets: leads to a table of this subnet and those. */
    compareRelated: "Compare them side by side",
    /** Title of a list of links at the end of a subnet's page. */
    concepts: "Concepts behind this subnet",
  },
  teams: {
    /** Title of the page that lists all teams; also the link to it above a team. */
    title: "Teams",
    /** Below the title of the page that lists all teams, and in search engines. */
    description:
      "The people behind the subnets, as far as public sources name them. Each team's page says what that rests on and of which day it is.",
    /** Title of the list on a team's page. */
    subnets: "Subnets of this team",
    /**
     * On a team's page, below the name of a subnet: its number, {netuid}. "Netuid" is the network's own word for it.
     */
    netuid: "Netuid {netuid}",
    /** On a team's card: how many subnets it has. {count} is a whole number. */
    subnetCount: "{count, plural, one {# subnet} other {# subnets}}",
  },
  applications: {
    /** Title of the page that lists applications. */
    title: "Applications",
    /** Below the title of the page that lists applications, and in search engines. */
    description: "Products and tools around the network. They belong to others; we have no part in them.",
  },
  getStarted: {
    /** Title of the newcomer's path; also the link to it above each of its steps. */
    title: "Get started",
    /** Below the title of the newcomer's path, and in search engines. */
    description:
      "A few short steps, for what you want to do: look around, hold TAO, build, or own a subnet. No account needed, and no wallet to begin.",
    /** Below a step's title. {number} and {count} are figures. */
    stepOf: "Step {number} of {count}",
    /** Spoken name of the list of all steps beside a step. */
    path: "The path",
    /** Spoken name of the list of paths that one chooses from. */
    choose: "Choose a path",
    /** Below the title of a path: how many steps it has. {count} is a whole number. */
    stepCount: "{count, plural, one {# step} other {# steps}}",
    /** Title of a list of links at the end of a step. */
    concepts: "Read more about it",
  },
  explore: {
    map: {
      /** Heading on the page Explore, above the map of the concepts. */
      title: "What builds on what",
      /** Below that heading. On phones the map is a list, from top to bottom. */
      description:
        "Each concept stands behind those it needs. Begin with the first, or point at one to see the way to it.",
      /** Spoken name of a column of that map; {number} counts from 1. */
      step: "Step {number}",
      /** Below a concept in that list, spoken in the map; {titles} are the names of other concepts. */
      needs: "Builds on: {titles}",
    },
    /** Title of the page that lists everything; also the link to it above a text that was opened from there. */
    title: "Explore",
    /** Below the title of the page that lists everything, and in search engines. */
    description: "Everything on this site in one place, by kind and subject.",
    /** First choice among the kinds of content: no filter. */
    allTypes: "Everything",
    types: {
      /** On the page Explore: a choice among the kinds, a word on each concept's card, and a link above one opened from there. */
      concept: "Concept",
      /** On the page Explore: a choice among the kinds, a word on each article's card, and a link above one opened from there. */
      article: "Article",
      /** On the page that lists everything: a choice among the kinds, and a word on each guide's card. */
      guide: "Guide",
      /** On the page that lists everything: a choice among the kinds, and a word on each subnet's card. */
      subnet: "Subnet",
      /** On the page that lists everything: a choice among the kinds, and a word on each lab's card. */
      lab: "Lab",
      /** On the page that lists everything: a choice among the kinds, and a word on each application's card. */
      application: "Application",
      /** On the page that lists everything: a choice among the kinds, and a word on each team's card. */
      team: "Team",
    },
    /** First choice among the subjects: no filter. */
    allCategories: "All subjects",
    /** Spoken name of the row of choices among the kinds of content. */
    filterByType: "By kind",
    /** Spoken name of the row of choices among the subjects. */
    filterByCategory: "By subject",
    /** Below the choices: how many entries they show. {count} is a whole number. */
    found: "{count, plural, =0 {Nothing matches} one {# entry} other {# entries}}",
  },
  search: {
    /** Spoken name of the search field and of the panel it stands in. */
    label: "Search",
    /** Grey text in the empty search field. */
    placeholder: "Search anything here...",
    /** Button that closes the search panel. */
    close: "Close",
    /** Button that starts the search on the search page. */
    submit: "Search",
    /** Title of the search page before anything was searched. */
    title: "Search",
    /** Title of the search page with a query. {text} is what the visitor typed. */
    titleFor: "Search results for “{text}”",
    /** Below the title of the search page before anything was searched, and in search engines. */
    description: "Search concepts, guides and subnets.",
    /** Spoken name of the tabs above the results, one per kind of result. */
    sources: "Sources",
    /** First tab: results of every kind. {count} is a figure. */
    allSources: "All ({count})",
    /** Each further tab. {source} is one of the names below, {count} how many results there are, as a figure. */
    sourceCount: "{source} ({count})",
    sourceNames: {
      /** On the search page: the tab of the concepts found, and the small line above each of them. */
      concept: "Concepts",
      /** On the search page: the tab of the articles found, and the small line above each of them. */
      article: "Articles",
      /** On the search page: the tab of the subnets found, and the small line above each of them. */
      subnet: "Subnets",
      /** On the search page: the tab of the applications found, and the small line above each of them. */
      application: "Applications",
      /** On the search page: the tab of the teams found, and the small line above each of them. */
      team: "Teams",
      /** On the search page: the tab of the guides found, and the small line above each of them. */
      guide: "Guides",
    },
    /** Above the results: how many there are. {count} is a whole number, {text} what the visitor typed. */
    found: "{count, plural, one {# result} other {# results}} for “{text}”",
    /** In place of results, where there are none. {text} is what the visitor typed. */
    nothing: "Nothing found for “{text}”. Try fewer or other words.",
    /** Small words at a result that is not translated, in the language being read. */
    inEnglish: "in English",
    /** Link above the results, where nothing holds what was typed but something similar was found. {text} is the likely query. */
    didYouMean: "Did you mean “{text}”?",
    /** Button below the best results of one kind. {source} is one of the names above, {count} how many there are, as a figure. */
    showAll: "{source}: show all {count}",
    /** Title of a list in place of results, where nothing was found: titles that come close. */
    nearest: "Titles that come close",
    /** On the search page, where the search engine cannot be reached. */
    unavailable: "The search is not answering right now. Please try again in a minute.",
    /** Title of a list of links on the search page, where the search engine cannot be reached. */
    elsewhere: "Find your way without it",
    /** Link in that list: to the page that lists everything. */
    everything: "Everything there is to read",
    /** Title of a list of concepts on the search page, where nothing was searched or found. */
    begin: "Concepts to begin with",
    /** Title of the note that stands on the search page where somebody searched for a secret, such as recovery words. */
    withheldTitle: "That looked like a secret, so it was not searched for",
    /** That note's text. Without scripts the page cannot look before the words are sent, so they have been sent. */
    withheldText:
      "Recovery words and private keys open a wallet to whoever has them. What you sent was not searched for and not stored here, but it has left your device and may stand in your browser’s history. If it is in use, move what it guards to a new wallet.",
    /** Link at the end of that note, to the guide on handling keys. */
    withheldGuide: "How to keep keys safe",
  },
  staticCopy: {
    /** Title of a page, and link to it at the end of every page, in a copy of the site that is made of files alone. */
    title: "A copy without a server",
    /** Below that title: what such a copy is. */
    description: "These pages are files. No server stands behind them, so what only a server can do is left out.",
    /** Title of a paragraph on that page. */
    worksTitle: "What works",
    /** That paragraph. Labs are interactive pages; bookmarks and reading progress stay on the reader’s device. */
    works:
      "Reading, in all five languages; the labs, which compute in your browser; and what you mark as read or bookmark, which stays on your device.",
    /** Title of a list on that page. */
    leftOutTitle: "What is left out",
    /** In that list: the search, and where to go instead. */
    search: "Searching. Everything there is stands in one list under Explore.",
    /** In that list: narrowing lists, and the learning paths on the page Get started. */
    filters: "Filtering and sorting lists, and choosing a path under Get started. The lists are shown in full.",
    /** In that list: quizzes at the end of concepts, whose answers the server checks. */
    quizzes: "Quizzes, whose answers the server checks.",
    /** In that list: signing in and everything that belongs to it. */
    accounts: "Accounts: signing in, and keeping what you have read on more than one device.",
  },
  labs: {
    /**
     * Title of the page that lists the labs, interactive pages to try mechanisms out; also the link to it above a lab.
     */
    title: "Labs",
    /** Below the title of the page that lists the labs, and in search engines. */
    description: "Move a number and watch the mechanism answer. The labs compute what the chain computes.",
    /** In place of a lab while it is being loaded. */
    loading: "The lab is being loaded …",
    /** In place of a lab in a browser where scripts are switched off. */
    needsScript: "This lab computes in your browser and needs JavaScript. The text below needs none.",
    /** Title of a list of links at the end of a lab. */
    concepts: "Concepts behind this lab",
  },
  resources: {
    /** Title of the page that lists the papers. */
    title: "Papers",
    /** Below the title of the page that lists the papers, and in search engines. */
    description: "Study editions of the papers Bittensor is built on: plain language, with the mathematics.",
    /** On each paper's card: the kind of file. */
    pdf: "PDF",
    /** On each paper's card, where the site is read in another language: the file is in English. */
    fileInEnglish: "in English",
    /** On each paper's card: how long it is. {count} is a whole number. */
    pages: "{count, plural, one {# page} other {# pages}}",
  },
  videos: {
    /** Title of the page that lists recordings. */
    title: "Videos",
    /** Below the title of the page that lists recordings, and in search engines. */
    description:
      "Recordings elsewhere that are worth your time. Titles and summaries here name the topic; they are not the videos’ own. Following a link leaves this site.",
    /** In place of that list, where there are no recordings. */
    none: "There are no videos here yet.",
    /** On each recording's card: the site it is found on. {host} is that site's address. */
    on: "On {host}",
  },
  community: {
    /** Title of the page that lists places to meet others. */
    title: "Community",
    /** Below the title of the page that lists places to meet others, and in search engines. */
    description: "Where people who build, mine, validate and study Bittensor talk to one another.",
    kinds: {
      /** Title of a group of links on that page: rooms to talk in. */
      chat: "Chat",
      /** Title of a group of links on that page: places for long discussions. */
      forum: "Forums",
      /** Title of a group of links on that page: accounts to follow. */
      social: "Social networks",
      /** Title of a group of links on that page: places where programs are written together. */
      source: "Source code",
      /** Title of a group of links on that page: meetings. */
      event: "Events",
      /** Title of a group of links on that page: technical documentation. */
      docs: "Documentation",
      /** Title of a group of links on that page: all that is none of the above. */
      other: "More places",
    },
  },
  faq: {
    /** Title of the page of questions. */
    title: "Questions and answers",
    /** Below the title of the page of questions, and in search engines. */
    description: "What people ask most, answered briefly, with where to read on.",
    /** Below the first few questions on the page for newcomers: leads to the page of all of them. */
    all: "All questions",
    topics: {
      /** Title of a group of questions on that page: what the network is. */
      basics: "Basics",
      /** Title of a group of questions on that page: TAO and the tokens of subnets. */
      tokens: "Tokens",
      /** Title of a group of questions on that page: mining, validating, staking. */
      "taking-part": "Taking part",
      /** Title of a group of questions on that page: wallets and fraud. */
      safety: "Safety",
      /** Title of a group of questions on that page: all that is none of the above. */
      other: "More",
    },
  },
  errors: {
    /** Heading of every error page. */
    title: "Oops, something went wrong!",
    /** On an error page: no page has this address. {path} is the address, without the site's name. */
    notFound: "Page not found: {path}",
    /** Below that, a line with a wink: miners are who answers in this network. */
    notFoundAside: "No miner answers at this address.",
    /** On an error page: the content cannot be reached for the moment. */
    unavailable: "The content cannot be reached right now. Please try again in a minute.",
    /** On an error page: a fault of ours, which our log tells us about. */
    unexpected: "This page failed, and it is our fault. It has been noted.",
    /** On an error page: a request that cannot be answered as it was made. */
    refused: "This request cannot be answered.",
    /** On the page for unknown addresses: heading of a list of pages that may have been meant. */
    nearest: "You may have been looking for",
    /** Button of every error page: to the home page. */
    home: "Back to Home",
    /** Button of every error page: to the page that lists everything. */
    explore: "Explore Bittensor",
  },
  account: {
    titles: {
      /** Title of the page for signing in. */
      login: "Log in",
      /** Title of the page for opening an account. */
      register: "Create an account",
      /** Title of the page for asking for a new password by e-mail. */
      forgotPassword: "Forgotten password",
      /** Title of the page that such an e-mail leads to. */
      resetPassword: "Choose a new password",
      /** Title of the page that the e-mail after opening an account leads to. */
      confirmEmail: "Confirm your e-mail address",
      /** Title of the page of one's own account. */
      profile: "Your profile",
    },
    leads: {
      /** Below the title of the page for signing in, and in search engines. */
      login: "With an account, your progress and bookmarks follow you to every device.",
      /** Below the title of the page for opening an account, and in search engines. */
      register: "An account keeps what you have read and marked. Everything here can be read without one.",
      /** Below the title of the page for asking for a new password, and in search engines. */
      forgotPassword: "Tell us your e-mail address, and we send you a link for choosing a new password.",
      /** Below the title of the page for choosing a new password, and in search engines. */
      resetPassword: "You will be signed in here, and signed out everywhere else.",
      /** Below the title of the page for confirming an address, and in search engines. */
      confirmEmail: "One step is left: show us that the address is yours. Then you can sign in.",
      /** Below the title of the page of one's own account, and in search engines. */
      profile: "What we keep about you, and everything you can do with it.",
    },
    notices: {
      /** Above the form for signing in, after the link in the e-mail has been used. */
      confirmed: "Your e-mail address is confirmed. You can sign in now.",
      /** Above the form for signing in, after an account has been deleted at its owner's wish. */
      deleted: "Your account and everything that belonged to it has been deleted.",
      /** Above the form for signing in, after signing out on all devices. */
      "signed-out-everywhere": "You are signed out on all devices.",
      /** Above the form for signing in, where somebody was signed in until now. */
      "session-ended":
        "You are no longer signed in on this device. That happens after a week, with a new password, and when you sign out on all devices. Please sign in again.",
      /** On the page of one's own account, after a new password was chosen there. */
      "password-changed": "Your password is changed. All other devices are signed out.",
      /** On the page of one's own account, after name or address were changed there. */
      saved: "Your changes are saved.",
      /** On the page for asking for a new password, after the form was sent. It does not tell whether there is an account. */
      "reset-sent":
        "If there is an account with this address, a message is on its way. The link in it works for one hour.",
      /** On the page for confirming an address, after opening an account or asking for another message. */
      "confirmation-sent":
        "Look into your mailbox: if an account waits for this confirmation, we have sent it a message. The link in it works for three days.",
    },
    form: {
      /** Heading of the list of mistakes above a form. */
      mistakes: "That did not work yet",
      /** Label of the field for name or address when signing in. */
      identifier: "E-mail address or username",
      /** Label of the field for the name, when opening an account and on one's own page. */
      username: "Username",
      /** Below the field for the name. {min} and {max} are figures. */
      usernameHint: "{min} to {max} characters. Only you see it.",
      /** Label of the field for the address. */
      email: "E-mail address",
      /** Below the field for the address when opening an account. */
      emailHint: "We send you a link to confirm it, and later only what you ask for.",
      /** Label of the field for the password when signing in or opening an account. */
      password: "Password",
      /** Below the field for a new password. {min} is a figure. */
      passwordHint: "At least {min} characters. Several words in a row are easy to remember and hard to guess.",
      /** Label of the field for a new password. */
      newPassword: "New password",
      /** Label of the second field for the same new password. */
      passwordConfirmation: "The new password once more",
      /** Label of the field for the password one has, where something important is changed. */
      currentPassword: "Current password",
      /** Below that field on one's own page. */
      currentPasswordHint: "Only needed when you change your e-mail address.",
      /** Spoken name of the button inside a password field: pressed, it shows what is typed. */
      showPassword: "Show password",
      /** Button that signs in. */
      login: "Log in",
      /** Link below the form for signing in. */
      forgotten: "Forgotten your password?",
      /** Link below the form for signing in. */
      toRegister: "Create an account",
      /** Link below the form for opening an account. */
      toLogin: "You have an account? Log in",
      /** Button that opens an account. */
      register: "Create account",
      /** Button that sends the message with the link for a new password. */
      sendReset: "Send link",
      /** Button that sets the new password. */
      reset: "Set new password",
      /** Button that confirms the address, on the page the message leads to. */
      confirm: "Confirm address",
      /** Heading above the form for having the message sent once more. */
      resendHeading: "Nothing arrived?",
      /** Below that heading. */
      resendText: "Look into the spam folder as well. We can send the message again.",
      /** Button that has the message sent once more. */
      resend: "Send again",
      /** Link below a form whose e-mail link works no more: asks for a new one. */
      askAgain: "Ask for a new link",
    },
    profile: {
      /** Heading on one's own page: name and address. */
      data: "Account",
      /** Button below name and address. */
      save: "Save changes",
      /** Heading on one's own page: changing the password. */
      password: "Password",
      /** Button below the fields for the new password. */
      changePassword: "Change password",
      /** Heading on one's own page: where one is signed in. */
      sessions: "Sessions",
      /** Below that heading. {days} is a figure. */
      sessionsText:
        "You stay signed in for {days} days on each device. If a device is lost or shared, sign out on all of them.",
      /** Button: signs out in this browser. */
      signOut: "Sign out",
      /** Button: signs out in every browser. */
      signOutEverywhere: "Sign out on all devices",
      /** Heading on one's own page: a file with everything that is kept. */
      download: "Your data",
      /** Below that heading. */
      downloadText:
        "Everything we keep about you in one file that programs can read: account, progress, bookmarks, quiz attempts, feedback.",
      /** Link that downloads the file. */
      downloadFile: "Download my data",
      /** Heading on one's own page: deleting the account. */
      delete: "Delete account",
      /** Below that heading. */
      deleteText:
        "Account, progress, bookmarks, quiz attempts and feedback are deleted at once. This cannot be undone; download your data first if you want to keep it.",
      /** Button that deletes the account for good. */
      deleteForGood: "Delete my account for good",
      /** In the question that is asked before the account is deleted: the button that leaves everything as it is. */
      keep: "Keep my account",
    },
    errors: {
      /** Beside an empty field. */
      required: "Please fill in this field.",
      /** Beside a field that holds far too much. */
      tooLong: "This is too long.",
      /** Beside an address that no message can be sent to. */
      emailInvalid: "This is not an e-mail address we can write to.",
      /** Beside a name. {min} is a figure. */
      usernameShort: "The username needs at least {min} characters.",
      /** Beside a name. {max} is a figure. */
      usernameLong: "The username can have at most {max} characters.",
      /** Beside a name. */
      usernameCharacters: "The username holds characters that are not allowed, such as @ or invisible ones.",
      /** Beside a name with letters of two alphabets that look the same, as Latin and Cyrillic. */
      usernameMixed: "The username mixes letters of alphabets that look alike. Please use one alphabet.",
      /** Beside a new password. {min} is a figure. */
      passwordShort: "The password needs at least {min} characters.",
      /** Beside a new password. {max} is a figure. */
      passwordLong: "The password is too long: {max} bytes are possible, and many letters take two or three.",
      /** Beside a new password. */
      passwordCharacters: "The password holds a character that is not allowed.",
      /** Beside a new password that is on the list of the most used ones. */
      passwordCommon:
        "This password is among the most used ones, and therefore the first to be tried. Please choose another.",
      /** Beside a new password that is the name or the address. */
      passwordLikeName: "The password must not be your username or e-mail address.",
      /** Beside the second field for a new password. */
      passwordsDiffer: "The two passwords are not the same.",
      /** Beside a new password that is the old one. */
      passwordSame: "The new password is the current one. Please choose another.",
      /** Beside the field for the password one has. */
      currentPasswordWrong: "This is not your current password.",
      /** Above the form for signing in. It does not tell which of the two is wrong. */
      credentials: "Name or password is wrong.",
      /** Above the form for signing in; a link to another message stands below it. */
      unconfirmed: "The e-mail address of this account is not confirmed yet.",
      /** Above the form for signing in. */
      blocked: "This account is blocked. Please turn to whoever runs this site.",
      /** Above the form for opening an account. It does not tell which of the two. */
      taken: "An account with this username or e-mail address exists already.",
      /** Above the form: the account has been opened, but the message could not be sent. */
      mailFailed: "Your account is created, but the message could not be sent. Please have it sent again in a while.",
      /** Above the form for a new password; a link for another message stands below it. */
      codeInvalid: "This link is used up, too old, or not complete.",
      /** On the page for confirming an address. */
      confirmationInvalid:
        "This link is used up, too old, or not complete. If your address is confirmed already, you can sign in.",
      /** Above any form, after many attempts within a minute. */
      tooMany: "Too many attempts. Please wait a minute, then try again.",
      /** Above any form, when too many people sign in at the same moment. Nothing was wrong with the entries. */
      busy: "Many people are signing in right now. Please try again in a few seconds; your entries were not checked yet.",
      /** Above any form, when the accounts cannot be reached. */
      unavailable: "Accounts cannot be reached right now. Nothing was changed; please try again in a while.",
      /** Above any form, when something unexpected was answered. */
      unknown: "That did not work, and we do not know why. Please try again.",
    },
  },
} as const;
