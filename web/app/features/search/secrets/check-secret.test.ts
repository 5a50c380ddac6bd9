import { createHash } from "node:crypto";
import { wordlist as ENGLISH_WORDS } from "@scure/bip39/wordlists/english.js";
import { describe, expect, it } from "vitest";
import { checkSecret, mayBeStored } from "./check-secret.ts";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const HEX_64 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const ADDRESS = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY";

describe("checkSecret", () => {
  it.each([
    ["twelve words", PHRASE],
    ["fifteen", `${PHRASE} cage absurd amount`],
    ["twenty-four", `${PHRASE} ${PHRASE}`],
    ["large letters", PHRASE.toUpperCase()],
    ["commas", PHRASE.replaceAll(" ", ", ")],
    [
      "numbers",
      PHRASE.split(" ")
        .map((word, index) => `${index + 1}. ${word}`)
        .join(" "),
    ],
    ["lines", PHRASE.replaceAll(" ", "\n")],
    ["words before and behind", `my seed is: ${PHRASE} please help`],
    ["one word misspelt", PHRASE.replace("sausage", "sausge")],
    ["the last word cut off", `${PHRASE} ${PHRASE}`.slice(0, 130)],
    ["wide letters", PHRASE.replace("legal", "ｌｅｇａｌ")],
  ])("knows recovery words: %s", async (_, text) => {
    expect(await verdictsOn(text)).toEqual(["secret", "secret"]);
  });

  it.each([
    ["hexadecimal", `0x${HEX_64}`],
    ["without its mark", HEX_64.toUpperCase()],
    ["64 bytes", HEX_64 + HEX_64],
    ["in a sentence", `is ${HEX_64} my key?`],
    ["wallet import format", "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"],
    ["the same, compressed", "KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617"],
    ["an extended key", `xprv9s21ZrQH143K${"a".repeat(95)}`],
    ["a PEM file", "-----BEGIN OPENSSH PRIVATE KEY-----"],
  ])("knows private keys: %s", async (_, text) => {
    expect(await verdictsOn(text)).toEqual(["secret", "secret"]);
  });

  it.each([
    `{"accountId": "0x12", "publicKey": "0x12", "secretPhrase": "legal winner", "secretSeed": null}`,
    `{"encoded":"MFMCAQEwBQYDK2VwBCIEI","encoding":{"content":["pkcs8","sr25519"]},"address":"${ADDRESS}"}`,
    `{"version":3,"crypto":{"ciphertext":"aa","cipher":"aes-128-ctr"}}`,
    `{ 'private_key' : 'abc`,
  ])("knows the files of keys: %s", async (text) => {
    expect(await verdictsOn(text)).toEqual(["secret", "secret"]);
  });

  it.each([
    "64",
    "what is staking",
    "How do validators earn emissions, and what happens to the ones who do nothing for a long time?",
    "what is the difference between a hotkey and a coldkey and which one should I keep safe at home",
    "why does the price of alpha change when people stake or unstake in a subnet over a long period of time",
    "where can I find the private key of my wallet",
    "secretPhrase",
    '{"publicKey": ',
    ADDRESS,
    `who is ${ADDRESS}`,
    "0x9f86d081884c7d65",
    HEX_64.slice(1),
    "Was passiert, wenn ein Validator lange Zeit keine Gewichte setzt und trotzdem Anteile behalten will?",
    "comment fonctionne la preuve et pourquoi les mineurs doivent avoir un score pour chaque bloc du réseau",
    "스테이킹은 어떻게 하나요 그리고 보상은 언제 받을 수 있나요 자세히 알려 주세요 부탁 드립니다 정말로",
    "质押是什么意思，怎么质押，质押以后多久可以取回，奖励怎么计算，风险有哪些，需要注意什么",
    "",
  ])("does not mind an ordinary question: %j", async (text) => {
    expect(await verdictsOn(text)).toEqual(["harmless", "harmless"]);
  });

  it("withholds what may become recovery words while they are typed, from the seventh on", async () => {
    const words = PHRASE.split(" ");
    const verdicts = await Promise.all(
      words.map((_, index) => checkSecret(words.slice(0, index + 1).join(" "), { isBeingTyped: true })),
    );
    expect(verdicts).toEqual([...Array(6).fill("harmless"), ...Array(5).fill("withheld"), "secret"]);
    for (const half of ["legal winner thank year wave sausage wor", PHRASE.slice(0, -3)]) {
      expect(await checkSecret(half, { isBeingTyped: true })).toBe("withheld");
    }
    expect(await checkSecret(PHRASE.slice(0, -3), { isBeingTyped: false })).toBe("secret");
  });

  it("has the list of BIP-39, word for word", () => {
    const list = `${ENGLISH_WORDS.join("\n")}\n`;
    // The digest of english.txt in the repository of Bitcoin's improvement proposals.
    expect(createHash("sha256").update(list).digest("hex")).toBe(
      "2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda",
    );
  });
});

describe("mayBeStored", () => {
  it.each([6, 7, 8, 9, 10, 11, 12])("says no to %s recovery words", async (count) => {
    expect(await mayBeStored(PHRASE.split(" ").slice(0, count).join(" "))).toBe(false);
  });

  it.each([HEX_64, "legal winner thank year wave sausage", `my seed is: ${PHRASE}`])("says no to %j", async (text) => {
    expect(await mayBeStored(text)).toBe(false);
  });

  it.each([
    "staking",
    "legal winner thank year wave",
    "what does staking really mean today",
    "legal winner thank year wave lantern",
  ])("says yes to %j", async (text) => {
    expect(await mayBeStored(text)).toBe(true);
  });
});

/** While it is typed, and once it is sent. */
function verdictsOn(text: string) {
  return Promise.all([true, false].map((isBeingTyped) => checkSecret(text, { isBeingTyped })));
}
