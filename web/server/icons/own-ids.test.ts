import { describe, expect, it } from "vitest";
import { sanitizeIconBody } from "./sanitize-icon-body.ts";

describe("ownIds", () => {
  it.each([
    [
      "paint",
      '<linearGradient id="a"/><path fill="url(#a)" d="M0 0"/>',
      '<linearGradient id="x-a"/><path fill="url(#x-a)" d="M0 0"/>',
    ],
    ["copies", '<circle id="b" r="1"/><use href="#b"/>', '<circle id="x-b" r="1"/><use href="#x-b"/>'],
    [
      "animations in their order",
      '<path d="M0 0"><animate id="c" begin="0;d.end"/><animate id="d" begin="c.end"/></path>',
      '<path d="M0 0"><animate id="x-c" begin="0;x-d.end"/><animate id="x-d" begin="x-c.end"/></path>',
    ],
  ])("renames ids, and what refers to them: %s", (_what, body, renamed) => {
    expect(sanitizeIconBody(body, "x-")).toBe(renamed);
  });

  it("takes no colour for an id, and leaves what refers to nothing", () => {
    const body = '<path id="x-fff" fill="#fff" mask="url(#none)" d="M0 0"/>';
    expect(sanitizeIconBody(body.replace("x-", ""), "x-")).toBe(body);
  });
});
