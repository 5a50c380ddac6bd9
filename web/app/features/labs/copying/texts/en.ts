/**
 * The lab on copying weights. Prefixes are as in the pool lab's texts. A fair return is as large a part of the dividends as of the stake;
 * {honest}, {copier} and {colluder} are percentages of it.
 */
export const en = {
  rule: "Rule: Yuma and liquid alpha as in subtensor, 30 June 2026; the experiment follows “Weight Copying in Bittensor”, working paper, 29 May 2024. Commit-reveal is nothing but a longer lag here.",
  group: {
    truth: "The miners",
    stake: "Who holds the stake",
    defence: "Defences",
    rates: "Rates of liquid alpha",
    bonds: "Bonds",
  },
  field: {
    truth: "How good the miners are",
    honest: "Honest stake",
    copier: "Copier’s stake",
    colluder: "Colluding stake",
    reveal: "Reveal period in epochs",
    mode: "Rule for bonds",
    liquid: "Liquid alpha",
    low: "Slowest rate",
    high: "Fastest rate",
    steepness: "Steepness",
    memory: "Part of a bond that stays",
    penalty: "β, the bonds penalty",
    epochs: "Epochs",
  },
  hint: {
    truth: "Copying is free of risk only while nothing changes.",
    colluder: "Gives everything to the third miner.",
    reveal: "0: weights are public at once, and a copier repeats the consensus of the epoch before.",
    liquid: "Works with Yuma 3 only.",
    steepness: "{fact:liquid-alpha-steepness} is the default. Negative values turn the effect round.",
    memory: "0.9 by default, where liquid alpha is not at work.",
    penalty: "1: bonds follow the weights after cutting.",
  },
  option: {
    truth: {
      static: "Always the same",
      switch: "Best and worst change places",
      drift: "Two drift to and fro",
    },
    mode: {
      yuma2: "Yuma 2",
      yuma3: "Yuma 3",
    },
  },
  preset: {
    open: "Weights in the open",
    static: "Nothing changes",
    commitReveal: "Commit-reveal, the default",
    liquidAlpha: "Yuma 3 with liquid alpha",
    collusion: "A group as well",
  },
  source: {
    open: "A copier with the newest public consensus: the 2024 working paper.",
    static: "The case in which commit-reveal does not help: working paper and documentation.",
    commitReveal: "Period of one epoch: default in the code, read on subnets 120 and 107 on 20 September 2026.",
    liquidAlpha:
      "Rates {fact:liquid-alpha-low} to {fact:liquid-alpha-high}, steepness {fact:liquid-alpha-steepness}: defaults in the code, June 2026.",
    collusion: "Honest majority of 55 %; the shares are an assumption.",
  },
  tour: {
    step1: {
      title: "Nothing changes",
      text: "While the miners stay as they are, yesterday’s consensus is right today. Copying costs nothing.",
    },
    step2: {
      title: "Something changes",
      text: "Every six epochs the best and the worst change places. For one epoch the copier is wrong.",
    },
    step3: {
      title: "Commit-reveal",
      text: "With a reveal period of three epochs the copier is wrong for longer each time.",
    },
    step4: {
      title: "Drift",
      text: "When miners change all the time, whoever repeats the past is always a little wrong.",
    },
    step5: {
      title: "Liquid alpha",
      text: "With Yuma 3 the bonds of those who are early grow faster. Compare the copier with the second step.",
    },
    step6: {
      title: "A group",
      text: "A group that backs one miner is cut where it is alone, and earns least.",
    },
  },
  predict: {
    question:
      "The miners never change. Weights are concealed for ten epochs before a copier sees them. How does it fare?",
    option1: "Badly: it repeats what is ten epochs old",
    option2: "As well as the honest ones",
    option3: "Better than the honest ones",
    answer:
      "What is ten epochs old is still right, so concealing does not help. It takes both: a delay, and miners that change during it.",
  },
  problem: {
    noStake: "Nobody holds stake.",
    rates: "The slowest rate is above the fastest. One of them has to give way.",
  },
  told: {
    more: "After {epochs, plural, one {# epoch} other {# epochs}} the copier has earned {copier} of a fair return, more than the honest with {honest}.",
    less: "After {epochs, plural, one {# epoch} other {# epochs}} the copier has earned {copier} of a fair return, less than the honest with {honest}.",
    same: "After {epochs, plural, one {# epoch} other {# epochs}} the copier has earned {copier} of a fair return, as much as the honest with {honest}.",
    nobody:
      "For {epochs, plural, one {# epoch} other {# epochs}} there was nobody to compare: it takes honest stake that earns something, and a copier.",
    open: "The copier repeats the consensus of the epoch before.",
    reveal: "The copier repeats a consensus that is {lag} epochs old.",
    colluder: "The colluding group has earned {colluder} of a fair return.",
  },
  figure: {
    honest: "Honest: return",
    copier: "Copier: return",
    colluder: "Group: return",
    copierReturn: "Copier compared with honest",
    lag: "Lag in epochs",
    none: "–",
  },
  chart: {
    returns: "Dividends so far, compared with a fair return",
    truth: "How good the miners really are",
    rates: "How fast a bond follows",
  },
  axis: {
    epoch: "Epoch",
    return: "Return per stake",
    worth: "Worth",
    distance: "Distance from consensus",
    rate: "Rate",
  },
  series: {
    honest: "Honest",
    copier: "Copier",
    colluder: "Colluding group",
    fair: "Fair",
    rate: "Rate",
  },
  formula: {
    return: "Copier compared with honest (D dividends, S stake)",
    rate: "Rate of a bond at distance d (here 0.3)",
    bond: "A bond after an epoch",
    each: "one for each bond",
  },
};
