import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  rule: "규칙: subtensor의 유마와 리퀴드 알파, 2026년 6월 30일. 실험은 2024년 5월 29일의 연구 보고서 “Weight Copying in Bittensor”를 따릅니다. 여기서 커밋-리빌은 더 긴 지연일 뿐입니다.",
  group: {
    truth: "채굴자",
    stake: "누가 스테이크를 가졌나",
    defence: "방어",
    rates: "리퀴드 알파의 속도",
    bonds: "본드",
  },
  field: {
    truth: "채굴자의 실력",
    honest: "정직한 스테이크",
    copier: "베끼는 쪽의 스테이크",
    colluder: "담합하는 쪽의 스테이크",
    reveal: "공개까지의 에포크 수",
    mode: "본드 규칙",
    liquid: "리퀴드 알파",
    low: "가장 느린 속도",
    high: "가장 빠른 속도",
    steepness: "가파른 정도",
    memory: "남는 본드의 비율",
    penalty: "β, 본드 페널티",
    epochs: "에포크",
  },
  hint: {
    truth: "베끼기는 아무것도 바뀌지 않을 때만 위험이 없습니다.",
    colluder: "모두 세 번째 채굴자에게 줍니다.",
    reveal: "0이면 가중치가 바로 공개되고, 베끼는 쪽은 바로 앞 에포크의 합의값을 되풀이합니다.",
    liquid: "유마 3에서만 작동합니다.",
    steepness: "기본값은 {fact:liquid-alpha-steepness}. 음수이면 효과가 뒤집힙니다.",
    memory: "리퀴드 알파가 작동하지 않을 때의 기본값은 0.9입니다.",
    penalty: "1이면 본드가 깎인 가중치를 따릅니다.",
  },
  option: {
    truth: {
      static: "늘 같음",
      switch: "최고와 최저가 자리를 바꿈",
      drift: "둘이 오르내림",
    },
    mode: {
      yuma2: "유마 2",
      yuma3: "유마 3",
    },
  },
  preset: {
    open: "공개된 가중치",
    static: "아무것도 바뀌지 않을 때",
    commitReveal: "커밋-리빌, 기본값",
    liquidAlpha: "유마 3과 리퀴드 알파",
    collusion: "담합까지 있을 때",
  },
  source: {
    open: "가장 새로 공개된 합의값을 베끼는 경우: 2024년 연구 보고서.",
    static: "커밋-리빌이 도움이 되지 않는 경우: 연구 보고서과 공식 문서.",
    commitReveal: "한 에포크의 기간: 코드의 기본값, 2026년 9월 20일 서브넷 120과 107에서 확인.",
    liquidAlpha:
      "속도 {fact:liquid-alpha-low}에서 {fact:liquid-alpha-high}, 가파름 {fact:liquid-alpha-steepness}: 코드의 기본값, 2026년 6월.",
    collusion: "정직한 다수 55%. 몫은 가정입니다.",
  },
  tour: {
    step1: {
      title: "아무것도 바뀌지 않을 때",
      text: "채굴자가 그대로라면 어제의 합의값이 오늘도 맞습니다. 베껴도 잃는 것이 없습니다.",
    },
    step2: {
      title: "무언가 바뀔 때",
      text: "여섯 에포크마다 최고와 최저가 자리를 바꿉니다. 한 에포크 동안 베끼는 쪽은 틀립니다.",
    },
    step3: {
      title: "커밋-리빌",
      text: "공개까지 세 에포크가 걸리면 베끼는 쪽은 매번 더 오래 틀립니다.",
    },
    step4: {
      title: "서서히 바뀔 때",
      text: "채굴자가 계속 바뀌면 과거를 되풀이하는 쪽은 늘 조금씩 틀립니다.",
    },
    step5: {
      title: "리퀴드 알파",
      text: "유마 3에서는 먼저 알아챈 쪽의 본드가 더 빨리 자랍니다. 두 번째 단계의 베끼는 쪽과 견주어 보세요.",
    },
    step6: {
      title: "담합",
      text: "한 채굴자를 미는 무리는 홀로인 곳에서 깎이고 가장 적게 법니다.",
    },
  },
  predict: {
    question:
      "채굴자는 전혀 바뀌지 않습니다. 가중치는 열 에포크 동안 감춰졌다가 베끼는 쪽에 보입니다. 결과는 어떨까요?",
    option1: "나쁨: 열 에포크 전의 것을 되풀이하니까",
    option2: "정직한 쪽과 같음",
    option3: "정직한 쪽보다 나음",
    answer:
      "열 에포크 전의 것이 아직도 맞으므로 감추는 것은 도움이 되지 않습니다. 지연과, 그동안 바뀌는 채굴자가 모두 필요합니다.",
  },
  problem: {
    noStake: "스테이크를 가진 쪽이 없습니다.",
    rates: "가장 느린 속도가 가장 빠른 속도보다 높습니다. 둘 중 하나를 바꿔야 합니다.",
  },
  told: {
    more: "{epochs}에포크 뒤 베끼는 쪽은 공정한 수익의 {copier}를 벌었습니다. 정직한 쪽의 {honest}보다 많습니다.",
    less: "{epochs}에포크 뒤 베끼는 쪽은 공정한 수익의 {copier}를 벌었습니다. 정직한 쪽의 {honest}보다 적습니다.",
    same: "{epochs}에포크 뒤 베끼는 쪽은 공정한 수익의 {copier}를 벌었습니다. 정직한 쪽의 {honest}와 같습니다.",
    nobody:
      "{epochs}에포크 동안 견줄 상대가 없었습니다. 무언가를 버는 정직한 스테이크와 베끼는 쪽이 모두 있어야 합니다.",
    open: "베끼는 쪽은 바로 앞 에포크의 합의값을 되풀이합니다.",
    reveal: "베끼는 쪽은 {lag}에포크 전의 합의값을 되풀이합니다.",
    colluder: "담합하는 무리는 공정한 수익의 {colluder}를 벌었습니다.",
  },
  figure: {
    honest: "정직한 쪽의 수익",
    copier: "베끼는 쪽의 수익",
    colluder: "무리의 수익",
    copierReturn: "정직한 쪽에 견준 베끼는 쪽",
    lag: "지연(에포크)",
    none: "–",
  },
  chart: {
    returns: "지금까지의 배당, 공정한 수익에 견주어",
    truth: "채굴자의 실제 실력",
    rates: "본드가 따라가는 빠르기",
  },
  axis: {
    epoch: "에포크",
    return: "스테이크당 수익",
    worth: "가치",
    distance: "합의값과의 거리",
    rate: "속도",
  },
  series: {
    honest: "정직한 쪽",
    copier: "베끼는 쪽",
    colluder: "담합하는 무리",
    fair: "공정",
    rate: "속도",
  },
  formula: {
    return: "정직한 쪽에 견준 베끼는 쪽(D 배당, S 스테이크)",
    rate: "거리 d에서의 본드 속도(여기서는 0.3)",
    bond: "한 에포크 뒤의 본드",
    each: "본드마다 하나",
  },
};
