/**
 * The interface texts. The comment at a key tells translators where its text appears. Plurals and figures are written in
 * ICU message syntax; every other language has the same keys (`messages.ts`).
 */
export const en = {
  navigation: {
    /** First focusable element of a page: jumps over the navigation. */
    skipToContent: "Skip to content",
    /** Accessible name of the site's main navigation. */
    main: "Main",
    /** Accessible name of the full-screen menu on phones. */
    menu: "Menu",
    /** Button with an icon in the bar on phones: opens the full-screen menu. */
    openMenu: "Open menu",
    /** Button with an icon: closes the full-screen menu. */
    closeMenu: "Close menu",
    /** Button with a magnifying glass in the bar: opens the search. */
    search: "Search",
    /** Accessible name of the icon that leads to the sign-in page. */
    login: "Log in",
    /** Accessible name of the icon that leads to one's own account. */
    profile: "Profile",
    /** Behind a menu entry that does not work yet. */
    comingSoon: "(Coming Soon)",
    /** Spoken after a link that opens in a new tab. */
    opensInNewTab: "(opens in a new tab)",
    /** Accessible name of the bar shown while a page is being loaded. */
    loading: "Loading the page",
    /** Menu item: the newcomer's path. */
    getStarted: "Get Started",
    /** Menu item that opens a submenu of everything there is to read. */
    explore: "Explore",
    /** Entry of the submenu Explore. */
    concepts: "Concepts",
    /** Entry of the submenu Explore. */
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
    /** Titles of the five papers in the submenu Resources. */
    papers: {
      whitepaper: "Bittensor Whitepaper",
      consensus: "Yuma Consensus",
      liquidAlpha: "Liquid Alpha and Weight Copying",
      dynamicEmissions: "Dynamic TAO Emissions",
      netInflowEmissions: "Net Inflow Emissions",
    },
    /** Menu item on wide screens: the network's technical documentation, elsewhere. */
    docs: "Docs",
    /** The same item in the menu on phones. */
    documentation: "Documentation",
    /** Menu item: about this website. */
    about: "About",
  },
  footer: {
    /** Accessible name of the list of links at the end of every page. */
    label: "All sections",
    /** Links at the end of every page; same words as in the menu where they name the same page. */
    getStarted: "Get started",
    concepts: "Concepts",
    guides: "Guides",
    subnets: "Subnets",
    articles: "Articles",
    labs: "Labs",
    explore: "Explore",
    applications: "Applications",
    teams: "Teams",
    resources: "Papers",
    videos: "Videos",
    faq: "Questions and answers",
    community: "Community",
    about: "About",
    privacy: "Privacy",
    /** Shown where the content gives no line about rights. */
    rights: "Learn Bittensor. MIT licence.",
  },
  colorMode: {
    /** Accessible name of the button with sun and moon, while the page is light. */
    toDark: "Switch to dark mode",
    /** Accessible name of the same button, while the page is dark. */
    toLight: "Switch to light mode",
  },
  languages: {
    /** Accessible name of the row of language links (EN DE KO FR ZH). */
    label: "Language",
  },
  pagination: {
    /** Accessible name of the links through a long list. */
    label: "Pages",
    /** Link to the page before, in a long list. */
    previous: "Previous page",
    /** Link to the page after, in a long list. */
    next: "Next page",
    /** Between the two links. */
    pageOf: "Page {page} of {pageCount}",
  },
  content: {
    /** How hard a text is. */
    levels: { beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced" },
    /** Estimated time to read a text. */
    readingMinutes: "{minutes, plural, one {# minute} other {# minutes}} to read",
    /** Day of the last change of a text. */
    updated: "Updated {date}",
    /** Accessible name of the links above a title that lead up to the section. */
    breadcrumbs: "Where you are",
    /** Title of a text's table of contents. */
    onThisPage: "On this page",
    /** Line above a text that exists in English only. Write it in the reader's language: "This text is not translated yet; you read it in English." */
    notTranslated: "This text is not translated yet. You are reading it in English.",
    /** Above a list of which some entries exist in English only. */
    partlyTranslated: "Some texts on this page are not translated yet. They are in English.",
    /** Accessible name of the two links to the neighbours of a step or section. */
    previousNext: "Previous and next",
    /** Small word above the title of the step before. */
    previous: "Previous",
    /** Small word above the title of the step after. */
    next: "Next",
  },
  home: {
    /** Title of the home page in the browser's tab, before the site's name. */
    title: "Understand Bittensor",
    /** Title, in the browser's tab, of the old home page, which is kept for old links. */
    oldTitle: "The old home page",
    /** Accessible name of the figures that count the content. */
    countsLabel: "What there is to read",
    /** The word after a large figure: "12 concepts". The figure itself stands before it. */
    concepts: "{count, plural, one {concept} other {concepts}}",
    guides: "{count, plural, one {guide} other {guides}}",
    subnets: "{count, plural, one {subnet} other {subnets}}",
    labs: "{count, plural, one {lab} other {labs}}",
  },
  concepts: {
    /** Title of the page that lists all concepts. */
    title: "Concepts",
    /** Below that title, and in search engines. */
    description:
      "The ideas Bittensor is made of, from the foundations to the mathematics. Each builds on the ones before.",
    /** Title of a short list at the start of a concept: what one should have read. */
    prerequisites: "Good to know first",
    /** Title of a list at the end of a concept. */
    related: "Related concepts",
  },
  articles: {
    /** Title of the page that lists all articles. */
    title: "Articles",
    description: "Longer reads on how the network came to be what it is, and what has changed.",
    /** Who wrote an article. */
    by: "By {author}",
    /** Title of a list at the end of an article. */
    concepts: "Concepts in this article",
  },
  guides: {
    /** Title of the page that lists all guides. */
    title: "Guides",
    description: "Step by step, with what you should see and what can go wrong.",
    /** How long following a guide takes. */
    duration: "About {minutes, plural, one {# minute} other {# minutes}}",
    /** Accessible name of the list of a guide's sections. */
    sections: "Sections of this guide",
    /** Title of a list at the end of a guide. */
    concepts: "Concepts behind this guide",
  },
  subnets: {
    /** Title of the page that lists all subnets. */
    title: "Subnets",
    description:
      "Every subnet of the network in a dated snapshot: what it does, who stands behind it, where to read on.",
    /** Column heads of the table, also the choices of the order to sort by. */
    columns: { number: "Number", name: "Name", team: "Team", description: "What it does" },
    /** In place of a number, where a subnet is announced and has none yet. */
    announced: "Announced",
    /** In place of a team, where the source names none. */
    noTeam: "Not known",
    /** Accessible name of the form that filters the table. */
    filter: "Filter subnets",
    /** Label of the field for words to look for. */
    text: "Name, number or word",
    /** Label of the choice of a subject, such as storage or training. */
    tag: "Subject",
    /** First choice of that list: no filter. */
    allTags: "All subjects",
    /** A choice of that list, with how many subnets it has. */
    tagCount: "{tag} ({count})",
    /** Label of the choice of the order. */
    order: "Order by",
    /** Button of the form. */
    apply: "Show",
    /** Above the table: how many subnets it shows. */
    found: "{count, plural, =0 {No subnet matches} one {# subnet} other {# subnets}}",
    /** Facts on a subnet's page. "Netuid" is the network's word for a subnet's number. */
    netuid: "Netuid",
    testnetId: "Netuid on the test network",
    symbol: "Symbol",
    tags: "Subjects",
    links: "Links",
    /** Title of a list at the end of a subnet's page. */
    concepts: "Concepts behind this subnet",
  },
  teams: {
    /** Title of the page that lists all teams. */
    title: "Teams",
    description: "The people behind the subnets, as far as public sources name them.",
    /** Title of the list on a team's page. */
    subnets: "Subnets of this team",
    /** Below a subnet's name. */
    netuid: "Netuid {netuid}",
    /** On a team's card. */
    subnetCount: "{count, plural, one {# subnet} other {# subnets}}",
  },
  applications: {
    /** Title of the page that lists applications. */
    title: "Applications",
    description: "Products and tools around the network. They belong to others; we have no part in them.",
  },
  getStarted: {
    /** Title of the newcomer's path. */
    title: "Get started",
    description: "Five short steps from the first idea to taking part. No wallet and no account needed to begin.",
    /** Above a step's text. */
    stepOf: "Step {number} of {count}",
    /** Accessible name of the list of steps beside a step. */
    path: "The path",
    /** Title of a list at the end of a step. */
    concepts: "Read more about it",
  },
  explore: {
    /** Title of the page that lists everything. */
    title: "Explore",
    description: "Everything on this site in one place, by kind and subject.",
    /** First choice among the kinds: no filter. */
    allTypes: "Everything",
    /** Kinds of content, as choices and on each card. */
    types: { concept: "Concept", article: "Article", guide: "Guide", subnet: "Subnet", lab: "Lab" },
    /** First choice among the subjects: no filter. */
    allCategories: "All subjects",
    /** Accessible names of the two rows of choices. */
    filterByType: "By kind",
    filterByCategory: "By subject",
    /** How many entries the choice shows. */
    found: "{count, plural, =0 {Nothing matches} one {# entry} other {# entries}}",
  },
  search: {
    /** Accessible name of the search field and its panel. */
    label: "Search",
    /** Grey text in the empty search field. */
    placeholder: "Search anything here...",
    /** Button that closes the search panel. */
    close: "Close",
    /** Button that starts the search on the search page. */
    submit: "Search",
    /** Title of the search page before anything was searched. */
    title: "Search",
    /** Title of the search page with a query. */
    titleFor: "Search results for “{text}”",
    description: "Search concepts, guides and subnets.",
    /** Accessible name of the tabs by kind of result. */
    sources: "Sources",
    /** First tab. */
    allSources: "All ({count})",
    /** One tab per kind of result, and the line above each result. */
    sourceCount: "{source} ({count})",
    sourceNames: {
      concept: "Concepts",
      article: "Articles",
      subnet: "Subnets",
      application: "Applications",
      team: "Teams",
      guide: "Guides",
    },
    /** How many results there are. */
    found: "{count, plural, one {# result} other {# results}} for “{text}”",
    /** Where there are none. */
    nothing: "Nothing found for “{text}”. Try fewer or other words.",
  },
  labs: {
    /** Title of the page that lists the labs: interactive pages to try mechanisms out. */
    title: "Labs",
    description: "Move a number and watch the mechanism answer. The labs compute what the chain computes.",
    /** While a lab is being loaded. */
    loading: "The lab is being loaded …",
    /** Where scripts are switched off. */
    needsScript: "This lab computes in your browser and needs JavaScript. The text below needs none.",
    /** Title of a list at the end of a lab. */
    concepts: "Concepts behind this lab",
    /** The lab on halvings. "Issued" is how many TAO exist. */
    blockEmission: {
      /** Label of the slider. */
      issuance: "Total issuance",
      /** Accessible name of the curve. */
      curve: "New TAO per block over the total issuance: a staircase that halves with each step",
      /** An amount of TAO; the symbol τ stays. */
      amount: "{amount} τ",
      /** Names of the figures below the slider. */
      issued: "Issued so far",
      perBlock: "New per block",
      perDay: "New per day",
      halvings: "Halvings so far",
      nextHalving: "Next halving",
      /** Where everything has been issued. */
      allIssued: "Everything is issued",
      none: "None",
      /** At which issuance, and in how many days, the next halving comes. */
      nextHalvingAt: "at {amount} τ, {days, plural, one {# day} other {# days}} away",
      /** Small print below the figures. */
      assumption:
        "7,200 blocks a day, nothing recycled. The slider starts near the total issuance of 11 September 2026. Source: subtensor’s block emission rule, June 2026.",
    },
  },
  resources: {
    /** Title of the page that lists the papers. */
    title: "Papers",
    description: "Study editions of the papers Bittensor is built on: plain language, with the mathematics.",
    /** On each paper. */
    pdf: "PDF",
    pages: "{count, plural, one {# page} other {# pages}}",
  },
  videos: {
    /** Title of the page that lists recordings. */
    title: "Videos",
    description: "Recordings elsewhere that are worth your time. Following a link leaves this site.",
    /** Where there are none. */
    none: "There are no videos here yet.",
    /** Where a recording is found. */
    on: "On {host}",
  },
  community: {
    /** Title of the page that lists places to meet others. */
    title: "Community",
    description: "Where people who build, mine, validate and study Bittensor talk to one another.",
    /** Titles of the groups of links. */
    kinds: {
      chat: "Chat",
      forum: "Forums",
      social: "Social networks",
      source: "Source code",
      event: "Events",
      docs: "Documentation",
      other: "More places",
    },
  },
  faq: {
    /** Title of the page of questions. */
    title: "Questions and answers",
    description: "What people ask most, answered briefly, with where to read on.",
    /** Titles of the groups of questions. */
    topics: { basics: "Basics", tokens: "Tokens", "taking-part": "Taking part", safety: "Safety", other: "More" },
  },
  errors: {
    /** Heading of every error page. */
    title: "Oops, something went wrong!",
    /** Message for an address that does not exist. */
    notFound: "Page not found: {path}",
    /** Message where the content cannot be reached for the moment. */
    unavailable: "The content cannot be reached right now. Please try again in a minute.",
    /** Message for a fault of ours. */
    unexpected: "This page failed, and it is our fault. It has been noted.",
    /** Message for a request that cannot be answered. */
    refused: "This request cannot be answered.",
    /** Buttons of every error page. */
    home: "Back to Home",
    explore: "Explore Bittensor",
  },
  account: {
    /** Titles of the account pages. */
    titles: {
      login: "Log in",
      register: "Create an account",
      forgotPassword: "Forgotten password",
      resetPassword: "Choose a new password",
      confirmEmail: "Confirm your e-mail address",
      profile: "Your profile",
    },
    /** On all of them, as long as there are no accounts. */
    closed: "Accounts are not open yet on this site.",
    nothingNeedsOne:
      "Nothing here needs one: every concept, guide, subnet and lab can be read and used without signing in.",
    /** Buttons below. */
    start: "Get started",
    concepts: "Read the concepts",
  },
} as const;
