export const LANGUAGES = ["en", "de", "ko", "fr", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export type GeneratedDocument = { id: string; title: string; description: string; body: string };

const VOCABULARY = 20_000;
const WORDS = { title: 4, description: 18, body: 280 };

const SYLLABLES = {
  en: "ba con den er fi gra hol in ju kel lo mi net or pre qui ra sta ten ul va wor xi yu ze tion ment ing ly",
  de: "ab ber che dör ein fü gel hau ich ja kön lich mü nen ord pfl ra schaft stä ung ver wei zeu ß keit",
  fr: "ac bé cou dé eau fi gné hô ill jou lè mou nu oi pré que réu sœ tion ur ven ment eur é",
  ko: "가 나 다 라 마 바 사 아 자 차 카 타 파 하 검 증 채 굴 보 상 합 의 위 임 지 갑 서 브 넷 망 손 권 력 금 세",
  zh: "子网 质押 代币 验证者 矿工 权重 共识 机制 奖励 钱包 安全 机器 学习 网络 市场 发行 排放 节点 密钥 价格 数据 模型 系统 时间 问题 方法 社区 账户 区块 交易 费用 注册 评分 委托 收益 规则 服务 开发 研究 计算",
};
/** Of the common Chinese characters in Unicode. */
const FIRST_CHARACTER = 0x4e00;
const PARTICLES = ["은", "는", "이", "가", "을", "를", "의", "에", "와", "", "", ""];

/** Documents like those of the site in one language, the same on every run: rare words are rare. */
export function generateDocuments(language: Language, count: number): GeneratedDocument[] {
  const chance = createChance(language.charCodeAt(0));
  const write = createWriter(language, chance);
  return Array.from({ length: count }, (_, index) => ({
    id: `${language}${index}`,
    title: write(WORDS.title),
    description: `${write(WORDS.description)}.`,
    body: `${write(WORDS.body / 2)}. ${write(WORDS.body / 2)}.`,
  }));
}

/** Queries as they are typed: words of the documents, some half typed, some with a typo, one to three of them. */
export function generateQueries(documents: readonly GeneratedDocument[], count: number): string[] {
  const chance = createChance(count);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(chance() * values.length)];
  return Array.from({ length: count }, () => {
    const document = pick(documents);
    const text = (chance() < 0.5 ? document?.title : document?.body) ?? "";
    const words = text.match(/\p{Script=Han}{1,4}|[^\s，.\p{Script=Han}]+/gu) ?? [];
    const start = Math.floor(chance() * words.length);
    const query = words.slice(start, start + 1 + Math.floor(chance() * 3)).join(" ");
    const kind = chance();
    if (kind < 0.4) return query.slice(0, Math.max(1, Math.ceil(query.length * chance())));
    if (kind < 0.6) return swapLetters(query, Math.floor(chance() * query.length));
    return query;
  });
}

function createWriter(language: Language, chance: () => number): (words: number) => string {
  const syllables = SYLLABLES[language].split(" ");
  const pickSyllable = () => syllables[Math.floor(chance() * syllables.length)] ?? "";
  const lengths = language === "zh" ? [1, 1, 1, 2] : language === "ko" ? [2, 2, 3, 4] : [1, 2, 2, 3, 3, 4];
  const vocabulary = Array.from({ length: VOCABULARY }, (_, rank) => {
    const length = lengths[Math.floor(chance() * lengths.length)] ?? 2;
    const word = Array.from({ length }, pickSyllable).join("");
    // Rare words of Chinese hold characters that no dictionary joins.
    return language === "zh" && rank > 200 ? word + String.fromCharCode(FIRST_CHARACTER + (rank % 3000)) : word;
  });
  const pickWord = () => {
    // The word of rank r is about as frequent as 1/r.
    const word = vocabulary[Math.floor(VOCABULARY ** chance()) - 1] ?? "";
    return language === "ko" ? word + (PARTICLES[Math.floor(chance() * PARTICLES.length)] ?? "") : word;
  };
  const separator = language === "zh" ? "" : " ";
  return (words) => {
    const text = Array.from({ length: words }, pickWord);
    if (language !== "zh") return text.join(separator);
    return text.map((word, index) => (index % 12 === 11 ? `${word}，` : word)).join(separator);
  };
}

function swapLetters(text: string, at: number): string {
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

/** Numbers from 0 up to 1 that are the same on every run (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
