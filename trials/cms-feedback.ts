import { openRows } from "./cms/rows.ts";

/**
 * `npm run test:cms`: how much readers may tell a Strapi, and how much of it is stored; its rows are changed as time would. It takes a
 * hundred attempts in a minute from a network. `CMS_DATABASE` says where the rows are.
 */
const [origin = ""] = process.argv.slice(2);
const SEND = "mutation($input: SendPageFeedbackInput!) { sendPageFeedback(input: $input) { number state } }";
const TOLD = { page: "/concepts/economics/staking", locale: "en", clear: false, message: "The rate is gone." };
const TOO_MUCH = "STRAPI_RATE_LIMIT_ERROR";
const ACCEPTED = { code: null, retryAfter: null };
const DAILY = 1_000;
const MOST_STORED = 20_000;

const rows = openRows(process.env.CMS_DATABASE ?? "");
let networks = 0;
await forgetAll();

// A network tells fifty times in a day, whatever else it sends.
for (let sent = 1; sent <= 51; sent += 1) {
  const { code, retryAfter } = await send({ from: "203.0.113.7", email: `${sent}@example.test` });
  expectEqual(`feedback ${sent} of a network`, code, sent <= 50 ? null : TOO_MUCH);
  if (code !== null && !(Number(retryAfter) > 80_000)) throw new Error(`expected to wait a day, got ${retryAfter}`);
}
const stored = JSON.stringify(await rows.ask("SELECT * FROM learn_page_feedback"));
if (stored.includes("203.0.113.7")) throw new Error("expected nothing of the sender to be stored, got an address");

// All together tell a thousand times in a day, also those who do at once.
await addOpen(DAILY - 51);
const atOnce = await Promise.all(Array.from({ length: 12 }, () => send()));
expectEqual("how many were taken at once", atOnce.filter(({ code }) => code === null).length, 1);
const refused = atOnce.filter(({ code, retryAfter }) => code === TOO_MUCH && retryAfter === "3600");
expectEqual("how many were refused at once", refused.length, 11);
await passDay();
expectEqual("the next day", await send(), ACCEPTED);

// Where all are stored that may be, the oldest goes that is settled.
await forgetAll();
await send();
await addOpen(MOST_STORED - 1);
await passDay();
expectEqual("one too many, where all are open", await send(), { code: TOO_MUCH, retryAfter: "86400" });
const [oldest, older, old] = await listNumbers();
await settle(old, "answered");
await settle(older, "closed");
expectEqual("in the place of another", await send(), ACCEPTED);
const left = await listNumbers();
expectEqual("how many are stored", left.length, MOST_STORED);
expectEqual("the oldest that was open, and settled", [oldest, older, old].map(isLeft), [true, false, true]);
expectEqual("in the place of the other", await send(), ACCEPTED);
expectEqual("where all are open again", (await send()).code, TOO_MUCH);
await forgetAll();

function isLeft(number: unknown): boolean {
  return left.includes(number);
}

/** As the site sends it for a reader, from a network of its own each time. */
async function send({ from = nextNetwork(), ...more }: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify({ query: SEND, variables: { input: TOLD }, ...more }),
  });
  const { errors = [] } = await answer.json();
  const code: string | null = errors[0]?.extensions.code ?? null;
  return { code, retryAfter: answer.headers.get("Retry-After") };
}

function nextNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

async function listNumbers(): Promise<unknown[]> {
  return (await rows.ask("SELECT id FROM learn_page_feedback ORDER BY id")).map(({ id }) => id);
}

/** So many like the newest, open. */
function addOpen(count: number) {
  return rows.ask(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}),
      newest AS (SELECT * FROM learn_page_feedback ORDER BY id DESC LIMIT 1)
    INSERT INTO learn_page_feedback (page, language, reasons, state, created_at, updated_at)
    SELECT page, language, reasons, state, created_at, updated_at FROM numbers, newest`);
}

function settle(number: unknown, state: string) {
  return rows.ask(`UPDATE learn_page_feedback SET state = '${state}' WHERE id = ${number}`);
}

function passDay() {
  return rows.ask(`UPDATE learn_page_feedback SET created_at = ${rows.daysBefore(1, "created_at")}`);
}

function forgetAll() {
  return rows.ask("DELETE FROM learn_page_feedback");
}

function expectEqual(what: string, got: unknown, expected: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}
