import { LOCALES } from "@learn-bittensor/contract/locales";
import { Hono } from "hono";

/** RFC 9116 asks for less than a year, so that nobody writes to an address that is long dead. */
const VALID_FOR_MS = 180 * 86_400_000;

interface Options {
  siteUrl: string;
  /** Where somebody writes who has found a hole; null where there is no such place. */
  securityContact: string | null;
  now: () => Date;
}

/** What programs look for at addresses that are the same on every site: whom to tell of a hole, and where a password is changed. */
export function wellKnown({ siteUrl, securityContact, now }: Options) {
  const app = new Hono();
  app.get("/change-password", (c) => c.redirect("/profile", 302));
  if (securityContact === null) return app;
  return app.get("/security.txt", (c) =>
    c.text(
      [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(now().getTime() + VALID_FOR_MS).toISOString()}`,
        `Preferred-Languages: ${LOCALES.join(", ")}`,
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        "",
      ].join("\n"),
      200,
      { "Cache-Control": "public, max-age=3600" },
    ),
  );
}
