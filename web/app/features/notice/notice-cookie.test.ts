import { describe, expect, it } from "vitest";
import { DISMISSED_FOR_SECONDS, dismissalCookie } from "./notice-cookie.ts";

describe("dismissalCookie", () => {
  it("is the one that earlier visits have used, for thirty days", () => {
    expect(dismissalCookie("beta-notice")).toBe("beta-notice=true; Max-Age=2592000; Path=/; Secure; SameSite=Strict");
    expect(DISMISSED_FOR_SECONDS).toBe(30 * 24 * 60 * 60);
  });
});
