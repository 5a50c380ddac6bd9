import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locale } from "@learn-bittensor/contract/locales";
import { it, onTestFinished } from "vitest";
import { parseContent } from "../content/compile-content.ts";
import { aConcept, aFile } from "../content/content-builders.ts";
import type { ContentFile } from "../content/content-files.ts";
import { createProvider } from "../create-provider.ts";
import { type AccountsOptions, createAccounts } from "./create-accounts.ts";
import type { Message } from "./mail/compose-message.ts";
import type { Mail } from "./mail/create-mail.ts";
import { databaseFile } from "./storage/open-database.ts";
import { openPostgres } from "./storage/postgres/open-postgres.ts";
import { emptyTestSchema } from "./storage/postgres/test-postgres.ts";
import { openSqlite } from "./storage/sqlite-database.ts";

/** For tests of what is true of SQLite's files only. */
export const itInFiles = it.skipIf(process.env.TEST_ACCOUNTS_ON !== undefined);

/** For tests: a hash in no time. */
const CHEAP_COST = { memoryKib: 8, passes: 1 };

export const REGISTER =
  "mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { jwt user { username email confirmed } } }";
export const CONFIRM =
  "mutation($code: String!) { emailConfirmation(confirmation: $code) { jwt user { documentId username } } }";
export const LOGIN =
  "mutation($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt user { username email } } }";
export const ME = "{ me { username email confirmed role { name } } }";

type World = Partial<AccountsOptions> & { files?: readonly ContentFile[] };
type Asking = { token?: string | undefined; from?: string; with?: string; device?: string; locale?: Locale };

/**
 * For tests: accounts in a folder of their own, or where `TEST_ACCOUNTS_ON` names a PostgreSQL, there; behind a provider, with a mailbox and a clock that stands still.
 * The folder is removed when the test has finished.
 */
export async function createTestAccounts({ files = [aConcept(), aQuiz()], ...options }: World = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "accounts-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = process.env.TEST_ACCOUNTS_ON || null;
  if (databaseUrl) onTestFinished(() => emptyTestSchema(databaseUrl));
  const messages: Message[] = [];
  const logged: unknown[] = [];
  let now = Date.parse("2026-11-20T05:09:04.000Z");
  const clock = () => now;
  const mail: Mail = {
    send: async (message) => void messages.push(message),
    isFailing: () => false,
    close: () => undefined,
  };
  const accounts = await createAccounts({
    dataDir,
    databaseUrl,
    siteUrl: "https://site.test",
    mail,
    log: (event) => logged.push(event),
    clock,
    passwordCost: CHEAP_COST,
    findPasswordWeakness: null,
    ...options,
  });
  onTestFinished(accounts.close);
  const provider = await createProvider({ content: parseContent(files), accounts, log: (error) => logged.push(error) });

  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
    { token, from, with: userAgent, device, locale }: Asking = {},
  ) {
    const { status, headers, body } = await provider.answer({
      query,
      variables,
      authorization: token === undefined ? null : `Bearer ${token}`,
      clientAddress: from ?? null,
      userAgent: userAgent ?? null,
      device: device ?? null,
      ...(locale && { locale }),
    });
    const read: Body = JSON.parse(JSON.stringify(body));
    return { status, headers: headers ?? {}, ...read };
  }

  /** The code in the latest message that has one, to whom it may be or to one reader. */
  async function readCode(reader?: string): Promise<string> {
    await accounts.settled();
    const links = messages.filter(({ to }) => reader === undefined || to === reader).map(({ link }) => new URL(link));
    return (
      links
        .findLast(({ search }) => search !== "")
        ?.searchParams.values()
        .next().value ?? ""
    );
  }

  return {
    accounts,
    dataDir,
    /** For what works on the accounts from outside. */
    place: { dataDir, databaseUrl },
    messages,
    logged,
    ask,
    readCode,

    /** What the database holds, for what no operation answers. */
    async readRows(query: string): Promise<unknown[]> {
      if (databaseUrl) return readPostgres(databaseUrl, query);
      const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
      const rows = database.prepare(query).all();
      database.close();
      return rows;
    },

    /** Another process that does something to the rows. */
    async changeRows(statement: string): Promise<void> {
      const other = databaseUrl ? await openPostgres(databaseUrl, console.error) : openSqlite(databaseFile(dataDir));
      await other.write(() => other.prepare(statement).run());
      await other.close();
    },

    passTime(milliseconds: number): void {
      now += milliseconds;
    },

    /** Registers and confirms `{name}@example.test` with the password `password-of-{name}`; answers a token. */
    async join(name: string): Promise<string> {
      const input = { username: name, email: `${name}@example.test`, password: `password-of-${name}` };
      await ask(REGISTER, { input }, { from: `joining ${name}` });
      const { data } = await ask(CONFIRM, { code: await readCode() });
      return readToken(data);
    },

    /** Ends this process' part; what is stored stays, for another one on the same folder. */
    stop: accounts.close,
  };
}

async function readPostgres(url: string, query: string): Promise<unknown[]> {
  const database = await openPostgres(url, console.error);
  const rows = await database.prepare(query).all();
  await database.close();
  return rows;
}

type Body = {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { message: string; extensions: { code: string; error?: { details: unknown } } }[];
  error?: unknown;
};

/** The token in an answer to signing in. */
export function readToken(data: Body["data"]): string {
  const [payload] = Object.values(data ?? {});
  if (typeof payload?.jwt !== "string") throw new Error("expected a token in the answer, got none");
  return payload.jwt;
}

/** For tests: a quiz of two questions, each with the option `yes` right. */
function aQuiz(): ContentFile {
  const question = (key: string) => `  - key: ${key}
    prompt: Is it?
    options: [{ key: yes, text: It is, correct: true }, { key: no, text: It is not }]
`;
  return aFile(
    "content/en/quiz/basics.yaml",
    `title: Basics\ndescription: Two questions.\npassPercent: 50\nquestions:\n${question("one")}${question("two")}`,
  );
}
