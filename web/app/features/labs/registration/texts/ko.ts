import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  rule: "규칙: 등록할 때마다 가격 × {fact:registration-price-factor}, {fact:registration-price-half-life}마다 절반. 2026년 4월 22일부터. 출처: subtensor, subnets/registration.rs와 coinbase/root.rs, 2026년 6월 30일. 잠금 비용은 2026년 9월 11일에 읽은 값.",
  group: { price: "UID의 가격", pruning: "누가 나가나", rule: "규칙", lock: "서브넷의 가격" },
  field: {
    start: "처음 가격",
    perInterval: "360블록 동안의 등록 수",
    burst: "몰림: 블록마다 하나씩, 몇 블록",
    burstAt: "몰림이 시작되는 블록",
    blocks: "지켜볼 블록 수",
    increase: "등록 한 번의 배수",
    halfLife: "반감 시간(블록)",
    floor: "최저 가격",
    ceiling: "최고 가격",
    uids: "서브넷의 UID 수",
    immunity: "면역 기간(블록)",
    newcomers: "신규 참여자 수",
    seed: "다른 가상 서브넷",
    lastLock: "마지막 서브넷에 낸 가격",
    daysSince: "그 뒤로 지난 날",
  },
  hint: {
    perInterval: "고르게 나뉩니다. 360블록은 72분입니다.",
    burst: "기본 설정에서 체인은 블록당 등록 하나를 받습니다.",
    halfLife: "0이면 가격이 내려가지 않습니다.",
    immunity:
      "코드에서는 {fact:neuron-immunity-period:number}. 2026년 9월 20일 체인에서는 5,000과 14,400이 읽혔습니다.",
    seed: "발행량과 나이는 지어낸 것입니다. 많이 버는 쪽은 적고 대부분은 오래되었습니다.",
    lastLock:
      "처음에는 이 가격의 두 배, 그 뒤 {fact:lock-cost-interval}(8일)마다 이만큼씩 내립니다. 최소 {fact:lock-cost-min}.",
  },
  preset: {
    defaults: "기본값과 몰림",
    quiet: "잠드는 가격",
    immunity14400: "더 긴 면역",
    april: "2026년 4월의 서브넷",
  },
  source: {
    defaults:
      "시작 {fact:registration-price-start}, 배수 {fact:registration-price-factor}, 반감 시간 {fact:registration-price-half-life}: 2026년 6월의 런타임. 수요는 가정.",
    quiet: "같은 규칙, 등록하는 사람은 없음.",
    immunity14400: "2026년 9월 20일 서브넷 107에서 읽은 14,400블록.",
    april: "2026년 4월에 잠금 비용 10,127 τ가 보고되었습니다.",
  },
  tour: {
    step1: {
      title: "등록 한 번",
      text: "가격이 26% 뛰고 그 뒤 {fact:registration-price-half-life}마다 절반이 됩니다.",
    },
    step2: {
      title: "몰림",
      text: "열두 번이 이어지면 가격이 열여섯 배가 됩니다. 마지막에 온 쪽이 모두의 조급함을 치릅니다.",
    },
    step3: {
      title: "균형",
      text: "360블록에 약 세 번의 등록이면 가격이 그대로입니다. 여섯 번이면 누군가 포기할 때까지 오릅니다.",
    },
    step4: {
      title: "누가 나가나",
      text: "신규 참여자 하나가 UID 하나를 가져갑니다. 더는 면역이 아닌 것들 가운데 발행량이 가장 적은 UID입니다.",
    },
    step5: {
      title: "모두가 새것일 때",
      text: "면역이 아닌 것이 열 개 이하이면 면역인 것 가운데 가장 적은 쪽이 나갑니다. 면역은 다른 이가 있을 때만 지켜 줍니다.",
    },
    step6: {
      title: "서브넷 하나",
      text: "서브넷이 만들어진 직후 다음 것은 두 배가 듭니다. 8일이면 가격이 돌아오고 16일이면 바닥에 닿습니다.",
    },
  },
  predict: {
    question: "UID 하나가 0.1 τ입니다. 채굴자 열 명이 한 블록 간격으로 차례로 등록합니다. 열 번째는 얼마를 낼까요?",
    option1: "첫 번째와 같은 0.1 τ",
    option2: "약 0.2 τ",
    option3: "약 0.8 τ",
    answer:
      "앞선 아홉 번의 등록이 가격을 1.26⁹ ≈ 8배로 만들었고, 아홉 블록 동안에는 거의 내리지 않습니다. 열 번째는 약 0.79 τ를 냅니다.",
  },
  problem: { bounds: "최저 가격이 최고 가격보다 높습니다. 둘 중 하나를 바꿔야 합니다." },
  told: {
    price: "가격은 {blocks}블록 동안 {start} τ에서 {end} τ가 됩니다. 가장 높을 때는 {highest} τ입니다.",
    burst:
      "몰림에서 {count, plural, one {등록 #건이 {first} τ를 냅니다} other {등록 #건이 처음에는 {first} τ, 마지막에는 {last} τ, 모두 {total} τ를 냅니다}}.",
    next: "다음에 나가는 것은 UID {uid}입니다. 발행량의 {share}로, 면역이 아닌 {count}개 가운데 가장 적게 법니다.",
    nextImmune:
      "다음에 나가는 것은 발행량의 {share}를 버는 UID {uid}입니다. 면역인데도 그렇습니다. 면역이 아닌 것이 {count}개뿐이기 때문입니다.",
    nobody: "나갈 수 있는 것이 없습니다.",
  },
  figure: {
    end: "마지막 가격",
    highest: "최고 가격",
    registrations: "등록 수",
    balance: "가격을 유지하는 등록 수(반감 시간당)",
    nonImmune: "면역이 아닌 수",
    lockCost: "지금 서브넷의 가격",
    none: "없음",
  },
  chart: { price: "UID의 가격", neurons: "가장 적게 버는 UID", lockCost: "마지막 서브넷 이후의 가격" },
  axis: { blocks: "블록", price: "TAO", share: "발행량에서의 몫", days: "마지막 이후 지난 날", lockCost: "TAO" },
  series: {
    price: "가격",
    highest: "최고",
    leaving: "자리를 내줌",
    immune: "남음, 면역",
    staying: "남음",
    lockCost: "잠금 비용",
    now: "지금",
  },
  table: {
    title: "가장 적게 버는 UID",
    age: "나이(블록)",
    immune: "면역",
    leaves: "자리를 내주는 상대",
    yes: "예",
    no: "아니요",
    newcomer: "{number}번째 신규 참여자",
  },
  formula: {
    price: "등록 n번과 b블록 뒤의 가격(여기서는 몰림 직후, 몰림만 따로)",
    balance: "반감 시간 동안 가격을 유지하는 등록 수",
    lockCost: "잠금 비용",
  },
};
