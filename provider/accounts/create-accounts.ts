import { randomBytes } from "node:crypto";
import type { IdentifyUser } from "../graphql/viewer.ts";
import type { MakeLimiter } from "../limits/rate-limiter.ts";
import { createBackground } from "./background.ts";
import { createDeviceTokens } from "./credentials/device-tokens.ts";
import { createPasswords, DEFAULT_COST, type Derive, type PasswordCost } from "./credentials/passwords.ts";
import { createTokens } from "./credentials/tokens.ts";
import { findPasswordFault } from "./fields/password.ts";
import { createPublishedContent } from "./learning/published-content.ts";
import { createAttempts } from "./limits/attempts.ts";
import type { Log } from "./log.ts";
import { createCodeSender } from "./mail/code-sender.ts";
import type { Mail } from "./mail/create-mail.ts";
import { createAddressChanges } from "./operations/address-changes.ts";
import { createClassOperations } from "./operations/classes.ts";
import { createLearningOperations } from "./operations/learning.ts";
import { createPageFeedbackOperations } from "./operations/page-feedback.ts";
import { createPasskeySignIn } from "./operations/passkey-sign-in.ts";
import { createPasskeyOperations } from "./operations/passkeys.ts";
import { createPasswordOperations } from "./operations/password-changes.ts";
import { createProfileOperations } from "./operations/profile.ts";
import { createQuizOperations } from "./operations/quizzes.ts";
import { createRegistrationOperations } from "./operations/registration.ts";
import { createSessionOperations } from "./operations/sessions.ts";
import { createSignInOperations } from "./operations/sign-in.ts";
import { createCeremonies } from "./passkeys/ceremonies.ts";
import { toRelyingParty } from "./passkeys/relying-party.ts";
import type { Random } from "./random-text.ts";
import { createBeginSession } from "./sessions/create-begin-session.ts";
import { createAccountStore } from "./storage/account-store.ts";
import { createAddressStore } from "./storage/address-store.ts";
import { createBookmarkStore } from "./storage/bookmark-store.ts";
import { createClassStore } from "./storage/class-store.ts";
import { createCodeStore } from "./storage/code-store.ts";
import { createFeedbackStore } from "./storage/feedback-store.ts";
import { openStorage } from "./storage/open-storage.ts";
import { createOwnWrite } from "./storage/own-write.ts";
import { createPageFeedbackStore } from "./storage/page-feedback-store.ts";
import { createPasskeyStore } from "./storage/passkey-store.ts";
import { createProgressStore } from "./storage/progress-store.ts";
import { createQuizAttemptStore } from "./storage/quiz-attempt-store.ts";
import { createSessionStore } from "./storage/session-store.ts";

export type AccountsOptions = {
  /** Where the database and the signing keys are stored; made where they are missing. */
  dataDir: string;
  /** The PostgreSQL that stores both in its place; null, unless said. */
  databaseUrl?: string | null | undefined;
  /** The site's public origin, for links in messages. */
  siteUrl: string;
  mail: Mail;
  log: Log;
  /** Milliseconds since 1970. */
  clock?: () => number;
  random?: Random;
  passwordCost?: PasswordCost;
  /** What the site asks of new passwords beyond the contract: what is wrong with one, or null. It has to be said where nothing is asked. */
  findPasswordWeakness: ((password: string) => Promise<string | null>) | null;
  /** What passwords are hashed with, unless said: Argon2 as Node has it. */
  derivePassword?: Derive;
  /** Of each counted operation, from one network address. */
  attemptsPerMinute?: number;
  /** Counts attempts with other processes; in this one, unless said. */
  createLimiter?: MakeLimiter | undefined;
};

/** When a session was used last is known to the hour: readers do not wait for the disk. */
const NOTED_EVERY_MS = 3_600_000;

export type EmbeddedAccounts = Awaited<ReturnType<typeof createAccounts>>;

