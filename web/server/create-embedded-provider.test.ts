import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedProvider } from "./create-embedded-provider.ts";

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "embedded-provider-"));
});

afterAll(() => rm(scratch, { recursive: true }));

describe("createEmbeddedProvider", () => {
  it("refuses a folder that is not there, is empty, or is empty in English", async () => {
    const empty = await mkdtemp(join(scratch, "empty-"));
    const emptyInEnglish = await mkdtemp(join(scratch, "no-english-"));
    await mkdir(join(emptyInEnglish, "en", "concept"), { recursive: true });
    for (const contentDir of [join(scratch, "nonexistent"), empty, emptyInEnglish]) {
      await expect(createProviderOn(contentDir)).rejects.toThrow(
        new Error(`CONTENT_DIR: expected a folder with content (en/…), got "${contentDir}"`),
      );
    }
  });

  it("takes the token of the site's own client", async () => {
    const contentDir = await mkdtemp(join(scratch, "content-"));
    await mkdir(join(contentDir, "en", "faq"), { recursive: true });
    await writeFile(
      join(contentDir, "en", "faq", "what.md"),
      "---\nquestion: What?\ntopic: basics\norder: 1\nupdatedAt: 2026-11-20T09:00:00Z\n---\n\nThis.\n",
    );
    const provider = await createProviderOn(contentDir, "the-token");
    const ask = (token: string) => provider.answer({ query: "{ __typename }", authorization: `Bearer ${token}` });
    expect((await ask("the-token")).status).toBe(200);
    expect((await ask("another")).status).toBe(401);
  });
});

function createProviderOn(contentDir: string, contentApiToken = "") {
  return createEmbeddedProvider({ contentDir, contentApiToken }, { introspection: false, log: () => undefined });
}
