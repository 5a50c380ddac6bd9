import { connect } from "node:http2";
import { askOverHttp2 } from "./ask-over-http2.ts";
import { openAccount, signOut } from "./journey.ts";
import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";
import { createVisitor } from "./visitor.ts";
import { createWriter } from "./writer.ts";

const KEY = "Bearer learn-bittensor-search";

/** A page, twice: the second time nginx has it; compressed by the server, over HTTP/2. */
export async function tryReading(stack: Stack, { concept }: Pages): Promise<string> {
  const { ask } = createVisitor(stack.certificate);
  const headers = { "Accept-Encoding": "gzip, deflate, br" };
  const read = async () => ask(stack.siteUrl + concept.path, { headers });
  const [first, second] = [await read(), await read()];
  for (const { status } of [first, second]) expectEqual("the status", status, 200);
  expectEqual("the encoding", second.headers["content-encoding"], "br");
  if (!stack.nginx) return "a page, compressed with brotli";
  expectEqual("nginx's cache", second.headers["x-cache"], "HIT");
  const signedIn = await ask(stack.siteUrl + concept.path, { headers: { ...headers, Cookie: "auth_token=x" } });
  expectEqual("nginx's cache for whoever is signed in", signedIn.headers["x-cache"], "BYPASS");
  expectEqual("the status over HTTP/2", await statusOverHttp2(stack, concept.path), 200);
  return "a page, brotli, from nginx's cache the second time, over HTTP/2";
}

/** In the panel, which asks the engine, and on the page, which the server makes. */
export async function trySearching(stack: Stack, { concept }: Pages): Promise<string> {
  const { ask } = createVisitor(stack.certificate);
  const q = concept.slug.replaceAll("-", " ");
  const engine = stack.nginx ? stack.siteUrl : stack.search.origin;
  const json = { queries: [{ indexUid: "concept_en", q, limit: 3 }] };
  const panel = await ask(`${engine}/multi-search`, { json, headers: { Authorization: KEY } });
  if (panel.status !== 200 || !panel.body.includes(concept.slug))
    throw new Error(`the engine: expected ${concept.slug}, got ${panel.status} ${panel.body.slice(0, 200)}`);
  const page = await ask(`${stack.siteUrl}/search?q=${encodeURIComponent(q)}`);
  if (page.status !== 200 || !page.body.includes(concept.path))
    throw new Error(`/search: expected ${concept.path}, got ${page.status}`);
  return "in the engine and on the page";
}

/** From nobody to somebody who marks a text, and out again: on all servers, at once. */
export async function tryAccount(stack: Stack, { slugs }: Pages, name: string): Promise<string> {
  const learner = await openAccount(stack, name);
  const writer = createWriter(stack, { learner, slugs });
  expectEqual("the status of a mark", (await writer.write()).status, 200);
  const lost = await writer.findLost();
  if (lost.length > 0) throw new Error(lost.join("; "));
  const Cookie = `auth_token=${learner.token}`;
  const statuses = async () =>
    Promise.all(
      stack.web.map(
        async ({ origin }) => (await createVisitor().ask(`${origin}/profile`, { headers: { Cookie } })).status,
      ),
    );
  expectEqual("the own page on both servers", (await statuses()).join(", "), "200, 200");
  await signOut(stack, learner);
  expectEqual("the own page on both servers after it", (await statuses()).join(", "), "302, 302");
  return "register, mail, confirm, log in, mark, log out; the token is over on both servers";
}

async function statusOverHttp2({ siteUrl, certificate = "" }: Stack, path: string): Promise<number | undefined> {
  const session = connect(siteUrl, { ca: certificate });
  try {
    return (await askOverHttp2(session, path)).status;
  } finally {
    session.close();
  }
}

function expectEqual(what: string, got: unknown, expected: unknown): void {
  if (got !== expected) throw new Error(`${what}: expected ${expected}, got ${got}`);
}
