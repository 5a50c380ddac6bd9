import { describe, expect, it } from "vitest";
import { aFile } from "../content/content-builders.ts";
import { aFact, aFactsFile } from "../content/facts/facts-builder.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkAnnouncedColdkeys } from "./check-announced-coldkeys.ts";

const RULE = "To {fact:coldkey-swap-destination}.";
const FACTS = aFactsFile({ "coldkey-swap-destination": aFact({ text: "an unused coldkey" }) });

const SENDING = {
  TAO: "btcli wallet transfer --dest 5…A --amount 10",
  "TAO, in generation 11": "btcli tx transfer --dest 5…A --amount-tao all",
  stake: "btcli stake transfer --origin-netuid 1 --dest-netuid 1 --dest 5…A",
  "stake, in generation 11": "btcli tx transfer-stake --hotkey 5… --amount-alpha all --dest-coldkey 5…A",
};
const ANNOUNCING = {
  "btcli 9": "btcli wallet swap-coldkey announce --new-coldkey 5…",
  "generation 11": "btcli tx announce-coldkey-swap --new-coldkey 5…",
};

describe("checkAnnouncedColdkeys", () => {
  describe.each(Object.entries(ANNOUNCING))("of a swap announced with %s", (_, announce) => {
    it.each(Object.entries(SENDING))("refuses a destination that was sent %s", (_what, send) => {
      expect(problemsOf(`${RULE}\n\n${sh(send)}\n\n${sh(`${announce}A`)}`)).toEqual([
        'content/en/faq/one.md: text: expected a coldkey swap to an address that nothing is sent to, got "5…A"',
      ]);
    });

    it.each(Object.entries(SENDING))("lets another be the destination, after sending %s", (_what, send) => {
      expect(problemsOf(`${RULE}\n\n${sh(`${send}\n${announce}B`)}`)).toEqual([]);
    });

    it("asks for the rule beside the command", () => {
      expect(problemsOf(sh(`${announce}B`))).toEqual([
        "content/en/faq/one.md: text: expected {fact:coldkey-swap-destination} where a coldkey swap is announced, got none",
      ]);
    });
  });

  it("lets a text be that only sends", () => {
    expect(problemsOf(sh(SENDING.TAO))).toEqual([]);
  });
});

function sh(commands: string): string {
  return `\`\`\`sh\n${commands}\n\`\`\``;
}

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const answer = `---\nquestion: What now?\ntopic: safety\norder: 1\nupdatedAt: 2026-11-23\n---\n\n${text}\n`;
  const { files } = parseFiles([aFile("content/en/faq/one.md", answer), FACTS], report);
  checkAnnouncedColdkeys(files, report);
  return problems;
}
