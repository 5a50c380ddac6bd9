import { describe, expect, it } from "vitest";
import { checkReadiness } from "./check-readiness.ts";

describe("checkReadiness", () => {
  it("is ready when every part is", async () => {
    expect(await checkReadiness({ disk: () => ({ isReady: true, freeMb: 900 }) })).toEqual({
      isReady: true,
      missing: [],
      parts: { disk: { isReady: true, freeMb: 900 } },
    });
  });

  it("names what is missing, what fails and what says nothing", async () => {
    const { isReady, missing, parts } = await checkReadiness(
      {
        disk: () => ({ isReady: true }),
        mail: () => ({ isReady: false }),
        provider: () => Promise.reject(new Error("fetch failed")),
        search: () => new Promise(() => undefined),
      },
      1,
    );
    expect(isReady).toBe(false);
    expect(missing).toEqual(["mail", "provider", "search"]);
    expect(parts.provider).toEqual({ isReady: false, reason: "fetch failed" });
    expect(parts.search).toEqual({ isReady: false, reason: "no answer in 1 ms" });
  });
});
