/**
 * The lab on emission between subnets. Prefixes are as in the pool lab's texts; `short`: names of rules below bars. {rank} is a
 * subnet's rank, {rule} an option's text, the others are percentages. "Withholding" sends miners' pay to the owner.
 */
export const en = {
  rule: "Rules as they were on chain: price since 13 February 2025, flow since 4 November 2025, net flow since 27 May 2026, price × (1 − burn) since 22 June 2026, the gate since 27 July 2026 (read on chain on 8 October 2026). Source: subtensor, coinbase. The network is made up.",
  group: {
    rule: "Rule of the chain",
    event: "What happens",
    flow: "How much",
    burn: "How much is withheld",
    when: "When",
    network: "Network",
    gate: "The gate",
  },
  field: {
    rule: "Rule",
    compare: "Compare all five rules",
    days: "Days",
    subnets: "Subnets",
    spread: "How unequal they are",
    inflow: "Everyday inflow, all together",
    focus: "Watched subnet, by rank",
    event: "Event",
    size: "TAO a day",
    burned: "Miners’ pay withheld",
    eventAt: "Begins on day",
    eventLasts: "Lasts days",
    moving: "Rate of the moving price",
    gateRank: "Rank of the bar",
    gateExponent: "Exponent of the gate",
  },
  hint: {
    rule: "The rule changed five times in twelve months. “As it was” goes through all of them from 13 February 2025.",
    compare: "Takes longer: it is computed beside the page.",
    spread: "0: all alike. 1: the second has half the price of the first, the third a third.",
    inflow: "Divided by size. Flow rules look at nothing else.",
    focus: "1 is the largest.",
    burned: "Incentive that goes to the owner’s own hotkeys. Subnet 90 withheld 76.6 % on 11 September 2026.",
    moving:
      "On chain {fact:moving-price-rate}: half of a change has arrived after about {fact:moving-price-half-life}. The code begins with a hundredth of it.",
    gateRank: "{fact:emission-gate-rank} on chain. The share at this rank is the bar; 0 takes a quantile instead.",
  },
  option: {
    rule: {
      gate: "Gate (now)",
      "price-and-burn": "Price × (1 − burn)",
      "net-flow": "Net flow",
      flow: "Flow",
      price: "Price",
      history: "As it was, from rule to rule",
    },
    event: {
      none: "Nothing",
      inflow: "A burst of inflow",
      outflow: "Outflow",
      burn: "Miners’ pay is withheld",
    },
    moving: {
      hundredfold: "As on the chain",
      tenfold: "Ten times slower",
      code: "A hundred times slower: the code’s default",
    },
  },
  short: {
    price: "Price",
    flow: "Flow",
    "net-flow": "Net flow",
    "price-and-burn": "Price, burn",
    gate: "Gate",
  },
  preset: {
    gate: "Withholding, with the gate",
    burnJune: "The same in June 2026",
    outflow: "Outflow under the flow rule",
    price2025: "Inflow in early 2025",
    history: "From rule to rule",
  },
  source: {
    gate: "76.6 % withheld, as subnet 90 on 11 September 2026, which got 0.43 % at a price of 0.0317 τ.",
    burnJune: "Rule of 22 June to 27 July 2026.",
    outflow: "Rule of 4 November 2025 to 27 May 2026, half-life 30 days.",
    price2025: "Rule of the dynamic TAO whitepaper, since February 2025.",
    history: "Dates of the switches: runtime deployments and release notes. A long computation.",
  },
  tour: {
    step1: {
      title: "The largest",
      text: "With the gate the largest subnet takes more than its share of the prices: what the small ones lose goes to those above the bar.",
    },
    step2: {
      title: "Below the bar",
      text: "Rank 40 lies below the bar. The gate lets little of it through; its alpha is still paid.",
    },
    step3: {
      title: "Withholding",
      text: "From day 20 the watched subnet withholds 76.6 % of its miners’ pay. It falls below the bar, and its share collapses.",
    },
    step4: {
      title: "Outflow",
      text: "The flow rule starves a subnet that loses TAO, however high its price is.",
    },
    step5: {
      title: "Outflow, price rule",
      text: "The price rule takes from it what its price loses, and no more: it keeps more than half of its share.",
    },
    step6: {
      title: "Inflow, net flow",
      text: "Under net flow the chain’s own spending is subtracted, so inflow has to be larger than what the subnet is given.",
    },
  },
  predict: {
    question: "Under the gate, subnet 10 of 48 begins to withhold half of its miners’ pay. What happens to its share?",
    option1: "Nothing: its price stays",
    option2: "It halves",
    option3: "It falls by more than half",
    answer:
      "Withholding half halves the share that goes into the gate, and the gate lets through less of a smaller share: near the bar a loss counts more than twofold.",
  },
  told: {
    none: "Under the rule “{rule}” subnet {rank} goes from {before} to {end} of the emission in {days, plural, one {# day} other {# days}}.",
    inflow:
      "Under the rule “{rule}” subnet {rank} has {before} at first, {atEvent} at the end of the inflow and {end} after {days, plural, one {# day} other {# days}}.",
    outflow:
      "Under the rule “{rule}” subnet {rank} has {before} at first, {atEvent} at the end of the outflow and {end} after {days, plural, one {# day} other {# days}}.",
    burn: "Under the rule “{rule}” subnet {rank} has {before} at first, {atEvent} at the end of the withholding and {end} after {days, plural, one {# day} other {# days}}.",
    concentration: "On the last day the emission is as concentrated as among {count} equal subnets.",
    nobody: "On the last day no subnet has inflow: nobody gets TAO.",
  },
  figure: {
    before: "Share on the first day",
    lowest: "Lowest share",
    end: "Share on the last day",
    gate: "The gate lets through",
    bar: "Bar θ",
    effective: "Effective number of subnets",
  },
  chart: {
    share: "Share of subnet {rank} over time",
    ranks: "All subnets on the last day",
    rules: "Subnet {rank} on the last day, under each rule",
  },
  axis: {
    day: "Day",
    date: "Date",
    share: "Share of emission",
    rank: "Rank at the start",
    rule: "Rule",
  },
  series: {
    share: "Share of emission",
    demand: "Price and burn alone",
    bar: "Bar",
    begins: "begins",
    ends: "ends",
  },
  formula: {
    price: "Share by price and burn (values of the watched subnet)",
    gate: "The gate",
    flow: "Share by flow (S is the average flow)",
  },
};
