import { describe, expect, it } from "vitest";
import { withSiteSettings } from "./site-process.mjs";

describe("withSiteSettings", () => {
  it("says how memory is handed out, and leaves the rest as it is", () => {
    expect(withSiteSettings({ PORT: "3000", MALLOC_ARENA_MAX: "" })).toMatchObject({
      PORT: "3000",
      MALLOC_ARENA_MAX: "1",
      NODE_COMPILE_CACHE: expect.stringContaining("compile-cache"),
    });
  });

  it("leaves what somebody has chosen", () => {
    expect(withSiteSettings({ MALLOC_ARENA_MAX: "4" })).toMatchObject({ MALLOC_ARENA_MAX: "4" });
  });
});
