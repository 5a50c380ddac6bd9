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

/** The port for handing in messages, with a name and a password: where no port is said, it is meant. */
const SUBMISSION_PORTS = new Set(["", "587"]);

/** Whether TLS is insisted on before a password is sent: whoever stands between could leave the offer out. `smtps` begins with it. */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, port } = new URL(smtpUrl);
  return protocol === "smtp:" && SUBMISSION_PORTS.has(port);
}

async function openTransport(smtpUrl: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
