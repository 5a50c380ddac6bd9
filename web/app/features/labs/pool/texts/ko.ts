import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const ko: Strings<typeof en> = {
  rule: "규칙: 가중 Balancer 풀. 2026년 6월 25일부터 메인넷에서 쓰이며 2026년 9월 11일에 마지막으로 확인. 출처: subtensor, pallets/swap.",
  group: {
    trade: "거래",
    pool: "풀",
    weights: "가중치",
    there: "다른 서브넷의 풀",
    protection: "가격 보호",
    more: "수수료와 발행",
  },
  field: {
    side: "할 일",
    amount: "내는 수량",
    curve: "풀의 종류",
    tao: "풀의 TAO",
    alpha: "풀의 알파",
    weight: "TAO의 가중치",
    protection: "가격이 너무 많이 움직이면",
    tolerance: "허용 범위",
    fee: "수수료(65,535분의 몇)",
    injectTao: "먼저 주입되는 TAO",
    injectAlpha: "먼저 주입되는 알파",
    taoThere: "다른 풀의 TAO",
    alphaThere: "다른 풀의 알파",
    weightThere: "다른 풀의 TAO 가중치",
  },
  hint: {
    curve: "가중 풀이 지금의 방식입니다. 상수 곱은 2025년 초의 방식이고, 초타원은 2026년 10월의 제안이었습니다.",
    weight: "{fact:pool-weight-min}에서 0.99까지. 0.5이면 풀은 상수 곱이 됩니다.",
    tolerance: "따로 정하지 않으면 btcli는 {fact:slippage-tolerance}를 씁니다.",
    fee: "기본값은 33, 곧 내는 수량의 {fact:swap-fee}입니다. 블록을 만든 쪽이 받습니다.",
    injectTao: "풀에 들어오는 발행량은 가격이 아니라 가중치를 움직입니다.",
  },
  option: {
    side: { buy: "스테이킹: TAO를 알파로", sell: "언스테이킹: 알파를 TAO로", move: "다른 서브넷으로 스테이크 옮기기" },
    curve: { balancer: "가중 풀(현재)", constant: "상수 곱(과거, 2025년)", superellipse: "초타원(제안)" },
    protection: { none: "그래도 교환", safe: "교환하지 않음", partial: "들어맞는 만큼만 교환" },
  },
  preset: {
    subnet14: "서브넷 14의 풀에 100 τ",
    shallow: "아주 작은 풀에 5 τ",
    safe: "안전 모드로 내는 큰 주문",
    history: "2025년 초의 같은 풀",
    proposal: "제안된 곡선",
  },
  source: {
    subnet14: "20,358.84 τ와 852,213 α: 공식 문서의 슬리피지 페이지에 실린 콘솔 출력(2025년).",
    shallow: "수수료 없는 10 τ와 100 α: 같은 페이지의 계산 예.",
    safe: "btcli의 기본값: 가격이 {fact:slippage-tolerance}보다 더 움직이면 거절.",
    history: "다이내믹 TAO 백서, 2025년 2월.",
    proposal: "subtensor 문서의 브랜치, 2026년 10월. 실제로 쓰이지 않음.",
  },
  tour: {
    step1: {
      title: "바다에 떨어진 물 한 방울",
      text: "20,359 τ가 든 풀에 1 τ를 넣습니다. 가격이 약속한 만큼을 거의 그대로 받고, 느껴지는 것은 수수료뿐입니다.",
    },
    step2: {
      title: "큰 물결",
      text: "2,000 τ는 풀의 10분의 1입니다. TAO를 더할 때마다 다음 알파가 비싸지므로 곡선이 직선 아래로 휩니다.",
    },
    step3: {
      title: "한도",
      text: "허용 범위가 2%이면 가격이 한도 안에 머무는 만큼만 교환됩니다. 나머지는 그대로 남습니다.",
    },
    step4: {
      title: "가중치",
      text: "TAO의 가중치가 0.3이면 같은 준비금이라도 가격이 다르고, 매수가 가격을 더 크게 움직입니다.",
    },
    step5: {
      title: "발행량이 들어올 때",
      text: "거래 전에 5,000 τ가 주입됩니다. 가격은 그대로이고 대신 TAO의 가중치가 올라갑니다.",
    },
    step6: {
      title: "두 개의 풀",
      text: "스테이크를 옮기면 여기서 팔고 저기서 삽니다. 수수료는 한 번, 슬리피지는 두 번 생깁니다.",
    },
  },
  predict: {
    question:
      "풀에 100 τ와 5,000 α가 있어 알파 하나의 값은 0.02 τ입니다. 풀에 있는 만큼인 100 τ를 스테이킹하면 알파를 얼마나 받을까요?",
    option1: "5,000 α: 100 τ를 가격으로 나눈 만큼",
    option2: "2,500 α: 가격이 약속한 것의 절반",
    option3: "없음: 주문이 너무 큼",
    answer:
      "가중치가 같으면 α·Δτ/(τ+Δτ) = 5,000·100/200 = 2,500 α를 받습니다. 나의 매수가 가격을 0.02에서 0.08 τ로 움직이고, 절반은 슬리피지로 사라집니다.",
  },
  problem: {
    emptyPool: "한쪽이 빈 풀에는 가격이 없어 아무것도 교환할 수 없습니다. TAO와 알파를 모두 넣어 주세요.",
    tinyPool: "0.001보다 적은 준비금으로는 체인이 교환하지 않습니다.",
    tooLarge: "수량이 풀 준비금의 1,000배를 넘습니다. 체인은 이런 주문을 거절합니다.",
    beyondEllipse: "이 수량은 타원에 들어갈 자리가 없습니다. 가격이 끝에 닿게 됩니다.",
  },
  told: {
    buy: "{amount} τ를 내고 {out} α를 받습니다. 이전 가격일 때보다 {slippage} 적습니다. 가격은 {before}에서 {after} τ로 오릅니다.",
    sell: "{amount} α를 내고 {out} τ를 받습니다. 이전 가격일 때보다 {slippage} 적습니다. 가격은 {before}에서 {after} τ로 내립니다.",
    move: "{amount} α가 여기서 {tao} τ가 되고 저기서 {out} α가 됩니다. 슬리피지로 여기서 {slippage}, 저기서 {slippageThere}를 잃습니다. 여기의 가격은 {before}에서 {after} τ로 내립니다.",
    "price-limit": "아무것도 교환되지 않습니다. 이 주문은 가격을 한도 {limit} τ 너머로 움직이기 때문입니다.",
    "nothing-out": "아무것도 교환되지 않습니다. 수량이 너무 적어 풀이 내줄 것이 없습니다.",
    partial: "한도 {limit} τ에 닿았습니다. 그대로 남는 양: {left}.",
    injected: {
      balancer:
        "그 전에 {tao} τ와 {alpha} α가 발행량으로 들어왔습니다. 가격은 그대로이고, 이제 TAO의 가중치는 {weight}입니다.",
      constant:
        "그 전에 {tao} τ와 {alpha} α가 가격의 비율대로 발행량으로 들어왔고, 맞지 않는 것은 들어오지 못했습니다.",
      superellipse: "그 전에 {tao} τ와 {alpha} α가 발행량으로 들어왔습니다. 가격도, 거래에 대한 반응도 그대로입니다.",
    },
  },
  figure: {
    received: "받는 수량",
    slippage: "슬리피지",
    fee: "수수료",
    priceBefore: "이전 가격",
    priceAfter: "이후 가격",
    taoBetween: "두 풀 사이의 TAO",
    slippageThere: "저쪽의 슬리피지",
    priceThere: "저쪽의 이후 가격",
    left: "남는 수량",
    weight: "TAO의 가중치",
  },
  chart: { received: "더 내거나 덜 낼 때 받는 수량", price: "거래 후의 가격" },
  axis: { amount: "내는 수량", received: "받는 수량", price: "알파당 TAO" },
  series: {
    received: "받는 수량",
    ideal: "이전 가격이라면",
    now: "나의 거래",
    price: "여기의 가격",
    priceThere: "저쪽의 가격",
    limit: "한도",
  },
  formula: {
    price: "가격",
    payout: "내주는 수량(Δ는 수수료를 뺀 뒤 들어가는 수량)",
    slippage: "슬리피지",
    ideal: "이전 가격이라면",
    ellipse: "타원에서 내주는 수량(q는 수수료를 뺀 뒤 들어가는 수량)",
    scales: "타원의 크기",
  },
};
