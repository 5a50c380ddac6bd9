import { createTransport } from "nodemailer";
import type { Delivery } from "./create-mail.ts";
import { toEnvelope } from "./to-envelope.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;

/** Sends messages through an SMTP server, over connections that are kept open. */
export function createSmtpDelivery(smtpUrl: string, from: string): Delivery {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(message) {
      await transport.sendMail({ ...toEnvelope(message), from });
    },
    close: () => transport.close(),
  };
}
