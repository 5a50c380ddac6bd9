import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Progress } from "../learning/merge-progress.ts";
import { aDatabase } from "./database-builder.ts";
import { createProgressStore } from "./progress-store.ts";

const STARTED: Progress = { state: "started", percent: 30, startedAt: 5, completedAt: null };
const COMPLETED: Progress = { state: "completed", percent: 100, startedAt: 7, completedAt: 8 };

const report = fc.record({
  slug: fc.constantFrom("staking", "subnets", "wallets"),
  news: fc.oneof(
    fc.record({
      state: fc.constant<"started">("started"),
      percent: fc.integer({ min: 0, max: 100 }),
      startedAt: fc.nat(),
      completedAt: fc.constant(null),
    }),
    fc.constant(COMPLETED),
  ),
});

describe("createProgressStore", () => {
  it("has one entry for each kind and slug, which only grows", async () => {
    const { store, ada } = await aStore();
    const target = { kind: "concept", slug: "staking" } as const;
    const first = await store.save(ada.id, target, STARTED);
    expect(first).toMatchObject({ state: "started", percent: 30, startedAt: "1970-01-01T00:00:00.005Z" });
    expect(await store.save(ada.id, target, { ...STARTED, percent: 10 })).toMatchObject({ percent: 30 });
    expect(await store.save(ada.id, target, COMPLETED)).toMatchObject({ state: "completed", percent: 100 });
    expect(await store.save(ada.id, target, STARTED)).toEqual({
      ...first,
      state: "completed",
      percent: 100,
      completedAt: "1970-01-01T00:00:00.008Z",
    });
    expect(await store.list(ada.id, { kind: null, slug: null })).toHaveLength(1);
  });

  it("says the same after reports in any order and any number of times", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(report, { maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        async (reports, again) => {
          const inOrder = await outcomeOf(reports);
          const repeated = again.flatMap((index) => reports[index % reports.length] ?? []);
          expect(await outcomeOf([...repeated, ...reports.toReversed()])).toEqual(inOrder);
        },
      ),
      { numRuns: process.env.TEST_ACCOUNTS_ON ? 5 : 50 },
    );
  });

  it("lists the latest first, by kind and slug where asked to", async () => {
    const { store, ada, passTime } = await aStore();
    await store.save(ada.id, { kind: "concept", slug: "staking" }, STARTED);
    passTime(1);
    await store.save(ada.id, { kind: "guide", slug: "staking" }, STARTED);
    passTime(1);
    await store.save(ada.id, { kind: "concept", slug: "subnets" }, STARTED);
    const list = async (kind: string | null, slug: string | null) =>
      (await store.list(ada.id, { kind, slug })).map((entry) => `${entry.kind} ${entry.slug}`);
    expect(await list(null, null)).toEqual(["concept subnets", "guide staking", "concept staking"]);
    expect(await list("concept", null)).toEqual(["concept subnets", "concept staking"]);
    expect(await list("concept", "staking")).toEqual(["concept staking"]);
    expect(await list(null, "nothing")).toEqual([]);
  });

  it("holds 2000 entries of one account, and updates them still", async () => {
    const { store, ada } = await aStore();
    const save = (index: number) => store.save(ada.id, { kind: "concept", slug: `concept-${index}` }, STARTED);
    for (let index = 0; index < 2_000; index += 1) await save(index);
    await expect(save(2_000)).rejects.toThrow("An account holds at most 2000 progress entries");
    expect(await save(5)).toMatchObject({ slug: "concept-5" });
    expect(await store.remove(ada.id, { kind: "concept", slug: "concept-5" })).toBe(true);
    expect(await store.remove(ada.id, { kind: "concept", slug: "concept-5" })).toBe(false);
    expect(await save(2_000)).toMatchObject({ slug: "concept-2000" });
  });

  it("is gone with the account", async () => {
    const { store, ada, accounts } = await aStore();
    await store.save(ada.id, { kind: "concept", slug: "staking" }, STARTED);
    await accounts.remove(ada);
    expect(await store.list(ada.id, { kind: null, slug: null })).toEqual([]);
  });
});

async function outcomeOf(reports: readonly { slug: string; news: Progress }[]) {
  const { store, ada } = await aStore();
  for (const { slug, news } of reports) await store.save(ada.id, { kind: "concept", slug }, news);
  return (await store.list(ada.id, { kind: null, slug: null }))
    .map(({ slug, state, percent, startedAt, completedAt }) => ({ slug, state, percent, startedAt, completedAt }))
    .toSorted((one, other) => one.slug.localeCompare(other.slug));
}

async function aStore() {
  const world = await aDatabase();
  return { ...world, store: createProgressStore(world.database, world.clock, world.random) };
}
