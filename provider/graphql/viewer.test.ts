import { describe, expect, it } from "vitest";
import { createViewerReader } from "./viewer.ts";

describe("createViewerReader", () => {
  it.each([undefined, null, "", "Bearer", "Bearer ", "Basic abc", "Bearer a b"])(
    "takes %j for a visitor",
    async (header) => {
      expect(await createViewerReader(["secret"])(header)).toEqual({ kind: "visitor" });
    },
  );

  it.each(["Bearer secret", "bearer secret", "  Bearer   secret  "])("knows an API token in %j", async (header) => {
    expect(await createViewerReader(["other", "secret"])(header)).toEqual({ kind: "api-token" });
  });

  it.each(["Bearer secrets", "Bearer undefined", "Bearer null"])("refuses %j", async (header) => {
    const refused = { kind: "refused", message: "Missing or invalid credentials" };
    expect(await createViewerReader(["secret"])(header)).toEqual(refused);
  });

  it("asks the accounts for any other token", async () => {
    const user = { documentId: "ada" };
    const identify = async (token: string) =>
      token === "jwt" ? { kind: "user" as const, user } : { kind: "refused" as const, message: "Invalid credentials" };
    expect(await createViewerReader(["secret"], identify)("Bearer jwt")).toEqual({ kind: "user", user });
    expect(await createViewerReader(["secret"], identify)("Bearer old")).toMatchObject({
      message: "Invalid credentials",
    });
  });
});
