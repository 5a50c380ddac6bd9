import { readFile } from "node:fs/promises";
import path from "node:path";
import { ask, openAccount, passwordOf } from "../../bench/open-account.ts";
import { untilSearchIsFilled } from "../../bench/until-search-is-filled.ts";
import { createAuthenticator } from "../../provider/accounts/passkeys/authenticator-builder.ts";
import { readContentFiles } from "../../provider/content/content-files.ts";
import { projectRoot } from "../../scripts/project-paths.mjs";
import type { Known, KnownPasskey } from "./input.ts";
import { readSchema } from "./make/read-schema.ts";

/** So many pages stand for all: the site caches them, so that they are rendered once. */
const PAGES = 60;
const WHO = "{ me { id } }";
const BEGIN = "mutation($p: String!) { begun: beginPasskey(currentPassword: $p) { options ceremony } }";
const ADD = "mutation($c: String!, $r: String!) { addPasskey(ceremony: $c, response: $r) { id } }";
const BEGIN_LOGIN = "mutation { begun: beginPasskeyLogin { options ceremony } }";
/** So many quizzes are handed out at once. */
const QUIZZES = 6;
const CONCEPT = /^\/concepts\/[^/]+\/(.+)$/;
const NAME = "fuzz";
const FILES = ["/favicon.svg", "/robots.txt", "/sitemap.xml", "/feed.xml", "/updates.json", "/concepts.data"];

/** What inputs are made of: the addresses of a running site, somebody's token, the schema, the content of the contract. */
export async function learnSite(origin: string, dataFolder: string): Promise<Known> {
  await untilSearchIsFilled(origin);
  const sitemap = await (await fetch(`${origin}/sitemap-en.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const everyNth = Math.ceil(pages.length / PAGES);
  if (pages.length === 0) throw new Error(`expected pages in the sitemap, got ${sitemap.slice(0, 200)}`);
  const token = await openAccount(origin, dataFolder, NAME);
  return {
    origin,
    host: new URL(origin).host,
    paths: [...pages.filter((_, index) => index % everyNth === 0), ...FILES],
    token,
    password: passwordOf(NAME),
    passkeys: await usePasskeys(origin, token),
    questions: await listQuestions(origin, pages),
    visitor: await findVisitor(origin, token),
    schema: readSchema(await readFile(path.join(projectRoot, "contract", "schema.graphql"), "utf8")),
    files: readContentFiles(path.join(projectRoot, "contract", "tests", "content")),
  };
}

/** Whose token it is to the site; empty where it has ended. */
export async function findVisitor(origin: string, token: string): Promise<string> {
  const answer = await ask(origin, WHO, {}, { token }).catch(() => null);
  return /"id":"(\w+)"/.exec(JSON.stringify(answer))?.[1] ?? "";
}

/** Adds a passkey, then begins to add another one and to sign in with the first. */
async function usePasskeys(origin: string, token: string): Promise<KnownPasskey[]> {
  const [first, second] = [createAuthenticator({ origin }), createAuthenticator({ origin })];
  const begin = async (mutation: string) => {
    const answer = await ask(origin, mutation, { p: passwordOf(NAME) }, { token });
    return (answer as { begun: { options: string; ceremony: string } }).begun;
  };
  const added = await begin(BEGIN);
  await ask(origin, ADD, { c: added.ceremony, r: first.make(added.options) }, { token });
  const adding = await begin(BEGIN);
  const signingIn = await begin(BEGIN_LOGIN);
  return [
    { intent: "add-passkey", target: "/profile", ceremony: adding.ceremony, response: second.make(adding.options) },
    {
      intent: "passkey-login",
      target: "/login",
      ceremony: signingIn.ceremony,
      response: first.sign(signingIn.options),
    },
  ];
}

async function listQuestions(origin: string, pages: readonly string[]): Promise<Known["questions"]> {
  const slugs = pages.flatMap((page) => CONCEPT.exec(page)?.[1]?.split("/").at(-1) ?? []).slice(0, QUIZZES);
  const query = new URLSearchParams([["locale", "en"], ...slugs.map((slug) => ["quiz", slug])]);
  const answer = await (await fetch(`${origin}/review.json?${query}`)).json();
  const { quizzes } = answer as {
    quizzes: { slug: string; questions: { key: string; options: { key: string }[] }[] }[];
  };
  const questions = quizzes.flatMap(({ slug, questions }) =>
    questions.map(({ key, options }) => ({ slug, question: key, options: options.map((option) => option.key) })),
  );
  if (questions.length === 0) throw new Error(`expected quizzes of ${slugs}, got none`);
  return questions;
}
