import { describe, expect, it } from "vitest";
import { createAttempts } from "./attempts.ts";

describe("createAttempts", () => {
  it("tells in headers where counting stands", () => {
    const { attempts, asking, headers } = anAttempt();
    attempts.count({ operation: "login" }, asking());
    expect(headers).toEqual({
      "x-ratelimit-limit": "2",
      "x-ratelimit-remaining": "1",
      "x-ratelimit-reset": "60",
    });
  });

  it("refuses what is too much, and tells when to come back", () => {
    const { attempts, asking, headers } = anAttempt();
    attempts.count({ operation: "login" }, asking());
    attempts.count({ operation: "login" }, asking());
    expect(() => attempts.count({ operation: "login" }, asking())).toThrow("Too many requests");
    expect(headers).toMatchObject({ "x-ratelimit-remaining": "0", "retry-after": "60" });
  });

  it("counts by operation and address", () => {
    const { attempts, asking } = anAttempt();
    for (const operation of ["login", "register"]) {
      for (const address of ["192.0.2.1", "192.0.2.2"]) {
        attempts.count({ operation }, asking(address));
        attempts.count({ operation }, asking(address));
      }
    }
    expect(() => attempts.count({ operation: "register" }, asking("192.0.2.2"))).toThrow("Too many requests");
  });

  it.each([
    ["one address of a /64", "2001:db8:1:200::1", "2001:db8:1:200:ffff::9"],
    ["one /64 of a /56", "2001:db8:1:200::1", "2001:db8:1:2ff::1"],
  ])("counts IPv6 by network: %s uses up the attempts of all of it, and no other's", (_, first, second) => {
    const { attempts, asking } = anAttempt();
    attempts.count({ operation: "login" }, asking(first));
    attempts.count({ operation: "login" }, asking(first));
    expect(() => attempts.count({ operation: "login" }, asking(second))).toThrow("Too many requests");
    expect(() => attempts.count({ operation: "login" }, asking("2001:db8:1:300::1"))).not.toThrow();
  });

  it("counts an account from wherever it is signed in", () => {
    const { attempts, asking } = anAttempt();
    const attempt = { operation: "changePassword", account: "ada" };
    attempts.count(attempt, asking("192.0.2.1"));
    attempts.count(attempt, asking("192.0.2.2"));
    expect(() => attempts.count(attempt, asking("192.0.2.3"))).toThrow("Too many requests");
    attempts.count({ ...attempt, account: "bob" }, asking("192.0.2.3"));
  });

  it("does not let one address use up the attempts of a name that anyone can give", () => {
    const { attempts, asking } = anAttempt();
    const attempt = { operation: "login", subject: "ada" };
    const fromOne = () => attempts.count(attempt, asking("192.0.2.66"));
    fromOne();
    fromOne();
    for (let count = 0; count < 100; count += 1) expect(fromOne).toThrow("Too many requests");
    expect(() => attempts.count(attempt, asking("192.0.2.1"))).not.toThrow();
  });

  it("bounds guessing one account's password from many addresses", () => {
    const { attempts, asking } = anAttempt();
    const guess = (index: number) => attempts.count({ operation: "login", subject: "ada" }, asking(`a${index}`));
    for (let index = 0; index < 20; index += 1) guess(index);
    expect(() => guess(20)).toThrow("Too many requests");
  });

  it("counts silently where no headers were recorded", () => {
    const { attempts, asking, headers } = anAttempt();
    attempts.countSilently({ operation: "deleteAccount" }, asking());
    attempts.countSilently({ operation: "deleteAccount" }, asking());
    expect(headers).toEqual({});
    expect(() => attempts.countSilently({ operation: "deleteAccount" }, asking())).toThrow("Too many requests");
  });
});

function anAttempt() {
  const headers: Record<string, string> = {};
  return {
    attempts: createAttempts({ perMinute: 2, clock: () => 0 }),
    headers,
    asking: (clientAddress = "192.0.2.1") => ({
      clientAddress,
      setHeader: (name: string, value: string) => void Object.assign(headers, { [name]: value }),
    }),
  };
}
