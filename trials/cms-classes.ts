import { createAdministration } from "./cms/administration.ts";
import { expectEqual } from "./cms/expect-equal.ts";
import { openRows } from "./cms/rows.ts";

/**
 * `npm run test:cms`: what time does to the classes of a Strapi, how many there may be, and what is stored of them; its rows are changed as
 * time would. It takes a hundred attempts in a minute from a network. `CMS_DATABASE` says where the rows are, `CMS_ADMIN_EMAIL` and
 * `CMS_ADMIN_PASSWORD` are the first administrator's.
 */
const [origin = ""] = process.argv.slice(2);
const LESSON = { locale: "de", steps: ["/concepts/staking", "/lab/pool?s=a1"], quiz: "pools", questions: ["price"] };
const NETWORK = "203.0.113.7";
const TOO_MUCH = "STRAPI_RATE_LIMIT_ERROR";
const NOT_FOUND = "STRAPI_NOT_FOUND_ERROR";
const CREATE = "mutation($input: CreateClassInput!) { createClass(input: $input) { readersKey teachersKey endsAt } }";
const READ = "query($key: String!) { classToRead(key: $key) { steps endsAt } }";
const COUNTS = "query($key: String!) { classCounts(key: $key) { joined } }";
const COUNT = "mutation($input: CountInClassInput!) { countInClass(input: $input) { ok } }";
const DAY_MS = 86_400_000;

interface Answer {
  data: Record<string, Record<string, string> | null> | null;
  code: string | null;
  retryAfter: string | null;
}

const rows = openRows(process.env.CMS_DATABASE ?? "");
let networks = 0;
await forgetAll();

// What is stored: hashes and sums.
const made = await create();
const { readersKey = "", teachersKey = "", endsAt = "" } = made.data?.createClass ?? {};
const lasts = Math.round((Date.parse(endsAt) - Date.now()) / DAY_MS);
expectEqual("how many days a class lasts", lasts, 120);
expectEqual("a device", (await ask(COUNT, { input: { key: readersKey, kind: "joined" } })).code, null);
const stored = JSON.stringify([await rows.ask("SELECT * FROM learn_classes"), await listCounts()]);
for (const unknown of [readersKey, teachersKey, NETWORK, "198.51.100."])
  if (stored.includes(unknown)) throw new Error(`expected nothing of ${unknown} to be stored, got ${stored}`);
expectEqual("the counts of a class", (await listCounts()).length, 5);

// Editors see none of it.
const administration = createAdministration(origin);
const administrator = await administration.logIn(
  process.env.CMS_ADMIN_EMAIL ?? "",
  process.env.CMS_ADMIN_PASSWORD ?? "",
);
const types: { data: { uid: string; isDisplayed: boolean }[] } = await administrator.ask(
  "GET",
  "/content-manager/content-types",
);
const shown = types.data.filter(({ uid, isDisplayed }) => isDisplayed && uid.startsWith("plugin::learn.class"));
expectEqual("what editors see of classes", shown.length, 0);

// Time passes: a class ends by itself, and the next one that is made takes it away.
await passDays(119);
expectEqual("on the last day", (await ask(READ, { key: readersKey })).data?.classToRead?.steps?.length, 2);
await passDays(1);
expectEqual("a class that has ended", (await ask(READ, { key: readersKey })).data?.classToRead, null);
expectEqual("its counts", (await ask(COUNTS, { key: teachersKey })).data?.classCounts, null);
expectEqual("a device in it", (await ask(COUNT, { input: { key: readersKey, kind: "joined" } })).code, NOT_FOUND);
expectEqual("its rows, until another one is made", (await listClasses()).length, 1);
await create({ quiz: null, questions: null });
expectEqual("the rows after it", (await listClasses()).length, 1);
expectEqual("the counts after it", (await listCounts()).length, 3);

