import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const zh: Strings<typeof en> = {
  rule: "规则：区块排放取决于总发行量；{fact:owner-cut} 归所有者，其余一半归矿工，一半归验证者和根网络。来源：subtensor，coinbase，2026 年 6 月 30 日。每天 {fact:blocks-per-day}。",
  group: { issuance: "TAO", split: "子网的一个区块" },
  field: {
    issuance: "总发行量",
    recycled: "每天回收的数量",
    years: "展望的年数",
    alphaIssued: "子网已发行的 alpha",
    rootTao: "根网络上质押的 TAO",
    ownerCut: "支付所有者的份额",
    rootPaid: "支付根网络的份额",
  },
  hint: {
    recycled: "回收的 TAO 退出总发行量，可以再次发行；销毁的 TAO 仍计算在内。这里没有真实速率的记录，请自行尝试。",
    alphaIssued: "同样的阶梯适用于每个子网的 alpha，依据是该子网自己的发行量。",
    rootTao:
      "{fact:root-stake:date}读到 {fact:root-stake}。在根网络上，一个 TAO 相当于 {fact:tao-weight} 个 alpha 的分量。",
    rootPaid: "只有当所有子网的移动价格之和大于 {fact:root-sell-threshold} 时才支付，否则会被回收。",
  },
  preset: { september: "2026 年 9 月", eve: "第一次减半前夕", rootStake: "年轻的子网", end: "接近终点" },
  source: {
    september: "总发行量 {fact:total-issuance}，读取于 {fact:total-issuance:date}（区块 9,045,154）。",
    eve: "第一次减半在 2025 年 12 月中旬，发行量达 {fact:halving-threshold-1} 时：官方文档的减半页面。",
    rootStake: "根网络质押量取自 {fact:root-stake:date}；100,000 α 为假设。",
    end: "经过十多次减半之后：仅用于说明规则。",
  },
  tour: {
    step1: { title: "目前的位置", text: "{fact:total-issuance:date}有 {fact:total-issuance}：每个区块半个 TAO。" },
    step2: {
      title: "门槛前一步",
      text: "略低于 {fact:halving-threshold-1} 时，一个区块仍产生整整一个 TAO，每天 7,200 τ。",
    },
    step3: {
      title: "门槛",
      text: "到了 {fact:halving-threshold-1}，剩余的一半已经发完，此后每个区块产生半个 TAO。决定这件事的既不是日期，也不是区块号。",
    },
    step4: { title: "回收", text: "如果每天回收一半的 TAO，总发行量增长慢一半，下一次减半也就远去。" },
    step5: { title: "回收多于新增", text: "回收多于排放时，总发行量会退回门槛之下，排放又翻倍。代码允许这样。" },
    step6: {
      title: "子网自己的时钟",
      text: "到了 {fact:halving-threshold-1:number} α，子网也会减半，与 TAO 无关。发行的 alpha 越多，根网络的份额越小。",
    },
  },
  predict: {
    question:
      "每天新增 3,600 τ。假设其中一半即 1,800 τ 每天被回收，那么在 {fact:halving-threshold-2} 处的下一次减半何时到来？",
    option1: "同一天：它取决于区块号",
    option2: "大约两倍的时间之后",
    option3: "永远不会",
    answer:
      "排放只取决于总发行量。增长慢一半，就需要两倍的时间：从 2026 年 9 月 11 日算起是 2,456 天，而不是 1,228 天。",
  },
  told: {
    now: "已发行 {issued} τ 时，一个区块产生 {perBlock} τ，即每天 {perDay} τ。下一次减半在 {next} τ 处。",
    end: "已发行 {issued} τ 时，不再产生任何 TAO。",
    halving: "按此速度，它在 {days} 天后到来。",
    noHalving: "按此速度，{years} 年之内不会到来。",
    split:
      "在一个区块的 {alpha} α 中，所有者得 {owner}，矿工得 {miners}，验证者及其质押者得 {validators}，根网络得 {root}。",
    splitRecycled:
      "在一个区块的 {alpha} α 中，所有者得 {owner}，矿工得 {miners}，验证者及其质押者得 {validators}；根网络的 {root} 被回收。",
  },
  figure: {
    issued: "至今已发行",
    perBlock: "每区块新增",
    perDay: "每天新增",
    halvings: "至今减半次数",
    next: "下一次减半在",
    root: "根网络在验证者那一半中的份额",
    allIssued: "已全部发行",
    none: "没有",
  },
  chart: { staircase: "排放随总发行量的变化", issuance: "历年的总发行量", split: "一个区块的 alpha 归谁" },
  axis: {
    issuance: "已发行的 TAO",
    perBlock: "每区块 TAO",
    years: "从现在起的年数",
    who: "获得者",
    alpha: "每区块 alpha",
  },
  series: { perBlock: "每区块 TAO", now: "现在", issuance: "总发行量", without: "没有回收时" },
  who: { owner: "所有者", miners: "矿工", validators: "验证者", root: "根网络" },
  formula: {
    emission: "总发行量为 T 时一个区块的排放 E",
    root: "根网络占比 r",
    split: "验证者的一半（A 为区块的 alpha）",
  },
};
