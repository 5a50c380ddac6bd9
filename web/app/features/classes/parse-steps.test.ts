import { describe, expect, it } from "vitest";
import { pageOfStep, parseSteps } from "./parse-steps.ts";

const ORIGINS = ["https://learn.example", "http://localhost:3000"];

describe("parseSteps", () => {
  it.each([
    ["https://learn.example/concepts/staking/pools", "/concepts/staking/pools"],
    ["https://learn.example/de/concepts/staking/pools#fees", "/concepts/staking/pools#fees"],
    ["http://localhost:3000/lab/pool?s=a1b2", "/lab/pool?s=a1b2"],
    ["/ko/lab/pool?s=a1b2", "/lab/pool?s=a1b2"],
    ["lab/pool", "/lab/pool"],
    ["  /figures/clip\r", "/figures/clip"],
    ["/lab/pool?s=a&token=secret&utm_source=x", "/lab/pool?s=a"],
    ["/concepts/staking/pools?q=x#<b>", "/concepts/staking/pools"],
  ])("takes %j as %s", (typed, step) => {
    expect(parseSteps([typed], ORIGINS)).toEqual({ steps: [step], wrong: null });
  });

  it.each([
    "https://evil.example/concepts",
    "//evil.example/concepts",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://learn.example.evil.example/",
    "https://learn.example@evil.example/",
  ])("takes %s for no address of this site", (typed) => {
    expect(parseSteps(["/about", typed], ORIGINS)).toEqual({ steps: ["/about"], wrong: typed });
  });

  it("takes each once, in their order, and no empty one", () => {
    expect(parseSteps(["", "/b", " ", "/a", "/de/b"], ORIGINS).steps).toEqual(["/b", "/a"]);
    expect(parseSteps([" "], ORIGINS)).toEqual({ steps: [], wrong: null });
  });
});

describe("pageOfStep", () => {
  it("is a step without what is set on it and without its section", () => {
    expect(["/lab/pool?s=a", "/a/b#c?d", "/a"].map(pageOfStep)).toEqual(["/lab/pool", "/a/b", "/a"]);
  });
});
