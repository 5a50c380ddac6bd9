import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
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
    const contentDir = await folderWithContent();
    const { provider, close } = await createProviderOn(contentDir, "the-token");
    onTestFinished(close);
    const ask = (token: string) => provider.answer({ query: "{ __typename }", authorization: `Bearer ${token}` });
    expect((await ask("the-token")).status).toBe(200);
    expect((await ask("another")).status).toBe(401);
  });

  it("knows accounts, and writes to people in their language where no mail server is configured", async () => {
    const dataDir = join(scratch, "data-with-accounts");
    const { provider, close } = await createProviderOn(await folderWithContent(), "", dataDir);
    const { status, body } = await provider.answer({
      query: "mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { user { username } } }",
      variables: { input: { username: "ada", email: "ada@mail.example", password: "a long password" } },
      clientAddress: "203.0.113.9",
      locale: "de",
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { register: { user: { username: "ada" } } } },
    });
    await close();
    const [message = ""] = await readdir(join(dataDir, "outbox"));
    expect(await readFile(join(dataDir, "outbox", message), "utf8")).toContain(
      "https://learn.example/de/confirm-email",
    );
  });

  it("stops at a data folder that cannot be one, in one line that names the variable", async () => {
    const dataDir = join(scratch, "a-file");
    await writeFile(dataDir, "");
    const going = createProviderOn(await folderWithContent(), "", dataDir);
    await expect(going).rejects.toThrow(/^DATA_DIR: expected a folder for accounts, got "[^"]+a-file" \(.+\)$/);
  });
});

async function folderWithContent(): Promise<string> {
  const contentDir = await mkdtemp(join(scratch, "content-"));
  await mkdir(join(contentDir, "en", "faq"), { recursive: true });
  await writeFile(
    join(contentDir, "en", "faq", "what.md"),
    "---\nquestion: What?\ntopic: basics\norder: 1\nupdatedAt: 2026-11-20T09:00:00Z\n---\n\nThis.\n",
  );
  return contentDir;
}

function createProviderOn(contentDir: string, contentApiToken = "", dataDir = join(scratch, "data")) {
  return createEmbeddedProvider(
    { contentDir, contentApiToken, dataDir, siteUrl: "https://learn.example", smtpUrl: null, mailFrom: null },
    { introspection: false, log: () => undefined },
  );
}
