import { describe, expect, it } from "vitest";
import { withCompileCache } from "./compile-cache.mjs";

describe("withCompileCache", () => {
  it("names a folder beside the build, and leaves the rest as it is", () => {
    const env = { PORT: "3000", NODE_COMPILE_CACHE: "" };
    expect(withCompileCache(env)).toEqual({
      PORT: "3000",
      NODE_COMPILE_CACHE: expect.stringMatching(/web[\\/]build[\\/]compile-cache$/),
    });
    expect(env.NODE_COMPILE_CACHE).toBe("");
  });

  it("leaves a folder that somebody has chosen", () => {
    expect(withCompileCache({ NODE_COMPILE_CACHE: "/elsewhere" })).toEqual({ NODE_COMPILE_CACHE: "/elsewhere" });
  });
});
