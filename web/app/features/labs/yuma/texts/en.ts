/** The lab on Yuma Consensus. Prefixes are as in the pool lab's texts. {miner} and {validator} are names as M1 and V2. */
export const en = {
  rule: "Rule: Yuma as in subtensor, epoch/run_epoch.rs, 30 June 2026 (spec 425). Yuma 3 and liquid alpha are choices of a subnet’s owner.",
  group: {
    network: "Where the numbers come from",
    hand: "Validators and miners",
    generated: "A made-up subnet",
    rule: "The rule",
    time: "Time",
    late: "Who notices late",
  },
  field: {
    network: "Network",
    validators: "Validators",
    miners: "Miners",
    stake: "Stake",
    weights: "Weights, 0 to 100",
    manyValidators: "Validators",
    manyMiners: "Miners",
    noise: "Disagreement",
    seed: "Another one",
    kappa: "κ, the stake that has to agree",
    penalty: "β, the bonds penalty",
    memory: "Part of a bond that stays",
    mode: "Bonds",
    liquid: "Liquid alpha",
    epochs: "Epochs",
    turnAt: "The ranking turns round at epoch",
    delay: "Epochs late",
  },
  hint: {
    weights: "Each row is brought to a sum of 1. Above the consensus a weight is cut down to it.",
    kappa: "On chain 32,767/65,535, a hair below one half.",
    penalty:
      "1: bonds follow the weights after cutting. 0: as they were set. Default in the code: {fact:bonds-penalty}.",
    memory: "0.9 by default: a tenth is new in each epoch.",
    liquid:
      "Works with Yuma 3 only: rates from {fact:liquid-alpha-low} to {fact:liquid-alpha-high} instead of one for all.",
    turnAt: "0: never. The best miner becomes the worst.",
    delay: "So many epochs after the turn a validator changes its weights.",
    noise: "How differently the validators see the same miners.",
  },
  option: {
    network: { hand: "By hand", generated: "Made up, up to 64 × 256" },
    mode: { yuma2: "Yuma 2", yuma3: "Yuma 3" },
  },
  preset: {
    worked: "Three validators, two miners",
    halves: "Two halves that disagree",
    collusion: "A group for its own miner",
    turn: "The ranking changes",
    large: "64 validators, 256 miners",
  },
  source: {
    worked: "Stake 40, 35, 25: an example to compute by hand with the rule of run_epoch.rs.",
    halves: "Equality counts: κ = 32,767/65,535, subtensor’s default.",
    collusion: "The attack that subtensor’s docs/consensus.md describes.",
    turn: "As in subtensor’s tests test_yuma_3_*: the ranking changes, and validators follow earlier or later.",
    large:
      "The largest subnet by default: {fact:uids-per-subnet} UIDs, {fact:validator-permits} of them with a permit (documentation, 2026).",
  },
  tour: {
    step1: {
      title: "By hand",
      text: "M1: the 0.8 of V1 has 40 % of the stake behind it, which is not enough. At 0.6 there are 75 %. So 0.6 is the consensus, and 0.8 is cut down to it.",
    },
    step2: {
      title: "More agreement",
      text: "With κ at 0.8 nearly everybody has to agree. The consensus falls to what V3 still supports.",
    },
    step3: {
      title: "A group",
      text: "V3 holds 40 % and gives everything to M3. Without half of the stake its consensus is 0: all of it is cut.",
    },
    step4: {
      title: "Being early",
      text: "At epoch 8 the ranking turns round. V1 notices at once, V2 an epoch later, V3 four epochs later. See who gains dividends.",
    },
    step5: {
      title: "Yuma 3",
      text: "The same with Yuma 3 and liquid alpha: being early counts more, whatever the stake.",
    },
    step6: {
      title: "Many",
      text: "Twelve validators who see 24 miners with much noise. The median stays close to what the miners are worth.",
    },
  },
  predict: {
    question:
      "A validator with 40 % of the stake gives all its weight to a miner of its own. The others give that miner nothing. What part of the incentive does it get?",
    option1: "40 %, like the stake behind it",
    option2: "Some 20 %",
    option3: "Nothing",
    answer:
      "Less than κ of the stake supports any weight for this miner, so its consensus is 0 and the whole weight is cut. The validator loses its trust, and its dividends.",
  },
  problem: {
    noStake: "Nobody holds stake, so nobody can agree.",
    noWeights: "Nobody with stake gives weight to any miner.",
  },
  told: {
    incentive: "After {epochs, plural, one {# epoch} other {# epochs}}, {miner} has the largest incentive: {share}.",
    clipped: "{clipped} of {count} weights lie above the consensus and are cut down to it.",
    validator:
      "{validator} agrees least: {trust} of its weight counts. With {stake} of the stake it earns {dividends} of the dividends.",
    nobody: "No miner has enough stake behind any weight: the consensus is 0 everywhere and nobody gets incentive.",
  },
  figure: {
    clipped: "Weights cut",
    incentive: "Incentive of {miner}",
    consensus: "Consensus for {miner}",
    trust: "Trust of {validator}",
  },
  chart: { miners: "Miners", validators: "Validators", dividends: "Dividends over the epochs" },
  axis: { miner: "Miner", validator: "Validator", share: "Share", epoch: "Epoch" },
  series: {
    consensus: "Consensus",
    incentive: "Incentive",
    stake: "Stake",
    dividends: "Dividends",
    trust: "Trust",
    turn: "The ranking turns",
  },
  table: { title: "Weights, and what is left of them" },
  formula: {
    consensus: "Consensus: the highest weight that enough stake supports",
    rank: "Rank: weights after cutting, by stake",
    incentive: "Incentive",
  },
};
