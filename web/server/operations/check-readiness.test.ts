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

  it("says what lies behind a failure, also where that has a code alone", async () => {
    const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
    const { parts } = await checkReadiness({
      provider: () => Promise.reject(new TypeError("fetch failed", { cause: new Error("self-signed certificate") })),
      search: () => Promise.reject(new TypeError("fetch failed", { cause: refused })),
    });
    expect(parts.provider?.reason).toBe("fetch failed: self-signed certificate");
    expect(parts.search?.reason).toBe("fetch failed: ECONNREFUSED");
  });
});
