import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { localized } from "./localized.ts";
import { partOf } from "./sample.ts";
import { pathOfRoute } from "./site-routes.ts";
import { SEARCH_TIMEOUT_MS } from "./until-search-answers.ts";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

const HALVING = "When is the next halving?";
const SUBNET = "What is a subnet?";
const NOBODY_KNOWS = "How do I bake bread?";
/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";

test.beforeAll("passages are there once the search engine is filled", async ({ request }, testInfo) => {
  testInfo.setTimeout(2 * SEARCH_TIMEOUT_MS);
  const answer = async () => (await request.get(`/lab/ask?q=${encodeURIComponent(SUBNET)}`)).text();
  await expect.poll(answer, { timeout: SEARCH_TIMEOUT_MS }).toContain("ask-conversation_quotation");
});

test("answers with passages word for word, each linked to the heading below which it stands", async ({
  page,
  complaints,
}) => {
  await ask(page, HALVING);
  await expect(page.getByText(/passages? of our texts? fits?:/)).not.toHaveCount(0);
  const quotations = await page.locator(".ask-conversation_quotation").all();
  expect(quotations.length).toBeGreaterThan(0);
  const found = await Promise.all(
    quotations.map(async (quotation) => ({
      paragraphs: await quotation.locator("blockquote").locator("p, td, li").allTextContents(),
      href: (await quotation.locator(".ask-conversation_source a").getAttribute("href")) ?? "",
      titles: ((await quotation.locator(".ask-conversation_source a").textContent()) ?? "").split(" › "),
    })),
  );
  for (const { paragraphs, href, titles } of found) {
    // Another section of the same page would be no visit.
    await page.goto("about:blank");
    await visit(page, href);
    const main = await page.getByRole("main").textContent();
    for (const paragraph of paragraphs) expect(main).toContain(paragraph);
    const { hash } = new URL(href, page.url());
    const heading = hash ? page.locator(hash) : page.locator("h1");
    await expect(heading, href).toContainText(titles.at(-1) ?? "");
  }
  expect(complaints).toEqual([]);
});

test("goes on: the earlier answers stay, the new question has the focus, the field is empty", async ({ page }) => {
  await visit(page, "/lab/ask");
  await untilReactIsThere(page);
  await page.getByLabel("Your question").focus();
  for (const question of [SUBNET, NOBODY_KNOWS, HALVING]) {
    await page.getByLabel("Your question").fill(question);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: question })).toBeFocused();
    await expect(page.getByRole("heading", { name: question })).toBeInViewport();
    await expect(page.getByLabel("Your question")).toHaveValue("");
  }
  await expect(page.getByRole("status").filter({ hasText: /of our texts/ })).toBeAttached();
  await expect(page.getByRole("log").getByRole("heading", { level: 2 })).toHaveText([SUBNET, NOBODY_KNOWS, HALVING]);
  await expect.poll(() => new URL(page.url()).searchParams.getAll("q")).toEqual([SUBNET, NOBODY_KNOWS, HALVING]);

  await page.goBack();
  await expect(page.getByRole("log").getByRole("heading", { level: 2 })).toHaveText([SUBNET, NOBODY_KNOWS]);
  await page.reload();
  await expect(page.getByRole("log").getByRole("heading", { level: 2 })).toHaveText([SUBNET, NOBODY_KNOWS]);
  await page.getByRole("link", { name: "Start over" }).click();
  await expect(page).toHaveURL(/\/lab\/ask$/);
  await expect(page.getByRole("log").getByRole("heading")).toHaveCount(0);
});

test("leads from the question to links, field and button by Tab", async ({ page }) => {
  await ask(page, SUBNET);
  await expect(page.getByRole("heading", { name: SUBNET })).toBeFocused();
  const field = page.getByLabel("Your question");
  const stops: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    if (await field.evaluate((element) => element === document.activeElement)) break;
    stops.push(await page.evaluate(() => document.activeElement?.closest("a")?.textContent ?? ""));
  }
  await expect(field).toBeFocused();
  expect(stops).toEqual(
    expect.arrayContaining([expect.stringContaining("What is a subnet?"), "Search the whole site for it"]),
  );
  await page.keyboard.type(HALVING);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: HALVING })).toBeFocused();
});

test("says that nothing fits, and where to look or whom to ask", async ({ page }) => {
  await ask(page, NOBODY_KNOWS);
  const log = page.getByRole("log");
  await expect(log).toContainText("None of our texts answers this.");
  await expect(log.locator("blockquote")).toHaveCount(0);
  const links = log.getByRole("link");
  const elsewhere = ["Search the whole site for it", "Frequent questions", "Glossary", "Community"];
  await expect(links).toHaveText([...elsewhere, "Tell the editors what you were looking for"]);
  for (const link of await links.all()) {
    expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
  }
  await links.first().click();
  await expect(page).toHaveURL(/\/search\?q=How/);
});

test("keeps calm about whatever is asked", async ({ page, complaints }) => {
  for (const [what, question] of [
    ["only words of questions", "what is it?"],
    ["signs", "“” -- ?!"],
    ["markup", "<img src=x onerror=alert(1)>"],
    ["more letters than one may type", "é".repeat(500)],
    ["control characters", "\u0001\u0002 zzzz \ud800"],
  ] as const)
    await test.step(what, async () => {
      await visit(page, `/lab/ask?q=${encodeURIComponent(question.toWellFormed())}`);
      await expect.soft(page.getByRole("log").locator("blockquote, img"), what).toHaveCount(0);
      await expect.soft(page.getByLabel("Your question"), what).toBeVisible();
      expect.soft(complaints.splice(0), what).toEqual([]);
    });
});

