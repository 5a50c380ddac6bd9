import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  rule: "Regeln, wie sie auf der Chain galten: Preis ab 13. Februar 2025, Zufluss ab 4. November 2025, Nettozufluss ab 27. Mai 2026, Preis × (1 − Burn) ab 22. Juni 2026, das Gate ab 27. Juli 2026 (auf der Chain gelesen am 8. Oktober 2026). Quelle: subtensor, coinbase. Das Netzwerk ist erfunden.",
  group: {
    rule: "Regel der Chain",
    event: "Was geschieht",
    flow: "Wie viel",
    burn: "Wie viel einbehalten wird",
    when: "Wann",
    network: "Netzwerk",
    gate: "Das Gate",
  },
  field: {
    rule: "Regel",
    compare: "Alle fünf Regeln vergleichen",
    days: "Tage",
    subnets: "Subnetze",
    spread: "Wie ungleich sie sind",
    inflow: "Alltäglicher Zufluss, zusammen",
    focus: "Beobachtetes Subnetz, nach Rang",
    event: "Ereignis",
    size: "TAO am Tag",
    burned: "Einbehaltener Lohn der Miner",
    eventAt: "Beginnt am Tag",
    eventLasts: "Dauert Tage",
    moving: "Rate des gleitenden Preises",
    gateRank: "Rang der Latte",
    gateExponent: "Exponent des Gates",
  },
  hint: {
    rule: "Die Regel wechselte fünfmal in zwölf Monaten. „Wie es war“ geht ab 13. Februar 2025 durch alle.",
    compare: "Dauert länger: Es wird neben der Seite gerechnet.",
    spread: "0: alle gleich. 1: Das zweite hat den halben Preis des ersten, das dritte ein Drittel.",
    inflow: "Nach Größe verteilt. Zuflussregeln sehen auf nichts anderes.",
    focus: "1 ist das größte.",
    burned:
      "Incentive, das an die eigenen Hotkeys des Eigentümers geht. Subnetz 90 behielt am 11. September 2026 76,6 % ein.",
    moving:
      "Auf der Chain {fact:moving-price-rate}: Die Hälfte einer Änderung ist nach etwa {fact:moving-price-half-life} angekommen. Der Code beginnt mit einem Hundertstel.",
    gateRank:
      "Auf der Chain {fact:emission-gate-rank}. Der Anteil auf diesem Rang ist die Latte; 0 nimmt stattdessen ein Quantil.",
  },
  option: {
    rule: {
      gate: "Gate (heute)",
      "price-and-burn": "Preis × (1 − Burn)",
      "net-flow": "Nettozufluss",
      flow: "Zufluss",
      price: "Preis",
      history: "Wie es war, von Regel zu Regel",
    },
    event: {
      none: "Nichts",
      inflow: "Ein Schub an Zufluss",
      outflow: "Abfluss",
      burn: "Der Lohn der Miner wird einbehalten",
    },
    moving: {
      hundredfold: "Wie auf der Chain",
      tenfold: "Zehnmal langsamer",
      code: "Hundertmal langsamer: Standard des Codes",
    },
  },
  short: {
    price: "Preis",
    flow: "Zufluss",
    "net-flow": "Netto",
    "price-and-burn": "Preis, Burn",
    gate: "Gate",
  },
  preset: {
    gate: "Einbehalten, mit Gate",
    burnJune: "Dasselbe im Juni 2026",
    outflow: "Abfluss unter der Zuflussregel",
    price2025: "Zufluss Anfang 2025",
    history: "Von Regel zu Regel",
  },
  source: {
    gate: "76,6 % einbehalten, wie Subnetz 90 am 11. September 2026, das bei einem Preis von 0,0317 τ 0,43 % bekam.",
    burnJune: "Regel vom 22. Juni bis 27. Juli 2026.",
    outflow: "Regel vom 4. November 2025 bis 27. Mai 2026, Halbwertszeit 30 Tage.",
    price2025: "Regel des Whitepapers zu Dynamic TAO, seit Februar 2025.",
    history: "Daten der Wechsel: Runtime-Stände und Versionshinweise. Eine lange Rechnung.",
  },
  tour: {
    step1: {
      title: "Das größte",
      text: "Mit dem Gate bekommt das größte Subnetz mehr, als seinem Preis entspricht: Was die kleinen verlieren, geht an die über der Latte.",
    },
    step2: {
      title: "Unter der Latte",
      text: "Rang 40 liegt unter der Latte. Das Gate lässt wenig davon durch; sein Alpha wird weiter gezahlt.",
    },
    step3: {
      title: "Einbehalten",
      text: "Ab Tag 20 behält das beobachtete Subnetz 76,6 % des Lohns seiner Miner ein. Es fällt unter die Latte, und sein Anteil bricht ein.",
    },
    step4: {
      title: "Abfluss",
      text: "Die Zuflussregel hungert ein Subnetz aus, das TAO verliert, wie hoch sein Preis auch ist.",
    },
    step5: {
      title: "Abfluss, Preisregel",
      text: "Die Preisregel nimmt ihm, was sein Preis verliert, und nicht mehr: Es behält mehr als die Hälfte seines Anteils.",
    },
    step6: {
      title: "Zufluss, netto",
      text: "Der Nettozufluss zieht ab, was die Chain selbst ausgibt: Es muss mehr zufließen, als das Subnetz bekommt.",
    },
  },
  predict: {
    question:
      "Unter dem Gate beginnt Subnetz 10 von 48, die Hälfte des Lohns seiner Miner einzubehalten. Was geschieht mit seinem Anteil?",
    option1: "Nichts: Sein Preis bleibt",
    option2: "Er halbiert sich",
    option3: "Er fällt um mehr als die Hälfte",
    answer:
      "Wer die Hälfte einbehält, halbiert den Anteil, der ins Gate geht, und vom kleineren Anteil lässt das Gate weniger durch: Nahe der Latte zählt ein Verlust mehr als doppelt.",
  },
  told: {
    none: "Unter der Regel „{rule}“ geht Subnetz {rank} in {days, plural, one {# Tag} other {# Tagen}} von {before} auf {end} der Emission.",
    inflow:
      "Unter der Regel „{rule}“ hat Subnetz {rank} erst {before}, am Ende des Zuflusses {atEvent} und nach {days, plural, one {# Tag} other {# Tagen}} {end}.",
    outflow:
      "Unter der Regel „{rule}“ hat Subnetz {rank} erst {before}, am Ende des Abflusses {atEvent} und nach {days, plural, one {# Tag} other {# Tagen}} {end}.",
    burn: "Unter der Regel „{rule}“ hat Subnetz {rank} erst {before}, am Ende des Einbehaltens {atEvent} und nach {days, plural, one {# Tag} other {# Tagen}} {end}.",
    concentration: "Am letzten Tag ist die Emission so konzentriert wie unter {count} gleichen Subnetzen.",
    nobody: "Am letzten Tag hat kein Subnetz Zufluss: Niemand bekommt TAO.",
  },
  figure: {
    before: "Anteil am ersten Tag",
    lowest: "Niedrigster Anteil",
    end: "Anteil am letzten Tag",
    gate: "Das Gate lässt durch",
    bar: "Latte θ",
    effective: "Wirksame Zahl der Subnetze",
  },
  chart: {
    share: "Anteil von Subnetz {rank} über die Zeit",
    ranks: "Alle Subnetze am letzten Tag",
    rules: "Subnetz {rank} am letzten Tag, unter jeder Regel",
  },
  axis: {
    day: "Tag",
    date: "Datum",
    share: "Anteil an der Emission",
    rank: "Rang am Anfang",
    rule: "Regel",
  },
  series: {
    share: "Anteil an der Emission",
    demand: "Preis und Burn allein",
    bar: "Latte",
    begins: "beginnt",
    ends: "endet",
  },
  formula: {
    price: "Anteil nach Preis und Burn (Werte des beobachteten Subnetzes)",
    gate: "Das Gate",
    flow: "Anteil nach Zufluss (S ist der mittlere Zufluss)",
  },
};
