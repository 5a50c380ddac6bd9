import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkVector, listVectors } from "@learn-bittensor/simulators/vectors";
import { describe, expect, it } from "vitest";
import { LAB_NAMES } from "../frame/load-lab.ts";
import { getLabVectors, readLabVectors } from "./lab-vectors.server.ts";

const FOLDER = fileURLToPath(new URL("../../../../../simulators/vectors/", import.meta.url));

describe.each(LAB_NAMES)("what the lab %s is held to", (lab) => {
  it("is passed, each of it", async () => {
    const found = await readLabVectors(lab);
    expect(found?.vectors.flatMap((vector) => checkVector(vector) ?? [])).toEqual([]);
  });

  it("is counted by what is computed", async () => {
    const { count, ofSource, runtime, kinds } = (await getLabVectors(lab)) ?? {};
    expect(count).toBeGreaterThan(0);
    expect(ofSource).toBeLessThanOrEqual(count ?? 0);
    expect(runtime).toBe(425);
    expect(kinds?.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
  });
});

it("leaves out no published result, and counts none for two labs", async () => {
  const shown = await Promise.all(LAB_NAMES.map(getLabVectors));
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const published = files.flatMap((name) => listVectors(JSON.parse(readFileSync(FOLDER + name, "utf8"))));
  expect(shown.reduce((sum, vectors) => sum + (vectors?.count ?? 0), 0)).toBe(published.length);
});

it.each([null, "", "unknown", "constructor"])("is nothing where no lab is called %s", async (name) => {
  expect(await getLabVectors(name)).toBeNull();
});
