import type { Strings } from "#app/i18n/messages/messages.ts";
import type { en } from "./en.ts";

export const de: Strings<typeof en> = {
  rule: "Regel: Yuma wie in subtensor, epoch/run_epoch.rs, 30. Juni 2026 (spec 425). Yuma 3 und Liquid Alpha wählt der Eigentümer eines Subnetzes.",
  group: {
    network: "Woher die Zahlen kommen",
    hand: "Validatoren und Miner",
    generated: "Ein erfundenes Subnetz",
    rule: "Die Regel",
    time: "Zeit",
    late: "Wer es spät merkt",
  },
  field: {
    network: "Netzwerk",
    validators: "Validatoren",
    miners: "Miner",
    stake: "Stake",
    weights: "Gewichte, 0 bis 100",
    manyValidators: "Validatoren",
    manyMiners: "Miner",
    noise: "Uneinigkeit",
    seed: "Ein anderes",
    kappa: "κ, der Stake, der zustimmen muss",
    penalty: "β, die Bond-Strafe",
    memory: "Teil eines Bonds, der bleibt",
    mode: "Bonds",
    liquid: "Liquid Alpha",
    epochs: "Epochen",
    turnAt: "Die Rangfolge kehrt sich um in Epoche",
    delay: "Epochen zu spät",
  },
  hint: {
    weights: "Jede Zeile wird auf die Summe 1 gebracht. Was über dem Konsens liegt, wird auf ihn gekappt.",
    kappa: "Auf der Chain 32.767/65.535, um Haaresbreite unter der Hälfte.",
    penalty: "1: Bonds folgen den gekappten Gewichten. 0: den gesetzten. Standard des Codes: {fact:bonds-penalty}.",
    memory: "Standard 0,9: Ein Zehntel ist in jeder Epoche neu.",
    liquid:
      "Wirkt nur mit Yuma 3: Raten von {fact:liquid-alpha-low} bis {fact:liquid-alpha-high} statt einer für alle.",
    turnAt: "0: nie. Der beste Miner wird zum schlechtesten.",
    delay: "So viele Epochen nach der Umkehr ändert ein Validator seine Gewichte.",
    noise: "Wie verschieden die Validatoren dieselben Miner sehen.",
  },
  option: {
    network: { hand: "Von Hand", generated: "Erfunden, bis 64 × 256" },
    mode: { yuma2: "Yuma 2", yuma3: "Yuma 3" },
  },
  preset: {
    worked: "Drei Validatoren, zwei Miner",
    halves: "Zwei Hälften sind uneins",
    collusion: "Eine Gruppe für ihren eigenen Miner",
    turn: "Die Rangfolge ändert sich",
    large: "64 Validatoren, 256 Miner",
  },
  source: {
    worked: "Stake 40, 35, 25: ein Beispiel zum Nachrechnen mit der Regel aus run_epoch.rs.",
    halves: "Gleichstand zählt: κ = 32.767/65.535, der Standard von subtensor.",
    collusion: "Der Angriff, den docs/consensus.md von subtensor beschreibt.",
    turn: "Wie in den Tests test_yuma_3_* von subtensor: Die Rangfolge ändert sich, Validatoren folgen früher oder später.",
    large:
      "So groß ist ein Subnetz standardmäßig höchstens: {fact:uids-per-subnet} UIDs, {fact:validator-permits} davon mit Erlaubnis (Dokumentation, 2026).",
  },
  tour: {
    step1: {
      title: "Von Hand",
      text: "M1: Hinter den 0,8 von V1 stehen 40 % des Stakes, das reicht nicht. Bei 0,6 sind es 75 %. Also ist 0,6 der Konsens, und 0,8 wird darauf gekappt.",
    },
    step2: {
      title: "Mehr Einigkeit",
      text: "Mit κ von 0,8 müssen fast alle zustimmen. Der Konsens fällt auf das, was V3 noch mitträgt.",
    },
    step3: {
      title: "Eine Gruppe",
      text: "V3 hält 40 % und gibt alles an M3. Ohne die Hälfte des Stakes ist dessen Konsens 0: Alles wird gekappt.",
    },
    step4: {
      title: "Früh sein",
      text: "In Epoche 8 kehrt sich die Rangfolge um. V1 merkt es sofort, V2 eine Epoche später, V3 vier Epochen später. Sieh, wer Dividenden gewinnt.",
    },
    step5: {
      title: "Yuma 3",
      text: "Dasselbe mit Yuma 3 und Liquid Alpha: Früh zu sein zählt mehr, wie groß der Stake auch ist.",
    },
    step6: {
      title: "Viele",
      text: "Zwölf Validatoren sehen 24 Miner durch starkes Rauschen. Der Median bleibt nah an dem, was die Miner wert sind.",
    },
  },
  predict: {
    question:
      "Ein Validator mit 40 % des Stakes gibt sein ganzes Gewicht einem eigenen Miner. Die anderen geben diesem Miner nichts. Welchen Teil des Incentives bekommt er?",
    option1: "40 %, wie der Stake dahinter",
    option2: "Etwa 20 %",
    option3: "Nichts",
    answer:
      "Weniger als κ des Stakes stützt irgendein Gewicht für diesen Miner, also ist sein Konsens 0, und das ganze Gewicht wird gekappt. Der Validator verliert sein Vertrauen und seine Dividenden.",
  },
  problem: {
    noStake: "Niemand hält Stake, also kann sich niemand einigen.",
    noWeights: "Niemand mit Stake gibt irgendeinem Miner Gewicht.",
  },
  told: {
    incentive: "Nach {epochs, plural, one {# Epoche} other {# Epochen}} hat {miner} das größte Incentive: {share}.",
    clipped: "{clipped} von {count} Gewichten liegen über dem Konsens und werden auf ihn gekappt.",
    validator:
      "{validator} stimmt am wenigsten überein: {trust} seines Gewichts zählen. Mit {stake} des Stakes verdient er {dividends} der Dividenden.",
    nobody: "Hinter keinem Gewicht steht genug Stake: Der Konsens ist überall 0, und niemand bekommt Incentive.",
  },
  figure: {
    clipped: "Gekappte Gewichte",
    incentive: "Incentive von {miner}",
    consensus: "Konsens für {miner}",
    trust: "Vertrauen von {validator}",
  },
  chart: { miners: "Miner", validators: "Validatoren", dividends: "Dividenden über die Epochen" },
  axis: { miner: "Miner", validator: "Validator", share: "Anteil", epoch: "Epoche" },
  series: {
    consensus: "Konsens",
    incentive: "Incentive",
    stake: "Stake",
    dividends: "Dividenden",
    trust: "Vertrauen",
    turn: "Die Rangfolge kehrt sich um",
  },
  table: { title: "Gewichte, und was von ihnen bleibt" },
  formula: {
    consensus: "Konsens: das höchste Gewicht, hinter dem genug Stake steht",
    rank: "Rang: gekappte Gewichte nach Stake",
    incentive: "Incentive",
  },
};
