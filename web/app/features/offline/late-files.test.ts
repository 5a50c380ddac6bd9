import { describe, expect, it } from "vitest";
import { loadLateFiles, withLateFiles } from "./late-files.ts";

const LATE = {
  "/assets/learning-1.js": { any: ["/assets/changes-1.js"], de: ["/assets/de-1.js"], ko: ["/assets/ko-1.js"] },
  "/assets/changes-1.js": { any: ["/assets/changes-1.css", "/assets/learning-1.js"] },
};

describe("withLateFiles", () => {
  it("adds what files load later, and what that loads, in the language of the page", () => {
    expect([...withLateFiles(["/assets/learning-1.js", "/a.png"], "ko", LATE)]).toEqual([
      ...["/assets/learning-1.js", "/a.png", "/assets/changes-1.js", "/assets/ko-1.js", "/assets/changes-1.css"],
    ]);
  });

  it("leaves files as they are of which nothing is known", () => {
    expect([...withLateFiles(["/assets/old-1.js"], "en", LATE)]).toEqual(["/assets/old-1.js"]);
  });
});

describe("loadLateFiles", () => {
  it("is what the server says, and nothing where it says nothing", async () => {
    expect(await loadLateFiles(async () => Response.json(LATE))).toEqual(LATE);
    expect(await loadLateFiles(async () => new Response("", { status: 404 }))).toEqual({});
  });
});
