import type { SearchPanelMessages } from "./search-panel-messages.ts";

export const fr: SearchPanelMessages = {
  comingSoon: "(bientôt)",
  sourceNames: {
    concept: "Concepts",
    article: "Articles",
    subnet: "Sous-réseaux",
    application: "Applications",
    team: "Équipes",
    guide: "Guides",
  },
  sourceDescriptions: {
    concept: "Une idée à la fois, expliquée",
    article: "Des lectures plus longues",
    subnet: "Par nom, numéro, équipe ou thème",
    application: "Ce qui est construit sur le réseau",
    team: "Les personnes derrière les sous-réseaux",
    guide: "Pas à pas",
  },
  results: "Résultats",
  found: "{count, plural, one {# résultat} other {# résultats}}",
  completion: "La touche Tab complète en « {title} ».",
  nothing: "Aucun résultat. Essayez moins de mots, ou d’autres.",
  delayed: "La recherche ne peut pas encore répondre. Nouvel essai dans un instant.",
  allResults: "Tous les résultats pour « {text} »",
  inEnglish: "Anglais",
  recent: "Recherches récentes",
  forgetRecent: "Effacer",
  secretTitle: "Cela ressemblait à un secret : nous ne l’avons pas recherché",
  secretText:
    "Les mots de récupération et les clés privées ouvrent un portefeuille à quiconque les possède. Le champ a été vidé sur votre appareil : rien n’a été envoyé, rien n’a été enregistré.",
  secretGuide: "Comment garder ses clés en sécurité",
};
