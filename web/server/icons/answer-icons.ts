import { Hono } from "hono";
import type { IconData } from "../../app/ui/icons/icon-data.ts";
import { isIconPart, MOST_NAMES } from "../../app/ui/icons/icon-name.ts";
import type { Icons } from "./create-icons.ts";

/** As long as a device may cache them. */
const KNOWN = "public, max-age=604800";
/** Of several icons there is no end of lists: each device caches its own, and shared caches do not fill up with them. */
const KNOWN_LIST = "private, max-age=604800";
/** That there is none of a name may change; of such names there is no end, and shared caches do not fill up with them. */
const MISSING = "private, max-age=3600";

/**
 * `/icons/{prefix}.json?icons=a,b`: icons of one set, as Iconify's own servers answer them. A name that there is none of, or that cannot be asked
 * for now, is among `not_found`.
 */
export function answerIcons(icons: Pick<Icons, "find">) {
  return new Hono().get("/:file{.+\\.json}", async (c) => {
    const prefix = c.req.param("file").slice(0, -".json".length);
    const names = [...new Set((c.req.query("icons") ?? "").split(","))];
    if (names.length > MOST_NAMES || ![prefix, ...names].every(isIconPart))
      return c.text(`400 Bad Request: expected the names of 1 to ${MOST_NAMES} icons\n`, 400);
    const found = await Promise.all(names.map(async (name) => [name, await icons.find({ prefix, name })] as const));
    const known = found.filter((entry): entry is readonly [string, IconData] => typeof entry[1] !== "string");
    const unknown = found.flatMap(([name, icon]) => (typeof icon === "string" ? [name] : []));
    const whole = c.req.url.endsWith(`?icons=${names[0]}`) ? KNOWN : KNOWN_LIST;
    const isMadeUp = [...new URL(c.req.url).searchParams.keys()].join() !== "icons";
    const isAway = found.some(([, icon]) => icon === "away");
    return c.json(
      { prefix, icons: Object.fromEntries(known), ...(unknown.length > 0 && { not_found: unknown }) },
      { headers: { "Cache-Control": isAway || isMadeUp ? "no-store" : unknown.length > 0 ? MISSING : whole } },
    );
  });
}