// A network makes twenty in a day, from whichever of its addresses, and whatever else it sends.
await forgetAll();
for (let index = 0; index < 21; index += 1) {
  const { code, retryAfter } = await ask(
    CREATE,
    { input: LESSON },
    { from: `2001:db8:1:2${index.toString(16).padStart(2, "0")}::7`, email: `${index}@example.test` },
  );
  expectEqual(`class ${index + 1} of a network`, code, index < 20 ? null : TOO_MUCH);
  if (code !== null && !(Number(retryAfter) > 80_000)) throw new Error(`expected to wait a day, got ${retryAfter}`);
}
expectEqual("another network's", (await ask(CREATE, { input: LESSON }, { from: "2001:db8:1:300::7" })).code, null);

// All together make a thousand in a day, also those that come at once.
await addClasses(999 - (await listClasses()).length);
const atOnce = await Promise.all(Array.from({ length: 12 }, () => create()));
expectEqual("how many were made at once", atOnce.filter(({ code }) => code === null).length, 1);
const refused = atOnce.filter(({ code, retryAfter }) => code === TOO_MUCH && retryAfter === "3600");
expectEqual("how many were refused at once", refused.length, 11);
await passDays(1);
expectEqual("a class of the next day", (await create()).code, null);

// Where all are stored that may be, one goes that nobody uses.
await forgetAll();
await addClasses(20_000);
await passDays(2);
expectEqual("a class too many", (await create()).code, TOO_MUCH);
const [used, unused] = (await listClasses()).slice(70, 72);
await addCount(used, 1);
expectEqual("a class too many, where one is used", (await create()).code, TOO_MUCH);
await addCount(unused, 0);
expectEqual("a class in the place of another", (await create()).code, null);
const left = await listClasses();
expectEqual("how many are stored", left.length, 20_000);
expectEqual("the one that was used", left.includes(used), true);
expectEqual("the one that nobody used", left.includes(unused), false);
await forgetAll();

/** From a network of its own each time, so that none has done too much. */
function create(more: object = {}): Promise<Answer> {
  networks += 1;
  return ask(CREATE, { input: { ...LESSON, ...more } }, { from: `198.51.100.${networks}` });
}

/** As the site asks for visitors. */
async function ask(query: string, variables: object, { from = NETWORK, ...more }: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify({ query, variables, ...more }),
  });
  const { data = null, errors = [] } = await answer.json();
  const told: Answer = {
    data,
    code: errors[0]?.extensions.code ?? null,
    retryAfter: answer.headers.get("Retry-After"),
  };
  return told;
}

async function listClasses(): Promise<unknown[]> {
  return (await rows.ask("SELECT id FROM learn_classes ORDER BY id")).map(({ id }) => id);
}

function listCounts() {
  return rows.ask("SELECT * FROM learn_class_counts");
}

function passDays(days: number) {
  return rows.ask(`UPDATE learn_classes SET ends_at = ${rows.daysBefore(days, "ends_at")}`);
}

/** So many like one that has just been made, in which nothing is counted. */
async function addClasses(count: number): Promise<void> {
  if ((await listClasses()).length === 0) {
    await create();
    await rows.ask("DELETE FROM learn_class_counts");
    return addClasses(count - 1);
  }
  await rows.ask(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}),
      newest AS (SELECT * FROM learn_classes ORDER BY ends_at DESC LIMIT 1)
    INSERT INTO learn_classes (readers_hash, teachers_hash, language, steps, questions, ends_at)
    SELECT 'r' || n, 't' || n, language, steps, questions, ends_at FROM numbers, newest`);
}

function addCount(classId: unknown, devices: number) {
  return rows.ask(
    `INSERT INTO learn_class_counts (class_id, kind, place, devices) VALUES (${classId}, 'joined', 0, ${devices})`,
  );
}

async function forgetAll(): Promise<void> {
  await rows.ask("DELETE FROM learn_class_counts");
  await rows.ask("DELETE FROM learn_classes");
}
