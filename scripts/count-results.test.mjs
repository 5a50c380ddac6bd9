import { describe, expect, it } from "vitest";
import {
  addUp,
  countPlaywright,
  countProject,
  countVitest,
  formatEnd,
  formatTally,
  listFlaky,
  listSkipped,
} from "./count-results.mjs";

describe("countVitest", () => {
  it("reads the figures of the report", () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(countVitest(report, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it("counts a bad end without a failed test as a failure", () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it("counts a run without a report, or without a test, as a failure", () => {
    expect(countVitest(null, 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("countPlaywright", () => {
  it("reads the figures of the report; what passed at a second try has passed", () => {
    const report = { stats: { expected: 40, unexpected: 1, flaky: 2, skipped: 3 } };
    expect(countPlaywright(report, 1)).toEqual({ passed: 42, failed: 1, skipped: 3 });
  });

  it("counts a run that broke off as a failure", () => {
    expect(countPlaywright(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright({ stats: { expected: 3, unexpected: 0 } }, 130)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });
});

describe("countProject", () => {
  it("counts the tests of one project, in suites within suites as well", () => {
    const specsOf = (/** @type {string[]} */ projects) => [
      {
        title: "opens",
        file: "menu.test.ts",
        line: 7,
        tests: projects.map((projectName) => ({ status: "expected", projectName, results: [{}] })),
      },
    ];
    const within = { specs: specsOf(["firefox"]) };
    const report = { suites: [{ specs: specsOf(["desktop", "firefox"]), suites: [within] }] };
    expect(countProject(report, "firefox")).toBe(2);
    expect(countProject(report, "desktop")).toBe(1);
    expect(countProject(null, "desktop")).toBe(0);
  });
});

describe("listFlaky", () => {
  it("names each test that passed only at its second try, and what it had failed at", () => {
    const failed = { error: { message: "expected 1, got 0\n\nCall log: …" } };
    const specs = [
      {
        title: "opens",
        file: "menu.test.ts",
        line: 7,
        tests: [{ status: "flaky", projectName: "phone", results: [failed, {}] }],
      },
      {
        title: "closes",
        file: "menu.test.ts",
        line: 9,
        tests: [{ status: "expected", projectName: "phone", results: [{}] }],
      },
    ];
    expect(listFlaky({ suites: [{ suites: [{ specs }] }] })).toEqual([
      "flaky: [phone] menu.test.ts:7 opens: expected 1, got 0",
    ]);
  });

  it("is empty without a report", () => {
    expect(listFlaky(null)).toEqual([]);
  });
});

describe("formatTally", () => {
  it("is one line, with the skipped only if there are some", () => {
    const some = { passed: 3, failed: 0, skipped: 0 };
    expect(formatTally(some)).toBe("3 passed, 0 failed");
    expect(formatTally(addUp([some, { passed: 1, failed: 2, skipped: 4 }]))).toBe("4 passed, 2 failed, 4 skipped");
  });
});

describe("formatEnd", () => {
  it("ends with the passed and the failed, and tells the skipped on the line before", () => {
    expect(formatEnd({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
    expect(formatEnd({ passed: 3, failed: 1, skipped: 4 })).toBe("4 skipped\n3 passed, 1 failed");
  });
});

describe("listSkipped", () => {
  it("names each test that was not run, with the reason", () => {
    /** @type {(title: string, status: string, annotations: { type: string, description: string }[]) => any} */
    const aSpec = (title, status, annotations) => ({ title, file: "visual.test.ts", tests: [{ status, annotations }] });
    const report = {
      suites: [
        {
          suites: [
            {
              specs: [
                aSpec("home (ko)", "skipped", [{ type: "skip", description: "drawn with Unifont" }]),
                aSpec("home (en)", "expected", []),
              ],
            },
          ],
          specs: [aSpec("home (zh)", "skipped", [])],
        },
      ],
    };
    expect(listSkipped(report)).toEqual([
      "skipped: visual.test.ts home (zh): no reason given",
      "skipped: visual.test.ts home (ko): drawn with Unifont",
    ]);
    expect(listSkipped(null)).toEqual([]);
  });
});
