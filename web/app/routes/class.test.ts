import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { readReadersKey, readTeachersKey } from "#app/features/classes/class-address.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { createRequestContext } from "#app/site/request-context.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithLearners } from "../../tests/site-with-learners.ts";
import ClassRoute, { loader as reading } from "./class.tsx";
import ClassCountsRoute, { loader as looking } from "./class-counts.tsx";
import ClassFormRoute, { loader as form, action as make } from "./class-form.tsx";
import { action, loader as get } from "./class-json.ts";
import { loader as lesson } from "./lesson.tsx";
import { loader as teach } from "./teach.tsx";

const DAY_MS = 86_400_000;
const POOLS = "/concepts/tokens-and-emission/pools-and-slippage";
const FILES = [
  aContentFile("en/category/tokens-and-emission"),
  aContentFile("en/lab/pool"),
  aContentFile("en/concept/pools-and-slippage", { categories: ["tokens-and-emission"], quiz: "pools-and-slippage" }),
  aContentFile("de/concept/pools-and-slippage", { title: "Pools" }),
  aContentFile("en/concept/no-questions", { categories: ["tokens-and-emission"] }),
  {
    path: "en/quiz/pools-and-slippage",
    text: JSON.stringify({
      ...{ title: "S", description: "S.", passPercent: 50, updatedAt: "2026-11-20" },
      questions: ["one", "two"].map((key) => ({
        ...{ key, prompt: `${key}?`, section: "a", explanation: `Why ${key}.` },
        options: [
          { key: "yes", text: "Yes", correct: true },
          { key: "no", text: "No" },
        ],
      })),
    }),
  },
];

describe("/teach/class", () => {
  it.each(LOCALES)("is filled in with the pages of a lesson, and asks for no script (%s)", async (locale) => {
    const { site } = await siteWithLearners(FILES);
    const path = localizedPath("/teach/class", locale);
    const loaderData = await form(asked(site, `${path}?lesson=what-an-order-costs`, locale));
    expect(loaderData.typed.steps).toEqual(
      expect.arrayContaining(
        [POOLS, "/figures/pool-order", "/lab/pool"].map(
          (page) => `https://learn.example${localizedPath(page, locale)}`,
        ),
      ),
    );
    expect(loaderData.typed.quiz).toBe("pools-and-slippage");
    const markup = pageOfRoute(ClassFormRoute, { loaderData }, path);
    expect(markup).toContain(getTranslator(locale)("classes.form.submit"));
    expect(markup).toMatch(/<form[^>]*method="post"/);
  });

  it("is empty for no lesson, and for one that there is not", async () => {
    const { site } = await siteWithLearners(FILES);
    for (const query of ["", "?lesson=nothing", "?lesson=%3Cb%3E"])
      expect((await form(asked(site, `/teach/class${query}`))).typed).toEqual({ steps: [], quiz: "" });
  });

  it("answers two addresses in the language of the class, whose keys no server is sent, and which no cache stores", async () => {
    const { site, send } = await aSite();
    const made = await send({ steps: [POOLS], quiz: "pools-and-slippage" }, "de");
    if (!("forClass" in made)) throw new Error("expected a class");
    const [forClass, forTeacher] = [new URL(made.forClass), new URL(made.forTeacher)];
    expect([forClass.pathname, forTeacher.pathname]).toEqual(["/de/class", "/de/class/counts"]);
    expect(readReadersKey(forClass.hash)).not.toBeNull();
    expect(readTeachersKey(forTeacher.hash)).not.toBeNull();
    const loaderData = await form(asked(site, "/de/teach/class", "de"));
    const markup = pageOfRoute(ClassFormRoute, { loaderData, actionData: made }, "/de/teach/class");
    for (const address of [made.forClass, made.forTeacher]) expect(markup).toContain(`value="${address}"`);
  });

  it.each([
    ["nothing", { steps: [" ", ""] }, "empty", ""],
    ["a page elsewhere", { steps: [POOLS, "https://evil.example/x"] }, "unknown", "https://evil.example/x"],
    [
      "a page that there is not",
      { steps: ["/concepts/tokens-and-emission/gone"] },
      "unknown",
      "/concepts/tokens-and-emission/gone",
    ],
    ["what somebody has typed", { steps: ["/search?q=buy+now"] }, "unknown", "/search?q=buy+now"],
    ["an account's page", { steps: ["/profile"] }, "unknown", "/profile"],
    ["too many pages", { steps: Array.from({ length: 13 }, (_, at) => `${POOLS}#s${at}`) }, "many", ""],
    ["a quiz that there is not", { steps: [POOLS], quiz: "no-questions" }, "noQuiz", ""],
  ])("refuses %s, and shows what was typed again", async (_, typed, fault, line) => {
    const { send, asked: questions } = await aSite();
    const refused = await send({ quiz: "", ...typed });
    expect(refused).toMatchObject({
      data: { fault, line, typed: { quiz: "", ...typed } },
      init: { status: 400, headers: { "Cache-Control": "no-store" } },
    });
    expect(questions.map(({ operationName }) => operationName)).not.toContain("createClass");
  });

  it("says so where too many were made", async () => {
    const { send } = await aSite();
    for (let made = 0; made < 20; made += 1) expect(await send({ steps: [POOLS] })).toHaveProperty("forClass");
    expect(await send({ steps: [POOLS] })).toMatchObject({ data: { fault: "tooMany" }, init: { status: 429 } });
  });

  it("takes a form, and nothing else", async () => {
    const { site } = await aSite();
    const request = new Request("https://learn.example/teach/class", { method: "POST", body: "{}" });
    await expect(make({ ...aRequest(site, "/teach/class"), params: {}, request } as never)).rejects.toMatchObject({
      init: { status: 415 },
    });
  });
});

