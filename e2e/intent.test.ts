import type { Page } from "@playwright/test";
import { IN_FIREFOX } from "./browsers/firefox.ts";
import { expect, settle, test, untilReactIsThere, visit, visitAtRest } from "./visitor.ts";

const READING = [
  "/",
  "/concepts/consensus/yuma-consensus",
  "/guides/first-wallet",
  "/subnets",
  "/de/about",
  "/no-such-page",
];
const APPLICATIONS = ["/lab/pool", "/lab/ask", "/lab/terminal", "/learning", "/class", "/class/counts"];

/** What each kind of reader does first. */
const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  "moves the pointer": (page) => page.mouse.move(200, 200),
  "presses a key": (page) => page.keyboard.press("Tab"),
  scrolls: (page) => page.evaluate(() => scrollTo(0, 300)),
  "touches the page": (page) =>
    page.evaluate(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))),
};

test("a page to read asks for no code of the application while nobody acts, a page to work with for its own", {
  tag: ["@phone", IN_FIREFOX],
}, async ({ page, complaints }) => {
  const asked = applicationCodeOf(page);
  for (const path of READING)
    await test.step(path, async () => {
      complaints.length = 0;
      await visitAtRest(page, path);
      expect.soft(asked, path).toEqual([]);
      if (path !== "/no-such-page") expect.soft(complaints, path).toEqual([]);
    });
  for (const path of APPLICATIONS)
    await test.step(path, async () => {
      asked.length = 0;
      await visitAtRest(page, path);
      expect.soft(asked.length, path).toBeGreaterThan(0);
    });
});

for (const [sign, act] of Object.entries(SIGNS))
  test(`the application comes with a reader who ${sign}, once`, {
    tag: sign === "presses a key" ? ["@phone", IN_FIREFOX] : "@phone",
  }, async ({ page, complaints }) => {
    const asked = applicationCodeOf(page);
    await visitAtRest(page, "/concepts/consensus/yuma-consensus");
    expect(asked).toEqual([]);
    await act(page);
    await expect.poll(() => isReactThere(page)).toBe(true);
    await act(page);
    expect(new Set(asked).size).toBe(asked.length);
    expect(complaints).toEqual([]);
  });

test("a link that is followed then loads no document", { tag: ["@phone", IN_FIREFOX] }, async ({ page }) => {
  await visit(page, "/concepts/consensus/yuma-consensus");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL(/\/guides$/);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a page that is loaded again stays where its reader scrolls while React comes", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, "/concepts/consensus/yuma-consensus");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => scrollTo({ top: 1400, behavior: "instant" }));
  await untilReactIsThere(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
});

test("what only the application can serve is held until it is there, and nothing else", {
  tag: "@phone",
}, async ({ page }) => {
  const response = await page.request.get("/about");
  const [, script = ""] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(await response.text()) ?? [];
  expect(script).toContain("pointermove");
  await page.route("**/stub", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><head><script>${script}</script></head><body>
        <button id="mine" type="button">Mine</button>
        <button id="native" type="button" popovertarget="box">Native</button><div id="box" popover>Box</div>
        <form action="/nowhere" data-waits><button id="waiting">Waiting</button></form>
        <form action="/nowhere"><button id="native-form">Send</button></form></body>`,
    }),
  );
  const heldAfterPressing = async (id: string) => {
    await page.goto("/stub");
    await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
    await page.locator(`#${id}`).click();
    return page.evaluate(() => {
      const held: string[] = [];
      const detail = (events: readonly Event[]) => events.forEach(({ type }) => void held.push(type));
      dispatchEvent(new CustomEvent("hydrating", { detail }));
      return held;
    });
  };
  expect(await heldAfterPressing("mine")).toEqual(["click"]);
  expect(await heldAfterPressing("native")).toEqual([]);
  expect(await heldAfterPressing("waiting")).toEqual(["submit"]);
  expect(await heldAfterPressing("native-form")).toEqual([]);
});

test("a mark that is set before React is there is kept, also by who follows a link at once", { tag: "@phone" }, async ({
  page,
}) => {
  const load = Promise.withResolvers<void>();
  await page.route("**/framework-*.js", async (route) => {
    await load.promise;
    await route.continue();
  });
  await visitAtRest(page, "/concepts/consensus/yuma-consensus");
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  load.resolve();
  await expect(page).toHaveURL(/\/guides$/);
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('"yuma-consensus"');
});

test("a link that is followed behind something that waits for React is followed without it, too", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route("**/framework-*.js", () => undefined);
  await visitAtRest(page, "/concepts/consensus/yuma-consensus");
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL(/\/guides$/);
});

test("the keys that open the search do so when they are the first that are pressed", {
  tag: ["@phone", IN_FIREFOX],
}, async ({ page, isMobile }) => {
  await visitAtRest(page, "/about");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  if (isMobile) return;
  await test.step("what is typed right after them is in the field", async () => {
    const load = Promise.withResolvers<void>();
    await page.route("**/framework-*.js", async (route) => {
      await load.promise;
      await route.continue();
    });
    await visitAtRest(page, "/about");
    await page.keyboard.press("/");
    await page.keyboard.type("staking");
    const field = page.getByRole("combobox", { name: "Search" });
    await expect(field).toHaveValue("staking");
    load.resolve();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(field).toHaveValue("staking");
  });
});

test("a text as long as recovery words is looked at before it leaves the page, however early it is sent", {
  tag: "@phone",
}, async ({ page }) => {
  const load = Promise.withResolvers<void>();
  await page.route("**/framework-*.js", async (route) => {
    await load.promise;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await visitAtRest(page, "/search");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("legal winner thank year wave sausage worth useful legal winner thank yellow");
  await page.keyboard.press("Enter");
  load.resolve();
  await expect(main.getByRole("status")).toContainText("we did not search for it");
  await expect(page).toHaveURL(/\/search$/);
  expect(sent.filter((url) => url.includes("winner"))).toEqual([]);
});

test("a page whose code is gone since a release is loaded anew, once", { tag: "@phone" }, async ({ page }) => {
  let loads = 0;
  page.on("load", () => loads++);
  await page.route("**/entry.client-*.js", (route) => route.fulfill({ status: 404 }));
  await visitAtRest(page, "/about");
  await page.mouse.move(200, 200);
  await expect.poll(() => loads).toBe(2);
  await page.mouse.move(300, 200);
  await page.mouse.move(200, 300);
  await settle(page);
  expect(loads).toBe(2);
});

test("a page whose code cannot be had for want of a network stays as it is", { tag: "@phone" }, async ({ page }) => {
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route("**/entry.client-*.js", (route) => route.abort());
  const askedAgain = page.waitForRequest((request) => request.method() === "HEAD");
  await visitAtRest(page, "/about");
  await page.mouse.move(200, 200);
  await askedAgain;
  await settle(page);
  expect(loads).toHaveLength(1);
});

/** The scripts that a page asks for. */
function applicationCodeOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

function isReactThere(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}
