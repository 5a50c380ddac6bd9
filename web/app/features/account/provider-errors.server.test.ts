import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { faultsOf } from "./provider-errors.server.ts";

const RECORDINGS = new URL("../../../../contract/tests/recordings/", import.meta.url);
const ACCOUNT_OPERATIONS =
  /^(?:login|register|emailConfirmation|sendEmailConfirmation|forgotPassword|resetPassword|changePassword|updateProfile|deleteAccount)\./;

describe("faultsOf", () => {
  const refusals = recordedRefusals();

  it("has recordings to hold to", () => {
    expect(refusals.length).toBeGreaterThan(15);
  });

  it.each(refusals)("has words of its own for %s", (_name, error) => {
    const faults = faultsOf(new ContentRefused(error.message, { status: 200, code: "", details: error.details }));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.map(({ code }) => code)).not.toContain("unknown");
  });

  it("puts several faults beside their fields", () => {
    const errors = [
      { path: ["email"], message: "email must be a valid email", name: "ValidationError", value: "ada" },
      {
        path: ["password"],
        message: "password must be at least 6 characters",
        name: "ValidationError",
        value: "s3cret",
      },
    ];
    const refused = new ContentRefused("2 errors occurred", {
      status: 200,
      code: "BAD_USER_INPUT",
      details: { errors },
    });
    expect(faultsOf(refused)).toEqual([
      { field: "email", code: "emailInvalid" },
      { field: "password", code: "passwordShort" },
    ]);
  });

  it.each(["", "constructor", "__proto__", "Something new"])("calls %j unknown", (message) => {
    expect(faultsOf(new ContentRefused(message, { status: 200, code: "" }))).toEqual([{ code: "unknown" }]);
  });
});

/** The errors of accounts in the recordings that a form of the site can meet. */
function recordedRefusals() {
  return readdirSync(RECORDINGS)
    .filter((file) => ACCOUNT_OPERATIONS.test(file))
    .flatMap((file) => {
      const { response } = recordingSchema.parse(JSON.parse(readFileSync(new URL(file, RECORDINGS), "utf8")));
      const error = response.body.errors?.[0];
      // A form is sent with all its fields, by whoever may send it.
      if (!error || response.status !== 200 || error.extensions.code === "FORBIDDEN") return [];
      return [[file, { message: error.message, details: error.extensions.error?.details }] as const];
    });
}

const recordingSchema = z.object({
  response: z.object({
    status: z.int(),
    body: z.object({
      errors: z
        .array(
          z.object({
            message: z.string(),
            extensions: z.object({ code: z.string(), error: z.object({ details: z.unknown() }).optional() }),
          }),
        )
        .optional(),
    }),
  }),
});
