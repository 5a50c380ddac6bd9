import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { untilReactIsThere, visit } from "../visitor.ts";
import { test as accountTest, expect, logIn, openAccount, sendForm } from "./account-site.ts";

interface Connection {
  /** The token of whoever connects; null for nobody. */
  token: string | null;
  isOpen: boolean;
}

/** Tests on a site whose pages are told of changes, through a port that notes who connects. */
const test = accountTest.extend<object, { connections: Awaited<ReturnType<typeof noteConnections>> }>({
  connections: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const connections = await noteConnections();
      await use(connections);
      connections.close();
    },
    { scope: "worker" },
  ],
  siteSettings: [
    ({ connections }, use) => use({ CONTENT_WS_URL: `ws://127.0.0.1:${connections.port}/graphql` }),
    { scope: "worker" },
  ],
});

test("signing in and out ends the live connection of the page and makes another, as whoever it is then", async ({
  page,
  accountSite: { origin, mailbox },
  connections,
  learner,
}) => {
  connections.leadTo(origin);
  await openAccount(page, learner, mailbox);
  // Of the pages before, none is left that might still connect.
  await page.goto("about:blank");
  await expect.poll(connections.open).toEqual([]);
  const made = connections.made();
  await visit(page, "/login");
  await expect.poll(connections.open).toEqual([null]);

  await logIn(page, learner);
  await page.waitForURL("**/profile");
  const tokenNow = async () => (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value;
  const token = await tokenNow();
  expect(token).toBeDefined();
  await expect.poll(connections.open).toEqual([token]);

  await sendForm(page, {}, "Sign out");
  await page.waitForURL(`${origin}/`);
  expect(await tokenNow()).toBeUndefined();
  await untilReactIsThere(page);
  await expect.poll(connections.open).toEqual([null]);
  expect(connections.made()).toBe(made + 3);
});

test("a live server that takes nobody signs nobody out", async ({ page, accountSite: { mailbox }, learner }) => {
  await openAccount(page, learner, mailbox);
  await logIn(page, learner);
  await page.waitForURL("**/profile");
  // The profile has a connection of its own, which may be on its way.
  await page.goto("about:blank");
  let attempts = 0;
  await page.routeWebSocket(/./, async (socket) => {
    attempts += 1;
    await socket.close({ code: 4401, reason: "Unauthorized" });
  });
  const ended = page.waitForEvent("console", (message) => message.text() === "No live connection: 4401");
  await visit(page, "/concepts");
  await ended;
  await page.locator('footer a[href="/about"]').click();
  await expect(page.locator("h1")).toHaveText("About");
  expect(attempts).toBe(1);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
});

/** A port that passes connections on to a site and notes whose they are. */
async function noteConnections() {
  const noted: Connection[] = [];
  let target = { host: "", port: 0 };
  const server = createServer((_, response) => response.writeHead(404).end());
  server.on("upgrade", (request: IncomingMessage, incoming, head: Buffer) => {
    const token = /(?:^|; )auth_token=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? null;
    const connection = { token, isOpen: true };
    noted.push(connection);
    const outgoing = connect(target);
    const { rawHeaders } = request;
    const headers = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}\r\n` : [],
    );
    outgoing.write(`GET ${request.url} HTTP/1.1\r\n${headers.join("")}\r\n`);
    outgoing.write(head);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        connection.isOpen = false;
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections there have been. */
    made: () => noted.length,
    /** Whose are open. */
    open: () => noted.flatMap(({ token, isOpen }) => (isOpen ? [token] : [])),
    leadTo(origin: string): void {
      const { hostname, port } = new URL(origin);
      target = { host: hostname, port: Number(port) };
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
