import { describe, expect, it, onTestFinished } from "vitest";
import { aCategory, aConcept, aFile } from "../content/content-builders.ts";
import { createYield } from "../limits/yield-to-event-loop.ts";
import { aProvider } from "../provider-builder.ts";

const CATEGORIES = "{ concepts { data { title slug categories { data { name slug } } } } }";
/** What fails in one of the terms fails in all: none of their fields may be missing. */
const GLOSSARY = "{ glossary { name definition key usedIn { slug title } } }";

describe("a query in turns", () => {
  it("lets others have their turn between its fields, and is answered as at once", async () => {
    const atOnce = await aProvider(manyConcepts());
    const { inTurns, turns } = await aSlowProvider();
    expect(await inTurns.ask(CATEGORIES)).toEqual(await atOnce.ask(CATEGORIES));
    expect(turns()).toBeGreaterThan(10);
  });

  it("lets others have their turn between the entries that filters are put to", async () => {
    const { inTurns, turns } = await aSlowProvider();
    const asked = `query($filters: ConceptFiltersInput) { concepts(filters: $filters) { data { slug } } }`;
    const filters = { or: [{ slug: { eq: "concept-7" } }, { title: { contains: "nothing" } }] };
    expect(await inTurns.ask(asked, { filters })).toEqual({
      status: 200,
      data: { concepts: { data: [{ slug: "concept-7" }] } },
    });
    expect(turns()).toBeGreaterThan(5);
  });

  it.each([
    ["characters", 200, 4_200],
    ["work", 7_000, 12_000],
  ])("ends with too much %s as at once, and leaves nothing behind that fails later", async (limit, least, most) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    const statuses = new Set<number>();
    for (let bound = least; bound <= most; bound += (most - least) / 20) {
      const { inTurns, settled } = await aSlowProvider({ [limit]: bound });
      const { status, errors } = await inTurns.ask(GLOSSARY);
      statuses.add(status);
      if (status !== 200) expect(errors).toMatchObject([{ message: "The query asks for too much at once" }]);
      await settled();
    }
    expect(statuses).toEqual(new Set([400, 200]));
    expect(unhandled).toEqual([]);
  });
});

function manyConcepts() {
  const words = [..."abcdefghijkl"].map((letter) => `word${letter}`);
  const terms = words.map((word) => {
    const inAll = (text: string) => `{ en: ${text}, de: ${text}, ko: ${text}, fr: ${text}, zh: ${text}`;
    return `  ${word}: ${inAll(word)}, definition: ${inAll("Explained.")} } }`;
  });
  const concepts = Array.from({ length: 40 }, (_, at) =>
    aConcept({
      slug: `concept-${at}`,
      fields: { categories: "[economics]" },
      text: at < 5 ? words.join(" ") : "Text.",
    }),
  );
  return [aFile("content/terms.yaml", `terms:\n${terms.join("\n")}\n`), aCategory(), ...concepts];
}

/** Of whose clock a millisecond is over each time that somebody looks. */
async function aSlowProvider(limits = {}) {
  let now = 0;
  let turns = 0;
  let waiting = 0;
  const next = createYield();
  const inTurns = await aProvider(manyConcepts(), {
    limits: { milliseconds: 1_000_000, ...limits },
    clock: () => {
      now += 1;
      return now;
    },
    yieldToEventLoop: async () => {
      turns += 1;
      waiting += 1;
      await next();
      waiting -= 1;
    },
  });
  /** Until nobody waits any longer, and what follows has been noticed. */
  const settled = async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (waiting > 0);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { inTurns, turns: () => turns, settled };
}
