import { describe, expect, it } from "vitest";
import { hashSection } from "./cut-sections.ts";

const TEXT = `Staking {#staking}

Read [how to stake](/guides/first-stake "Guide") and <https://docs.example/a>, then run \`btcli stake add\`.

\`\`\`sh
btcli stake add --netuid 64
\`\`\`

The end ([one](/a_(b))).`;

describe("what a translation notes of a section", () => {
  it.each([
    ["where a link leads", "/guides/first-stake", "/guides/staking#how"],
    ["the title of a link", '"Guide"', '"Another"'],
    ["an address in brackets", "(/a_(b))", "(/c)"],
    ["a bare address", "docs.example/a", "docs.example/b/c"],
    ["code among words", "`btcli stake add`", "`btcli stake create`"],
    ["code in a block", "--netuid 64", "--netuid 1\nbtcli wallet list"],
    ["the language of a block", "```sh", "```console"],
    ["where lines break", "then run", "then\nrun"],
  ])("is the same when %s changes", (_, from, to) => {
    expect(TEXT).toContain(from);
    expect(hashSection(TEXT.replace(from, to))).toBe(hashSection(TEXT));
  });

  it.each([
    ["a word", "how to stake", "how to unstake"],
    ["the last word", "The end", "An end"],
    ["the title", "Staking {", "Stake {"],
    ["that there is a link", '[how to stake](/guides/first-stake "Guide")', "how to stake"],
    ["that there is code", "`btcli stake add`", "it"],
    ["what stands after a block", "\n\nThe end", "\n\nIt is the end"],
  ])("is another when %s changes", (_, from, to) => {
    expect(TEXT).toContain(from);
    expect(hashSection(TEXT.replace(from, to))).not.toBe(hashSection(TEXT));
  });
});
