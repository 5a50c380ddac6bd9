import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  rule: "Regel: gewichteter Balancer-Pool, im Mainnet seit 25. Juni 2026, zuletzt gelesen am 11. September 2026. Quelle: subtensor, pallets/swap.",
  group: {
    trade: "Handel",
    pool: "Pool",
    weights: "Gewichte",
    there: "Pool des anderen Subnetzes",
    protection: "Preisschutz",
    more: "Gebühr und Emission",
  },
  field: {
    side: "Was du tust",
    amount: "Menge, die du gibst",
    curve: "Art des Pools",
    tao: "TAO im Pool",
    alpha: "Alpha im Pool",
    weight: "Gewicht von TAO",
    protection: "Wenn sich der Preis zu weit bewegt",
    tolerance: "Toleranz",
    fee: "Gebühr in 1/65.535",
    injectTao: "TAO, das vorher einfließt",
    injectAlpha: "Alpha, das vorher einfließt",
    taoThere: "TAO im anderen Pool",
    alphaThere: "Alpha im anderen Pool",
    weightThere: "Gewicht von TAO im anderen Pool",
  },
  hint: {
    curve:
      "Der gewichtete Pool ist die Gegenwart. Das konstante Produkt galt Anfang 2025. Die Superellipse war im Oktober 2026 ein Vorschlag.",
    weight: "Von {fact:pool-weight-min} bis 0,99. Bei 0,5 ist der Pool ein konstantes Produkt.",
    tolerance: "btcli nimmt {fact:slippage-tolerance}, wenn du nichts anderes angibst.",
    fee: "33 ist der Standard: {fact:swap-fee} dessen, was du gibst. Sie geht an den Blockerzeuger.",
    injectTao: "Emission, die in den Pool fließt, verschiebt die Gewichte und nicht den Preis.",
  },
  option: {
    side: {
      buy: "Staken: TAO gegen Alpha",
      sell: "Unstaken: Alpha gegen TAO",
      move: "Stake in ein anderes Subnetz verschieben",
    },
    curve: {
      balancer: "Gewichteter Pool (heute)",
      constant: "Konstantes Produkt (Geschichte, 2025)",
      superellipse: "Superellipse (Vorschlag)",
    },
    protection: { none: "Trotzdem tauschen", safe: "Nichts tun", partial: "Den Teil tauschen, der passt" },
  },
  preset: {
    subnet14: "100 τ in den Pool von Subnetz 14",
    shallow: "5 τ in einen sehr kleinen Pool",
    safe: "Ein großer Auftrag im sicheren Modus",
    history: "Derselbe Pool Anfang 2025",
    proposal: "Die vorgeschlagene Kurve",
  },
  source: {
    subnet14: "20.358,84 τ und 852.213 α: die Konsolenausgabe auf der Seite der Dokumentation über Slippage (2025).",
    shallow: "10 τ und 100 α ohne Gebühr: das Rechenbeispiel derselben Seite.",
    safe: "Standard von btcli: ablehnen, wenn sich der Preis um mehr als {fact:slippage-tolerance} bewegt.",
    history: "Whitepaper zu Dynamic TAO, Februar 2025.",
    proposal: "Zweig der Dokumentation von subtensor, Oktober 2026. Nicht in Betrieb.",
  },
  tour: {
    step1: {
      title: "Ein Tropfen im Meer",
      text: "1 τ in einem Pool von 20.359 τ. Du bekommst fast genau, was der Preis verspricht; nur die Gebühr ist zu spüren.",
    },
    step2: {
      title: "Eine Welle",
      text: "2.000 τ sind ein Zehntel des Pools. Jedes TAO, das du dazugibst, macht das nächste Alpha teurer: Die Kurve biegt sich unter die Gerade.",
    },
    step3: {
      title: "Eine Grenze",
      text: "Mit 2 % Toleranz wird nur der Teil getauscht, bei dem der Preis innerhalb der Grenze bleibt. Der Rest bleibt bei dir.",
    },
    step4: {
      title: "Gewichte",
      text: "Mit einem Gewicht von 0,3 für TAO bedeuten dieselben Reserven einen anderen Preis, und ein Kauf bewegt ihn stärker.",
    },
    step5: {
      title: "Emission fließt ein",
      text: "Vor deinem Handel fließen 5.000 τ ein. Der Preis bleibt: Stattdessen steigt das Gewicht von TAO.",
    },
    step6: {
      title: "Zwei Pools",
      text: "Wer Stake verschiebt, verkauft hier und kauft dort. Die Gebühr fällt einmal an, die Slippage zweimal.",
    },
  },
  predict: {
    question:
      "Ein Pool hält 100 τ und 5.000 α, ein Alpha kostet also 0,02 τ. Du stakst 100 τ, so viel wie der Pool hält. Wie viel Alpha bekommst du?",
    option1: "5.000 α: 100 τ geteilt durch den Preis",
    option2: "2.500 α: die Hälfte dessen, was der Preis verspricht",
    option3: "Nichts: Der Auftrag ist zu groß",
    answer:
      "Bei gleichen Gewichten bekommst du α·Δτ/(τ+Δτ) = 5.000·100/200 = 2.500 α. Dein eigener Kauf bewegt den Preis von 0,02 auf 0,08 τ; die Hälfte geht durch Slippage verloren.",
  },
  problem: {
    emptyPool:
      "Ein Pool mit einer leeren Seite hat keinen Preis: Es lässt sich nichts tauschen. Gib TAO und Alpha hinein.",
    tinyPool: "Eine Reserve unter 0,001 ist weniger, als womit die Chain tauscht.",
    tooLarge: "Die Menge ist mehr als das 1.000-Fache der Reserve. Einen solchen Auftrag lehnt die Chain ab.",
    beyondEllipse: "Für diese Menge hat die Ellipse keinen Platz: Ihr Preis käme an sein Ende.",
  },
  told: {
    buy: "Für {amount} τ bekommst du {out} α, {slippage} weniger als zum Preis davor. Der Preis steigt von {before} auf {after} τ.",
    sell: "Für {amount} α bekommst du {out} τ, {slippage} weniger als zum Preis davor. Der Preis fällt von {before} auf {after} τ.",
    move: "Aus {amount} α werden hier {tao} τ und dort {out} α. Hier gehen {slippage} durch Slippage verloren, dort {slippageThere}. Der Preis hier fällt von {before} auf {after} τ.",
    "price-limit": "Nichts wird getauscht: Der Auftrag würde den Preis über die Grenze von {limit} τ hinaus bewegen.",
    "nothing-out": "Nichts wird getauscht: Die Menge ist so klein, dass der Pool nichts auszahlt.",
    partial: "Die Grenze von {limit} τ ist erreicht: {left} bleiben bei dir.",
    injected: {
      balancer:
        "Davor flossen {tao} τ und {alpha} α als Emission ein; der Preis blieb, und das Gewicht von TAO wurde {weight}.",
      constant:
        "Davor flossen {tao} τ und {alpha} α als Emission ein, in dem Verhältnis, das der Preis vorgibt; was nicht passte, blieb draußen.",
      superellipse:
        "Davor flossen {tao} τ und {alpha} α als Emission ein; der Preis und wie er auf Handel antwortet, blieben gleich.",
    },
  },
  figure: {
    received: "Du bekommst",
    slippage: "Slippage",
    fee: "Gebühr",
    priceBefore: "Preis davor",
    priceAfter: "Preis danach",
    taoBetween: "TAO zwischen den Pools",
    slippageThere: "Slippage dort",
    priceThere: "Preis dort danach",
    left: "Bleibt bei dir",
    weight: "Gewicht von TAO",
  },
  chart: { received: "Was du für mehr und für weniger bekommst", price: "Der Preis nach dem Handel" },
  axis: { amount: "Menge, die du gibst", received: "Erhalten", price: "TAO je Alpha" },
  series: {
    received: "Erhalten",
    ideal: "Zum Preis davor",
    now: "Dein Handel",
    price: "Preis hier",
    priceThere: "Preis dort",
    limit: "Grenze",
  },
  formula: {
    price: "Preis",
    payout: "Was ausgezahlt wird (Δ ist, was nach der Gebühr hineingeht)",
    slippage: "Slippage",
    ideal: "zum Preis davor",
    ellipse: "Was auf der Ellipse ausgezahlt wird (q ist, was nach der Gebühr hineingeht)",
    scales: "Ihre Maße",
  },
};
