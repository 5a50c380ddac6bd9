import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  rule: "Regel: Yuma und Liquid Alpha wie in subtensor, 30. Juni 2026; der Versuch folgt „Weight Copying in Bittensor“, Arbeitspapier, 29. Mai 2024. Commit-Reveal ist hier nichts als ein längerer Rückstand.",
  group: {
    truth: "Die Miner",
    stake: "Wer den Stake hält",
    defence: "Abwehr",
    rates: "Raten von Liquid Alpha",
    bonds: "Bonds",
  },
  field: {
    truth: "Wie gut die Miner sind",
    honest: "Ehrlicher Stake",
    copier: "Stake des Kopierers",
    colluder: "Stake der Gruppe",
    reveal: "Frist bis zum Aufdecken in Epochen",
    mode: "Regel für Bonds",
    liquid: "Liquid Alpha",
    low: "Langsamste Rate",
    high: "Schnellste Rate",
    steepness: "Steilheit",
    memory: "Teil eines Bonds, der bleibt",
    penalty: "β, die Bond-Strafe",
    epochs: "Epochen",
  },
  hint: {
    truth: "Ohne Risiko ist Kopieren nur, solange sich nichts ändert.",
    colluder: "Gibt alles dem dritten Miner.",
    reveal: "0: Gewichte sind sofort öffentlich, und der Kopierer wiederholt den Konsens der Epoche davor.",
    liquid: "Wirkt nur mit Yuma 3.",
    steepness: "Standard {fact:liquid-alpha-steepness}. Negative Werte kehren die Wirkung um.",
    memory: "Standard 0,9, wo Liquid Alpha nicht wirkt.",
    penalty: "1: Bonds folgen den gekappten Gewichten.",
  },
  option: {
    truth: {
      static: "Immer gleich",
      switch: "Bester und schlechtester tauschen",
      drift: "Zwei schwanken hin und her",
    },
    mode: {
      yuma2: "Yuma 2",
      yuma3: "Yuma 3",
    },
  },
  preset: {
    open: "Offene Gewichte",
    static: "Nichts ändert sich",
    commitReveal: "Commit-Reveal, der Standard",
    liquidAlpha: "Yuma 3 mit Liquid Alpha",
    collusion: "Dazu eine Gruppe",
  },
  source: {
    open: "Ein Kopierer mit dem neuesten öffentlichen Konsens: Arbeitspapier von 2024.",
    static: "Der Fall, in dem Commit-Reveal nicht hilft: Arbeitspapier und Dokumentation.",
    commitReveal:
      "Frist von einer Epoche: Standard des Codes, gelesen bei den Subnetzen 120 und 107 am 20. September 2026.",
    liquidAlpha:
      "Raten {fact:liquid-alpha-low} bis {fact:liquid-alpha-high}, Steilheit {fact:liquid-alpha-steepness}: Standardwerte des Codes, Juni 2026.",
    collusion: "Ehrliche Mehrheit von 55 %; die Anteile sind eine Annahme.",
  },
  tour: {
    step1: {
      title: "Nichts ändert sich",
      text: "Solange die Miner bleiben, wie sie sind, stimmt der Konsens von gestern auch heute. Kopieren kostet nichts.",
    },
    step2: {
      title: "Etwas ändert sich",
      text: "Alle sechs Epochen tauschen der beste und der schlechteste. Eine Epoche lang liegt der Kopierer falsch.",
    },
    step3: {
      title: "Commit-Reveal",
      text: "Mit einer Frist von drei Epochen liegt der Kopierer jedes Mal länger falsch.",
    },
    step4: {
      title: "Drift",
      text: "Wenn sich Miner ständig ändern, liegt immer ein wenig falsch, wer Vergangenes wiederholt.",
    },
    step5: {
      title: "Liquid Alpha",
      text: "Mit Yuma 3 wachsen die Bonds derer schneller, die früh sind. Vergleich den Kopierer mit dem zweiten Schritt.",
    },
    step6: {
      title: "Eine Gruppe",
      text: "Eine Gruppe, die einen Miner stützt, wird gekappt, wo sie allein ist, und verdient am wenigsten.",
    },
  },
  predict: {
    question:
      "Die Miner ändern sich nie. Gewichte bleiben zehn Epochen verborgen, bevor ein Kopierer sie sieht. Wie ergeht es ihm?",
    option1: "Schlecht: Er wiederholt, was zehn Epochen alt ist",
    option2: "So gut wie den Ehrlichen",
    option3: "Besser als den Ehrlichen",
    answer:
      "Was zehn Epochen alt ist, stimmt noch, also hilft das Verbergen nicht. Es braucht beides: eine Frist, und Miner, die sich in ihr ändern.",
  },
  problem: {
    noStake: "Niemand hält Stake.",
    rates: "Die langsamste Rate liegt über der schnellsten. Eine von beiden muss weichen.",
  },
  told: {
    more: "Nach {epochs, plural, one {# Epoche} other {# Epochen}} hat der Kopierer {copier} eines gerechten Ertrags verdient, mehr als die Ehrlichen mit {honest}.",
    less: "Nach {epochs, plural, one {# Epoche} other {# Epochen}} hat der Kopierer {copier} eines gerechten Ertrags verdient, weniger als die Ehrlichen mit {honest}.",
    same: "Nach {epochs, plural, one {# Epoche} other {# Epochen}} hat der Kopierer {copier} eines gerechten Ertrags verdient, so viel wie die Ehrlichen mit {honest}.",
    nobody:
      "In {epochs, plural, one {# Epoche} other {# Epochen}} gab es nichts zu vergleichen: Es braucht ehrlichen Stake, der etwas verdient, und einen Kopierer.",
    open: "Der Kopierer wiederholt den Konsens der Epoche davor.",
    reveal: "Der Kopierer wiederholt einen Konsens, der {lag} Epochen alt ist.",
    colluder: "Die Gruppe hat {colluder} eines gerechten Ertrags verdient.",
  },
  figure: {
    honest: "Ehrliche: Ertrag",
    copier: "Kopierer: Ertrag",
    colluder: "Gruppe: Ertrag",
    copierReturn: "Kopierer gegenüber Ehrlichen",
    lag: "Rückstand in Epochen",
    none: "–",
  },
  chart: {
    returns: "Dividenden bisher, gemessen am gerechten Ertrag",
    truth: "Wie gut die Miner wirklich sind",
    rates: "Wie schnell ein Bond folgt",
  },
  axis: {
    epoch: "Epoche",
    return: "Ertrag je Stake",
    worth: "Wert",
    distance: "Abstand vom Konsens",
    rate: "Rate",
  },
  series: {
    honest: "Ehrliche",
    copier: "Kopierer",
    colluder: "Gruppe",
    fair: "Gerecht",
    rate: "Rate",
  },
  formula: {
    return: "Kopierer gegenüber Ehrlichen (D Dividenden, S Stake)",
    rate: "Rate eines Bonds im Abstand d (hier 0,3)",
    bond: "Ein Bond nach einer Epoche",
    each: "eine je Bond",
  },
};