/** Accounts and what learners save, in an SQLite or PostgreSQL database: for `createProvider({ accounts })`. */
export async function createAccounts(options: AccountsOptions) {
  const { dataDir, siteUrl, mail, log, clock = Date.now, random = randomBytes } = options;
  const { passwordCost = DEFAULT_COST, attemptsPerMinute = 10, createLimiter } = options;
  const { database, keys } = await openStorage({ dataDir, databaseUrl: options.databaseUrl, random, log });
  const { write } = database;
  const tokens = createTokens({ keys, clock });
  const accounts = createAccountStore(database, clock);
  const codes = createCodeStore(database, clock);
  const sessions = createSessionStore(database, clock);
  const progress = createProgressStore(database, clock, random);
  const writeOwn = createOwnWrite(write, accounts);
  const background = createBackground(log);
  const addresses = createAddressStore(database, clock);
  const codeSender = createCodeSender({ codes, mail, siteUrl, write, clock, random, log, createLimiter });
  const services = {
    accounts,
    codes,
    addressChanges: createAddressChanges({ accounts, addresses, codes, codeSender, background, write, random }),
    passwords: createPasswords({ cost: passwordCost, random, clock, derive: options.derivePassword }),
    sessions,
    passkeys: createPasskeyStore(database, clock),
    ceremonies: createCeremonies({ keys, clock, random }),
    relyingParty: toRelyingParty(siteUrl),
    deviceTokens: createDeviceTokens({ keys, clock }),
    beginSession: createBeginSession({ accounts, sessions, tokens, write, random }),
    findPasswordFault: async (password: string) =>
      findPasswordFault(password) ?? (await options.findPasswordWeakness?.(password)) ?? null,
    attempts: createAttempts({ perMinute: attemptsPerMinute, clock, createLimiter }),
    codeSender,
    background,
    write,
    forgetDeleted: database.forgetDeleted,
    random,
    clock,
    log,
  };

  /** A token ends with its account, with a block, with its session, and when its generation is over. */
  const identify: IdentifyUser = async (token) => {
    const holder = await tokens.read(token);
    if (!holder) return { kind: "refused", message: "Missing or invalid credentials" };
    const account = await accounts.findByDocumentId(holder.documentId);
    const isAlive = account && !account.blocked && account.tokenGeneration === holder.tokenGeneration;
    if (!isAlive) return { kind: "refused", message: "Invalid credentials" };
    if (holder.id === null) return { kind: "user", user: { documentId: account.documentId } };
    const session = await sessions.find(account, holder.id);
    if (!session) return { kind: "refused", message: "Invalid credentials" };
    if (clock() - session.usedAt >= NOTED_EVERY_MS) {
      background.run("noting a session's use", () => write(() => sessions.touch(session)));
    }
    return { kind: "user", user: { documentId: account.documentId, session: session.tokenId } };
  };

  return {
    identify,
    operations: {
      ...createSignInOperations(services),
      ...createRegistrationOperations(services),
      ...createPasswordOperations(services),
      ...createProfileOperations(services),
      ...createSessionOperations(services),
      ...createPasskeyOperations(services),
      ...createPasskeySignIn(services),
      ...createLearningOperations({
        accounts,
        progress,
        bookmarks: createBookmarkStore(database, clock, random),
        feedback: createFeedbackStore(database, clock, random),
        published: createPublishedContent(),
        writeOwn,
        clock,
      }),
      ...createPageFeedbackOperations({
        accounts,
        feedback: createPageFeedbackStore(database, clock),
        attempts: services.attempts,
        write,
        clock,
      }),
      ...createClassOperations({
        classes: createClassStore(database, clock),
        attempts: services.attempts,
        write,
        random,
        clock,
      }),
      ...createQuizOperations({
        accounts,
        attempts: createQuizAttemptStore(database, clock, random),
        progress,
        writeOwn,
        clock,
      }),
    },

    /** Rejects where the database does not answer. */
    check: database.check,

    /** When every message that an answer did not wait for is on its way. */
    settled: background.settled,

    /** Finishes what has been begun, and lets go of the database. Mail is closed by whoever made it. */
    async close(): Promise<void> {
      await background.settled();
      await database.close();
    },
  };
}
