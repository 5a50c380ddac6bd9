import type { SearchPanelMessages } from "./search-panel-messages.ts";

export const ko: SearchPanelMessages = {
  comingSoon: "(준비 중)",
  sourceNames: {
    concept: "개념",
    article: "글",
    subnet: "서브넷",
    application: "애플리케이션",
    team: "팀",
    guide: "가이드",
  },
  sourceDescriptions: {
    concept: "개념을 하나씩 설명합니다",
    article: "더 긴 읽을거리",
    subnet: "이름, 번호, 팀, 주제로 찾기",
    application: "네트워크 위에 만들어진 제품",
    team: "서브넷을 만드는 사람들",
    guide: "차근차근 따라 하기",
  },
  results: "검색 결과",
  found: "검색 결과 {count, plural, other {#개}}",
  completion: "Tab 키를 누르면 “{title}” 전체가 입력됩니다.",
  nothing: "검색 결과가 없습니다. 단어를 줄이거나 바꿔 보세요.",
  delayed: "아직 검색할 수 없습니다. 잠시 후 자동으로 다시 시도합니다.",
  allResults: "“{text}” 검색 결과 모두 보기",
  inEnglish: "영어",
  recent: "최근 검색어",
  forgetRecent: "지우기",
  secretTitle: "비밀 정보로 보여서 검색하지 않았습니다",
  secretText:
    "니모닉이나 개인 키를 가진 사람은 누구나 지갑을 열 수 있습니다. 입력란은 이 기기에서 바로 비웠으며, 전송하거나 저장한 것은 없습니다.",
  secretGuide: "키를 안전하게 보관하는 방법",
};
