import { type RawAnswer, rawBytes, rawRequest } from "./raw-request.ts";
import { pathOfRoute } from "./site-routes.ts";
import { expect, test } from "./visitor.ts";

const concept = pathOfRoute("/concepts/:category/*");
const conceptSlug = concept.split("/").at(-1) ?? "";
const HTML = { accept: "text/html" };

test.describe("an address that leads nowhere is the 404 page", () => {
  const addresses = [
    "/nonsense",
    "/nonsense/concepts",
    "/CONCEPTS",
    "/Subnets/1",
    "/es/concepts",
    "/xx",
    "/EN",
    "/en-US/about",
    "/concepts/no-such-category",
    `/concepts/no-such-category/no-such-concept`,
    "/guides/no-such-guide",
    "/guides/no/such/guide",
    "/articles/no-such-article",
    "/subnets/999999",
    "/subnets/-1",
    "/subnets/99999999999999999999999999",
    "/subnets/no-such-subnet",
    "/get-started/no-such-step",
    "/explore/concept/no-such-concept",
    "/explore/article/no-such-article",
    "/lab/no-such-lab",
    "/resources/no-such-paper.pdf",
    "/builds/../../package.json",
    "/wp-login.php",
    "/.env",
    "/.git/config",
    "/constructor",
    "/__proto__",
    "/%F0%9F%A6%84",
    "/concepts/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  ];
  test("whatever it looks like", async ({ baseURL }) => {
    for (const address of addresses)
      await test.step(address, async () => {
        const answer = await rawRequest(baseURL ?? "", address, { headers: HTML });
        expect.soft(answer.status, address).toBe(404);
        expectErrorPage(answer);
        expect.soft(answer.body.toString(), address).not.toContain("<script>alert(1)");
      });
  });

  test("in the language of the address, naming it", async ({ page }) => {
    await page.goto("/de/gibt-es-nicht");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("main")).toContainText("/de/gibt-es-nicht");
    await expect(page.getByRole("main")).toContainText("404");
  });

  test.describe("with the nearest pages of a misspelt address", () => {
    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? "with JavaScript" : "without", () => {
        test.use({ javaScriptEnabled });

        for (const [prefix, heading] of [
          ["", "You may have been looking for"],
          ["/ko", "혹시 이런 페이지를 찾으셨나요?"],
        ])
          test(`${prefix}/concept/stakng`, async ({ page }) => {
            await page.goto(`${prefix}/concept/stakng`);
            const nearest = page.getByRole("navigation", { name: heading });
            await expect(nearest.getByRole("link").last()).toHaveAttribute("href", `${prefix}/concepts`);
            const first = nearest.getByRole("link").first();
            const title = (await first.textContent()) ?? "";
            await first.click();
            await expect(page).toHaveURL(`${prefix}/concepts/staking/staking`);
            await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
          });
      });
  });

  test("with the words and the ways on of the specification", async ({ page }) => {
    await page.goto("/nonsense");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Oops, something went wrong!" })).toBeVisible();
    await expect(main).toContainText("404");
    await expect(main).toContainText("Page not found: /nonsense");
    await main.getByRole("link", { name: "Explore Bittensor" }).click();
    await expect(page).toHaveURL(/\/explore$/);
    await page.goBack();
    await main.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("a target that is not an address is refused", () => {
  const targets = {
    "broken percent-encoding": "/%E0%A4%A",
    "broken percent-encoding in a concept": "/concepts/%E0%A4%A/x",
    "broken percent-encoding in the language": "/%ZZ/concepts",
    "a lone percent sign": "/concepts/100%",
    "a null byte": "/concepts/%00",
    "a null byte in a file's address": "/resources/%00.pdf",
    "dots upwards": "/../../etc/passwd",
    "encoded dots upwards": "/resources/%2e%2e/%2e%2e/%2e%2e/package.json",
    "encoded slashes upwards": "/resources/..%2f..%2f..%2fpackage.json",
    "doubly encoded dots": "/resources/%252e%252e/%252e%252e/package.json",
    backslashes: "/resources/..%5c..%5cpackage.json",
    "a double slash": "//evil.example/concepts",
    "an address of 8 kB": `/${"a".repeat(8192)}`,
    "a query of 8 kB": `/search?q=${"a".repeat(8192)}`,
    "control characters": "/concepts/%0d%0aSet-Cookie:%20a=b",
  };
  test("whatever it is", async ({ baseURL }) => {
    for (const [what, target] of Object.entries(targets))
      await test.step(what, async () => {
        const answer = await rawRequest(baseURL ?? "", target, { headers: HTML });
        const allowed = [308, 400, 404, 414, 431, ...(what.startsWith("a query") ? [200] : [])];
        expect.soft(allowed, what).toContain(answer.status);
        if (answer.status === 308)
          expect.soft(new URL(answer.headers.location ?? "", baseURL).origin, what).toBe(baseURL);
        expect.soft(answer.headers["set-cookie"] ?? "", what).not.toContain("a=b");
        expectNoInternals(answer);
      });
  });

  for (const [address, lang] of [
    ["/%E0%A4%A", "en"],
    ["/de/concepts/%00", "de"],
    ["/concepts/%0d%0aSet-Cookie:%20a=b", "en"],
  ] as const)
    test(`to whoever reads pages, ${address} is the error page with a way on`, async ({ baseURL }) => {
      const answer = await rawRequest(baseURL ?? "", address, { headers: HTML });
      expect(answer.status).toBe(400);
      expectErrorPage(answer);
      expect(answer.body.toString()).toContain(`<html lang="${lang}"`);
      expect(answer.body.toString()).toContain(`href="${lang === "en" ? "" : `/${lang}`}/explore"`);
    });

  const malformed = {
    "a null byte as it is": "GET /concepts/\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "no such protocol": "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "not HTTP at all": "\x16\x03\x01\x02\x00\x01\r\n\r\n",
    "headers of 100 kB": `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(100_000)}\r\n\r\n`,
  };
  for (const [what, bytes] of Object.entries(malformed)) {
    test(what, async ({ baseURL }) => {
      const answer = await rawBytes(baseURL ?? "", bytes).catch((error: NodeJS.ErrnoException) => error.code ?? "");
      expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |ECONNRESET$|EPIPE$|$)/);
      expect((await rawRequest(baseURL ?? "", "/favicon.svg")).status).toBe(200);
    });
  }

  test("a host that is not ours is not believed", async ({ baseURL }) => {
    const answer = await rawRequest(baseURL ?? "", "/", { headers: { ...HTML, host: "evil.example" } });
    expect(answer.body.toString()).not.toContain("evil.example");
  });
});

test.describe("a method that the address does not have is refused", () => {
  test("whatever the method, wherever it leads", async ({ baseURL }) => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "PROPFIND"])
      for (const target of ["/", concept, "/sitemap.xml", "/no-such-page"])
        await test.step(`${method} ${target}`, async () => {
          const headers = { ...HTML, "content-length": "0" };
          const answer = await rawRequest(baseURL ?? "", target, { method, headers });
          expect.soft([400, 403, 404, 405], `${method} ${target}`).toContain(answer.status);
          expectNoInternals(answer);
        });
  });

  test("HEAD is GET without the body", async ({ baseURL }) => {
    const [head, get] = await Promise.all(
      ["HEAD", "GET"].map((method) => rawRequest(baseURL ?? "", concept, { method, headers: HTML })),
    );
    expect(head?.status).toBe(200);
    expect(head?.body.length).toBe(0);
    expect(head?.headers["content-type"]).toBe(get?.headers["content-type"]);
  });
});

