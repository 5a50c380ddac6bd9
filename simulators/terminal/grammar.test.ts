import { describe, expect, it } from "vitest";
import { listGroup, readCommand, splitWords } from "./grammar.ts";
import { SMALL_TABLES } from "./small-tables.ts";

const TABLE = SMALL_TABLES[11];

describe("splitWords", () => {
  it.each([
    ["btcli stake list", ["btcli", "stake", "list"]],
    ["  btcli   stake\tlist  ", ["btcli", "stake", "list"]],
    [
      "btcli wallet sign --message 'a b' --x \"c # d\"",
      ["btcli", "wallet", "sign", "--message", "a b", "--x", "c # d"],
    ],
    ["btcli --version   # btcli 11", ["btcli", "--version"]],
    ["pip install a#b", ["pip", "install", "a#b"]],
    ["echo ''", ["echo", ""]],
    ["# nothing", []],
  ])("splits %j as a shell does", (line, words) => {
    expect(splitWords(line)).toEqual(words);
  });

  it("has none for a quotation mark that stays open", () => {
    expect(splitWords("btcli wallet sign --message 'a b")).toBeNull();
  });
});

describe("readCommand", () => {
  const read = (line: string) => readCommand(splitWords(line) ?? [], TABLE);

  it("takes values behind options, also behind a sign, and words behind the command", () => {
    expect(read("tx add-stake --netuid=1 --amount-tao -5 --dry-run -w W more")).toEqual({
      kind: "command",
      command: {
        path: "tx add-stake",
        words: ["more"],
        options: new Map([
          ["--netuid", ["1"]],
          ["--amount-tao", ["-5"]],
          ["--dry-run", [""]],
          ["-w", ["W"]],
        ]),
      },
    });
  });

  it.each([
    ["--version", { kind: "version" }],
    ["", { kind: "help", path: "" }],
    ["--help", { kind: "help", path: "" }],
    ["tx", { kind: "help", path: "tx" }],
    ["tx NAME", { kind: "help", path: "tx" }],
    ["tx add-stake --help", { kind: "help", path: "tx add-stake" }],
    ["tx add-steak --netuid 1", { kind: "unknown", what: "command", word: "add-steak", path: "tx" }],
    ["walet list", { kind: "unknown", what: "command", word: "walet", path: "" }],
    ["tx add-stake --amount 1", { kind: "unknown", what: "option", word: "--amount", path: "tx add-stake" }],
    ["tx --nope", { kind: "unknown", what: "option", word: "--nope", path: "tx" }],
  ])("reads %j", (line, reading) => {
    expect(read(line)).toEqual(reading);
  });

  it("names what a group has, each once", () => {
    expect(listGroup("", TABLE)).toEqual(["query", "stake", "tx", "wallet"]);
    expect(listGroup("wallet", TABLE)).toContain("create");
    expect(listGroup("nope", TABLE)).toEqual([]);
  });
});
