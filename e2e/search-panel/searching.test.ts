import { expect, test } from "../visitor.ts";
import { aConcept, answerTo, marked, mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { listenForClosing, openPanel, openPanelWithStoppedClock } from "./panel.ts";

const DEBOUNCE_MS = 300;

test("asks once, 300 ms after the last key, one query for each selected source", async ({ page }) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { hits } = await openPanelWithStoppedClock(page);
  await page.keyboard.press("s");
  await page.clock.runFor(DEBOUNCE_MS - 1);
  await page.keyboard.press("t");
  await page.clock.runFor(DEBOUNCE_MS - 1);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(hits).toHaveText(["Staking", "First stake", "Stake works SN 64"]);
  await page.clock.runFor(10 * DEBOUNCE_MS);

  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers["content-type"]).toBe("application/json");
  expect(asked[0]?.headers.authorization).toMatch(/^Bearer \S+$/);
  expect(asked[0]?.headers.cookie).toBeUndefined();
  const query = (source: string, searched: string[], highlighted: string[]) => ({
    indexUid: `${source}_en`,
    q: "st",
    limit: 5,
    attributesToHighlight: highlighted,
    attributesToSearchOn: searched,
    highlightPreTag: "\ue000",
    highlightPostTag: "\ue001",
  });
  expect(asked[0]?.queries.slice(0, 3)).toEqual([
    query("concept", ["title", "description", "body"], ["title", "description", "description.asked"]),
    query(
      "subnet",
      ["name", "description", "team.name", "body", "tags.name"],
      ["name", "description", "description.formerly", "description.asked"],
    ),
    query("guide", ["title", "description", "sections.introduction"], ["title", "description", "description.asked"]),
  ]);
  expect(asked[0]?.queries.slice(3)).toEqual([
    {
      ...query("title", ["title", "names"], ["title", "names"]),
      limit: 20,
      matchingStrategy: "all",
      attributesToCrop: [],
    },
    {
      ...query("passage", ["heading", "trail", "names", "text"], ["heading", "trail", "names", "text"]),
      limit: 3,
      matchingStrategy: "all",
      attributesToCrop: ["text:30"],
    },
  ]);
});

test("shows five hits of a source at most, with their matches marked", async ({ page }) => {
  const many = Array.from({ length: 8 }, (_, index) => aConcept(`Concept ${index}`));
  const first = aConcept("Staking", {
    description: "What happens when TAO is staked.",
    _formatted: { title: `${marked("Stak")}ing`, description: `What happens when TAO is ${marked("stak")}ed.` },
  });
  await mockEngine(page, { concept: [first, ...many] });
  const { hits, list } = await openPanel(page);
  await page.keyboard.type("stak");
  await expect(hits).toHaveCount(5);
  await expect(list.getByRole("group", { name: "Concepts" }).getByRole("option")).toHaveCount(5);
  await expect(hits.first()).toHaveAccessibleName("Staking What happens when TAO is staked.");
  await expect(hits.first().locator("mark")).toHaveText(["Stak", "stak"]);
});

test("shows whatever an index holds as text: nothing of it is executed", async ({ page }) => {
  const title = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const description = "</a></dialog><b>bold</b> &lt;i&gt;";
  const document = aConcept("x", { title, description, _formatted: { title: marked(title), description } });
  await mockEngine(page, { concept: [document] });
  const { hits } = await openPanel(page);
  await page.keyboard.type("<img");
  await expect(hits.first()).toContainText(title);
  await expect(hits.first()).toContainText(description);
  await expect(hits.first().locator("img, script, b, i")).toHaveCount(0);
  expect(await page.evaluate(() => Object.hasOwn(window, "attacked"))).toBe(false);
});

test("leaves out what has no address, and warns in the console", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await mockEngine(page, {
    concept: [aConcept("Stray", { categories: [] }), aConcept("Staking"), aConcept("No slug", { slug: "" })],
    subnet: [{ name: "Announced", slug: "announced", mainnetId: null }],
  });
  const { hits } = await openPanel(page);
  await page.keyboard.type("st");
  await expect(hits).toHaveText(["Staking"]);
  await expect.poll(() => warnings.filter((text) => text.startsWith("search:"))).toHaveLength(3);
});

test("an older answer never takes the place of a newer one, and is no longer waited for", async ({ page }) => {
  const aborted: string[] = [];
  page.on("requestfailed", (request) => aborted.push(request.postDataJSON().queries[0].q));
  let answerOld: (() => Promise<void>) | undefined;
  await mockEngine(page, {}, async (route, question) => {
    const q = question.queries[0]?.q ?? "";
    const fulfill = () => route.fulfill({ json: answerTo(question, { concept: [aConcept(`Answer to ${q}`)] }) });
    if (q === "old") answerOld = fulfill;
    else await fulfill();
  });
  const { hits, field } = await openPanelWithStoppedClock(page);
  await page.keyboard.type("old");
  const oldAsked = page.waitForRequest("**/multi-search");
  await page.clock.runFor(DEBOUNCE_MS);
  await oldAsked;
  expect(aborted).toEqual([]);
  await field.fill("new");
  await expect.poll(() => aborted).toEqual(["old"]);
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(hits).toHaveText(["Answer to new"]);
  // The browser has let go of the old request: answering it may not even be possible any more.
  await answerOld?.().catch(() => undefined);
  await page.clock.runFor(10 * DEBOUNCE_MS);
  await expect(hits).toHaveText(["Answer to new"]);
});

