import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  rule: "Regeln: Preis × {fact:registration-price-factor} mit jeder Registrierung, halbiert alle {fact:registration-price-half-life}, seit 22. April 2026. Quellen: subtensor, subnets/registration.rs und coinbase/root.rs, 30. Juni 2026; Lock-Kosten wie am 11. September 2026 gelesen.",
  group: { price: "Preis einer UID", pruning: "Wer gehen muss", rule: "Die Regel", lock: "Preis eines Subnetzes" },
  field: {
    start: "Preis am Anfang",
    perInterval: "Registrierungen in 360 Blöcken",
    burst: "Ansturm: je eine in so vielen Blöcken",
    burstAt: "Der Ansturm beginnt bei Block",
    blocks: "Beobachtete Blöcke",
    increase: "Faktor je Registrierung",
    halfLife: "Halbwertszeit in Blöcken",
    floor: "Niedrigster Preis",
    ceiling: "Höchster Preis",
    uids: "UIDs im Subnetz",
    immunity: "Immunitätsphase in Blöcken",
    newcomers: "Neulinge",
    seed: "Ein anderes erfundenes Subnetz",
    lastLock: "Zuletzt für ein Subnetz gezahlt",
    daysSince: "Tage seither",
  },
  hint: {
    perInterval: "Gleichmäßig verteilt. 360 Blöcke sind 72 Minuten.",
    burst: "Die Chain lässt standardmäßig eine Registrierung je Block zu.",
    halfLife: "0: Der Preis fällt nicht.",
    immunity:
      "Im Code {fact:neuron-immunity-period:number}; auf der Chain wurden am 20. September 2026 5.000 und 14.400 gelesen.",
    seed: "Emissionen und Alter sind erfunden: Wenige verdienen viel, die meisten sind alt.",
    lastLock:
      "Erst das Doppelte dieses Preises, dann fällt er in {fact:lock-cost-interval:number} Blöcken, 8 Tagen, um ihn; mindestens {fact:lock-cost-min}.",
  },
  preset: {
    defaults: "Die Standardwerte, mit einem Ansturm",
    quiet: "Ein Preis schläft ein",
    immunity14400: "Eine längere Immunität",
    april: "Ein Subnetz im April 2026",
  },
  source: {
    defaults:
      "Anfang {fact:registration-price-start}, Faktor {fact:registration-price-factor}, Halbwertszeit {fact:registration-price-half-life}: Runtime vom Juni 2026. Die Nachfrage ist eine Annahme.",
    quiet: "Dieselbe Regel, ohne dass sich jemand registriert.",
    immunity14400: "14.400 Blöcke, wie am 20. September 2026 für Subnetz 107 gelesen.",
    april: "Im April 2026 wurden Lock-Kosten von 10.127 τ gemeldet.",
  },
  tour: {
    step1: {
      title: "Eine Registrierung",
      text: "Der Preis springt um 26 % und halbiert sich dann alle {fact:registration-price-half-life}.",
    },
    step2: {
      title: "Ein Ansturm",
      text: "Zwölf hintereinander heben den Preis auf das Sechzehnfache. Wer zuletzt kommt, zahlt für die Eile aller.",
    },
    step3: {
      title: "Das Gleichgewicht",
      text: "Etwa drei Registrierungen in 360 Blöcken halten den Preis. Bei sechs steigt er, bis jemand aufgibt.",
    },
    step4: {
      title: "Wer geht",
      text: "Ein Neuling nimmt eine UID: die mit der geringsten Emission unter denen, die nicht mehr immun sind.",
    },
    step5: {
      title: "Alle sind neu",
      text: "Sind höchstens zehn nicht immun, geht die Geringste der Immunen. Immunität schützt nur, solange es andere gibt.",
    },
    step6: {
      title: "Ein ganzes Subnetz",
      text: "Gleich nach der Gründung eines Subnetzes kostet das nächste doppelt so viel. In 8 Tagen ist der Preis zurück, in 16 ganz unten.",
    },
  },
  predict: {
    question:
      "Eine UID kostet 0,1 τ. Zehn Miner registrieren sich nacheinander, je einen Block später. Was zahlt der zehnte?",
    option1: "0,1 τ wie der erste",
    option2: "Etwa 0,2 τ",
    option3: "Etwa 0,8 τ",
    answer:
      "Neun Registrierungen davor haben den Preis mit 1,26⁹ ≈ 8 multipliziert; in neun Blöcken fällt er kaum. Der zehnte zahlt etwa 0,79 τ.",
  },
  problem: { bounds: "Der niedrigste Preis liegt über dem höchsten. Einer von beiden muss weichen." },
  told: {
    price: "Der Preis geht in {blocks} Blöcken von {start} τ auf {end} τ; sein höchster ist {highest} τ.",
    burst:
      "Im Ansturm {count, plural, one {zahlt # Registrierung {first} τ} other {zahlen # Registrierungen erst {first} τ und zuletzt {last} τ, zusammen {total} τ}}.",
    next: "Als Nächste geht UID {uid}: Mit {share} der Emission verdient sie am wenigsten unter den {count}, die nicht immun sind.",
    nextImmune: "Als Nächste geht UID {uid} mit {share} der Emission, obwohl sie immun ist: Nur {count} sind es nicht.",
    nobody: "Niemand kann verdrängt werden.",
  },
  figure: {
    end: "Preis am Ende",
    highest: "Höchster Preis",
    registrations: "Registrierungen",
    balance: "Halten den Preis, je Halbwertszeit",
    nonImmune: "Nicht immun",
    lockCost: "Preis eines Subnetzes jetzt",
    none: "Keine",
  },
  chart: {
    price: "Der Preis einer UID",
    neurons: "Die UIDs, die am wenigsten verdienen",
    lockCost: "Der Preis eines Subnetzes nach dem letzten",
  },
  axis: {
    blocks: "Blöcke",
    price: "TAO",
    share: "Anteil an der Emission",
    days: "Tage seit dem letzten",
    lockCost: "TAO",
  },
  series: {
    price: "Preis",
    highest: "Höchster",
    leaving: "Macht Platz",
    immune: "Bleibt, immun",
    staying: "Bleibt",
    lockCost: "Lock-Kosten",
    now: "Jetzt",
  },
  table: {
    title: "Die UIDs, die am wenigsten verdienen",
    age: "Alter in Blöcken",
    immune: "Immun",
    leaves: "Macht Platz für",
    yes: "ja",
    no: "nein",
    newcomer: "Neuling {number}",
  },
  formula: {
    price: "Preis nach n Registrierungen und b Blöcken (hier: gleich nach dem Ansturm, für sich genommen)",
    balance: "Registrierungen je Halbwertszeit, die den Preis halten",
    lockCost: "Lock-Kosten",
  },
};
