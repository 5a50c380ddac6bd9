import type { Delivery } from "./delivery.ts";
import { toEnvelope } from "./to-envelope.ts";

/** How long a server may take to greet, and to say anything after that. */
export interface SmtpTimeouts {
  greetingMs: number;
  silenceMs: number;
}

const TIMEOUTS: SmtpTimeouts = { greetingMs: 5_000, silenceMs: 10_000 };

/** Sends messages through an SMTP server, over connections that are kept open. Loaded with the first message. */
export function createSmtpDelivery(smtpUrl: string, from: string, timeouts = TIMEOUTS): Delivery {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async deliver(message) {
      opened ??= openTransport(smtpUrl, timeouts);
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

async function openTransport(smtpUrl: string, { greetingMs, silenceMs }: SmtpTimeouts) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    pool: true,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
