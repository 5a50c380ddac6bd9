import type { AskTexts } from "../ask-texts.ts";

export const zh: AskTexts = {
  words: {
    title: "向我们的文章提问",
    lead: "用你自己的话提问。你会看到本站文章中的原文段落，每段都附有链接，指向它所在的位置。没有一句话是机器生成的。",
    description: "提一个问题，看看我们的文章里哪些段落回答了它，一字不改。",
    label: "你的问题",
    placeholder: "什么是子网？",
    submit: "提问",
    log: "问题与回答",
    examplesTitle: "例如",
    examples: ["什么是子网？", "下一次减半是什么时候？", "如何质押 TAO？", "TAO 和 alpha 有什么区别？"],
    looking: "正在查找文章",
    nothing: "我们的文章里没有这个问题的答案。可以试试更少的词，或换一种说法。",
    unavailable: "现在无法查找段落。请过一分钟再试。",
    elsewhere: "可以在这里查找，或者问问可能知道的人：",
    search: "在全站搜索",
    faq: "常见问题",
    glossary: "术语表",
    community: "社区",
    inEnglish: "（英文）",
    startOver: "重新开始",
  },
  titleFor: (question) => `“${question}”`,
  found: (count) => `我们的文章里有 ${count} 段符合：`,
  kept: (count) => `只保留最后 ${count} 个问题，更早的会消失。`,
};
