import type { AskTexts } from "../ask-texts.ts";

export const ko: AskTexts = {
  words: {
    title: "본문에 물어보기",
    lead: "평소 쓰는 말로 물어보세요. 이 사이트의 글에서 알맞은 대목을 원문 그대로 보여 주고, 그 대목이 있는 곳으로 가는 링크를 함께 답니다. 기계가 새로 지어낸 문장은 없습니다.",
    description: "질문을 하면 그 답이 되는 대목을 우리 글에서 원문 그대로 찾아 줍니다.",
    label: "질문",
    placeholder: "서브넷이란 무엇인가요?",
    submit: "물어보기",
    log: "질문과 답변",
    examplesTitle: "예를 들면",
    examples: [
      "서브넷이란 무엇인가요?",
      "다음 반감기는 언제인가요?",
      "TAO와 알파의 차이는 무엇인가요?",
      "스테이킹은 어떻게 하나요?",
    ],
    looking: "글을 살펴보는 중입니다",
    nothing: "이 질문에 답하는 글이 없습니다. 단어를 줄이거나 바꿔 보세요.",
    unavailable: "지금은 대목을 찾을 수 없습니다. 잠시 뒤에 다시 시도해 주세요.",
    elsewhere: "여기에서 찾아보거나, 알 만한 사람에게 물어보세요.",
    search: "사이트 전체에서 검색하기",
    faq: "자주 묻는 질문",
    glossary: "용어집",
    community: "커뮤니티",
    inEnglish: "(영어)",
    startOver: "처음부터 다시",
  },
  titleFor: (question) => `“${question}”`,
  found: (count) => `우리 글에서 알맞은 대목 ${count}개를 찾았습니다.`,
  kept: (count) => `마지막 질문 ${count}개만 남고 그 이전 질문은 사라집니다.`,
};
