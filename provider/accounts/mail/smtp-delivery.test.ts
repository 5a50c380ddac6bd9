import { describe, expect, it } from "vitest";
import { requiresTls } from "./smtp-delivery.ts";

describe("requiresTls", () => {
  it.each([
    ["smtp://user:secret@mail.example:587", true],
    ["smtp://user:secret@mail.example", true],
    ["smtp://127.0.0.1:25", false],
    ["smtp://127.0.0.1:2525", false],
    ["smtps://mail.example", false],
  ])("asks the server at %s for TLS before anything is said: %s", (url, expected) => {
    expect(requiresTls(url)).toBe(expected);
  });
});
