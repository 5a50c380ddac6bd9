/**
 * The lab on registering. Prefixes are as in the pool lab's texts; `table`: heads and cells of a table of neurons. A burst is many registrations in
 * consecutive blocks; "deregistered" is who loses a UID to a newcomer; the lock cost is the price of a whole subnet.
 */
export const en = {
  rule: "Rules: price × {fact:registration-price-factor} with each registration, halved every {fact:registration-price-half-life}, since 22 April 2026. Sources: subtensor, subnets/registration.rs and coinbase/root.rs, 30 June 2026; lock cost as read on 11 September 2026.",
  group: { price: "Price of a UID", pruning: "Who has to go", rule: "The rule", lock: "Price of a subnet" },
  field: {
    start: "Price at the start",
    perInterval: "Registrations in 360 blocks",
    burst: "Burst: one in each of so many blocks",
    burstAt: "The burst begins at block",
    blocks: "Blocks to watch",
    increase: "Factor for each registration",
    halfLife: "Half-life in blocks",
    floor: "Lowest price",
    ceiling: "Highest price",
    uids: "UIDs in the subnet",
    immunity: "Immunity period in blocks",
    newcomers: "Newcomers",
    seed: "Another made-up subnet",
    lastLock: "Last price paid for a subnet",
    daysSince: "Days since then",
  },
  hint: {
    perInterval: "Evenly spread. 360 blocks are 72 minutes.",
    burst: "The chain lets one registration into a block by default.",
    halfLife: "0: the price does not fall.",
    immunity:
      "{fact:neuron-immunity-period:number} in the code; on chain 5,000 and 14,400 were read on 20 September 2026.",
    seed: "Emissions and ages are made up: few earn much, most are old.",
    lastLock:
      "Twice this price at first, then falling by it in {fact:lock-cost-interval}, 8 days; at least {fact:lock-cost-min}.",
  },
  preset: {
    defaults: "The defaults, with a burst",
    quiet: "A price falling asleep",
    immunity14400: "A longer immunity",
    april: "A subnet in April 2026",
  },
  source: {
    defaults:
      "Start {fact:registration-price-start}, factor {fact:registration-price-factor}, half-life {fact:registration-price-half-life}: runtime of June 2026. The demand is an assumption.",
    quiet: "The same rule without anybody who registers.",
    immunity14400: "14,400 blocks, as read for subnet 107 on 20 September 2026.",
    april: "A lock cost of 10,127 τ was reported in April 2026.",
  },
  tour: {
    step1: {
      title: "One registration",
      text: "The price jumps by 26 % and then halves every {fact:registration-price-half-life}.",
    },
    step2: {
      title: "A burst",
      text: "Twelve in a row multiply the price by sixteen. Whoever comes last pays for the haste of all.",
    },
    step3: {
      title: "The balance",
      text: "About three registrations in 360 blocks keep the price where it is. With six it climbs until somebody gives up.",
    },
    step4: {
      title: "Who goes",
      text: "One newcomer takes one UID: that of the lowest emission among those who are no longer immune.",
    },
    step5: {
      title: "Everybody is new",
      text: "Where no more than ten are not immune, the lowest of the immune ones goes. Immunity protects only while there are others.",
    },
    step6: {
      title: "A whole subnet",
      text: "Right after a subnet was created the next costs twice as much. In 8 days the price is back, in 16 it reaches the lowest.",
    },
  },
  predict: {
    question: "A UID costs 0.1 τ. Ten miners register one after another, a block apart. What does the tenth pay?",
    option1: "0.1 τ, like the first",
    option2: "About 0.2 τ",
    option3: "About 0.8 τ",
    answer:
      "Nine registrations before it have multiplied the price by 1.26⁹ ≈ 8; in nine blocks it hardly falls. The tenth pays about 0.79 τ.",
  },
  problem: { bounds: "The lowest price is above the highest. One of them has to give way." },
  told: {
    price: "The price goes from {start} τ to {end} τ in {blocks} blocks; its highest is {highest} τ.",
    burst:
      "In the burst {count, plural, one {# registration pays {first} τ} other {# registrations pay {first} τ at first and {last} τ at last, {total} τ together}}.",
    next: "The next to be deregistered is UID {uid}: with {share} of the emission it earns least among the {count} that are not immune.",
    nextImmune:
      "The next to be deregistered is UID {uid} with {share} of the emission, although it is immune: only {count} are not.",
    nobody: "Nobody can be deregistered.",
  },
  figure: {
    end: "Price at the end",
    highest: "Highest price",
    registrations: "Registrations",
    balance: "Keep the price, in one half-life",
    nonImmune: "Not immune",
    lockCost: "Price of a subnet now",
    none: "None",
  },
  chart: {
    price: "The price of a UID",
    neurons: "The UIDs that earn least",
    lockCost: "The price of a subnet after the last one",
  },
  axis: { blocks: "Blocks", price: "TAO", share: "Share of emission", days: "Days since the last", lockCost: "TAO" },
  series: {
    price: "Price",
    highest: "Highest",
    leaving: "Makes room",
    immune: "Stays, immune",
    staying: "Stays",
    lockCost: "Lock cost",
    now: "Now",
  },
  table: {
    title: "The UIDs that earn least",
    age: "Age in blocks",
    immune: "Immune",
    leaves: "Makes room for",
    yes: "yes",
    no: "no",
    newcomer: "newcomer {number}",
  },
  formula: {
    price: "Price after n registrations and b blocks (here: right after the burst, on its own)",
    balance: "Registrations in a half-life that keep the price",
    lockCost: "Lock cost",
  },
};
