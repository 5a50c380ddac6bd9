import { afterAll, describe, vi } from "vitest";
import { emptyTestSchema, findTestPostgres, makeTestSchema } from "./test-postgres.ts";

const postgres = await findTestPostgres();
const schema = postgres ? await makeTestSchema(postgres) : null;
if (schema) vi.stubEnv("TEST_ACCOUNTS_ON", schema.url);
afterAll(() => schema?.drop());

/** What holds for accounts in SQLite holds in PostgreSQL: the same tests. */
describe.skipIf(!schema)("on PostgreSQL", async () => {
  if (!schema) return;
  await import("../../block-account.test.ts");
  await import("../../ended-tokens.test.ts");
  await import("../../hostile-text.test.ts");
  await import("../../feedback/run-feedback.test.ts");
  await import("../class-store.test.ts");
  await import("../code-store.test.ts");
  await import("../progress-store.test.ts");
  await import("../../operations/address-changes.test.ts");
  await import("../../operations/classes.test.ts");
  await import("../../operations/known-devices.test.ts");
  await import("../../operations/learning.test.ts");
  await import("../../operations/page-feedback.test.ts");
  await import("../../operations/passkeys.test.ts");
  await import("../../operations/password-changes.test.ts");
  await import("../../operations/profile.test.ts");
  await import("../../operations/quizzes.test.ts");
  await import("../../operations/races.test.ts");
  await import("../../operations/registration.test.ts");
  await import("../../operations/sessions.test.ts");
  await import("../../operations/sign-in.test.ts");

  // Each goes on from one test to the next, and begins without any account.
  for (const story of ["account-story", "class-story", "page-feedback-story"])
    describe(story, async () => {
      afterAll(() => emptyTestSchema(schema.url));
      await import(`../../../../contract/tests/${story}.test.ts`);
    });
});
