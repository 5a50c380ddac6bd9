import type { Locale } from "@learn-bittensor/contract/locales";
import { z } from "zod";

const messageTexts = z.object({
  subject: z.string(),
  request: z.string(),
  action: z.string(),
  validity: z.string(),
  otherwise: z.string(),
});

const file = z.object({
  mail: z.object({
    confirmation: messageTexts,
    reset: messageTexts,
    existing: messageTexts,
    address: messageTexts,
    undo: messageTexts,
    password: messageTexts,
    device: messageTexts,
    passkeyAdded: messageTexts,
    passkeyRemoved: messageTexts,
    deleted: messageTexts,
  }),
});

/** What there is a message about. */
export type MessageKind = keyof z.infer<typeof file>["mail"];

/** What a message says. `action` is the words on its link; the other texts are paragraphs. */
export type MessageTexts = z.infer<typeof messageTexts>;

/**
 * Reads what messages say in a language (`content/{locale}/interface/mail.yaml`) when it is first asked for: most starts send
 * none, and do without the parser.
 */
export function createMessageTexts(): (locale: Locale) => Promise<Record<MessageKind, MessageTexts>> {
  const read = new Map<Locale, ReturnType<typeof readMessageTexts>>();
  return (locale) => {
    const known = read.get(locale) ?? readMessageTexts(locale);
    read.set(locale, known);
    return known;
  };
}

async function readMessageTexts(locale: Locale) {
  const { readInterfaceTexts } = await import("../../interface-texts/read-interface-texts.ts");
  return file.parse(readInterfaceTexts(locale, { name: "mail" })).mail;
}
