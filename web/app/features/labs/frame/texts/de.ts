import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  settings: "Einstellungen",
  outcome: "Ergebnis",
  presets: "Aus der Wirklichkeit",
  undo: "Rückgängig",
  redo: "Wiederholen",
  reset: "Zurücksetzen",
  copyLink: "Link kopieren",
  copied: "Der Link zu diesen Einstellungen ist kopiert.",
  notCopied: "Der Browser lässt uns nicht kopieren. Das ist der Link:",
  exactly: "{label}, genau",
  table: "Die Zahlen als Tabelle",
  formula: "Die Formel mit diesen Zahlen zeigen",
  computing: "Wird berechnet …",
  cancel: "Abbrechen",
  cancelled: "Abgebrochen. Zu sehen ist das letzte Ergebnis.",
  computeAgain: "Neu berechnen",
  kept: "Gezeigt wird der letzte Zustand, der möglich war.",
  predict: {
    title: "Erst vermuten",
    show: "Zeigen, was geschieht",
    optional: "Du kannst das auch überspringen. Deine Vermutung bleibt nur in diesem Browser.",
    guessed: "Deine Vermutung: {option}",
    right: "Genau das geschieht.",
    other: "Es geschieht etwas anderes.",
    seeAgain: "Noch einmal einstellen",
    again: "Neu vermuten",
  },
  tour: {
    title: "Geführter Rundgang",
    offer: "{count} kurze Schritte. Jeder stellt das Labor ein und sagt, worauf zu achten ist.",
    start: "Rundgang beginnen",
    step: "Schritt {step} von {count}",
    back: "Zurück",
    next: "Weiter",
    end: "Rundgang beenden",
  },
  fault: {
    number: "Mit „{text}“ geht es nicht. {label}: eine Zahl von {min} bis {max}.",
    whole: "Mit „{text}“ geht es nicht. {label}: eine ganze Zahl von {min} bis {max}.",
  },
  link: {
    future:
      "Dieser Link stammt von einer neueren Fassung des Labors (Format {part}). Er lässt sich hier nicht öffnen; nichts wurde verändert.",
    unreadable: "Dieser Link ist bei „{part}“ beschädigt und lässt sich nicht öffnen. Nichts wurde verändert.",
  },
};
