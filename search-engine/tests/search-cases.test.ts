import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CaseFile } from "../cases/case-file.ts";
import { createEngineUnderTest } from "../cases/engine-under-test.ts";
import { runCase } from "../cases/run-case.ts";

const file: CaseFile = JSON.parse(readFileSync(new URL("search-cases.json", import.meta.url), "utf8"));

describe("the search contract", () => {
  it.each(file.cases)("$id ($level, $lang): $feature", async (one) => {
    expect(await runCase(one, file, createEngineUnderTest())).toEqual([]);
  });
});
