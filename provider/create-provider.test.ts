import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aConcept } from "./content/content-builders.ts";
import { ContentError } from "./content/content-error.ts";
import { createProvider } from "./create-provider.ts";

const QUERY = "{ concepts { data { title } } }";

describe("createProvider", () => {
  let contentDir = "";
  beforeEach(async () => {
    contentDir = join(await mkdtemp(join(tmpdir(), "create-provider-")), "content");
    await writeConcept({ title: "Staking" });
  });
  afterEach(() => rm(dirname(contentDir), { recursive: true }));

  it("answers from the content folder", async () => {
    const provider = await createProvider({ contentDir });
    expect(await provider.answer({ query: QUERY })).toEqual(answerWith("Staking"));
  });

  it("does not start on broken content", async () => {
    await writeConcept({ title: null });
    await expect(createProvider({ contentDir })).rejects.toThrow(ContentError);
  });

  it("answers that something is wrong where users cannot be told", async () => {
    const log = vi.fn();
    const identify = () => Promise.reject(new Error("the database is gone"));
    const provider = await createProvider({ contentDir, log, accounts: { identify, operations: {} } });
    expect(await provider.answer({ query: QUERY, authorization: "Bearer jwt" })).toMatchObject({
      status: 500,
      body: { errors: [{ message: "Internal Server Error" }] },
    });
    expect(log).toHaveBeenCalledOnce();
    expect(await provider.answer({ query: QUERY })).toEqual(answerWith("Staking"));
  });

  it("asks for content in one of two ways", async () => {
    await expect(createProvider({})).rejects.toThrow("expected contentDir or content, got neither");
  });

  it("reads its content again when told to", async () => {
    const provider = await createProvider({ contentDir });
    const { version } = provider;
    await provider.answer({ query: QUERY });
    await writeConcept({ title: "Stake" });
    const { body } = await provider.answer({ query: "{ concepts { data { documentId } } }" });
    const documentId = /[a-z0-9]{24}/.exec(JSON.stringify(body))?.[0];
    expect(await provider.reload()).toEqual([`concept/${documentId}`]);
    expect(provider.version).not.toBe(version);
    expect(await provider.answer({ query: QUERY })).toEqual(answerWith("Stake"));
  });

  it("keeps the content it has where the files are broken", async () => {
    const provider = await createProvider({ contentDir });
    const { version } = provider;
    await writeConcept({ title: null });
    await expect(provider.reload()).rejects.toThrow("title: expected text, got nothing");
    expect(provider.version).toBe(version);
    expect(await provider.answer({ query: QUERY })).toEqual(answerWith("Staking"));
  });

  async function writeConcept(fields: { title: string | null }): Promise<void> {
    const { path, text } = aConcept({ fields });
    const file = join(dirname(contentDir), path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});

function answerWith(title: string) {
  return { status: 200, body: { data: { concepts: { data: [{ title }] } } } };
}
