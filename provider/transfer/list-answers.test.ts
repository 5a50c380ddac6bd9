import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listAnswers } from "./list-answers.ts";

const PLUGIN = new URL("../../cms/src/plugins/learn/", import.meta.url);

describe("listAnswers", () => {
  it("has an answer to each question that the plugin of the cms looks up", async () => {
    const files = (await readdir(PLUGIN, { recursive: true })).filter((file) => file.endsWith(".ts"));
    const sources = await Promise.all(files.map((file) => readFile(path.join(PLUGIN.pathname, file), "utf8")));
    const asked = sources.flatMap((source) => [...source.matchAll(/\bfind\([`"]([\w-]+)/g)].map(([, kind]) => kind));
    const answered = new Set(listAnswers([]).map(kindOf));
    expect(asked).toContain("corrections");
    expect(asked).toContain("protocol-changes");
    expect(asked).toContain("facts");
    expect([...new Set(asked)].filter((kind) => kind && !answered.has(kind))).toEqual([]);
  });
});

function kindOf({ question }: { question: string }): string {
  return question.split("/")[0] ?? "";
}