test("asks nothing where nothing was typed, and keeps no more than five questions", async ({ page }) => {
  await visit(page, "/lab/ask?q=&q=%20");
  await expect(page.getByRole("log").getByRole("heading")).toHaveCount(0);
  const many = Array.from({ length: 30 }, (_, index) => `q=subnet+${index}`).join("&");
  await visit(page, `/lab/ask?${many}`);
  await expect(page.getByRole("log").getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(page.getByText("The last 5 questions are kept")).toBeVisible();
  await untilReactIsThere(page);
  await page.getByLabel("Your question").fill(HALVING);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: HALVING })).toBeFocused();
  await expect(page.getByRole("log").getByRole("heading", { level: 2 })).toHaveCount(5);
});

test("does not send recovery words: the field is cleared, and a note says why", async ({ page }) => {
  await ask(page, SUBNET);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByLabel("Your question").fill(PHRASE);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("That looked like a secret")).toBeVisible();
  await expect(page.getByLabel("Your question")).toHaveValue("");
  expect(sent.filter((request) => /sausage/.test(request))).toEqual([]);
  expect(page.url()).not.toContain("sausage");
  await expect(page.getByRole("heading", { name: SUBNET })).toBeVisible();
});

for (const locale of LOCALES) {
  test(`answers its own examples, in the language of the reader or marked as English: ${locale}`, async ({
    page,
    complaints,
  }) => {
    const address = localized("/lab/ask", locale);
    await visit(page, address);
    const examples = await page
      .locator(".ask-conversation_examples a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(examples.length).toBeGreaterThan(2);
    for (const example of partOf(3, examples)) {
      await visit(page, example);
      const quotations = page.locator(".ask-conversation_quotation");
      await expect(quotations, example).not.toHaveCount(0);
      for (const quotation of await quotations.all()) {
        const lang = await quotation.locator("blockquote").getAttribute("lang");
        expect([null, "en"]).toContain(lang);
        await expect(quotation.locator(".ask-conversation_source")).toHaveText(lang ? /\(.+\)$/ : /[^)]$/);
        expect(await quotation.locator(".ask-conversation_source a").getAttribute("href")).toMatch(
          new RegExp(`^${localized("/", locale).replace(/\/$/, "")}/`),
        );
      }
    }
    const tooWide = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(tooWide, "pixels one can scroll sideways").toBeLessThanOrEqual(0);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    expect(complaints).toEqual([]);
  });
}

test("is found among the labs, and no other page carries anything of it", async ({ page, baseURL }) => {
  const ofAsk = (await filesOf(page, "/lab/ask")).filter((file) => /\/ask[.-]/.test(file));
  // Its styles stand in the page.
  expect(ofAsk.map((file) => file.split(".").at(-1))).toEqual(["js"]);
  for (const path of ["/", "/lab", "/search", pathOfRoute("/lab/:slug"), pathOfRoute("/concepts/:category/*")]) {
    const files = await filesOf(page, path);
    expect(
      files.filter((file) => ofAsk.includes(file)),
      path,
    ).toEqual([]);
    const texts = await Promise.all(files.map(async (file) => (await page.request.get(`${baseURL}${file}`)).text()));
    expect(texts.filter((text) => /ask-conversation_quotation/.test(text)).length, path).toBe(0);
  }
  await visit(page, "/lab");
  await page.getByRole("main").getByRole("link", { name: "Ask our texts" }).click();
  await expect(page).toHaveURL(/\/lab\/ask$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a form: questions in a row, at the last one, and links that lead on", async ({ page }) => {
    await page.goto("/lab/ask");
    for (const question of [SUBNET, HALVING]) {
      await page.getByLabel("Your question").fill(question);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: question })).toBeInViewport();
      await expect(page.getByLabel("Your question")).toHaveValue("");
    }
    await expect(page).toHaveURL(/\?q=What.*&q=When.*#latest-question$/);
    await expect(page.getByRole("log").getByRole("heading", { level: 2 })).toHaveText([SUBNET, HALVING]);
    await page.locator(".ask-conversation_source a").first().click();
    await expect(page).toHaveURL(/\/concepts\//);
  });

  test("says that nothing fits", async ({ page }) => {
    await page.goto(`/lab/ask?q=${encodeURIComponent(NOBODY_KNOWS)}`);
    await expect(page.getByRole("log")).toContainText("None of our texts answers this.");
  });

  test("withholds a secret, and keeps the conversation", async ({ page }) => {
    await page.goto(`/lab/ask?q=${encodeURIComponent(SUBNET)}`);
    await page.getByLabel("Your question").fill(PHRASE);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/lab\/ask\?q=What[^&]*&withheld=secret#latest-question$/);
    await expect(page.getByRole("main")).toContainText("looked like a secret");
    await expect(page.getByRole("heading", { name: SUBNET })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("sausage");
  });
});

async function ask(page: Page, question: string): Promise<void> {
  await visit(page, "/lab/ask");
  await untilReactIsThere(page);
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("heading", { name: question })).toBeFocused();
}

/** The scripts and styles of a page, once it has nothing left to load. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
  };
  page.on("request", note);
  await visit(page, path);
  // The code of a page comes after its text.
  await untilReactIsThere(page);
  await settle(page);
  page.off("request", note);
  return [...files];
}
