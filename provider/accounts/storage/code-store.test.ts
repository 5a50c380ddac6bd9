import { describe, expect, it } from "vitest";
import { createCodeStore } from "./code-store.ts";
import { aDatabase } from "./database-builder.ts";

const HOUR_MS = 3_600_000;

describe("createCodeStore", () => {
  it("knows a code once", () => {
    const { database, clock, ada } = aDatabase();
    const codes = createCodeStore(database, clock);
    codes.keep("reset", ada, "secret");
    expect(codes.find("reset", "secret")).toBe(ada.id);
    expect(codes.use("reset", "secret")).toBe(ada.id);
    expect(codes.use("reset", "secret")).toBeNull();
    expect(codes.find("reset", "secret")).toBeNull();
  });

  it("knows a code for one purpose", () => {
    const { database, clock, ada } = aDatabase();
    const codes = createCodeStore(database, clock);
    codes.keep("confirmation", ada, "secret");
    expect(codes.use("reset", "secret")).toBeNull();
    expect(codes.use("confirmation", "secret")).toBe(ada.id);
  });

  it.each([
    ["reset", HOUR_MS],
    ["confirmation", 72 * HOUR_MS],
  ] as const)("forgets a code for %s in time", (purpose, lifetime) => {
    const { database, clock, ada, passTime } = aDatabase();
    const codes = createCodeStore(database, clock);
    codes.keep(purpose, ada, "secret");
    passTime(lifetime - 1);
    expect(codes.find(purpose, "secret")).toBe(ada.id);
    passTime(1);
    expect(codes.find(purpose, "secret")).toBeNull();
    expect(codes.use(purpose, "secret")).toBeNull();
  });

  it("replaces a code by a newer one", () => {
    const { database, clock, ada } = aDatabase();
    const codes = createCodeStore(database, clock);
    codes.keep("reset", ada, "older");
    codes.keep("reset", ada, "newer");
    expect(codes.find("reset", "older")).toBeNull();
    expect(codes.find("reset", "newer")).toBe(ada.id);
  });

  it("keeps no code itself, and none that has expired", () => {
    const { database, clock, ada, passTime } = aDatabase();
    const codes = createCodeStore(database, clock);
    codes.keep("reset", ada, "secret");
    expect(JSON.stringify(database.prepare("SELECT * FROM one_time_codes").all())).not.toContain("secret");
    passTime(HOUR_MS);
    codes.keep("confirmation", ada, "other");
    expect(database.prepare("SELECT count(*) AS codes FROM one_time_codes").get()).toEqual({ codes: 1 });
  });
});
