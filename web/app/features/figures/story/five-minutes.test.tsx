// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { show } from "../../../../tests/show.tsx";
import { FIVE_MINUTES, FiveMinutes } from "./five-minutes.tsx";
import { OUTCOME, VALIDATORS } from "./story.ts";

const WORDS = { play: "Play", failed: "It failed." };

for (const locale of LOCALES)
  it(`is five pictures, each with a name and a text: ${locale}`, () => {
    const page = show(
      <FiveMinutes story={{ texts: { value: pickTexts(locale, "story") }, words: WORDS }} />,
      `/${locale}`,
    );
    const story = page.getByRole("region", { name: page.getByRole("heading", { level: 2 }).textContent });
    expect(story.id).toBe(FIVE_MINUTES);
    const scenes = page.getAllByRole("listitem");
    expect(scenes).toHaveLength(5);
    for (const scene of scenes) {
      expect(scene.querySelectorAll("svg > [aria-hidden]")).toHaveLength(1);
      expect(scene.querySelector("p")?.textContent?.length).toBeGreaterThan(40);
    }
    expect(page.getAllByRole("heading", { level: 3 })).toHaveLength(6);
    expect(story.innerHTML).not.toMatch(/NaN|undefined|Infinity|story\./);
  });

it("says the weights and the consensus that its pictures draw", () => {
  const { container } = show(<FiveMinutes story={{ texts: { value: pickTexts("en", "story") }, words: WORDS }} />);
  const [first, , last] = VALIDATORS;
  expect(container.textContent).toContain(`${first.name}, with 40% of the stake: 60%, 40%, and 0%.`);
  expect(container.textContent).toContain(`${last.name}, with 25% of the stake: 10%, 10%, and 80%.`);
  expect(container.textContent).toContain("Miner 1: consensus 50%. Miner 2: consensus 40%. Miner 3: consensus 0%.");
  expect(container.textContent).toContain(`Miner 1 is paid ${OUTCOME.pay[0]?.toFixed(1)}\u00A0α`);
});
