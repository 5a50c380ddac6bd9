import { CloseCode } from "graphql-ws";
import { describe, expect, it } from "vitest";
import { type Ending, endingOf } from "./close-codes.ts";

/** What each code of the specification's range means that has a meaning; nobody has told us of the others. */
const MEANINGS: Record<number, Ending> = {
  4400: "stop",
  4401: "stop",
  4403: "stop",
  4406: "stop",
  4408: "try again",
  4409: "stop",
  4429: "stop",
  4499: "try again",
  4500: "stop",
  4504: "try again",
};

describe("endingOf", () => {
  it("knows what follows from each code from 4400 to 4504", () => {
    const codes = Array.from({ length: 105 }, (_, index) => 4_400 + index);
    expect(codes.map((code) => [code, endingOf({ code })])).toEqual(
      codes.map((code) => [code, MEANINGS[code] ?? "try again"]),
    );
  });

  it("has a meaning for every code of the protocol", () => {
    const codes = Object.values(CloseCode).filter((code) => typeof code === "number");
    expect(codes.length).toBeGreaterThan(8);
    const unknown = codes.filter((code) => code >= 4_400 && !(code in MEANINGS));
    expect(unknown).toEqual([]);
    expect([4004, 4005].map((code) => endingOf({ code }))).toEqual(["stop", "stop"]);
  });

  it("tries again what was refused or broke off, and stops where an answer cannot be read", () => {
    expect(endingOf({ type: "error" })).toBe("try again");
    expect(endingOf({ code: 1006 })).toBe("try again");
    expect(endingOf(new Error("Unexpected token"))).toBe("stop");
    expect(endingOf([{ message: "Unknown field" }])).toBe("stop");
  });
});
