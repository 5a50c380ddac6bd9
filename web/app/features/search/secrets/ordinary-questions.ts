/** For tests: pieces of ordinary questions in five languages; one of each row, in their order, makes a question. */
export const QUESTION_PIECES: Record<string, { between: string; rows: readonly (readonly string[])[] }> = {
  en: {
    between: " ",
    rows: [
      [
        "how can I",
        "when should I",
        "why would anybody",
        "is it safe to",
        "what happens when I",
        "does it cost more to",
      ],
      [
        "move my stake",
        "change the validator",
        "register a new miner",
        "leave a subnet",
        "buy some alpha",
        "wait until spring",
      ],
      [
        "without losing what I have earned",
        "before the next tempo begins",
        "after the price has fallen",
        "when the chain is busy",
      ],
      ["and how long does that take", "and who pays the fee", "and where can I see it", "and what is left of it then"],
      [
        "if the market is slow today",
        "when the owner has set a cap",
        "while I am on a long journey",
        "if I have only one key",
      ],
    ],
  },
  de: {
    between: " ",
    rows: [
      ["wie kann ich", "wann sollte man", "warum will jemand", "ist es sicher wenn Leute", "was kostet es wenn wir"],
      [
        "meinen Stake umziehen",
        "den Validator wechseln",
        "einen neuen Miner anmelden",
        "ein Subnetz verlassen",
        "etwas Alpha kaufen",
      ],
      ["ohne dass dabei Geld verloren geht", "bevor der nächste Tempo beginnt", "nachdem der Preis gefallen ist"],
      ["und wie lange dauert das am Ende", "und wer zahlt dann die Gebühr", "und wo kann ich das sehen"],
      [
        "falls heute sehr wenig los ist",
        "wenn der Eigner eine Grenze gesetzt hat",
        "obwohl ich nur einen Schlüssel habe",
      ],
    ],
  },
  fr: {
    between: " ",
    rows: [
      ["comment puis-je", "quand faut-il", "pourquoi voudrait-on", "est-ce prudent de", "que se passe-t-il pour"],
      [
        "déplacer mon stake",
        "changer de validateur",
        "inscrire un nouveau mineur",
        "quitter un sous-réseau",
        "acheter un peu d’alpha",
      ],
      ["sans perdre ce que j’ai gagné", "avant que le prochain tempo commence", "après une longue baisse du prix"],
      ["et combien de temps cela prend", "et qui paie alors les frais", "et où peut-on le voir ensuite"],
      [
        "si le marché reste calme ce soir",
        "lorsque le propriétaire a fixé une limite",
        "avec une seule clé dans mon coffre",
      ],
    ],
  },
  ko: {
    between: " ",
    rows: [
      ["어떻게 하면", "언제쯤", "왜 사람들은", "지금 바로", "처음 시작할 때"],
      [
        "스테이크를 다른 곳으로 옮기고",
        "검증자를 새로 고르고",
        "채굴자를 하나 등록하고",
        "서브넷에서 나가고",
        "알파를 조금 사고",
      ],
      ["가격이 많이 떨어진 다음에", "다음 템포가 시작되기 전에", "체인이 아주 바쁠 때에도"],
      ["시간은 얼마나 걸리며 비용은", "수수료는 누가 내고 결과는", "보상은 언제쯤 받고 손실은"],
      ["어디에서 볼 수 있나요", "내가 직접 계산할 수 있나요", "나중에 다시 바꿀 수 있나요"],
    ],
  },
  zh: {
    between: "",
    rows: [
      ["怎样才能", "什么时候应该", "为什么有人要", "现在可不可以", "新手第一次"],
      ["把质押换到别处", "更换验证者", "登记一个新的矿工", "离开这个子网", "买一点 alpha"],
      ["，而不会丢掉已经得到的收益", "，在下一个周期开始之前", "，等价格跌下来以后"],
      ["，一共要多长时间", "，手续费由谁来出", "，在哪里可以看到结果"],
      ["，如果今天市场很冷清？", "，当所有者设了上限？", "，而我手里只有一把密钥？"],
    ],
  },
};