test.describe("an address that is not quite right leads to the right one", () => {
  test("a category that does not own the concept", async ({ baseURL }) => {
    for (const prefix of ["", "/de"]) {
      const answer = await rawRequest(baseURL ?? "", `${prefix}/concepts/another/${conceptSlug}?from=here`, {
        headers: HTML,
      });
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toMatch(new RegExp(`^(?:${baseURL})?${prefix}${concept}(?:\\?from=here)?$`));
    }
  });

  test("the default language's prefix, which addresses do not carry", async ({ baseURL }) => {
    const answer = await rawRequest(baseURL ?? "", "/en/concepts", { headers: HTML });
    expect([301, 308, 404]).toContain(answer.status);
    if (answer.status !== 404) expect(new URL(answer.headers.location ?? "", baseURL).pathname).toBe("/concepts");
  });

  test("a slash too many at the end is not a second page", async ({ baseURL }) => {
    const answer = await rawRequest(baseURL ?? "", "/concepts/", { headers: HTML });
    expect([200, 301, 308]).toContain(answer.status);
    if (answer.status === 200) expect(answer.body.toString()).toContain(`rel="canonical" href="${baseURL}/concepts"`);
    else expect(new URL(answer.headers.location ?? "", baseURL).pathname).toBe("/concepts");
  });
});

test.describe("a query that makes no sense does no harm", () => {
  const lists = ["/search?q=tao&", "/subnets?", "/explore?", "/articles?", "/concepts?", "/guides?"];
  const queries = [
    "page=0",
    "page=-1",
    "page=999999999",
    "page=1e309",
    "page=abc",
    "page=",
    "page=1&page=2",
    "page[]=1",
  ];
  test("pages of a list that are not there", async ({ baseURL }) => {
    for (const list of lists)
      for (const query of [...queries, "sort=__proto__", "type=%00", "tag=%27%22%3E%3Csvg%20onload%3Dalert(1)%3E"])
        await test.step(`${list}${query}`, async () => {
          const answer = await rawRequest(baseURL ?? "", `${list}${query}`, { headers: HTML });
          expect.soft([200, 301, 302, 303, 307, 308, 400, 404], `${list}${query}`).toContain(answer.status);
          expectNoInternals(answer);
          expect.soft(answer.body.toString(), `${list}${query}`).not.toContain("<svg onload");
        });
  });

  test("what is searched for is shown as text", async ({ page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(`/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>')}`);
    await expect(page.getByRole("main")).toBeVisible();
    expect(await page.locator("main img[src='x']").count()).toBe(0);
    expect(dialogs).toEqual([]);
  });
});

test("the data behind a page is refused like the page", async ({ baseURL }) => {
  for (const target of [
    "/nonsense.data",
    "/%E0%A4%A.data",
    "/concepts/no-such-category.data",
    "/_root.data?_routes=x",
  ]) {
    const answer = await rawRequest(baseURL ?? "", target);
    expect(answer.status, target).toBeLessThan(500);
    expectNoInternals(answer);
  }
});

function expectErrorPage(answer: RawAnswer): void {
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.headers["cache-control"]).toContain("no-store");
  expectNoInternals(answer);
}

/** Nothing of a stack trace, nothing of the machine's folders. */
function expectNoInternals(answer: RawAnswer): void {
  expect(answer.status).toBeLessThan(500);
  const text = answer.body.toString();
  expect(text).not.toMatch(/\bat [\w.<>[\] ]+ \((?:file|node|\/)/);
  expect(text).not.toMatch(/node_modules|node:internal|file:\/\/\//);
  expect(text).not.toContain(process.cwd());
  expect(text).not.toMatch(/root:.*:0:0:|"workspaces"/);
}
