import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";

/** How long another visitor waits, at most, while the worst requests that anybody can send are answered. */
const LONGEST_WAIT_MS = 50;
/** The shortest of so many longest waits counts: the machine may do something else once. */
const ROUNDS = 3;

interface Asked {
  method: "GET" | "POST";
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error" } });
const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  // Everything is loaded once before it counts.
  for (const asked of Object.values(listWorst(site.origin))) await answerTo(asked);
  for (const [name, asked] of Object.entries(listWorst(site.origin))) {
    const waits: number[] = [];
    let status = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { longestWaitMs, ...answer } = await waitBeside(asked);
      waits.push(longestWaitMs);
      status = answer.status;
    }
    const wait = Math.min(...waits);
    printFigure(`${name} (${status})`, `${wait.toFixed(1)} ms`, atMost(wait, LONGEST_WAIT_MS, "ms"));
  }
} finally {
  visitor.destroy();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The longest that another visitor waits for an answer that costs nothing, until the request has been answered. */
async function waitBeside(asked: Asked): Promise<{ status: number; longestWaitMs: number }> {
  let status: number | null = null;
  let longestWaitMs = 0;
  const answered = answerTo(asked).then((told) => {
    status = told;
  });
  while (status === null) {
    const since = performance.now();
    await read(get(`${site.origin}/favicon.svg`, { agent: visitor }));
    longestWaitMs = Math.max(longestWaitMs, performance.now() - since);
  }
  await answered;
  return { status, longestWaitMs };
}

function answerTo({ method, target, headers = {}, body }: Asked): Promise<number> {
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const asking = request(site.origin + target, { method, headers: { ...headers, ...length }, agent: false });
  // What is refused before it has been read ends the connection.
  const broken = once(asking, "error").then(() => 0);
  asking.end(body);
  return Promise.race([read(asking), broken]);
}

async function read(asking: ReturnType<typeof get>): Promise<number> {
  const [answer]: IncomingMessage[] = await once(asking, "response");
  if (!answer) throw new Error("expected an answer");
  for await (const _ of answer);
  return answer.statusCode ?? 0;
}

/** The worst of each kind that anybody can send, at most 256 kB. */
function listWorst(origin: string): Record<string, Asked> {
  const form = (target: string, body: string, type = "application/x-www-form-urlencoded"): Asked => {
    return { method: "POST", target, headers: { "Content-Type": type, Origin: origin }, body };
  };
  const json = { "Content-Type": "application/json" };
  const graphql = (query: string): Asked => {
    return { method: "POST", target: "/graphql", headers: json, body: JSON.stringify({ query }) };
  };
  const key = { ...json, Authorization: "Bearer learn-bittensor-search" };
  const search = (queries: object[]): Asked => {
    return { method: "POST", target: "/multi-search", headers: key, body: JSON.stringify({ queries }) };
  };
  const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, at) => make(at));
  const all = { indexUid: "passage_en", q: "s", limit: 100, attributesToHighlight: ["*"] };
  const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n\r\n';
  return {
    "a form of one field, 256 kB": form("/forgot-password", "email=&".repeat(36_000)),
    "a form of one field, 16 kB": form("/forgot-password", "email=&".repeat(2_270)),
    "a form of many fields": form("/login", times(2_400, (index) => `a${index}=`).join("&")),
    "a form of many parts": form("/login", `${part.repeat(270)}--x--`, "multipart/form-data; boundary=x"),
    "deep brackets": form("/register", `a${"[a]".repeat(5_200)}=1`),
    "a long word": { method: "GET", target: `/search?q=${"x".repeat(7_000)}` },
    "many q": { method: "GET", target: `/search?${"q=a&".repeat(1_900)}` },
    "GraphQL, never closed": graphql("{".repeat(90_000)),
    "GraphQL, deep filters": graphql(
      `{ concepts(filters: ${"{and:[".repeat(7_000)}${"]}".repeat(7_000)}) { data { id } } }`,
    ),
    "GraphQL, aliases": graphql(`{${times(2_500, (index) => `a${index}:concepts{data{id}}`).join(" ")}}`),
    "GraphQL, one field": graphql(`{concepts{data{${"id ".repeat(30_000)}}}}`),
    "GraphQL, fragments": graphql(
      `{...f0}${times(1_800, (index) => `fragment f${index} on Query{...f${index + 1} ...f${index + 1}}`).join("")}`,
    ),
    "GraphQL, directives": graphql(`{concepts${" @a".repeat(30_000)}{data{id}}}`),
    "deep JSON": { method: "POST", target: "/graphql", headers: json, body: "[".repeat(99_000) },
    "many searches": search(Array.from({ length: 400 }, () => all)),
    "some large searches": search(Array.from({ length: 20 }, () => ({ ...all, q: "a b c d e f g h i j" }))),
    "a search for many words": search([{ ...all, q: "a ".repeat(45_000) }]),
    "a search for one long word": search([{ ...all, q: "staking".repeat(12_000) }]),
    "a long path": { method: "GET", target: `/${"a".repeat(14_000)}` },
    "a deep path": { method: "GET", target: `/${"a/".repeat(3_500)}` },
    "many cookies": {
      method: "GET",
      target: "/learning",
      headers: { Cookie: times(1_800, (index) => `c${index}=1`).join("; ") },
    },
    "a long token": { method: "GET", target: "/learning", headers: { Cookie: `auth_token=${"a.".repeat(7_000)}` } },
    "many languages": { method: "GET", target: "/nowhere", headers: { "Accept-Language": "de;q=0.1,".repeat(1_500) } },
    "many tags": { method: "GET", target: "/concepts", headers: { "If-None-Match": 'W/"a", '.repeat(1_900) } },
    "events that are none": { ...form("/learning.json", "[".repeat(65_000)), headers: { ...json, Origin: origin } },
    "a page that there is not": { method: "GET", target: "/stakin/conceptz" },
    "five questions": { method: "GET", target: "/lab/ask?q=how+does+staking+work+in+bittensor+and+why" },
  };
}
