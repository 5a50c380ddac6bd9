import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.server.ts";
import { MOST_USED_PASSWORDS } from "./most-used-passwords.server.ts";

describe("isCommonPassword", () => {
  it("knows each of the 10,000 most used passwords, and the long ones beyond them", async () => {
    expect(MOST_USED_PASSWORDS.size).toBeGreaterThan(10_000);
    const missed: string[] = [];
    for (const password of MOST_USED_PASSWORDS) if (!(await isCommonPassword(password))) missed.push(password);
    expect(missed).toEqual([]);
  });

  it.each([
    "password123",
    "PASSWORD123",
    "Password2026",
    "football!!",
    "Qwertyuiop",
    "ｑｗｅｒｔｙｕｉｏｐ",
    "1234567890",
    "iloveyou1!",
  ])("knows %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    "correct horse battery",
    "lange Wörter reihen sich",
    "빨간 사과 세 개",
    "x7#Kp2!mQz9",
    "",
    "password-of-ada-lovelace",
  ])("lets %j pass", async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it("takes no other password for one of them", async () => {
    const mistaken: string[] = [];
    for (let number = 0; number < 20_000; number += 1) {
      const password = createHash("sha256").update(String(number)).digest("base64url").slice(0, 16);
      if (await isCommonPassword(password)) mistaken.push(password);
    }
    expect(mistaken).toEqual([]);
  });
});
