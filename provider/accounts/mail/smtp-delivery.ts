import type { Delivery } from "./delivery.ts";
import { toEnvelope } from "./to-envelope.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;

/** Sends messages through an SMTP server, over connections that are kept open. Loaded with the first message. */
export function createSmtpDelivery(smtpUrl: string, from: string): Delivery {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async deliver(message) {
      opened ??= openTransport(smtpUrl);
      const transport = await opened;
      await transport.sendMail({ ...toEnvelope(message), from });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
