import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  rule: "규칙: 총발행량에 따른 블록 발행. 소유자가 {fact:owner-cut}, 나머지의 절반은 채굴자, 절반은 검증자와 루트. 출처: subtensor, coinbase, 2026년 6월 30일. 하루 {fact:blocks-per-day}.",
  group: { issuance: "TAO", split: "서브넷의 한 블록" },
  field: {
    issuance: "총발행량",
    recycled: "하루에 재활용되는 양",
    years: "앞으로 몇 년",
    alphaIssued: "서브넷이 발행한 알파",
    rootTao: "루트에 스테이킹된 TAO",
    ownerCut: "소유자 몫을 지급",
    rootPaid: "루트 몫을 지급",
  },
  hint: {
    recycled:
      "재활용된 TAO는 총발행량에서 빠져 다시 발행될 수 있습니다. 소각된 TAO는 계속 포함됩니다. 실제 비율은 여기에 기록이 없으니 여러 값을 시험해 보세요.",
    alphaIssued: "같은 계단이 각 서브넷의 알파에도 그 서브넷의 발행량을 기준으로 적용됩니다.",
    rootTao:
      "{fact:root-stake:date}에 읽은 값은 {fact:root-stake}입니다. 루트에서 TAO 하나는 알파 {fact:tao-weight}의 무게를 갖습니다.",
    rootPaid:
      "모든 서브넷의 이동 평균 가격을 더해 {fact:root-sell-threshold}이 넘을 때만 지급되고, 그렇지 않으면 재활용됩니다.",
  },
  preset: { september: "2026년 9월", eve: "첫 반감기 직전", rootStake: "젊은 서브넷", end: "끝에 가까워지면" },
  source: {
    september: "총발행량 {fact:total-issuance}, {fact:total-issuance:date}에 읽음(블록 9,045,154).",
    eve: "2025년 12월 중순, {fact:halving-threshold-1}에서 첫 반감기: 공식 문서의 반감기 페이지.",
    rootStake: "루트 스테이크는 {fact:root-stake:date}의 값, 100,000 α는 가정.",
    end: "반감기를 열 번 넘게 거친 뒤: 규칙을 보여 주는 예.",
  },
  tour: {
    step1: {
      title: "지금의 자리",
      text: "{fact:total-issuance:date}에 TAO는 {fact:total-issuance}였습니다. 블록마다 0.5 τ입니다.",
    },
    step2: {
      title: "문턱 바로 앞",
      text: "{fact:halving-threshold-1} 바로 아래에서는 블록이 아직 1 τ를 만듭니다. 하루 7,200 τ입니다.",
    },
    step3: {
      title: "문턱",
      text: "{fact:halving-threshold-1}에서 남은 양의 절반이 사라졌습니다. 이제 블록은 0.5 τ를 만듭니다. 날짜도 블록 번호도 정하지 않습니다.",
    },
    step4: {
      title: "재활용",
      text: "매일 나오는 TAO의 절반이 재활용되면 총발행량은 절반의 속도로 늘고 다음 반감기는 멀어집니다.",
    },
    step5: {
      title: "나오는 것보다 더 많이",
      text: "발행보다 많이 재활용하면 총발행량이 다시 문턱 아래로 내려가 발행이 두 배로 돌아갑니다. 코드가 허용하는 일입니다.",
    },
    step6: {
      title: "서브넷 자신의 시계",
      text: "{fact:halving-threshold-1:number} α에서는 TAO와 상관없이 서브넷도 반감됩니다. 알파를 많이 발행했을수록 루트의 몫은 작아집니다.",
    },
  },
  predict: {
    question:
      "하루에 3,600 τ가 발행됩니다. 그 절반인 1,800 τ가 매일 재활용된다면 {fact:halving-threshold-2}에서 오는 다음 반감기는 언제일까요?",
    option1: "같은 날: 블록 번호로 정해지니까",
    option2: "약 두 배의 시간이 지난 뒤",
    option3: "오지 않음",
    answer:
      "발행은 총발행량에만 달려 있습니다. 절반의 속도로 늘면 두 배가 걸립니다. 2026년 9월 11일부터 1,228일이 아니라 2,456일입니다.",
  },
  told: {
    now: "{issued} τ가 발행된 상태에서 블록은 {perBlock} τ, 하루에 {perDay} τ를 만듭니다. 다음 반감기는 {next} τ에서 옵니다.",
    end: "{issued} τ가 발행된 상태에서는 더 이상 아무것도 만들어지지 않습니다.",
    halving: "이 속도라면 {days}일 뒤에 옵니다.",
    noHalving: "이 속도라면 {years}년 안에는 오지 않습니다.",
    split:
      "한 블록의 {alpha} α 가운데 소유자가 {owner}, 채굴자가 {miners}, 검증자와 그 스테이커가 {validators}, 루트가 {root}를 받습니다.",
    splitRecycled:
      "한 블록의 {alpha} α 가운데 소유자가 {owner}, 채굴자가 {miners}, 검증자와 그 스테이커가 {validators}를 받고 루트의 {root}는 재활용됩니다.",
  },
  figure: {
    issued: "지금까지 발행",
    perBlock: "블록당 신규",
    perDay: "하루 신규",
    halvings: "지금까지의 반감기",
    next: "다음 반감기",
    root: "검증자 절반 가운데 루트의 몫",
    allIssued: "모두 발행됨",
    none: "없음",
  },
  chart: { staircase: "총발행량에 따른 발행", issuance: "해마다의 총발행량", split: "한 블록의 알파를 누가 받나" },
  axis: {
    issuance: "발행된 TAO",
    perBlock: "블록당 TAO",
    years: "지금부터의 햇수",
    who: "받는 쪽",
    alpha: "블록당 알파",
  },
  series: { perBlock: "블록당 TAO", now: "지금", issuance: "총발행량", without: "재활용이 없다면" },
  who: { owner: "소유자", miners: "채굴자", validators: "검증자", root: "루트" },
  formula: {
    emission: "총발행량이 T일 때 블록의 발행 E",
    root: "루트 비율 r",
    split: "검증자의 절반(A는 블록의 알파)",
  },
};
