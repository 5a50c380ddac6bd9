import type { SearchPanelMessages } from "./search-panel-messages.ts";

export const de: SearchPanelMessages = {
  comingSoon: "(demnächst)",
  sourceNames: {
    concept: "Konzepte",
    article: "Artikel",
    subnet: "Subnetze",
    application: "Anwendungen",
    team: "Teams",
    guide: "Anleitungen",
  },
  sourceDescriptions: {
    concept: "Je eine Idee, erklärt",
    article: "Längere Texte",
    subnet: "Nach Name, Nummer, Team oder Thema",
    application: "Was auf dem Netzwerk gebaut wurde",
    team: "Die Menschen hinter den Subnetzen",
    guide: "Schritt für Schritt",
  },
  results: "Ergebnisse",
  found: "{count, plural, one {# Ergebnis} other {# Ergebnisse}}",
  completion: "Die Tabulatortaste ergänzt zu „{title}“.",
  nothing: "Nichts gefunden. Versuche es mit weniger oder anderen Wörtern.",
  delayed: "Die Suche kann noch nicht antworten. Gleich versucht sie es noch einmal.",
  allResults: "Alle Ergebnisse für „{text}“",
  inEnglish: "Englisch",
  recent: "Zuletzt gesucht",
  forgetRecent: "Leeren",
  secretTitle: "Das sah nach einem Geheimnis aus, deshalb wurde nicht danach gesucht",
  secretText:
    "Wiederherstellungswörter und private Schlüssel öffnen eine Wallet für jeden, der sie hat. Das Feld wurde auf deinem Gerät geleert: Nichts wurde gesendet, nichts gespeichert.",
  secretGuide: "So bewahrst du Schlüssel sicher auf",
};
