import type { Message } from "./compose-message.ts";

/** A message in nodemailer's terms. Nothing in its headers was typed by a visitor but the address, which has been parsed. */
export function toEnvelope({ to, locale, subject, text, html }: Message) {
  return {
    // As an object it is one address, whatever is in it.
    to: { name: "", address: to },
    subject,
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": locale },
  };
}
