import { describe, expect, it } from "vitest";
import { MAX_MARKDOWN_LENGTH, refuseCostlyMarkdown } from "./refuse-costly-markdown.ts";

describe("refuseCostlyMarkdown", () => {
  it("takes a long text as people write them", () => {
    const section = [
      "## Where stake goes\n",
      "Words with *emphasis*, **weight**, [a link](/concepts/staking), `code_with_underscores` and a note.[^1]\n",
      "> [!NOTE]\n> One thing.\n>\n> - a list\n>   - in a list\n",
      "| a | b | c |\n|---|:-:|--:|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n",
      "```sh\nbtcli stake add --amount 10\n```\n",
      "$$\n\\sum_{i} w_i\n$$\n",
      "---\n",
    ].join("\n");
    expect(refuseCostlyMarkdown(section.repeat(100))).toBeNull();
  });

  it("takes a table of all subnets", () => {
    const rows = Array.from({ length: 129 }, (_, n) => `| ${n} | [name](/subnets/${n}) | **x** | y | z | a | b | c |`);
    expect(refuseCostlyMarkdown(["|a|b|c|d|e|f|g|h|", "|-|-|-|-|-|-|-|-|", ...rows].join("\n"))).toBeNull();
  });

  it.each([
    ["length", "a".repeat(MAX_MARKDOWN_LENGTH + 1)],
    ["quotations in quotations", `${"> ".repeat(11)}a`],
    ["quotations without spaces", `${">".repeat(11)}a`],
    ["lists in lists", `${"- ".repeat(11)}a`],
    ["numbered lists in lists", `${"1. ".repeat(11)}a`],
    ["lists and quotations in one another", `${"- > ".repeat(6)}a`],
    ["many quotations", "> a\n\n".repeat(3_001)],
    ["many quotations in lists", "- > a\n\n".repeat(1_501)],
    ["many quotations in notes", "[^1]: > a\n\n".repeat(1_501)],
    ["many underlined headings", "a\n=\n\n".repeat(501)],
    ["many lines that go on lazily", `> a\n${"a\n".repeat(1_001)}`],
    ["a table of more cells than written", `${"|a".repeat(1_000)}\n${"|-".repeat(1_000)}\n${"|\n".repeat(100)}`],
    ["such a table in a quotation", `> ${"|a".repeat(1_000)}\n> ${"|-".repeat(1_000)}\n${"> |\n".repeat(100)}`],
    ["emphasis in emphasis", "*a ".repeat(600) + "a* ".repeat(600)],
    ["brackets in brackets", "[".repeat(2_001)],
    ["closing brackets", "]".repeat(2_001)],
  ])("refuses %s", (_, markdown) => {
    expect(refuseCostlyMarkdown(markdown)).toEqual(expect.any(String));
  });

  it("counts what the parser handles together, whatever ends its lines", () => {
    expect(refuseCostlyMarkdown(`${"[".repeat(1_500)}\n\n${"[".repeat(1_500)}`)).toBeNull();
    expect(refuseCostlyMarkdown(`${"[".repeat(1_500)}\r${"[".repeat(1_500)}`)).not.toBeNull();
    expect(refuseCostlyMarkdown(`${"[".repeat(1_500)}\r\n${"[".repeat(1_500)}`)).not.toBeNull();
  });
});
