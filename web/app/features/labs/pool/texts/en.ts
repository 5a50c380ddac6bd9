/**
 * The lab on a subnet's pool. `field`: labels of settings; `hint`: small print below them; `option`: radio buttons;
 * `preset` and `source`: a button for a real situation and where it is from; `told`: sentences on what happened, in which
 * {amount}, {out} and the like are figures without unit. "Slippage" is what is lost against the price before.
 */
export const en = {
  rule: "Rule: weighted Balancer pool, on mainnet since 25 June 2026, last read on 11 September 2026. Source: subtensor, pallets/swap.",
  group: {
    trade: "Trade",
    pool: "Pool",
    weights: "Weights",
    there: "Pool of the other subnet",
    protection: "Price protection",
    more: "Fee and emission",
  },
  field: {
    side: "What you do",
    amount: "Amount you give",
    curve: "Kind of pool",
    tao: "TAO in the pool",
    alpha: "Alpha in the pool",
    weight: "Weight of TAO",
    protection: "If the price moves too far",
    tolerance: "Tolerance",
    fee: "Fee in 65,535ths",
    injectTao: "TAO injected before",
    injectAlpha: "Alpha injected before",
    taoThere: "TAO in the other pool",
    alphaThere: "Alpha in the other pool",
    weightThere: "Weight of TAO in the other pool",
  },
  hint: {
    curve:
      "The weighted pool is how it is. The constant product is how it was in early 2025. The superellipse was a proposal in October 2026.",
    weight: "From {fact:pool-weight-min} to 0.99. At 0.5 the pool is a constant product.",
    tolerance: "btcli uses {fact:slippage-tolerance} unless you say otherwise.",
    fee: "33 is the default: {fact:swap-fee} of what you give. It goes to the author of the block.",
    injectTao: "Emission entering the pool moves the weights, not the price.",
  },
  option: {
    side: { buy: "Stake: TAO for alpha", sell: "Unstake: alpha for TAO", move: "Move stake to another subnet" },
    curve: {
      balancer: "Weighted pool (now)",
      constant: "Constant product (history, 2025)",
      superellipse: "Superellipse (proposal)",
    },
    protection: { none: "Swap anyway", safe: "Do nothing", partial: "Swap the part that fits" },
  },
  preset: {
    subnet14: "100 τ into subnet 14’s pool",
    shallow: "5 τ into a very small pool",
    safe: "A large order with the safe mode",
    history: "The same pool in early 2025",
    proposal: "The proposed curve",
  },
  source: {
    subnet14: "20,358.84 τ and 852,213 α: the console output in the documentation’s page on slippage (2025).",
    shallow: "10 τ and 100 α without a fee: the worked example of the same page.",
    safe: "btcli’s default: refuse if the price moves by more than {fact:slippage-tolerance}.",
    history: "Dynamic TAO whitepaper, February 2025.",
    proposal: "Branch of subtensor’s documentation, October 2026. Not live.",
  },
  tour: {
    step1: {
      title: "A drop in the sea",
      text: "1 τ in a pool of 20,359 τ. You receive very nearly what the price promises; only the fee is felt.",
    },
    step2: {
      title: "A wave",
      text: "2,000 τ are a tenth of the pool. Each TAO you add makes the next alpha dearer, so the curve bends below the straight line.",
    },
    step3: {
      title: "A limit",
      text: "With a tolerance of 2 % only the part that keeps the price within the limit is swapped. The rest stays with you.",
    },
    step4: {
      title: "Weights",
      text: "With a weight of 0.3 for TAO the same reserves mean another price, and a purchase moves it more.",
    },
    step5: {
      title: "Emission enters",
      text: "5,000 τ are injected before your trade. The price stays: the weight of TAO rises instead.",
    },
    step6: {
      title: "Two pools",
      text: "Moving stake sells here and buys there. The fee is taken once, slippage twice.",
    },
  },
  predict: {
    question:
      "A pool holds 100 τ and 5,000 α, so one alpha costs 0.02 τ. You stake 100 τ, as much as the pool holds. How much alpha do you receive?",
    option1: "5,000 α: 100 τ divided by the price",
    option2: "2,500 α: half of what the price promises",
    option3: "Nothing: the order is too large",
    answer:
      "At equal weights you receive α·Δτ/(τ+Δτ) = 5,000·100/200 = 2,500 α. Your own purchase moves the price from 0.02 to 0.08 τ; half is lost to slippage.",
  },
  problem: {
    emptyPool: "A pool with an empty side has no price: nothing can be swapped. Put TAO and alpha into it.",
    tinyPool: "A reserve below 0.001 is less than the chain swaps with.",
    tooLarge: "The amount is more than 1,000 times the pool’s reserve. The chain refuses such an order.",
    beyondEllipse: "The ellipse has no room for this amount: its price would reach its end.",
  },
  told: {
    buy: "For {amount} τ you receive {out} α, {slippage} less than at the price before. The price rises from {before} to {after} τ.",
    sell: "For {amount} α you receive {out} τ, {slippage} less than at the price before. The price falls from {before} to {after} τ.",
    move: "{amount} α become {tao} τ here and {out} α there. {slippage} are lost to slippage here, {slippageThere} there. The price here falls from {before} to {after} τ.",
    "price-limit": "Nothing is swapped: the order would move the price beyond the limit of {limit} τ.",
    "nothing-out": "Nothing is swapped: the amount is too small for the pool to pay anything out.",
    partial: "The limit of {limit} τ is reached: {left} stay with you.",
    injected: {
      balancer:
        "Before that, {tao} τ and {alpha} α entered the pool as emission; the price stayed and the weight of TAO became {weight}.",
      constant:
        "Before that, {tao} τ and {alpha} α entered the pool as emission, in the ratio of the price; what did not fit was left out.",
      superellipse:
        "Before that, {tao} τ and {alpha} α entered the pool as emission; the price and its response to trades stayed.",
    },
  },
  figure: {
    received: "You receive",
    slippage: "Slippage",
    fee: "Fee",
    priceBefore: "Price before",
    priceAfter: "Price after",
    taoBetween: "TAO between the pools",
    slippageThere: "Slippage there",
    priceThere: "Price there after",
    left: "Stays with you",
    weight: "Weight of TAO",
  },
  chart: { received: "What you receive for more and for less", price: "The price after the trade" },
  axis: { amount: "Amount you give", received: "Received", price: "TAO per alpha" },
  series: {
    received: "Received",
    ideal: "At the price before",
    now: "Your trade",
    price: "Price here",
    priceThere: "Price there",
    limit: "Limit",
  },
  formula: {
    price: "Price",
    payout: "What is paid out (Δ is what enters after the fee)",
    slippage: "Slippage",
    ideal: "at the price before",
    ellipse: "What is paid out on the ellipse (q is what enters after the fee)",
    scales: "Its scales",
  },
};
