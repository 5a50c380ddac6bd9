import { describe, expect, it } from "vitest";
import { describeDifference, listWhatIsRead } from "./compare-sites.mjs";

const page = (/** @type {string} */ body) => `<!doctype html><script>var a = 1</script><main>${body}</main>`;

describe("comparing pages", () => {
  it("sees what is read and where it leads, and no scripts", () => {
    const html = page(`<h1 class="x">Subnets</h1><p>See <a href="http://one.test/about">about</a>.</p>`);
    expect(listWhatIsRead(html, "http://one.test")).toEqual(["Subnets", "See", "→ /about", "about", "."]);
  });

  it("tells the first difference, and nothing where there is none", () => {
    expect(describeDifference(["a", "b"], ["a", "b"])).toBeNull();
    expect(describeDifference(["a", "b", "c"], ["a", "x", "c"])).toBe("  expected b | c\n  got      x | c");
    expect(describeDifference(["a"], ["a", "more"])).toBe("  expected no more\n  got      more");
  });
});
