import type { Page } from "@playwright/test";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel, openPanelWithStoppedClock } from "./panel.ts";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const SECRETS = {
  "twelve recovery words": PHRASE,
  "twenty-four recovery words": `${PHRASE} ${PHRASE}`,
  "a private key": `0x${"9f86d081884c7d65".repeat(4)}`,
  "the file of a key": '{"accountId":"0x12","secretPhrase":"legal winner thank year","ss58Address":"5Grw"}',
};
const NOTE = "That looked like a secret, so we did not search for it";

for (const [name, secret] of Object.entries(SECRETS)) {
  test(`${name}: the field is cleared, nothing is sent or stored, a note says why`, async ({ page }) => {
    const sent = noteWhatIsSent(page);
    const asked = await mockEngine(page, ONE_OF_EACH);
    const { field, status } = await openPanelWithStoppedClock(page);
    await page.keyboard.insertText(secret);
    await expect(status).toContainText(NOTE);
    await expect(field).toHaveValue("");
    await page.clock.runFor(30_000);
    const guide = status.getByRole("link", { name: "How to keep keys safe" });
    expect((await page.request.get((await guide.getAttribute("href")) ?? "", { maxRedirects: 0 })).status()).toBe(200);
    expect(asked).toEqual([]);
    await expectNothingOf(secret, page, sent);

    await page.keyboard.type("s");
    await expect(status).toHaveCount(0);
  });

  test(`${name}: Enter does not send it either`, async ({ page }) => {
    const sent = noteWhatIsSent(page);
    const asked = await mockEngine(page, ONE_OF_EACH);
    const { field, status } = await openPanel(page);
    await field.evaluate((element, text) => {
      // Neither typed nor pasted: without any event until it is sent.
      if (element instanceof HTMLInputElement) element.value = text;
    }, secret);
    await page.keyboard.press("Enter");
    await expect(status).toContainText(NOTE);
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL(/\/about$/);
    expect(asked).toEqual([]);
    await expectNothingOf(secret, page, sent);
  });
}

test("a note is there, with fewer words, where its own cannot be loaded", async ({ page }) => {
  await visit(page, "/search");
  await untilReactIsThere(page);
  await page.route("**/*.js", (route) => route.abort());
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill(SECRETS["a private key"]);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("status")).toContainText("That looked like a secret, so it was not searched for");
  await expect(main.getByRole("searchbox")).toHaveValue("");
});

test("what cannot be compared with the list of recovery words stays in the field, and the reader is told", async ({
  page,
}) => {
  await visit(page, "/search");
  await untilReactIsThere(page);
  await page.route("**/*.js", (route) => route.abort());
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill(PHRASE);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("status")).toContainText("The search is not answering right now");
  await expect(main.getByRole("searchbox")).toHaveValue(PHRASE);
  await expect(page).toHaveURL(/\/search$/);
});

test("recovery words that are typed one after the other leave the page at no time", async ({ page }) => {
  const asked = await mockEngine(page, {});
  const { status } = await openPanelWithStoppedClock(page);
  for (const word of PHRASE.split(" ")) {
    await page.keyboard.type(`${word} `);
    await page.clock.runFor(1_000);
  }
  await expect(status).toContainText(NOTE);
  const longest = Math.max(...asked.map(({ queries }) => String(queries[0]?.q).split(" ").length));
  expect(longest, "words of the phrase that were sent").toBeLessThanOrEqual(6);
});

test("the search page's own field does not send them", async ({ page }) => {
  for (const secret of Object.values(SECRETS)) {
    const sent = noteWhatIsSent(page);
    await visit(page, "/search");
    const field = page.getByRole("main").getByPlaceholder("Search anything here...");
    await field.focus();
    await page.keyboard.insertText(secret);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("status")).toContainText(NOTE);
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL(/\/search$/);
    await expectNothingOf(secret, page, sent);
  }
});

const QUESTIONS = [
  "what is the difference between a hotkey and a coldkey and which one should I keep safe at home",
  "why does the price of alpha change when people stake in a subnet over time",
  "who is 5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY",
];

for (const question of QUESTIONS) {
  test(`an ordinary question is searched: ${question}`, async ({ page }) => {
    const asked = await mockEngine(page, ONE_OF_EACH);
    const { hits } = await openPanel(page);
    await page.keyboard.insertText(question);
    await expect(hits).toHaveCount(3);
    expect(asked.map(({ queries }) => queries[0]?.q)).toEqual([question]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=/);
    expect(new URL(page.url()).searchParams.get("q")).toBe(question);
  });
}

test("an ordinary question is searched from the search page, too", async ({ page }) => {
  await visit(page, "/search");
  await page
    .getByRole("main")
    .getByPlaceholder("Search anything here...")
    .fill(QUESTIONS[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=what/);
});

test("the list of recovery words is loaded for a long text only", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (/recovery-words/.test(request.url())) loaded.push(request.url());
  });
  const { hits, field } = await openPanel(page);
  await page.keyboard.type("what is staking");
  await expect(hits).toHaveCount(3);
  expect(loaded).toEqual([]);
  await field.fill(PHRASE);
  await expect(field).toHaveValue("");
  expect(loaded).toHaveLength(1);
});

/** Everything that leaves the page, in one text that grows. */
function noteWhatIsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(decodeURIComponent(request.url().replaceAll("+", " ")), request.postData() ?? "");
  });
  return sent;
}

async function expectNothingOf(secret: string, page: Page, sent: string[]): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const traces = [secret, "winner", "9f86d081"].filter((trace) => [...sent, stored].join("\n").includes(trace));
  expect(traces).toEqual([]);
}
