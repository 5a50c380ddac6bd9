import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createEmbeddedProvider } from "./create-embedded-provider.ts";
import type { Log } from "./log.ts";

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

  it("caches compiled content in a file, answers from it, and takes no notice of it once a text has changed", async () => {
    const contentDir = await folderWithContent();
    const snapshotFile = join(scratch, "build", "content.snapshot");
    const questionOf = async () => {
      const { provider, close } = await createProviderOn(contentDir, "", join(scratch, "data"), snapshotFile);
      onTestFinished(close);
      return provider.answer({ query: "{ faqs { data { attributes { question } } } }" });
    };
    const answered = { status: 200, body: { data: { faqs: { data: [{ attributes: { question: "What?" } }] } } } };
    expect(await questionOf()).toMatchObject(answered);
    const cached = await readFile(snapshotFile);
    expect(await questionOf()).toMatchObject(answered);
    expect(await readFile(snapshotFile)).toEqual(cached);

    const file = join(contentDir, "en", "faq", "what.md");
    await writeFile(file, (await readFile(file, "utf8")).replace("What?", "Why?"));
    expect(JSON.stringify(await questionOf())).toContain('"question":"Why?"');
    expect(await readFile(snapshotFile)).not.toEqual(cached);
  });

  it("warns where compiled content cannot be cached, and starts", async () => {
    const inTheWay = join(scratch, "in-the-way");
    await writeFile(inTheWay, "");
    const log = vi.fn();
    const snapshotFile = join(inTheWay, "content.snapshot");
    const { close } = await createProviderOn(await folderWithContent(), "", join(scratch, "data"), snapshotFile, log);
    onTestFinished(close);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ level: "warn", message: expect.stringContaining(snapshotFile) }),
    );
  });

  it.each([
    ["1234567", "password must be at least 10 characters"],
    ["Password123", "password is too common"],
    ["12345", "password must be at least 6 characters"],
    ["a long password", null],
  ])("asks of a password at /graphql what the forms ask: %s", async (password, fault) => {
    const dataDir = await mkdtemp(join(scratch, "data-"));
    const { provider, close } = await createProviderOn(await folderWithContent(), "", dataDir);
    onTestFinished(close);
    const { body } = await provider.answer({
      query: "mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { user { username } } }",
      variables: { input: { username: "ada", email: "ada@mail.example", password } },
    });
    if (fault === null) expect(body).toMatchObject({ data: { register: { user: { username: "ada" } } } });
    else expect(JSON.stringify(body)).toContain(fault);
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

function createProviderOn(
  contentDir: string,
  contentApiToken = "",
  dataDir = join(scratch, "data"),
  snapshotFile?: string,
  log: Log = () => undefined,
) {
  return createEmbeddedProvider(
    { contentDir, contentApiToken, dataDir, siteUrl: "https://learn.example", smtpUrl: null, mailFrom: null },
    { introspection: false, ...(snapshotFile && { snapshotFile }), log },
  );
}
