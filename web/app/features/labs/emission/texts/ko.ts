import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  rule: "체인에서 쓰인 규칙: 2025년 2월 13일부터 가격, 2025년 11월 4일부터 플로우, 2026년 5월 27일부터 순유입, 2026년 6월 22일부터 가격 × (1 − 소각), 2026년 7월 27일부터 게이트(2026년 10월 8일 체인에서 확인). 출처: subtensor, coinbase. 네트워크는 가상입니다.",
  group: {
    rule: "체인의 규칙",
    event: "일어나는 일",
    flow: "얼마나",
    burn: "얼마나 보류하나",
    when: "언제",
    network: "네트워크",
    gate: "게이트",
  },
  field: {
    rule: "규칙",
    compare: "다섯 규칙 모두 비교",
    days: "일수",
    subnets: "서브넷 수",
    spread: "격차",
    inflow: "평소 유입, 모두 합해",
    focus: "지켜볼 서브넷(순위)",
    event: "사건",
    size: "하루 TAO",
    burned: "지급 보류한 채굴자 보상",
    eventAt: "시작하는 날",
    eventLasts: "이어지는 날수",
    moving: "이동 평균 가격의 빠르기",
    gateRank: "기준선의 순위",
    gateExponent: "게이트의 지수",
  },
  hint: {
    rule: "규칙은 열두 달 동안 다섯 번 바뀌었습니다. “있었던 그대로”는 2025년 2월 13일부터 모두 거칩니다.",
    compare: "더 오래 걸리므로 백그라운드에서 계산합니다.",
    spread: "0이면 모두 같음. 1이면 둘째는 첫째 가격의 절반, 셋째는 3분의 1.",
    inflow: "크기대로 나뉩니다. 플로우 규칙은 이것만 봅니다.",
    focus: "1이 가장 큽니다.",
    burned: "소유자 자신의 핫키로 가는 인센티브. 서브넷 90은 2026년 9월 11일에 76.6%를 보류했습니다.",
    moving:
      "체인에서는 {fact:moving-price-rate}입니다. 바뀐 값의 절반이 약 {fact:moving-price-half-life} 만에 반영됩니다. 코드의 기본값은 그 100분의 1입니다.",
    gateRank: "체인에서는 {fact:emission-gate-rank}. 이 순위의 몫이 기준선이고, 0이면 분위수를 씁니다.",
  },
  option: {
    rule: {
      gate: "게이트(현재)",
      "price-and-burn": "가격 × (1 − 소각)",
      "net-flow": "순유입",
      flow: "플로우",
      price: "가격",
      history: "있었던 그대로, 규칙에서 규칙으로",
    },
    event: {
      none: "없음",
      inflow: "갑작스러운 유입",
      outflow: "유출",
      burn: "채굴자 보상 지급 보류",
    },
    moving: {
      hundredfold: "체인과 같게",
      tenfold: "열 배 느리게",
      code: "백 배 느리게: 코드의 기본값",
    },
  },
  short: {
    price: "가격",
    flow: "플로우",
    "net-flow": "순유입",
    "price-and-burn": "가격·소각",
    gate: "게이트",
  },
  preset: {
    gate: "게이트 아래의 보류",
    burnJune: "2026년 6월이라면",
    outflow: "플로우 규칙 아래의 유출",
    price2025: "2025년 초의 유입",
    history: "규칙에서 규칙으로",
  },
  source: {
    gate: "76.6% 보류: 2026년 9월 11일의 서브넷 90. 가격 0.0317 τ인데 0.43%를 받았습니다.",
    burnJune: "2026년 6월 22일부터 7월 27일까지의 규칙.",
    outflow: "2025년 11월 4일부터 2026년 5월 27일까지의 규칙, 반감 시간 30일.",
    price2025: "2025년 2월부터, 다이내믹 TAO 백서의 규칙.",
    history: "바뀐 날짜: 런타임 배포와 릴리스 노트. 오래 걸리는 계산.",
  },
  tour: {
    step1: {
      title: "가장 큰 서브넷",
      text: "게이트가 있으면 가장 큰 서브넷이 가격의 몫보다 더 받습니다. 작은 쪽이 잃은 것이 기준선 위로 갑니다.",
    },
    step2: {
      title: "기준선 아래",
      text: "40위는 기준선 아래입니다. 게이트는 조금만 통과시킵니다. 알파는 여전히 지급됩니다.",
    },
    step3: {
      title: "보류",
      text: "20일째부터 지켜보는 서브넷이 채굴자 보상의 76.6%를 보류합니다. 기준선 아래로 떨어져 몫이 무너집니다.",
    },
    step4: {
      title: "유출",
      text: "플로우 규칙에서는 가격이 아무리 높아도 TAO를 잃는 서브넷이 아무것도 받지 못합니다.",
    },
    step5: {
      title: "유출, 가격 규칙",
      text: "가격 규칙은 가격이 잃은 만큼만 가져갑니다. 몫의 절반 넘게 남습니다.",
    },
    step6: {
      title: "순유입 규칙에서의 유입",
      text: "순유입에서는 체인이 쓴 몫을 뺍니다. 유입이 서브넷이 받는 것보다 커야 합니다.",
    },
  },
  predict: {
    question:
      "게이트 아래에서 48개 가운데 10위인 서브넷이 채굴자 보상의 절반을 보류하기 시작합니다. 몫은 어떻게 될까요?",
    option1: "그대로: 가격이 그대로니까",
    option2: "절반이 됨",
    option3: "절반보다 더 줄어듦",
    answer:
      "절반을 보류하면 게이트로 들어가는 몫이 절반이 되고, 게이트는 작은 몫을 더 적게 통과시킵니다. 기준선 가까이에서는 손실이 두 배 넘게 셈해집니다.",
  },
  told: {
    none: "“{rule}” 규칙에서 서브넷 {rank}의 몫은 {days}일 동안 {before}에서 {end}가 됩니다.",
    inflow: "“{rule}” 규칙에서 서브넷 {rank}의 몫은 처음 {before}, 유입이 끝날 때 {atEvent}, {days}일 뒤 {end}입니다.",
    outflow: "“{rule}” 규칙에서 서브넷 {rank}의 몫은 처음 {before}, 유출이 끝날 때 {atEvent}, {days}일 뒤 {end}입니다.",
    burn: "“{rule}” 규칙에서 서브넷 {rank}의 몫은 처음 {before}, 보류가 끝날 때 {atEvent}, {days}일 뒤 {end}입니다.",
    concentration: "마지막 날의 발행은 똑같은 서브넷 {count}개로 나눈 것만큼 몰려 있습니다.",
    nobody: "마지막 날 유입이 있는 서브넷이 없어 아무도 TAO를 받지 못합니다.",
  },
  figure: {
    before: "첫날의 몫",
    lowest: "가장 낮은 몫",
    end: "마지막 날의 몫",
    gate: "게이트가 통과시키는 비율",
    bar: "기준선 θ",
    effective: "실질 서브넷 수",
  },
  chart: {
    share: "서브넷 {rank}의 몫, 시간에 따라",
    ranks: "마지막 날의 모든 서브넷",
    rules: "마지막 날의 서브넷 {rank}, 규칙마다",
  },
  axis: {
    day: "날",
    date: "날짜",
    share: "발행에서의 몫",
    rank: "처음 순위",
    rule: "규칙",
  },
  series: {
    share: "발행에서의 몫",
    demand: "가격과 소각만",
    bar: "기준선",
    begins: "시작",
    ends: "끝",
  },
  formula: {
    price: "가격과 소각에 따른 몫(지켜보는 서브넷의 값)",
    gate: "게이트",
    flow: "플로우에 따른 몫(S는 평균 유입)",
  },
};
