import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const zh: Strings<typeof en> = {
  rule: "规则：subtensor 中的 Yuma 与 liquid alpha，2026 年 6 月 30 日；实验依据 2024 年 5 月 29 日的工作论文《Weight Copying in Bittensor》。提交-揭示在这里只是更长的滞后。",
  group: {
    truth: "矿工",
    stake: "谁持有质押",
    defence: "防御",
    rates: "liquid alpha 的速率",
    bonds: "债券",
  },
  field: {
    truth: "矿工的好坏",
    honest: "诚实者的质押",
    copier: "抄袭者的质押",
    colluder: "合谋者的质押",
    reveal: "揭示周期（epoch 数）",
    mode: "债券规则",
    liquid: "liquid alpha",
    low: "最慢速率",
    high: "最快速率",
    steepness: "陡度",
    memory: "债券中保留的部分",
    penalty: "β，债券惩罚",
    epochs: "epoch 数",
  },
  hint: {
    truth: "只有在什么都不变的时候，抄袭才没有风险。",
    colluder: "全部给第三个矿工。",
    reveal: "0 表示权重立即公开，抄袭者重复上一个 epoch 的共识。",
    liquid: "只在 Yuma 3 中起作用。",
    steepness: "默认 {fact:liquid-alpha-steepness}。负值使效果反转。",
    memory: "liquid alpha 不起作用时默认 0.9。",
    penalty: "1：债券跟随裁剪后的权重。",
  },
  option: {
    truth: {
      static: "始终不变",
      switch: "最好与最差互换",
      drift: "两者来回漂移",
    },
    mode: {
      yuma2: "Yuma 2",
      yuma3: "Yuma 3",
    },
  },
  preset: {
    open: "公开的权重",
    static: "什么都不变",
    commitReveal: "提交-揭示，默认设置",
    liquidAlpha: "Yuma 3 与 liquid alpha",
    collusion: "再加一伙合谋者",
  },
  source: {
    open: "抄袭者使用最新的公开共识：2024 年工作论文。",
    static: "提交-揭示无济于事的情形：工作论文与官方文档。",
    commitReveal: "揭示周期为一个 epoch：代码默认值，2026 年 9 月 20 日在子网 120 和 107 上读到。",
    liquidAlpha:
      "速率 {fact:liquid-alpha-low} 到 {fact:liquid-alpha-high}，陡度 {fact:liquid-alpha-steepness}：代码默认值，2026 年 6 月。",
    collusion: "诚实者占 55% 的多数；份额为假设。",
  },
  tour: {
    step1: {
      title: "什么都不变",
      text: "矿工不变，昨天的共识今天仍然正确。抄袭毫无代价。",
    },
    step2: {
      title: "有所变化",
      text: "每六个 epoch，最好与最差互换。抄袭者有一个 epoch 是错的。",
    },
    step3: {
      title: "提交-揭示",
      text: "揭示周期为三个 epoch 时，抄袭者每次错得更久。",
    },
    step4: {
      title: "漂移",
      text: "矿工不断变化时，重复过去的人总是有点错。",
    },
    step5: {
      title: "liquid alpha",
      text: "在 Yuma 3 中，先知先觉者的债券增长更快。请与第二步的抄袭者比较。",
    },
    step6: {
      title: "合谋",
      text: "只捧一个矿工的那伙人，在孤立无援之处被裁剪，收入最少。",
    },
  },
  predict: {
    question: "矿工从不变化。权重隐藏十个 epoch 之后抄袭者才看得到。它的结果如何？",
    option1: "很差：它重复的是十个 epoch 以前的东西",
    option2: "与诚实者一样好",
    option3: "比诚实者更好",
    answer: "十个 epoch 以前的东西仍然正确，所以隐藏没有用。两者缺一不可：延迟，以及在此期间发生变化的矿工。",
  },
  problem: {
    noStake: "没有人持有质押。",
    rates: "最慢速率高于最快速率，必须改动其中之一。",
  },
  told: {
    more: "{epochs} 个 epoch 之后，抄袭者得到公平收益的 {copier}，多于诚实者的 {honest}。",
    less: "{epochs} 个 epoch 之后，抄袭者得到公平收益的 {copier}，少于诚实者的 {honest}。",
    same: "{epochs} 个 epoch 之后，抄袭者得到公平收益的 {copier}，与诚实者的 {honest} 相同。",
    nobody: "{epochs} 个 epoch 内没有可比较的：需要有收入的诚实质押，也需要抄袭者。",
    open: "抄袭者重复上一个 epoch 的共识。",
    reveal: "抄袭者重复的是 {lag} 个 epoch 以前的共识。",
    colluder: "合谋者得到公平收益的 {colluder}。",
  },
  figure: {
    honest: "诚实者的收益",
    copier: "抄袭者的收益",
    colluder: "合谋者的收益",
    copierReturn: "抄袭者与诚实者之比",
    lag: "滞后（epoch）",
    none: "–",
  },
  chart: {
    returns: "至今的分红，与公平收益相比",
    truth: "矿工的真实好坏",
    rates: "债券跟随得多快",
  },
  axis: {
    epoch: "epoch",
    return: "每份质押的收益",
    worth: "价值",
    distance: "与共识的距离",
    rate: "速率",
  },
  series: {
    honest: "诚实者",
    copier: "抄袭者",
    colluder: "合谋者",
    fair: "公平",
    rate: "速率",
  },
  formula: {
    return: "抄袭者与诚实者之比（D 分红，S 质押）",
    rate: "距离为 d 时债券的速率（此处 0.3）",
    bond: "一个 epoch 之后的债券",
    each: "每份债券各有一个",
  },
};
