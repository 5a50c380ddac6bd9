import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  rule: "규칙: subtensor의 epoch/run_epoch.rs에 있는 유마, 2026년 6월 30일(spec 425). 유마 3과 리퀴드 알파는 서브넷 소유자가 고릅니다.",
  group: {
    network: "수치의 출처",
    hand: "검증자와 채굴자",
    generated: "가상의 서브넷",
    rule: "규칙",
    time: "시간",
    late: "누가 늦게 알아채나",
  },
  field: {
    network: "네트워크",
    validators: "검증자",
    miners: "채굴자",
    stake: "스테이크",
    weights: "가중치, 0에서 100",
    manyValidators: "검증자",
    manyMiners: "채굴자",
    noise: "의견 차이",
    seed: "다른 서브넷",
    kappa: "κ, 동의해야 하는 스테이크",
    penalty: "β, 본드 페널티",
    memory: "남는 본드의 비율",
    mode: "본드",
    liquid: "리퀴드 알파",
    epochs: "에포크",
    turnAt: "순위가 뒤집히는 에포크",
    delay: "늦는 에포크 수",
  },
  hint: {
    weights: "각 행은 합이 1이 되도록 맞춥니다. 합의값보다 높은 가중치는 합의값까지 깎입니다.",
    kappa: "체인에서는 32,767/65,535, 절반에서 아주 조금 모자랍니다.",
    penalty: "1이면 본드가 깎인 가중치를, 0이면 정한 그대로를 따릅니다. 코드의 기본값은 {fact:bonds-penalty}입니다.",
    memory: "기본값 0.9: 에포크마다 10분의 1이 새것입니다.",
    liquid:
      "유마 3에서만 작동합니다. 하나의 속도 대신 {fact:liquid-alpha-low}에서 {fact:liquid-alpha-high}까지의 속도를 씁니다.",
    turnAt: "0이면 뒤집히지 않습니다. 가장 좋은 채굴자가 가장 나빠집니다.",
    delay: "뒤집힌 뒤 이만큼의 에포크가 지나야 검증자가 가중치를 바꿉니다.",
    noise: "검증자들이 같은 채굴자를 얼마나 다르게 보는지입니다.",
  },
  option: {
    network: { hand: "직접 입력", generated: "가상, 최대 64 × 256" },
    mode: { yuma2: "유마 2", yuma3: "유마 3" },
  },
  preset: {
    worked: "검증자 셋, 채굴자 둘",
    halves: "의견이 갈린 두 절반",
    collusion: "자기 채굴자를 미는 무리",
    turn: "순위가 바뀔 때",
    large: "검증자 64, 채굴자 256",
  },
  source: {
    worked: "스테이크 40, 35, 25: run_epoch.rs의 규칙으로 손으로 계산해 볼 예.",
    halves: "같아도 인정됩니다: κ = 32,767/65,535, subtensor의 기본값.",
    collusion: "subtensor의 docs/consensus.md가 설명하는 공격.",
    turn: "subtensor의 테스트 test_yuma_3_*처럼 순위가 바뀌고 검증자들이 일찍 또는 늦게 따라갑니다.",
    large:
      "기본 설정에서 가장 큰 서브넷: UID {fact:uids-per-subnet}개, 그중 {fact:validator-permits}개가 허가를 가짐(공식 문서, 2026년).",
  },
  tour: {
    step1: {
      title: "손으로 계산하기",
      text: "M1: V1의 0.8에는 스테이크의 40%가 있어 모자랍니다. 0.6에는 75%가 있습니다. 그래서 0.6이 합의값이고 0.8은 거기까지 깎입니다.",
    },
    step2: {
      title: "더 많은 동의",
      text: "κ가 0.8이면 거의 모두가 동의해야 합니다. 합의값은 V3도 지지하는 값까지 내려갑니다.",
    },
    step3: {
      title: "무리",
      text: "V3는 40%를 갖고 모두 M3에게 줍니다. 스테이크의 절반이 없으므로 합의값은 0이고 모두 깎입니다.",
    },
    step4: {
      title: "일찍 알아채기",
      text: "에포크 8에서 순위가 뒤집힙니다. V1은 바로, V2는 한 에포크 뒤, V3는 네 에포크 뒤에 알아챕니다. 누가 배당을 얻는지 보세요.",
    },
    step5: {
      title: "유마 3",
      text: "유마 3과 리퀴드 알파에서는 스테이크와 상관없이 일찍 알아챈 것이 더 크게 인정됩니다.",
    },
    step6: {
      title: "많을 때",
      text: "검증자 12개가 채굴자 24개를 큰 잡음 속에서 봅니다. 중앙값은 채굴자의 가치 가까이에 머뭅니다.",
    },
  },
  predict: {
    question:
      "스테이크의 40%를 가진 검증자가 자기 채굴자에게 모든 가중치를 줍니다. 다른 검증자들은 그 채굴자에게 아무것도 주지 않습니다. 그 채굴자는 인센티브의 얼마를 받을까요?",
    option1: "뒤에 있는 스테이크만큼, 40%",
    option2: "20%쯤",
    option3: "아무것도 없음",
    answer:
      "이 채굴자에 대한 어떤 가중치도 κ만큼의 스테이크가 지지하지 않으므로 합의값은 0이고 가중치가 모두 깎입니다. 그 검증자는 신뢰도와 배당을 잃습니다.",
  },
  problem: {
    noStake: "스테이크를 가진 쪽이 없어 합의할 수 없습니다.",
    noWeights: "스테이크를 가진 누구도 채굴자에게 가중치를 주지 않았습니다.",
  },
  told: {
    incentive: "{epochs}에포크 뒤 {miner}의 인센티브가 {share}로 가장 큽니다.",
    clipped: "가중치 {count}개 가운데 {clipped}개가 합의값보다 높아 거기까지 깎입니다.",
    validator:
      "가장 덜 일치하는 것은 {validator}입니다. 가중치의 {trust}가 인정됩니다. 스테이크의 {stake}로 배당의 {dividends}를 법니다.",
    nobody: "어떤 가중치에도 충분한 스테이크가 없습니다. 합의값은 모두 0이고 아무도 인센티브를 받지 못합니다.",
  },
  figure: {
    clipped: "깎인 가중치",
    incentive: "{miner}의 인센티브",
    consensus: "{miner}에 대한 합의값",
    trust: "{validator}의 신뢰도",
  },
  chart: { miners: "채굴자", validators: "검증자", dividends: "에포크에 따른 배당" },
  axis: { miner: "채굴자", validator: "검증자", share: "몫", epoch: "에포크" },
  series: {
    consensus: "합의값",
    incentive: "인센티브",
    stake: "스테이크",
    dividends: "배당",
    trust: "신뢰도",
    turn: "순위가 뒤집힘",
  },
  table: { title: "가중치와 거기서 남는 것" },
  formula: {
    consensus: "합의값: 충분한 스테이크가 지지하는 가장 높은 가중치",
    rank: "순위(rank): 깎인 가중치를 스테이크로 평균한 값",
    incentive: "인센티브",
  },
};
