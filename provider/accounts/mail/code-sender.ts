import type { Locale } from "@learn-bittensor/contract/locales";
import { createRateLimiter, type MakeLimiter } from "../../limits/rate-limiter.ts";
import type { Log } from "../log.ts";
import { createCode, type Random } from "../random-text.ts";
import type { Account } from "../storage/account-store.ts";
import type { CodePurpose, CodeStore } from "../storage/code-store.ts";
import type { Write } from "../storage/database.ts";
import { composeMessage } from "./compose-message.ts";
import type { Mail } from "./create-mail.ts";
import { createMessageTexts, type MessageKind } from "./message-texts.ts";

const HOUR_MS = 3_600_000;
/** Whoever asks in another one's name must not fill their mailbox. */
const MOST_MESSAGES_PER_HOUR = 6;

/** Messages without a code, about what has been done. */
type Notice = "device" | "password" | "deleted" | "passkeyAdded" | "passkeyRemoved";

type CodeSenderOptions = {
  codes: CodeStore;
  mail: Mail;
  siteUrl: string;
  write: Write;
  clock: () => number;
  random: Random;
  log: Log;
  createLimiter?: MakeLimiter | undefined;
};

export type CodeSender = ReturnType<typeof createCodeSender>;

/** Makes one-time codes and sends them to an account's address. */
export function createCodeSender(options: CodeSenderOptions) {
  const { codes, mail, siteUrl, write, clock, random, log, createLimiter = createRateLimiter } = options;
  const limiter = createLimiter({ name: "messages", windowMs: HOUR_MS, clock });
  const readTexts = createMessageTexts();

  type Sent = { kind: MessageKind; to: string; code?: string; locale: Locale; save?: () => Promise<void> };

  async function deliver({ kind, to, code, locale, save }: Sent, counted = `codes to ${to}`): Promise<boolean> {
    const { isExceeded } = await limiter.count(counted, MOST_MESSAGES_PER_HOUR);
    if (isExceeded) {
      log({ level: "warn", message: "a message was not sent: its reader has been sent enough within an hour" });
      return false;
    }
    const texts = await readTexts(locale);
    if (save) await write(save);
    await mail.send(composeMessage({ kind, siteUrl, to, ...(code && { code }), locale, words: texts[kind] }));
    return true;
  }

  return {
    /** Throws where the message cannot be sent. */
    async send(purpose: CodePurpose, account: Account, locale: Locale): Promise<void> {
      const code = createCode(random);
      await deliver({
        kind: purpose,
        to: account.email,
        code,
        locale,
        save: () => codes.save(purpose, account, code),
      });
    },

    /**
     * Tells the owner of an account that there is one already. It takes as long as `send`, and throws where that does. Counted by
     * itself: whoever registers with another one's address does not use up the messages for getting in.
     */
    async sendExisting({ email }: Pick<Account, "email">, locale: Locale): Promise<void> {
      const save = () => codes.saveForNobody(createCode(random));
      await deliver({ kind: "existing", to: email, locale, save }, `existing to ${email}`);
    },

    /**
     * A code that the account's addresses keep: false where its reader has been sent enough. Nobody can use up the messages for
     * undoing by asking for others.
     */
    sendCode(kind: "address" | "undo", to: string, code: string, locale: Locale): Promise<boolean> {
      return deliver({ kind, to, code, locale }, kind === "undo" ? `undoing to ${to}` : undefined);
    },

    /** Tells an account's owner what has been done with it, so that they know where it was not them. */
    async notify(kind: Notice, { email }: Account, locale: Locale): Promise<void> {
      await deliver({ kind, to: email, locale }, `${kind} to ${email}`);
    },

    /**
     * Where there is nobody to send a code to, texts and disk are waited for all the same: the event loop stands still
     * meanwhile, and the next answer would tell by coming later.
     */
    async sendToNobody(locale: Locale): Promise<void> {
      const code = createCode(random);
      await readTexts(locale);
      await write(() => codes.saveForNobody(code));
    },

    /**
     * For answers that do not wait for their message: throws while mail is out of order, for every address alike, so that
     * the answer does not tell whether there is an account.
     */
    refuseWhileFailing(): void {
      if (mail.isFailing()) throw new Error("mail is out of order");
    },
  };
}
