import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  settings: "설정",
  outcome: "결과",
  presets: "실제 상황",
  undo: "실행 취소",
  redo: "다시 실행",
  reset: "초기화",
  copyLink: "링크 복사",
  copied: "이 설정의 링크를 복사했습니다.",
  notCopied: "브라우저가 복사를 허용하지 않습니다. 링크는 다음과 같습니다:",
  exactly: "{label}, 정확한 값",
  table: "수치를 표로 보기",
  formula: "이 수치를 넣은 공식 보기",
  computing: "계산 중 …",
  cancel: "취소",
  cancelled: "취소했습니다. 보이는 것은 마지막 결과입니다.",
  computeAgain: "다시 계산",
  kept: "마지막으로 가능했던 상태를 보여 줍니다.",
  predict: {
    title: "먼저 예측하기",
    show: "어떻게 되는지 보기",
    optional: "건너뛰어도 됩니다. 예측은 이 브라우저에만 저장됩니다.",
    guessed: "나의 예측: {option}",
    right: "바로 그렇게 됩니다.",
    other: "다른 일이 일어납니다.",
    seeAgain: "다시 설정해 보기",
    again: "다시 예측하기",
  },
  tour: {
    title: "안내 따라가기",
    offer: "짧은 {count}단계입니다. 단계마다 실험실을 설정하고 무엇을 볼지 알려 줍니다.",
    start: "안내 시작",
    step: "{count}단계 중 {step}단계",
    back: "이전",
    next: "다음",
    end: "안내 끝내기",
  },
  fault: {
    number: "사용할 수 없는 값입니다: “{text}”. {label}: {min}부터 {max}까지의 수.",
    whole: "사용할 수 없는 값입니다: “{text}”. {label}: {min}부터 {max}까지의 정수.",
  },
  link: {
    future:
      "이 링크는 더 새로운 버전의 실험실에서 만들어졌습니다(형식 {part}). 여기서는 열 수 없으며 아무것도 바뀌지 않았습니다.",
    unreadable: "이 링크는 “{part}” 부분이 손상되어 열 수 없습니다. 아무것도 바뀌지 않았습니다.",
  },
};
