import { describe, expect, it } from "vitest";
import { createCodeStore } from "./code-store.ts";
import { aDatabase } from "./database-builder.ts";

const HOUR_MS = 3_600_000;

describe("createCodeStore", () => {
  it("knows a code once", async () => {
    const { database, clock, ada } = await aDatabase();
    const codes = createCodeStore(database, clock);
    await codes.save("reset", ada, "secret");
    expect(await codes.find("reset", "secret")).toBe(ada.id);
    expect(await codes.use("reset", "secret")).toBe(ada.id);
    expect(await codes.use("reset", "secret")).toBeNull();
    expect(await codes.find("reset", "secret")).toBeNull();
  });

  it("knows a code for one purpose", async () => {
    const { database, clock, ada } = await aDatabase();
    const codes = createCodeStore(database, clock);
    await codes.save("confirmation", ada, "secret");
    expect(await codes.use("reset", "secret")).toBeNull();
    expect(await codes.use("confirmation", "secret")).toBe(ada.id);
  });

  it.each([
    ["reset", HOUR_MS],
    ["confirmation", 72 * HOUR_MS],
  ] as const)("forgets a code for %s in time", async (purpose, lifetime) => {
    const { database, clock, ada, passTime } = await aDatabase();
    const codes = createCodeStore(database, clock);
    await codes.save(purpose, ada, "secret");
    passTime(lifetime - 1);
    expect(await codes.find(purpose, "secret")).toBe(ada.id);
    passTime(1);
    expect(await codes.find(purpose, "secret")).toBeNull();
    expect(await codes.use(purpose, "secret")).toBeNull();
  });

  it("replaces a code by a newer one", async () => {
    const { database, clock, ada } = await aDatabase();
    const codes = createCodeStore(database, clock);
    await codes.save("reset", ada, "older");
    await codes.save("reset", ada, "newer");
    expect(await codes.find("reset", "older")).toBeNull();
    expect(await codes.find("reset", "newer")).toBe(ada.id);
  });

  it("stores no code itself, and none that has expired", async () => {
    const { database, clock, ada, passTime } = await aDatabase();
    const codes = createCodeStore(database, clock);
    await codes.save("reset", ada, "secret");
    expect(JSON.stringify(await database.prepare("SELECT * FROM one_time_codes").all())).not.toContain("secret");
    passTime(HOUR_MS);
    await codes.save("confirmation", ada, "other");
    expect(await database.prepare("SELECT count(*) AS codes FROM one_time_codes").get()).toEqual({ codes: 1 });
  });
});