describe("/class and /class/counts", () => {
  it.each(LOCALES)("say what they are and what they need, and know nothing of any class (%s)", async (locale) => {
    const { site, asked: questions } = await siteWithLearners(FILES);
    const t = getTranslator(locale);
    const path = localizedPath("/class", locale);
    const read = pageOfRoute(ClassRoute, { loaderData: await reading(asked(site, path, locale)) }, path);
    expect(read).toContain(t("classes.reading.title"));
    const countsPath = localizedPath("/class/counts", locale);
    const counts = pageOfRoute(
      ClassCountsRoute,
      { loaderData: await looking(asked(site, countsPath, locale)) },
      countsPath,
    );
    expect(counts).toContain(t("classes.counts.title"));
    for (const markup of [read, counts]) expect(markup).toMatch(/<noscript>.*#/s);
    expect(new Set(questions.map(({ operationName }) => operationName))).toEqual(new Set(["getClassLimits"]));
  });

  it("are not there where no classes are made, and nothing leads to the form", async () => {
    const { site } = await siteOnContent(FILES);
    for (const load of [form, reading, looking])
      await expect(load(asked(site, "/class") as never)).rejects.toMatchObject({ init: { status: 404 } });
    expect((await teach(asked(site, "/teach") as never)).takesClasses).toBe(false);
    const args = { ...aRequest(site, "/teach/keys-and-thieves"), params: { lesson: "keys-and-thieves" } };
    expect((await lesson(args as never)).takesClasses).toBe(false);
    const { site: full } = await siteWithLearners(FILES);
    expect((await teach(asked(full, "/teach") as never)).takesClasses).toBe(true);
  });
});

describe("/class.json", () => {
  it("shows a class to its readers, in its language, with the questions and not what is right", async () => {
    const { made, post } = await aClass("de");
    const { status, body, headers } = await post({ ask: "read", key: made.key });
    expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(body).toMatchObject({
      ...{ locale: "de", endsAt: "2027-03-20T09:00:00.000Z" },
      steps: [
        { path: `${POOLS}#fees`, title: "Pools", locale: "de" },
        { path: "/figures/pool-order", title: "pool-order" },
      ],
      quiz: { text: POOLS, locale: "en", questions: [{ key: "one" }, { key: "two" }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/correct|Why one/);
  });

  it("counts what devices did, and shows the sums to the teacher alone", async () => {
    const { made, post, countsOf } = await aClass();
    const { key } = made;
    await Promise.all([
      ...Array.from({ length: 5 }, () => post({ ask: "join", key })),
      ...Array.from({ length: 3 }, () => post({ ask: "open", key, step: 1 })),
      ...["yes", "no", "no"].map((option) => answer(post, key, option)),
    ]);
    // All that there is: sums of a step or a question, nothing of a device.
    expect(await countsOf(made)).toEqual({
      endsAt: expect.any(String),
      joined: 5,
      steps: [
        { path: `${POOLS}#fees`, title: expect.any(String), locale: expect.any(String), opened: 0 },
        { path: "/figures/pool-order", title: "pool-order", locale: "en", opened: 3 },
      ],
      questions: [
        { key: "one", prompt: "one?", locale: "en", right: 1, wrong: 2 },
        { key: "two", prompt: "two?", locale: "en", right: 0, wrong: 0 },
      ],
    });
    const forReader = (await post({ ask: "read", key })).body;
    expect(JSON.stringify(forReader)).not.toMatch(/"(?:opened|right|wrong|joined)"/);
    expect((await post({ ask: "counts", key })).status).toBe(404);
    expect((await post({ ask: "read", key: made.teachersKey })).status).toBe(404);
  });

  it("grades an answer, and counts it only where its reader has agreed", async () => {
    const { made, post, countsOf } = await aClass();
    const declined = await answer(post, made.key, "no", { isCounted: false });
    expect(declined.body).toMatchObject({
      graded: { correct: false, correctOptions: ["yes"], explanation: "Why one." },
    });
    expect((await countsOf(made)).questions[0]).toMatchObject({ right: 0, wrong: 0 });
    const counted = await answer(post, made.key, "no");
    expect(counted.body).toEqual(declined.body);
    expect((await countsOf(made)).questions[0]).toMatchObject({ right: 0, wrong: 1 });
  });

  it("knows no class that has ended", async () => {
    const { made, post, passTime } = await aClass();
    const all = (key: string, teachersKey: string) => [
      { ask: "read", key },
      { ask: "join", key },
      { ask: "open", key, step: 0 },
      { ask: "answer", key, question: "one", options: ["yes"], locale: "en", isCounted: true },
      ...["counts", "end"].map((ask) => ({ ask, key: teachersKey })),
    ];
    const statuses = async () => {
      const answers = all(made.key, made.teachersKey).map(async (body) => (await post(body)).status);
      return [...new Set(await Promise.all(answers))];
    };
    for (const body of all("0a1b2c3d4e5f", "x".repeat(43))) expect((await post(body)).status).toBe(404);
    passTime(120 * DAY_MS);
    expect(await statuses()).toEqual([404]);
    const another = await aClass();
    expect((await another.post({ ask: "end", key: another.made.key })).status).toBe(404);
    expect((await another.post({ ask: "end", key: another.made.teachersKey })).status).toBe(200);
    expect((await another.post({ ask: "read", key: another.made.key })).status).toBe(404);
  });

  it.each([
    ["nothing", null],
    ["what is not asked there", { ask: "list", key: "KEY" }],
    ["no key", { ask: "read" }],
    ["a key that is none", { ask: "read", key: 7 }],
    ["a key without end", { ask: "read", key: "x".repeat(101) }],
    ["a step that is no number", { ask: "open", key: "KEY", step: "0" }],
    [
      "a question of another quiz",
      { ask: "answer", key: "KEY", question: "gone", options: [], locale: "en", isCounted: true },
    ],
    [
      "an option that there is not",
      { ask: "answer", key: "KEY", question: "one", options: ["x"], locale: "en", isCounted: true },
    ],
    [
      "an unknown language",
      { ask: "answer", key: "KEY", question: "one", options: ["yes"], locale: "xx", isCounted: true },
    ],
    [
      "too many options",
      { ask: "answer", key: "KEY", question: "one", options: Array(21).fill("yes"), locale: "en", isCounted: true },
    ],
  ])("refuses %s, and counts nothing", async (_, body) => {
    const { made, send, countsOf } = await aClass();
    await expect(send(JSON.stringify(body)?.replace("KEY", made.key))).rejects.toMatchObject({ init: { status: 400 } });
    expect(JSON.stringify(await countsOf(made))).not.toMatch(/"(?:opened|right|wrong|joined)":[1-9]/);
  });

  it("says when to come back where a network has done too much", async () => {
    const { made, post } = await aClass();
    const { key } = made;
    for (let counted = 0; counted < 600; counted += 1)
      expect((await post({ ask: "join", key }, "203.0.113.7")).status).toBe(200);
    const refused = await post({ ask: "join", key }, "203.0.113.7");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect((await post({ ask: "join", key }, "198.51.100.1")).status).toBe(200);
  });

  it("is nothing to be read at an address", () => {
    expect(get().status).toBe(405);
  });
});

type Site = Awaited<ReturnType<typeof siteWithLearners>>["site"];
type Post = (body: object, from?: string) => Promise<{ status: number; headers: Headers; body: unknown }>;

function asked(site: Site, path: string, locale: Locale = "en") {
  return { ...aRequest(site, path), params: locale === "en" ? {} : { locale } } as never;
}

async function aSite() {
  const world = await siteWithLearners(FILES);
  return {
    ...world,
    /** Sends the form. */
    async send({ steps, quiz = "" }: { steps: string[]; quiz?: string }, locale: Locale = "en") {
      const url = new URL(localizedPath("/teach/class", locale), "https://learn.example");
      const request = new Request(url, {
        method: "POST",
        body: new URLSearchParams([...steps.map((step) => ["step", step]), ["quiz", quiz]]),
      });
      const context = contextOf(world.site, "203.0.113.9");
      return make({ request, url, context, params: locale === "en" ? {} : { locale } } as never);
    },
  };
}

async function aClass(locale: Locale = "en") {
  const { site, passTime, send: sendForm } = await aSite();
  const made = await sendForm({ steps: [`${POOLS}#fees`, "/figures/pool-order"], quiz: "pools-and-slippage" }, locale);
  if (!("forClass" in made)) throw new Error("expected a class");
  const key = readReadersKey(new URL(made.forClass).hash) ?? "";
  const teachersKey = readTeachersKey(new URL(made.forTeacher).hash) ?? "";
  const send = (body: string | undefined, from = "203.0.113.9") => {
    const url = new URL("https://learn.example/class.json");
    const request = new Request(url, { method: "POST", body: body ?? "" });
    return action({ request, url, context: contextOf(site, from), params: {}, pattern: "/class.json" });
  };
  const post: Post = async (body, from) => {
    const answered = await send(JSON.stringify(body), from);
    return { status: answered.status, headers: answered.headers, body: await answered.json() };
  };
  return {
    ...{ made: { key, teachersKey }, passTime, send, post },
    async countsOf({ teachersKey }: { teachersKey: string }) {
      return (await post({ ask: "counts", key: teachersKey })).body as {
        questions: { right: number; wrong: number }[];
      };
    },
  };
}

function answer(post: Post, key: string, option: string, { isCounted = true } = {}) {
  return post({ ask: "answer", key, question: "one", options: [option], locale: "en", isCounted });
}

function contextOf(site: Site, clientAddress: string) {
  return createRequestContext(site, { nonce: "", isDataRequest: false, clientAddress });
}
