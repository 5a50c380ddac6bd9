import { describe, expect, it } from "vitest";
import { readViewer } from "./viewer.ts";

describe("readViewer", () => {
  it.each([undefined, null, "", "Bearer", "Bearer ", "Basic abc", "Bearer a b"])(
    "takes %j for a visitor",
    async (header) => {
      expect(await readViewer(header, ["secret"])).toEqual({ kind: "visitor" });
    },
  );

  it.each(["Bearer secret", "bearer secret", "  Bearer   secret  "])("knows an API token in %j", async (header) => {
    expect(await readViewer(header, ["other", "secret"])).toEqual({ kind: "api-token" });
  });

  it.each(["Bearer secrets", "Bearer undefined", "Bearer null"])("refuses %j", async (header) => {
    const refused = { kind: "refused", message: "Missing or invalid credentials" };
    expect(await readViewer(header, ["secret"])).toEqual(refused);
  });

  it("asks the accounts for any other token", async () => {
    const user = { documentId: "ada" };
    const identify = async (token: string) =>
      token === "jwt" ? { kind: "user" as const, user } : { kind: "refused" as const, message: "Invalid credentials" };
    expect(await readViewer("Bearer jwt", ["secret"], identify)).toEqual({ kind: "user", user });
    expect(await readViewer("Bearer old", ["secret"], identify)).toMatchObject({ message: "Invalid credentials" });
  });
});
