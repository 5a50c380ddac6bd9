import type { Log } from "../log.ts";
import type { Message } from "./compose-message.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpDelivery } from "./smtp-delivery.ts";

/** How long after a failure mail is taken to be out of order. */
const DOUBTFUL_MS = 60_000;
/** Failures that are about one message or its reader. */
const OF_ONE_MESSAGE = new Set(["EENVELOPE", "EMESSAGE"]);

export type MailOptions = {
  /** Where messages are sent, `smtp://…` or `smtps://…`; without it they are written to `outboxDir`. */
  smtpUrl?: string | null;
  /** The sender, as `Learn Bittensor <hello@example.org>`; without it, no-reply at the site's host. */
  from?: string | null;
  siteUrl: string;
  outboxDir: string;
  log: Log;
  /** Milliseconds since 1970. */
  clock?: () => number;
};

export type Mail = {
  /** Throws an error without the reader's address where the message cannot be sent. */
  send: (message: Message) => Promise<void>;
  /** Whether mail has been out of order of late. It is the same for every reader. */
  isFailing: () => boolean;
  close: () => void;
};

/** Sends messages by SMTP, or saves them in a folder where no server is configured. */
export function createMail(options: MailOptions): Mail {
  const { clock = Date.now, siteUrl } = options;
  const from = options.from || `Learn Bittensor <no-reply@${new URL(siteUrl).hostname}>`;
  const { deliver, close } = options.smtpUrl
    ? createSmtpDelivery(options.smtpUrl, from)
    : createOutbox({ ...options, clock, from });
  let failedAt: number | null = null;

  return {
    async send(message) {
      try {
        await deliver(message);
        failedAt = null;
      } catch (error) {
        const code = codeOf(error);
        if (!OF_ONE_MESSAGE.has(code)) failedAt = clock();
        // The error itself may repeat addresses and credentials.
        throw new Error(`a message could not be sent: ${code}`);
      }
    },
    isFailing: () => failedAt !== null && clock() - failedAt < DOUBTFUL_MS,
    close,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
