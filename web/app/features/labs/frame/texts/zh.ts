import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const zh: Strings<typeof en> = {
  settings: "设置",
  outcome: "结果",
  presets: "真实情形",
  undo: "撤销",
  redo: "重做",
  reset: "重置",
  copyLink: "复制链接",
  copied: "已复制指向这些设置的链接。",
  notCopied: "浏览器不允许复制。链接如下：",
  exactly: "{label}，精确值",
  table: "以表格查看数字",
  formula: "查看代入这些数字的公式",
  computing: "正在计算……",
  cancel: "取消",
  cancelled: "已取消。所见为上一次的结果。",
  computeAgain: "重新计算",
  kept: "现在显示的是最后一个可行的状态。",
  predict: {
    title: "先猜一猜",
    show: "看看会发生什么",
    optional: "也可以跳过。你的猜测只保存在这个浏览器里。",
    guessed: "你的猜测：{option}",
    right: "正是如此。",
    other: "实际并非如此。",
    seeAgain: "重新摆好这一情形",
    again: "再猜一次",
  },
  tour: {
    title: "导览",
    offer: "共 {count} 个小步骤。每一步都会设置好实验室，并说明该看什么。",
    start: "开始导览",
    step: "第 {step} 步，共 {count} 步",
    back: "上一步",
    next: "下一步",
    end: "结束导览",
  },
  fault: {
    number: "“{text}”不可用。{label}：{min} 到 {max} 之间的数。",
    whole: "“{text}”不可用。{label}：{min} 到 {max} 之间的整数。",
  },
  link: {
    future: "此链接由更新版本的实验室生成（格式 {part}），在这里无法打开；没有任何改动。",
    unreadable: "此链接在“{part}”处损坏，无法打开。没有任何改动。",
  },
};
