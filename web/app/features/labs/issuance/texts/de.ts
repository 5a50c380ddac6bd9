import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  rule: "Regeln: Emission nach Ausgabemenge; {fact:owner-cut} an den Eigentümer, vom Rest die eine Hälfte an Miner, die andere an Validatoren und Root. Quelle: subtensor, coinbase, 30. Juni 2026. {fact:blocks-per-day} am Tag.",
  group: { issuance: "TAO", split: "Ein Block eines Subnetzes" },
  field: {
    issuance: "Ausgabemenge",
    recycled: "Täglich recycelt",
    years: "Jahre voraus",
    alphaIssued: "Alpha, das das Subnetz ausgegeben hat",
    rootTao: "TAO, das auf Root gestakt ist",
    ownerCut: "Der Anteil des Eigentümers wird gezahlt",
    rootPaid: "Der Anteil von Root wird gezahlt",
  },
  hint: {
    recycled:
      "Recyceltes TAO verlässt die Ausgabemenge und kann neu entstehen. Verbranntes zählt weiter. Eine tatsächliche Rate ist hier nicht bekannt: Probier welche aus.",
    alphaIssued: "Dieselbe Treppe gilt für das Alpha jedes Subnetzes, nach dessen eigener Menge.",
    rootTao:
      "Am {fact:root-stake:date} wurden {fact:root-stake} gelesen. Auf Root wiegt ein TAO {fact:tao-weight} Alpha.",
    rootPaid:
      "Nur solange die gleitenden Preise aller Subnetze zusammen über {fact:root-sell-threshold} liegen; sonst wird er recycelt.",
  },
  preset: {
    september: "September 2026",
    eve: "Am Vorabend des ersten Halvings",
    rootStake: "Ein junges Subnetz",
    end: "Nahe am Ende",
  },
  source: {
    september: "Ausgabemenge {fact:total-issuance}, gelesen am {fact:total-issuance:date} (Block 9.045.154).",
    eve: "Erstes Halving Mitte Dezember 2025, bei {fact:halving-threshold-1}: Dokumentation zum Halving.",
    rootStake: "Stake auf Root vom {fact:root-stake:date}; die 100.000 α sind eine Annahme.",
    end: "Nach zehn und mehr Halvings: eine Veranschaulichung der Regel.",
  },
  tour: {
    step1: {
      title: "Der Stand",
      text: "Am {fact:total-issuance:date} gab es {fact:total-issuance}: ein halbes TAO für jeden Block.",
    },
    step2: {
      title: "Ein TAO vor der Schwelle",
      text: "Knapp unter {fact:halving-threshold-1} entsteht mit jedem Block noch ein ganzes TAO, 7.200 τ am Tag.",
    },
    step3: {
      title: "Die Schwelle",
      text: "Bei {fact:halving-threshold-1} ist die Hälfte des Verbliebenen weg. Von hier an entsteht je Block ein halbes TAO. Kein Datum und keine Blocknummer entscheidet.",
    },
    step4: {
      title: "Recycling",
      text: "Wird jeden Tag die Hälfte des neuen TAO recycelt, steigt die Ausgabemenge halb so schnell, und das nächste Halving rückt in die Ferne.",
    },
    step5: {
      title: "Mehr hinaus als hinein",
      text: "Wird mehr recycelt, als entsteht, fällt die Menge wieder unter die Schwelle: Die Emission verdoppelt sich wieder. Der Code lässt das zu.",
    },
    step6: {
      title: "Die eigene Uhr des Subnetzes",
      text: "Bei {fact:halving-threshold-1:number} α halbiert auch ein Subnetz, was immer TAO tut. Und je mehr Alpha es ausgegeben hat, desto kleiner der Anteil von Root.",
    },
  },
  predict: {
    question:
      "Am Tag entstehen 3.600 τ. Angenommen, die Hälfte davon, 1.800 τ, wird täglich recycelt. Wann kommt das nächste Halving, bei {fact:halving-threshold-2}?",
    option1: "Am selben Tag: Es hängt an der Blocknummer",
    option2: "In etwa der doppelten Zeit",
    option3: "Nie",
    answer:
      "Die Emission hängt allein an der Ausgabemenge. Wächst sie halb so schnell, braucht es doppelt so lange: 2.456 statt 1.228 Tage ab dem 11. September 2026.",
  },
  told: {
    now: "Bei {issued} ausgegebenen τ bringt ein Block {perBlock} τ, das sind {perDay} τ am Tag. Das nächste Halving kommt bei {next} τ.",
    end: "Bei {issued} ausgegebenen τ entsteht nichts mehr.",
    halving: "In diesem Takt kommt es in {days, plural, one {# Tag} other {# Tagen}}.",
    noHalving: "In diesem Takt kommt es nicht innerhalb von {years, plural, one {# Jahr} other {# Jahren}}.",
    split:
      "Von {alpha} α eines Blocks bekommt der Eigentümer {owner}, die Miner {miners}, Validatoren und wer bei ihnen stakt {validators}, Root {root}.",
    splitRecycled:
      "Von {alpha} α eines Blocks bekommt der Eigentümer {owner}, die Miner {miners}, Validatoren und wer bei ihnen stakt {validators}; die {root} von Root werden recycelt.",
  },
  figure: {
    issued: "Bisher ausgegeben",
    perBlock: "Neu je Block",
    perDay: "Neu am Tag",
    halvings: "Halvings bisher",
    next: "Nächstes Halving bei",
    root: "Anteil von Root an der Validatoren-Hälfte",
    allIssued: "Alles ist ausgegeben",
    none: "Keines",
  },
  chart: {
    staircase: "Emission nach Ausgabemenge",
    issuance: "Die Ausgabemenge über die Jahre",
    split: "Wer das Alpha eines Blocks bekommt",
  },
  axis: {
    issuance: "Ausgegebene TAO",
    perBlock: "TAO je Block",
    years: "Jahre ab jetzt",
    who: "Empfänger",
    alpha: "Alpha je Block",
  },
  series: { perBlock: "TAO je Block", now: "Jetzt", issuance: "Ausgabemenge", without: "Ohne Recycling" },
  who: { owner: "Eigentümer", miners: "Miner", validators: "Validatoren", root: "Root" },
  formula: {
    emission: "Emission E eines Blocks bei Ausgabemenge T",
    root: "Root-Anteil r",
    split: "Die Validatoren-Hälfte (A ist das Alpha des Blocks)",
  },
};
