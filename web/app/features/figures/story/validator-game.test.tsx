// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../tests/show.tsx";
import { playRound, ROUNDS } from "./rounds.ts";
import { ValidatorGame } from "./validator-game.tsx";

const WORDS = { play: "Play", failed: "It failed." };
const alpha = (value: number) => `${value.toLocaleString("en", { maximumFractionDigits: 1 })}\u00A0α`;

async function start() {
  const page = show(<ValidatorGame words={WORDS} intro="Mark the answers." example="An example" />);
  expect(page.container.textContent).toContain("An example");
  fireEvent.click(page.getByRole("button", { name: "Play" }));
  const heading = await page.findByRole("heading", { name: /hottest/ });
  const give = (...points: number[]) => {
    for (const [place, value] of points.entries())
      fireEvent.change(page.getByRole("slider", { name: `Points for miner ${place + 1}` }), { target: { value } });
  };
  const press = (name: string) => fireEvent.click(page.getByRole("button", { name }));
  return { page, heading, give, press, said: () => page.getByRole("status").textContent };
}

it("comes in place of its example, with the focus on the first question", async () => {
  const { page, heading } = await start();
  expect(document.activeElement).toBe(heading);
  expect(page.queryByText("An example")).toBeNull();
  expect(page.getAllByRole("slider").map((slider) => slider.getAttribute("aria-valuetext"))).toEqual([
    "5 points",
    "5 points",
    "5 points",
  ]);
});

it("says what the chain pays for the points that were given, and why", async () => {
  const { page, give, press, said } = await start();
  give(10, 1, 0);
  press("Send the weights");
  const { earned } = playRound(ROUNDS[0], [10, 1, 0], "You");
  expect(said()).toContain(`You are paid ${alpha(earned)}`);
  expect(said()).toContain("What you gave miner 1 beyond the consensus was cut");
  expect(said()).toContain("Venus is the hottest");
  for (const slider of page.getAllByRole("slider")) expect(slider).toHaveProperty("disabled", true);
  expect(page.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Miner 1: you gave 91%, the consensus is 18%/),
  );
});

it("is over after one question, which leads on to the lab and to two more", async () => {
  const { page, give, press, said } = await start();
  expect(page.queryByRole("link")).toBeNull();
  give(0, 10, 0);
  press("Send the weights");
  expect(said()).not.toContain("In three epochs");
  expect(page.getByRole("link", { name: "Change everything in the lab" })).toBeTruthy();
  expect(page.getByRole("button", { name: "Another question" })).toBeTruthy();
});

it("adds up three questions, judges them by the stake, and begins again", async () => {
  const { page, give, press, said } = await start();
  let all = 0;
  for (const [place, round] of ROUNDS.entries()) {
    give(...round.others[0]);
    press("Send the weights");
    all += playRound(round, round.others[0], "You").earned;
    if (place < ROUNDS.length - 1) press("Another question");
  }
  expect(said()).toContain(
    `In three epochs you were paid ${alpha(all)}; by your stake alone it would be 132.8\u00A0α.`,
  );
  expect(said()).toContain("You judged much as the other stake did");
  expect(page.getByRole("link", { name: "Change everything in the lab" }).getAttribute("href")).toBe(
    "/lab/yuma-consensus",
  );
  press("Play again");
  expect(page.getByRole("heading", { name: /hottest/ })).toBe(document.activeElement);
  expect(said()).not.toContain("In three epochs");
});

it("tells who takes the offer that standing apart pays less", async () => {
  const { give, press, said } = await start();
  for (const [place] of ROUNDS.entries()) {
    give(0, 0, 10);
    press("Send the weights");
    if (place < ROUNDS.length - 1) press("Another question");
  }
  expect(said()).toContain("In three epochs you were paid 0\u00A0α");
  expect(said()).toContain("you were paid less");
});
