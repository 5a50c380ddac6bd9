/**
 * The lab on issuance and halvings. Prefixes are as in the pool lab's texts; `who`: those who share a subnet's alpha. "Issuance" is how many TAO
 * exist; figures in braces come without unit unless it stands beside them.
 */
export const en = {
  rule: "Rules: block emission by issuance; {fact:owner-cut} to the owner, half of the rest to miners, half to validators and root. Source: subtensor, coinbase, 30 June 2026. {fact:blocks-per-day} a day.",
  group: { issuance: "TAO", split: "One block of a subnet" },
  field: {
    issuance: "Total issuance",
    recycled: "Recycled each day",
    years: "Years ahead",
    alphaIssued: "Alpha the subnet has issued",
    rootTao: "TAO staked on root",
    ownerCut: "The owner’s cut is paid",
    rootPaid: "Root’s part is paid",
  },
  hint: {
    recycled:
      "Recycled TAO leaves the issuance and can be minted again. Burned TAO stays counted. No real rate is on record here: try some.",
    alphaIssued: "The same staircase holds for each subnet’s alpha, by its own issuance.",
    rootTao: "{fact:root-stake} were read on {fact:root-stake:date}. On root a TAO weighs {fact:tao-weight} alpha.",
    rootPaid:
      "Only while the moving prices of all subnets sum to more than {fact:root-sell-threshold}; else it is recycled.",
  },
  preset: {
    september: "September 2026",
    eve: "On the eve of the first halving",
    rootStake: "A young subnet",
    end: "Near the end",
  },
  source: {
    september: "Total issuance {fact:total-issuance}, read on {fact:total-issuance:date} (block 9,045,154).",
    eve: "First halving in mid-December 2025, at {fact:halving-threshold-1}: documentation on halving.",
    rootStake: "Root stake of {fact:root-stake:date}; the 100,000 α are an assumption.",
    end: "After ten and more halvings: an illustration of the rule.",
  },
  tour: {
    step1: {
      title: "Where it stands",
      text: "{fact:total-issuance} existed on {fact:total-issuance:date}: half a TAO for each block.",
    },
    step2: {
      title: "One TAO before the threshold",
      text: "Just below {fact:halving-threshold-1} a block still mints a whole TAO, 7,200 τ a day.",
    },
    step3: {
      title: "The threshold",
      text: "At {fact:halving-threshold-1} half of what remained is gone. From here a block mints half a TAO. No date, no block number decides it.",
    },
    step4: {
      title: "Recycling",
      text: "With half of each day’s TAO recycled, the issuance climbs half as fast, and the next halving moves away.",
    },
    step5: {
      title: "More out than in",
      text: "Recycle more than is minted and the issuance falls below the threshold again: the emission doubles back. The code allows it.",
    },
    step6: {
      title: "The subnet’s own clock",
      text: "At {fact:halving-threshold-1:number} α a subnet halves too, whatever TAO does. And the more alpha it has issued, the smaller root’s part.",
    },
  },
  predict: {
    question:
      "3,600 τ are minted a day. Suppose half of them, 1,800 τ, are recycled every day. When does the next halving come, at {fact:halving-threshold-2}?",
    option1: "On the same day: it hangs on the block number",
    option2: "In about twice the time",
    option3: "Never",
    answer:
      "The emission depends on the total issuance alone. If it grows half as fast, it needs twice as long: 2,456 days instead of 1,228 from 11 September 2026.",
  },
  told: {
    now: "With {issued} τ issued, a block mints {perBlock} τ, which is {perDay} τ a day. The next halving comes at {next} τ.",
    end: "With {issued} τ issued, nothing is minted any more.",
    halving: "At this rate it comes in {days, plural, one {# day} other {# days}}.",
    noHalving: "At this rate it does not come within {years, plural, one {# year} other {# years}}.",
    split:
      "Of {alpha} α in a block, the owner gets {owner}, miners {miners}, validators and those who stake with them {validators}, root {root}.",
    splitRecycled:
      "Of {alpha} α in a block, the owner gets {owner}, miners {miners}, validators and those who stake with them {validators}; root’s {root} are recycled.",
  },
  figure: {
    issued: "Issued so far",
    perBlock: "New per block",
    perDay: "New per day",
    halvings: "Halvings so far",
    next: "Next halving at",
    root: "Root’s part of the validators’ half",
    allIssued: "Everything is issued",
    none: "None",
  },
  chart: {
    staircase: "Emission by issuance",
    issuance: "Issuance over the years",
    split: "Who gets a block’s alpha",
  },
  axis: {
    issuance: "TAO issued",
    perBlock: "TAO per block",
    years: "Years from now",
    who: "Recipient",
    alpha: "Alpha per block",
  },
  series: { perBlock: "TAO per block", now: "Now", issuance: "Issuance", without: "Without recycling" },
  who: { owner: "Owner", miners: "Miners", validators: "Validators", root: "Root" },
  formula: {
    emission: "Emission E of a block at issuance T",
    root: "Root proportion r",
    split: "The validators’ half (A is the block’s alpha)",
  },
};
