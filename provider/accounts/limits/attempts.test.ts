import { describe, expect, it } from "vitest";
import { createAttempts } from "./attempts.ts";

describe("createAttempts", () => {
  it("tells in headers where counting stands", async () => {
    const { attempts, asking, headers } = anAttempt();
    await attempts.count({ operation: "login" }, asking());
    expect(headers).toEqual({
      "x-ratelimit-limit": "2",
      "x-ratelimit-remaining": "1",
      "x-ratelimit-reset": "60",
    });
  });

  it("refuses what is too much, and tells when to come back", async () => {
    const { attempts, asking, headers } = anAttempt();
    await attempts.count({ operation: "login" }, asking());
    await attempts.count({ operation: "login" }, asking());
    await expect(attempts.count({ operation: "login" }, asking())).rejects.toThrow("Too many requests");
    expect(headers).toMatchObject({ "x-ratelimit-remaining": "0", "retry-after": "60" });
  });

  it("counts by operation and address", async () => {
    const { attempts, asking } = anAttempt();
    for (const operation of ["login", "register"]) {
      for (const address of ["192.0.2.1", "192.0.2.2"]) {
        await attempts.count({ operation }, asking(address));
        await attempts.count({ operation }, asking(address));
      }
    }
    await expect(attempts.count({ operation: "register" }, asking("192.0.2.2"))).rejects.toThrow("Too many requests");
  });

  it.each([
    ["one address of a /64", "2001:db8:1:200::1", "2001:db8:1:200:ffff::9"],
    ["one /64 of a /56", "2001:db8:1:200::1", "2001:db8:1:2ff::1"],
  ])("counts IPv6 by network: %s uses up the attempts of all of it, and no other's", async (_, first, second) => {
    const { attempts, asking } = anAttempt();
    await attempts.count({ operation: "login" }, asking(first));
    await attempts.count({ operation: "login" }, asking(first));
    await expect(attempts.count({ operation: "login" }, asking(second))).rejects.toThrow("Too many requests");
    await expect(attempts.count({ operation: "login" }, asking("2001:db8:1:300::1"))).resolves.toBeUndefined();
  });

  it("counts an account from wherever it is signed in", async () => {
    const { attempts, asking } = anAttempt();
    const attempt = { operation: "changePassword", account: "ada" };
    await attempts.count(attempt, asking("192.0.2.1"));
    await attempts.count(attempt, asking("192.0.2.2"));
    await expect(attempts.count(attempt, asking("192.0.2.3"))).rejects.toThrow("Too many requests");
    await attempts.count({ ...attempt, account: "bob" }, asking("192.0.2.3"));
  });

  it("does not let one address use up the attempts of a name that anyone can give", async () => {
    const { attempts, asking } = anAttempt();
    const attempt = { operation: "login", subject: "ada" };
    const fromOne = () => attempts.count(attempt, asking("192.0.2.66"));
    await fromOne();
    await fromOne();
    for (let count = 0; count < 100; count += 1) await expect(fromOne()).rejects.toThrow("Too many requests");
    await expect(attempts.count(attempt, asking("192.0.2.1"))).resolves.toBeUndefined();
  });

  it("bounds guessing one account's password from many addresses", async () => {
    const { attempts, asking } = anAttempt();
    const guess = (index: number) => attempts.count({ operation: "login", subject: "ada" }, asking(`a${index}`));
    for (let index = 0; index < 20; index += 1) await guess(index);
    await expect(guess(20)).rejects.toThrow("Too many requests");
  });

  it("counts silently where no headers were recorded", async () => {
    const { attempts, asking, headers } = anAttempt();
    await attempts.countSilently({ operation: "deleteAccount" }, asking());
    await attempts.countSilently({ operation: "deleteAccount" }, asking());
    expect(headers).toEqual({});
    await expect(attempts.countSilently({ operation: "deleteAccount" }, asking())).rejects.toThrow("Too many requests");
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
