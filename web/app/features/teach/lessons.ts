/** The parts of every lesson, in their order. */
export const PHASES = ["opening", "show", "work", "discuss", "close"] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of a lesson take so long together. */
export const LESSON_MINUTES = 45;

/**
 * The lessons, in the order in which they build on one another. Their words: `content/{locale}/interface/lesson/{slug}.yaml`, whose
 * name as messages is `key`. Figures are those of `contract/figures.ts`; texts and labs are addresses without language.
 */
export const LESSONS = [
  {
    slug: "question-to-pay",
    key: "questionToPay",
    minutes: { opening: 6, show: 12, work: 12, discuss: 10, close: 5 },
    figures: { show: "network-roles", work: "market-of-a-subnet", discuss: "check-or-do" },
    labs: {},
    texts: ["/concepts/foundations/what-is-bittensor", "/concepts/foundations/why-bittensor"],
  },
  {
    slug: "how-strangers-agree",
    key: "howStrangersAgree",
    minutes: { opening: 7, show: 10, work: 15, discuss: 8, close: 5 },
    figures: { show: "stake-median", work: "clip", discuss: "copier-race" },
    labs: { work: "/lab/yuma-consensus" },
    texts: ["/concepts/consensus/yuma-consensus", "/concepts/consensus/weight-copying"],
  },
  {
    slug: "keys-and-thieves",
    key: "keysAndThieves",
    minutes: { opening: 5, show: 8, work: 15, discuss: 10, close: 7 },
    figures: { show: "words-to-address", work: "key-tree", discuss: "leaked-key", close: "scam-anatomy" },
    labs: { work: "/lab/terminal" },
    texts: ["/concepts/roles-and-keys/addresses-and-mnemonics", "/concepts/governance-and-safety/scams-and-safety"],
  },
  {
    slug: "what-an-order-costs",
    key: "whatAnOrderCosts",
    minutes: { opening: 6, show: 8, work: 15, discuss: 10, close: 6 },
    figures: { show: "pool-order", work: "price-limit", discuss: "sandwich", close: "fees-by-size" },
    labs: { work: "/lab/pool" },
    texts: ["/concepts/tokens-and-emission/pools-and-slippage", "/concepts/staking/fees-and-price-protection"],
  },
  {
    slug: "where-tokens-come-from",
    key: "whereTokensComeFrom",
    minutes: { opening: 6, show: 8, work: 15, discuss: 9, close: 7 },
    figures: { show: "halving-stairs", work: "block-split", discuss: "alpha-supply", close: "recycle-or-burn" },
    labs: { work: "/lab/block-emission" },
    texts: ["/concepts/tokens-and-emission/tao-supply-and-halving", "/concepts/tokens-and-emission/alpha-issuance"],
  },
  {
    slug: "whom-to-believe",
    key: "whomToBelieve",
    minutes: { opening: 6, show: 9, work: 15, discuss: 9, close: 6 },
    figures: { show: "three-keys", work: "claims-check", discuss: "two-way-proof" },
    labs: {},
    texts: ["/concepts/governance-and-safety/who-decides", "/concepts/governance-and-safety/reading-claims-critically"],
  },
] as const;

export type Lesson = (typeof LESSONS)[number];