test("an empty field clears the list, closes the panel once nothing else is typed, and asks nothing", async ({
  page,
}) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { list, field, hits } = await openPanelWithStoppedClock(page);
  await page.keyboard.type("st");
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(list).toBeVisible();
  for (const empty of ["", "   "]) {
    await field.fill(empty);
    await expect(list).toBeHidden();
    await expect(hits).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(DEBOUNCE_MS - 1);
    await expect(field).toBeVisible();
  }
  await page.clock.runFor(1);
  await expect(field).toBeHidden();
  expect(asked).toHaveLength(1);
});

test("says so where nothing is found", async ({ page }) => {
  await mockEngine(page, {});
  const { list, status } = await openPanel(page);
  await page.keyboard.type("qqq");
  await expect(status).toHaveText("Nothing found. Try fewer or other words.");
  await expect(status).toBeVisible();
  await expect(list).toBeHidden();
});

test.describe("an engine that fails", () => {
  const failures = {
    "is down": { abort: "connectionrefused" },
    "answers an error": { status: 503, body: '{"message":"…","code":"too_many_search_requests"}' },
    "answers a page": { status: 200, body: "<!doctype html><p>Hello" },
    "answers nonsense": { status: 200, body: '{"results":[{"hits":"many"}]}' },
    "answers nothing": { status: 200, body: "" },
    "answers 10 MB": { status: 200, body: JSON.stringify({ results: ["x".repeat(10_000_000)] }) },
  };
  const TITLES = [
    ["Standing in", "/guides/standing-in"],
    ["Another", "/guides/another"],
  ];
  const BY_TITLE =
    /^The search is not answering right now\. Please try again in a minute\. Only titles were searched\. 1 result/;
  for (const [name, failure] of Object.entries(failures)) {
    test(`${name}: titles take the place of the list, the panel says so quietly, the log says why`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      let isFailing = false;
      await mockEngine(page, {}, async (route, question) => {
        if (!isFailing) return route.fulfill({ json: answerTo(question, ONE_OF_EACH) });
        if ("abort" in failure) return route.abort(failure.abort);
        return route.fulfill({ ...failure, contentType: "application/json" });
      });
      await page.route("**/search-titles/en.json", (route) => route.fulfill({ json: TITLES }));
      const { hits, status, field, dialog } = await openPanel(page);
      await page.keyboard.type("st");
      await expect(hits).toHaveCount(3);
      isFailing = true;
      await page.keyboard.type("a");
      await expect(hits).toHaveText(["Standing in"]);
      await expect(status).toHaveText(BY_TITLE);
      await expect(status).toBeInViewport();
      await expect(dialog.getByRole("alert")).toHaveCount(0);
      await expect.poll(() => errors.filter((text) => text.startsWith("search failed"))).toHaveLength(1);

      isFailing = false;
      await field.fill("stak");
      await expect(hits).toHaveCount(3);
      await expect(status).not.toContainText("not answering");
    });
  }

  test("says nothing at all: it is given up after ten seconds, and typing goes on as before", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    let isSlow = false;
    await mockEngine(page, {}, async (route, question) => {
      if (!isSlow) await route.fulfill({ json: answerTo(question, ONE_OF_EACH) });
    });
    const { list, hits, field, status, dialog } = await openPanelWithStoppedClock(page);
    await page.keyboard.type("st");
    await page.clock.runFor(DEBOUNCE_MS);
    await expect(hits).toHaveCount(3);
    isSlow = true;
    const asked = page.waitForRequest("**/multi-search");
    await page.keyboard.type("a");
    await page.clock.runFor(DEBOUNCE_MS);
    await asked;
    await page.clock.runFor(9_999);
    await expect(list).toBeVisible();
    await expect(dialog.locator("[aria-busy=true]")).toHaveCount(1);
    expect(errors).toEqual([]);
    await page.route("**/search-titles/en.json", (route) => route.fulfill({ json: TITLES }));
    await page.clock.runFor(1);
    await expect(hits).toHaveText(["Standing in"]);
    await expect(status).toHaveText(BY_TITLE);
    await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
    await expect.poll(() => errors).toEqual([expect.stringContaining("search failed")]);

    isSlow = false;
    await field.fill("stak");
    await page.clock.runFor(DEBOUNCE_MS);
    await expect(hits).toHaveCount(3);
  });
});

test("an engine that cannot answer yet is asked again by itself, and the panel says so", async ({ page }) => {
  let isReady = false;
  const asked = await mockEngine(page, {}, async (route, question) => {
    if (isReady) return route.fulfill({ json: answerTo(question, ONE_OF_EACH) });
    const headers = { "Retry-After": "2" };
    return route.fulfill({ status: 503, headers, json: { code: "too_many_search_requests" } });
  });
  const { hits, status, field } = await openPanelWithStoppedClock(page);
  await field.fill("sta");
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(status).toHaveText("The search cannot answer yet. It will be tried again in a moment.");
  await expect(status).toBeInViewport();
  await page.clock.runFor(1_999);
  expect(asked).toHaveLength(1);

  isReady = true;
  await page.clock.runFor(1);
  await expect(hits).toHaveText(["Staking", "First stake", "Stake works SN 64"]);
  await expect(status).not.toContainText("cannot answer yet");
});

test("a panel that was closed meanwhile asks for nothing, and says nothing of it when it is opened again", async ({
  page,
}) => {
  const asked = await mockEngine(page, {}, (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "2" }, json: {} }),
  );
  const { dialog, status, field } = await openPanelWithStoppedClock(page);
  await field.fill("sta");
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(status).toContainText("cannot answer yet");
  const untilTold = await listenForClosing(dialog);
  await page.keyboard.press("Escape");
  await untilTold();
  await expect(dialog).toBeHidden();
  await expect(status).toHaveCount(0);
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(1);
  await page.keyboard.press("/");
  await expect(dialog).toBeVisible();
  await expect(status).toHaveCount(0);
});
