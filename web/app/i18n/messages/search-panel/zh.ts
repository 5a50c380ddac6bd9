import type { SearchPanelMessages } from "./search-panel-messages.ts";

export const zh: SearchPanelMessages = {
  comingSoon: "（即将推出）",
  sourceNames: {
    concept: "概念",
    article: "文章",
    subnet: "子网",
    application: "应用",
    team: "团队",
    guide: "指南",
  },
  sourceDescriptions: {
    concept: "一次讲清一个概念",
    article: "篇幅较长的文章",
    subnet: "按名称、编号、团队或主题查找",
    application: "建立在网络之上的产品",
    team: "子网背后的人",
    guide: "一步一步照着做",
  },
  results: "搜索结果",
  found: "{count, plural, other {# 条结果}}",
  completion: "按 Tab 键补全为“{title}”。",
  nothing: "没有找到相关内容。请减少关键词，或换个说法。",
  delayed: "搜索暂时还不能响应，稍后会自动重试。",
  allResults: "查看“{text}”的全部结果",
  inEnglish: "英文",
  recent: "最近搜索",
  forgetRecent: "清除",
  secretTitle: "这看起来像机密信息，因此没有搜索",
  secretText: "谁拿到助记词或私钥，谁就能打开钱包。输入框已在你的设备上清空：没有发送任何内容，也没有保存任何内容。",
  secretGuide: "如何妥善保管密钥",
};
