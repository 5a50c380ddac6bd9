import type { Page } from "@playwright/test";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

const READING = [
  "/",
  "/concepts/consensus/yuma-consensus",
  "/guides/first-wallet",
  "/subnets",
  "/de/about",
  "/no-such-page",
];
const APPLICATIONS = ["/lab/pool", "/lab/ask", "/learning"];

/** What each kind of reader does first. */
const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  "moves the pointer": (page) => page.mouse.move(200, 200),
  "presses a key": (page) => page.keyboard.press("Tab"),
  scrolls: (page) => page.evaluate(() => scrollTo(0, 300)),
  "touches the page": (page) =>
    page.evaluate(() => void document.body.dispatchEvent(new Event("touchstart", { bubbles: true }))),
};

for (const path of READING)
  test(`${path} asks for no code of the application while nobody acts`, async ({ page, complaints }) => {
    const asked = applicationCodeOf(page);
    await visit(page, path);
    expect(asked).toEqual([]);
    if (path !== "/no-such-page") expect(complaints).toEqual([]);
  });

for (const path of APPLICATIONS)
  test(`${path} is to work with: its code is asked for at once`, async ({ page }) => {
    const asked = applicationCodeOf(page);
    await visit(page, path);
    expect(asked.length).toBeGreaterThan(0);
  });

for (const [sign, act] of Object.entries(SIGNS))
  test(`the application comes with a reader who ${sign}, once`, async ({ page, complaints }) => {
    const asked = applicationCodeOf(page);
    await visit(page, "/concepts/consensus/yuma-consensus");
    expect(asked).toEqual([]);
    await act(page);
    await expect.poll(() => isReactThere(page)).toBe(true);
    await act(page);
    expect(new Set(asked).size).toBe(asked.length);
    expect(complaints).toEqual([]);
  });

test("a link that is followed then loads no document", async ({ page }) => {
  await visit(page, "/concepts/consensus/yuma-consensus");
  await untilReactIsThere(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL(/\/guides$/);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a page that is loaded again stays where its reader scrolls while React comes", async ({ page }) => {
  await visit(page, "/concepts/consensus/yuma-consensus");
  await untilReactIsThere(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => scrollTo({ top: 1400, behavior: "instant" }));
  await untilReactIsThere(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
});

test("a button that only the application can serve is pressed again once it is there, and no other", async ({
  page,
}) => {
  const response = await page.request.get("/about");
  const [, script = ""] = /<script[^>]*>([^<]*try\{sessionStorage[\s\S]*?)<\/script>/.exec(await response.text()) ?? [];
  expect(script).toContain("pointermove");
  await page.route("**/stand-in", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><head><script>${script}</script></head><body>
        <button id="mine" type="button">Mine</button>
        <button id="native" type="button" popovertarget="box">Native</button><div id="box" popover>Box</div>
        <button id="answered" type="button">Answered</button></body>`,
    }),
  );
  const press = async (id: string) => {
    await page.goto("/stand-in");
    await page.evaluate(() => {
      const pressed: string[] = [];
      Object.assign(window, { pressed });
      addEventListener("click", (event) => {
        const { id } = event.target as Element;
        pressed.push(id);
        if (id === "answered") event.preventDefault();
      });
    });
    await page.locator(`#${id}`).click();
    await page.evaluate(() => dispatchEvent(new Event("alive")));
    return page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
  };
  expect(await press("mine")).toEqual(["mine", "mine"]);
  expect(await press("native")).toEqual(["native"]);
  expect(await press("answered")).toEqual(["answered"]);
});

/** The files of the application that a page asks for; the small script of the frame is not part of it. */
function applicationCodeOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$/.test(pathname) && /(?:entry|framework|manifest|root)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

function isReactThere(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}
