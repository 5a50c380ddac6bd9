import { ask, openAccount, passwordOf } from "../../bench/open-account.ts";
import { createRandom } from "../fuzz/create-random.ts";
import type { createGate } from "./create-gate.ts";

const CHANGE_PASSWORD = `mutation($old: String!, $new: String!) {
  changePassword(currentPassword: $old, password: $new, passwordConfirmation: $new) { jwt }
}`;
const REGISTER = "mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { user { username } } }";
const ADD_BOOKMARK = "mutation($input: AddBookmarkInput!) { addBookmark(input: $input) { note } }";
const SAVE_PROGRESS = "mutation($input: SaveProgressInput!) { saveProgress(input: $input) { percent } }";
const MY_MARKS = "{ myBookmarks { slug note } myProgress { slug percent } }";
const LOG_IN = "mutation($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt } }";

/** Of the writes that cost a hash, so many are changes of a password: they are bounded by account. */
const PASSWORDS = 0.35;

export type WriteKind = "marks" | "registrations" | "password changes";

/** Names what may or may not have happened when the site was killed. */
interface Pending {
  kind: WriteKind;
  key: string;
  value: string;
}

/**
 * Somebody who writes one thing after the other, and remembers what was acknowledged: of each thing the last value, and what was
 * on its way. `from` is a network of their own.
 */
export async function createLearner(
  origin: string,
  { dataFolder, number, slugs }: { dataFolder: string; number: number; slugs: readonly string[] },
) {
  const name = `learner${number}`;
  const from = `10.1.${number}.1`;
  const random = createRandom(number, 1);
  let token = await openAccount(origin, dataFolder, name, from);
  let password = passwordOf(name);
  const bookmarks = new Map<string, string>();
  const progress = new Map<string, string>();
  const registered = new Set<string>();
  let pending: Pending | null = null;
  let written = 0;

  async function put(site: string, work: Pending, query: string, variables: object): Promise<unknown> {
    pending = work;
    const network = work.kind === "registrations" ? `10.${2 + (written % 200)}.${number}.${written % 251}` : from;
    const answer = await ask(
      site,
      query,
      variables,
      work.kind === "registrations" ? { from: network } : { token, from },
    );
    pending = null;
    return answer;
  }

  async function changePassword(site: string): Promise<WriteKind> {
    const next = `${passwordOf(name)} ${written}`;
    const work = { kind: "password changes", key: name, value: next } as const;
    const answer = await put(site, work, CHANGE_PASSWORD, { old: password, new: next });
    password = next;
    token = /"jwt":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? "";
    return work.kind;
  }

  async function register(site: string): Promise<WriteKind> {
    const username = `${name}n${written}`;
    const input = { username, email: `${username}@mail.example`, password: passwordOf(username) };
    await put(site, { kind: "registrations", key: username, value: username }, REGISTER, { input });
    registered.add(username);
    return "registrations";
  }

  async function mark(site: string): Promise<WriteKind> {
    const slug = random.pick(slugs);
    if (random.chance(0.5)) {
      const note = `${name} ${written}`;
      const input = { kind: "concept", slug, note };
      await put(site, { kind: "marks", key: `bookmark ${slug}`, value: note }, ADD_BOOKMARK, { input });
      bookmarks.set(slug, note);
    } else {
      // Progress only grows: what was reached stays.
      const percent = Math.min(100, Number(progress.get(slug) ?? 0) + 1);
      const input = { kind: "concept", slug, percent };
      await put(site, { kind: "marks", key: `progress ${slug}`, value: String(percent) }, SAVE_PROGRESS, { input });
      progress.set(slug, String(percent));
    }
    return "marks";
  }

  return {
    /** Writes something: a mark, or what costs a hash; tells which kind when it has been acknowledged. Throws where it was not. */
    async write(site: string, isMark: boolean, hashing: ReturnType<typeof createGate>): Promise<WriteKind> {
      written += 1;
      if (isMark) return mark(site);
      return hashing.run(() => (random.chance(PASSWORDS) ? changePassword(site) : register(site)));
    },

    /** Compares what the site has with what it acknowledged; what was on its way may be there or not, but whole. */
    async check(site: string, usernames: ReadonlySet<string>): Promise<{ lost: string[]; torn: string[] }> {
      const lost: string[] = [];
      const torn: string[] = [];
      token = await logIn(site);
      const marks = await ask(site, MY_MARKS, {}, { token, from });
      compare("bookmark", bookmarks, readMarks(marks, "myBookmarks", "note"));
      compare("progress", progress, readMarks(marks, "myProgress", "percent"));
      for (const username of registered) if (!usernames.has(username)) lost.push(`${username} was registered`);
      if (pending?.kind === "registrations" && usernames.has(pending.key)) registered.add(pending.key);
      pending = null;
      return { lost, torn };

      function compare(what: string, expected: Map<string, string>, found: Map<string, string>): void {
        for (const [slug, value] of expected) {
          const now = found.get(slug);
          if (now === value || isPending(`${what} ${slug}`, now)) continue;
          (now === undefined ? lost : torn).push(`${name}: ${what} ${slug}: expected ${value}, got ${now}`);
        }
        for (const [slug, value] of found) {
          if (!expected.has(slug) && !isPending(`${what} ${slug}`, value))
            torn.push(`${name}: ${what} ${slug}: ${value}`);
          expected.set(slug, value);
        }
      }
    },
    get isInFlight(): boolean {
      return pending !== null;
    },
  };

  function isPending(key: string, value: string | undefined): boolean {
    return pending?.key === key && pending.value === value;
  }

  /** With the password that was acknowledged last, or with the one that was on its way. */
  async function logIn(site: string): Promise<string> {
    const possible = pending?.kind === "password changes" ? [pending.value, password] : [password];
    for (const tried of possible) {
      const answer = await ask(site, LOG_IN, { input: { identifier: name, password: tried } }, { from }).catch(
        () => null,
      );
      const jwt = /"jwt":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
      if (!jwt) continue;
      password = tried;
      return jwt;
    }
    throw new Error(`${name} cannot sign in with the password that was acknowledged`);
  }
}

function readMarks(answer: unknown, list: "myBookmarks" | "myProgress", field: string): Map<string, string> {
  const data = answer as Record<string, Record<string, unknown>[]>;
  return new Map((data[list] ?? []).map((mark) => [String(mark.slug), String(mark[field])]));
}
