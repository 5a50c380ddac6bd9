import { expect, test, visit } from "../visitor.ts";
import { aConcept, mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel, openPanelWithStoppedClock, panelOn } from "./panel.ts";

const DEBOUNCE_MS = 300;

test("the field is a combobox of a list, and says which hit is pointed at", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { field, list, hits, status } = await openPanel(page);
  await expect(field).toHaveAttribute("placeholder", "Search anything here...");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("st");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(list).toHaveAccessibleName("Results");
  expect(await field.getAttribute("aria-controls")).toBe(await list.getAttribute("id"));
  await expect(status).toHaveText(/^3 results\b/);
  await expect(field).not.toHaveAttribute("aria-activedescendant");

  const isPointedAt = async (index: number) => {
    const id = await hits.nth(index).getAttribute("id");
    await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
    await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
    await expect(hits.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(field).toBeFocused();
  };
  for (const [key, index] of [
    ["ArrowDown", 0],
    ["ArrowDown", 1],
    ["End", 2],
    ["ArrowDown", 0],
    ["ArrowUp", 2],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await isPointedAt(index);
  }
  await page.keyboard.type("a");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
});

test("Home and End move the caret as long as no hit is pointed at", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { field, hits } = await openPanel(page);
  await page.keyboard.type("st");
  await expect(hits).toHaveCount(3);
  await page.keyboard.press("Home");
  await page.keyboard.type("x");
  await page.keyboard.press("End");
  await page.keyboard.type("y");
  await expect(field).toHaveValue("xsty");
});

test("Escape closes the list, then the panel; an arrow opens the list again", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { field, list, dialog } = await openPanel(page);
  await page.keyboard.type("st");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("st");
  await page.keyboard.press("ArrowDown");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test.describe("the completion", () => {
  test("is the rest of the first title that begins with what was typed; Tab takes it and searches again", async ({
    page,
  }) => {
    const asked = await mockEngine(page, { concept: [aConcept("Consensus"), aConcept("Yuma Consensus")] });
    const { field, dialog, status, hits } = await openPanelWithStoppedClock(page);
    await page.keyboard.type("yuma");
    await page.clock.runFor(DEBOUNCE_MS);
    await expect(hits).toHaveCount(2);
    const rest = dialog.getByText("Consensus", { exact: true }).first();
    await expect(rest).toBeVisible();
    await expect(status).toHaveText("2 results. Tab completes to “Yuma Consensus”.");
    await page.keyboard.type(" c");
    await expect(dialog.getByText("onsensus", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("Yuma Consensus");
    await expect(field).toBeFocused();
    await page.clock.runFor(DEBOUNCE_MS);
    await expect.poll(() => asked.map(({ queries }) => queries[0]?.q)).toEqual(["yuma", "Yuma Consensus"]);

    await page.keyboard.press("Tab");
    await expect(field).not.toBeFocused();
  });

  test("is left alone by Tab where the caret is not at the end, and by Shift+Tab", async ({ page }) => {
    await mockEngine(page, { concept: [aConcept("Yuma Consensus")] });
    const { field, hits, sourcesButton } = await openPanel(page);
    await page.keyboard.type("yuma");
    await expect(hits).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("yuma");
    await expect(sourcesButton).toBeFocused();
    await field.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+Tab");
    await expect(field).toHaveValue("yuma");
    await expect(field).not.toBeFocused();
  });

  test("is not offered where no title begins so: Tab goes on as everywhere", async ({ page }) => {
    await mockEngine(page, { concept: [aConcept("Yuma Consensus")] });
    const { field, hits, sourcesButton } = await openPanel(page);
    await page.keyboard.type("consen");
    await expect(hits).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(sourcesButton).toBeFocused();
    await expect(field).toHaveValue("consen");
  });
});

test.describe("an input method", () => {
  test("nothing happens while it composes: no search, no completion, and its keys are its own", async ({ page }) => {
    const asked = await mockEngine(page, { concept: [aConcept("质押")] });
    const { field, hits, dialog } = await openPanelWithStoppedClock(page);
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    for (const text of ["z", "zh", "zhi", "zhi y", "zhi ya"]) {
      await compose(text);
      await page.clock.runFor(DEBOUNCE_MS);
    }
    await expect(field).toHaveValue("zhi ya");
    for (const key of ["Enter", "Tab", "ArrowDown", "Escape"]) {
      // As browsers tell of keys that go to an input method.
      await field.evaluate((element, name) => {
        const init = { key: name, bubbles: true, cancelable: true, isComposing: true, keyCode: 229 };
        const event = new KeyboardEvent("keydown", init);
        element.dispatchEvent(event);
        if (event.defaultPrevented) throw new Error(`${name} was taken from the input method`);
      }, key);
    }
    await page.clock.runFor(10 * DEBOUNCE_MS);
    expect(asked).toEqual([]);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);

    await keyboard.send("Input.insertText", { text: "质" });
    await expect(field).toHaveValue("质");
    await page.clock.runFor(DEBOUNCE_MS);
    await expect(hits).toHaveText(["质押"]);
    expect(asked.map(({ queries }) => queries[0]?.q)).toEqual(["质"]);
  });

  test("syllables that are done are searched while the next one is being composed", async ({ page }) => {
    const asked = await mockEngine(page, { concept: [aConcept("스테이킹")] });
    const { field, hits } = await openPanelWithStoppedClock(page);
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "ㅅ", selectionStart: 1, selectionEnd: 1 });
    await keyboard.send("Input.insertText", { text: "스" });
    await keyboard.send("Input.imeSetComposition", { text: "ㅌ", selectionStart: 1, selectionEnd: 1 });
    await page.clock.runFor(10 * DEBOUNCE_MS);
    await expect(field).toHaveValue("스ㅌ");
    await expect(hits).toHaveCount(1);
    expect(asked.map(({ queries }) => queries[0]?.q)).toEqual(["스"]);
  });
});

test.describe("a keyboard that composes every word", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile" });

  test("is searched with while it composes, and nothing is completed or taken from it", async ({ page }) => {
    const asked = await mockEngine(page, { concept: [aConcept("Staking")] });
    const { field, hits, dialog } = await openPanelWithStoppedClock(page);
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ["s", "st", "sta"])
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.clock.runFor(DEBOUNCE_MS);
    await expect(hits).toHaveText(["Staking"]);
    await expect(field).toHaveValue("sta");
    await expect(dialog.getByText("king", { exact: true })).toBeHidden();
    expect(asked.map(({ queries }) => queries[0]?.q)).toEqual(["sta"]);
  });
});

test.describe("shortcuts", () => {
  for (const key of ["/", "Control+k", "Meta+k"]) {
    test(`${key} opens the search with the caret in its field`, async ({ page }) => {
      await visit(page, "/about");
      await page.keyboard.press(key);
      const { dialog, field } = panelOn(page);
      await expect(dialog).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("");
    });
  }

  test("/ is a letter where one writes; ⌘K and Ctrl K open the search there too", async ({ page }) => {
    await visit(page, "/search");
    const onPage = page.getByRole("main").getByPlaceholder("Search anything here...");
    await onPage.focus();
    await page.keyboard.press("/");
    await expect(onPage).toHaveValue("/");
    const { dialog } = panelOn(page);
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(dialog).toBeVisible();
  });

  test("in the open search, / is a letter and Ctrl K marks what was typed", async ({ page }) => {
    await mockEngine(page, {});
    const { field } = await openPanel(page);
    await page.keyboard.type("a/b");
    await expect(field).toHaveValue("a/b");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("c");
    await expect(field).toHaveValue("c");
  });
});
