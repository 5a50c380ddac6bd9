import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { MessageKind, MessageTexts } from "./message-texts.ts";

/** A message to one reader, with the link it is about. */
export type Message = { to: string; locale: Locale; subject: string; text: string; html: string; link: string };

/** Where a message leads; what ends in `=` takes its code. */
const PATHS: Record<MessageKind, string> = {
  confirmation: "/confirm-email?confirmation=",
  reset: "/reset-password?code=",
  existing: "/login",
  address: "/confirm-email?confirmation=",
  undo: "/reset-password?code=",
  device: "/profile",
  passkeyAdded: "/profile",
  passkeyRemoved: "/profile",
  password: "/forgot-password",
  deleted: "/",
};

type Asked = {
  kind: MessageKind;
  siteUrl: string;
  to: string;
  /** Unless it is a message without one. */
  code?: string;
  locale: Locale;
  /** What the message says, in that language. */
  words: MessageTexts;
};

/**
 * A message, in the reader's language. It repeats nothing that was typed into a form: otherwise
 * anyone could have a text of their own sent to anyone.
 */
export function composeMessage({ kind, siteUrl, to, code = "", locale, words }: Asked): Message {
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const link = `${siteUrl.replace(/\/+$/, "")}${prefix}${PATHS[kind]}${encodeURIComponent(code)}`;
  return { to, locale, subject: words.subject, text: toText(words, link), html: toHtml(words, link, locale), link };
}

function toText({ request, action, validity, otherwise }: MessageTexts, link: string): string {
  return `${request}\n\n${action}:\n${link}\n\n${validity}\n\n${otherwise}\n\n-- \nLearn Bittensor\n`;
}

function toHtml({ subject, request, action, validity, otherwise }: MessageTexts, link: string, locale: Locale): string {
  const button = "display:inline-block;padding:12px 20px;border-radius:8px;background:#111;color:#fff";
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:2em auto;padding:0 1em">
<p>${escapeHtml(request)}</p>
<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a></p>
<p>${escapeHtml(validity)}</p>
<p>${escapeHtml(otherwise)}</p>
<p style="font-size:14px;overflow-wrap:anywhere">${escapeHtml(link)}</p>
<p>Learn Bittensor</p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
