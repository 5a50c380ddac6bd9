import { parseArgs } from "node:util";
import { splitLocale } from "../app/i18n/localized-path.ts";
import { toPreviewLink } from "./preview-link.ts";
import { runStart } from "./run-start.ts";

const DAY_MS = 24 * 3_600_000;

/** `npm run preview -- PATH`: prints a link to a draft that the site at `SITE_URL` shows to whoever has it. */
await runStart(async ({ configuration: { previewSecret, siteUrl }, now }) => {
  if (!previewSecret)
    throw new Error("PREVIEW_SECRET: expected what signs the link, the same as the site's, got nothing");
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: "string", default: "3" } },
  });
  const [given = "", ...others] = positionals;
  const days = Number(values.days);
  if (!given.startsWith("/") || others.length > 0)
    throw new Error(`expected a path of the site, got "${positionals.join(" ")}"`);
  if (!(days > 0 && days <= 14)) throw new Error(`--days: expected more than 0, at most 14, got "${values.days}"`);
  const { path } = splitLocale(new URL(given, siteUrl).pathname);
  const until = new Date(now().getTime() + days * DAY_MS);
  process.stdout.write(`${toPreviewLink({ origin: siteUrl, path }, until, previewSecret, now())}\n`);
});
