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
  it("has one entry for each kind and slug, which only grows", () => {
    const { store, ada } = aStore();
    const target = { kind: "concept", slug: "staking" } as const;
    const first = store.save(ada.id, target, STARTED);
    expect(first).toMatchObject({ state: "started", percent: 30, startedAt: "1970-01-01T00:00:00.005Z" });
    expect(store.save(ada.id, target, { ...STARTED, percent: 10 })).toMatchObject({ percent: 30 });
    expect(store.save(ada.id, target, COMPLETED)).toMatchObject({ state: "completed", percent: 100 });
    expect(store.save(ada.id, target, STARTED)).toEqual({
      ...first,
      state: "completed",
      percent: 100,
      completedAt: "1970-01-01T00:00:00.008Z",
    });
    expect(store.list(ada.id, { kind: null, slug: null })).toHaveLength(1);
  });

  it("says the same after reports in any order and any number of times", () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 12 }), fc.array(fc.nat(), { maxLength: 12 }), (reports, again) => {
        const inOrder = outcomeOf(reports);
        const repeated = again.flatMap((index) => reports[index % reports.length] ?? []);
        expect(outcomeOf([...repeated, ...reports.toReversed()])).toEqual(inOrder);
      }),
      { numRuns: 50 },
    );
  });

  it("lists the latest first, by kind and slug where asked to", () => {
    const { store, ada, passTime } = aStore();
    store.save(ada.id, { kind: "concept", slug: "staking" }, STARTED);
    passTime(1);
    store.save(ada.id, { kind: "guide", slug: "staking" }, STARTED);
    passTime(1);
    store.save(ada.id, { kind: "concept", slug: "subnets" }, STARTED);
    const list = (kind: string | null, slug: string | null) =>
      store.list(ada.id, { kind, slug }).map((entry) => `${entry.kind} ${entry.slug}`);
    expect(list(null, null)).toEqual(["concept subnets", "guide staking", "concept staking"]);
    expect(list("concept", null)).toEqual(["concept subnets", "concept staking"]);
    expect(list("concept", "staking")).toEqual(["concept staking"]);
    expect(list(null, "nothing")).toEqual([]);
  });

  it("holds 2000 entries of one account, and updates them still", () => {
    const { store, ada } = aStore();
    const save = (index: number) => store.save(ada.id, { kind: "concept", slug: `concept-${index}` }, STARTED);
    for (let index = 0; index < 2_000; index += 1) save(index);
    expect(() => save(2_000)).toThrow("An account holds at most 2000 progress entries");
    expect(save(5)).toMatchObject({ slug: "concept-5" });
    expect(store.remove(ada.id, { kind: "concept", slug: "concept-5" })).toBe(true);
    expect(store.remove(ada.id, { kind: "concept", slug: "concept-5" })).toBe(false);
    expect(save(2_000)).toMatchObject({ slug: "concept-2000" });
  });

  it("is gone with the account", () => {
    const { store, ada, accounts } = aStore();
    store.save(ada.id, { kind: "concept", slug: "staking" }, STARTED);
    accounts.remove(ada);
    expect(store.list(ada.id, { kind: null, slug: null })).toEqual([]);
  });
});

function outcomeOf(reports: readonly { slug: string; news: Progress }[]) {
  const { store, ada } = aStore();
  for (const { slug, news } of reports) store.save(ada.id, { kind: "concept", slug }, news);
  return store
    .list(ada.id, { kind: null, slug: null })
    .map(({ slug, state, percent, startedAt, completedAt }) => ({ slug, state, percent, startedAt, completedAt }))
    .toSorted((one, other) => one.slug.localeCompare(other.slug));
}

function aStore() {
  const world = aDatabase();
  return { ...world, store: createProgressStore(world.database, world.clock, world.random) };
}
