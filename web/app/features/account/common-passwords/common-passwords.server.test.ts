import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeBloomFilter } from "./bloom-filter.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { FILTER } from "./filter.ts";
import { listCommonPasswords } from "./list-common-passwords.ts";

describe("isCommonPassword", () => {
  it("knows each of the 10,000 most used passwords, and the long ones beyond them", async () => {
    const listed = listCommonPasswords();
    expect(listed.length).toBeGreaterThan(10_000);
    const missed: string[] = [];
    for (const password of listed) if (!(await isCommonPassword(password))) missed.push(password);
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

  it("takes hardly any other password for one of them", async () => {
    let mistaken = 0;
    for (let number = 0; number < 20_000; number += 1) {
      const password = createHash("sha256").update(String(number)).digest("base64url").slice(0, 16);
      if (await isCommonPassword(password)) mistaken += 1;
    }
    expect(mistaken).toBeLessThan(20);
  });
});

describe("FILTER", () => {
  it("is what write-filter.ts writes today", () => {
    expect(FILTER).toBe(Buffer.from(makeBloomFilter(listCommonPasswords())).toString("base64"));
  });
});
