// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { MADE_UP_PHRASE } from "@learn-bittensor/simulators/terminal/made-up";
import { MISSIONS } from "@learn-bittensor/simulators/terminal/missions";
import { GOALS, LESSON_NAMES, type LessonName } from "@learn-bittensor/simulators/terminal/result";
import { replay, SCRIPT } from "@learn-bittensor/simulators/terminal/terminal";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { show } from "../../../tests/show.tsx";
import { COMMAND_TABLES } from "./command-tables.ts";
import { TerminalLog } from "./terminal-log.tsx";

const STAKE = "btcli tx add-stake --hotkey 5F… --amount-tao 100 --yes --netuid";
const QUOTE = "btcli query quote-stake --netuid 1 --amount-tao 1";

/** What leads to each. */
const LINES: Record<LessonName, string[]> = {
  noTool: ["btcli-cli stake list"],
  noCommand: ["btcli stake lits"],
  noOption: ["btcli stake list --colour"],
  otherGeneration: ["btcli stake child get --netuid 1"],
  openQuote: ["btcli wallet sign --message 'hello"],
  placeholder: ["btcli query delegate-take --hotkey 5F…"],
  tableOnly: ["btcli --help"],
  notPlayed: ["btcli weights reveal --netuid 1"],
  unknownAddress: ["btcli tx transfer --dest 5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY --amount-tao 1"],
  dryRun: [`${STAKE} 1 --dry-run`],
  noLimit: [`${STAKE} 7 --no-slippage-protection`],
  limitHeld: [`btcli tx add-stake-limit --hotkey 5F… --amount-tao 100 --yes --netuid 7 --limit-price-rao 30300000`],
  wrongNetuid: [QUOTE, `${STAKE} 11 --no-slippage-protection`],
  wrongNetwork: [`${QUOTE} --network test`, `${STAKE} 1`],
  worthless: ["btcli tx transfer --dest 5… --amount-tao 1 --yes --network test"],
  paidForGood: ["btcli tx burned-register --netuid 1 --yes"],
  hotkeyAsOwner: ["btcli tx transfer --dest 5MadeUpOnlyHotkeyValidatorA722639xxxxxxxxxxxxxxx --amount-tao 1 --yes"],
  coldkeyLocked: [
    "btcli tx announce-coldkey-swap --new-coldkey 5…B --yes",
    "btcli tx transfer --dest 5… --amount-tao 1 --yes",
  ],
  phraseShown: ["btcli wallet create --no-password -w first -H one"],
  phraseInHistory: [MADE_UP_PHRASE],
  phraseAtPrompt: ["btcli wallet create", MADE_UP_PHRASE],
  otherPhrase: ["btcli wallet regen-coldkey", "one two three"],
  phished: [SCRIPT, MADE_UP_PHRASE],
  notPhished: [SCRIPT, ""],
};

describe("what the practice terminal explains", () => {
  it.each(LESSON_NAMES)("comes up, and is said in five languages: %s", (name) => {
    const { entries } = replay(LINES[name], COMMAND_TABLES);
    const entry = entries.at(-1);
    expect(entry?.lessons.map((lesson) => lesson.name)).toContain(name);
    const said = LOCALES.map((locale) => {
      const { container } = show(
        <MoreTexts texts={pickTexts(locale, "lab.terminal")}>
          <TerminalLog entries={entry ? [entry] : []} undo={null} />
        </MoreTexts>,
        locale === "en" ? "/lab/terminal" : `/${locale}/lab/terminal`,
      );
      const text = container.querySelector(".terminal-log_lesson")?.textContent ?? "";
      return text;
    });
    for (const text of said) expect(text).toMatch(/^[^{}]{10,}$/);
    expect(new Set(said).size).toBe(LOCALES.length);
    // Numbers as the language writes them: 8.74, 8,74; 1,000, 1 000.
    const values = Object.values(entry?.lessons.find((lesson) => lesson.name === name)?.values ?? {});
    const patterns = values.map(
      (value) =>
        new RegExp(
          String(value)
            .replaceAll(/(?<=\d)\.?(?=\d)/g, "\\D?")
            .replaceAll(/[…-]/g, "."),
        ),
    );
    if (patterns.length > 0) expect(patterns.some((pattern) => said.every((text) => pattern.test(text)))).toBe(true);
  });

  it("has a goal for each step, and a step for each goal", () => {
    expect(new Set(MISSIONS.flatMap(({ steps }) => steps.map(({ goal }) => goal)))).toEqual(new Set(GOALS));
  });
});
