import { z } from "zod";
import type { IconData } from "../../app/ui/icons/icon-data.ts";
import { sanitizeIconBody } from "./sanitize-icon-body.ts";

const LARGEST_BODY = 20_000;
/** An alias of an alias, and so on. */
const LONGEST_CHAIN = 5;

const coordinate = z.number().min(-10_000).max(10_000);
const size = z.number().gt(0).max(10_000);

const place = z.object({
  width: size.optional(),
  height: size.optional(),
  left: coordinate.optional(),
  top: coordinate.optional(),
  rotate: z.int().min(-4).max(4).optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
});
const iconEntry = place.extend({ body: z.string().max(LARGEST_BODY) });
const aliasEntry = place.extend({ parent: z.string() });

/** A set of icons as Iconify writes it, in files and in answers; each icon is looked at when it is asked for. */
export const iconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.unknown()),
  aliases: z.record(z.string(), z.unknown()).optional(),
  width: size.optional(),
  height: size.optional(),
  left: coordinate.optional(),
  top: coordinate.optional(),
});

export type IconSet = z.infer<typeof iconSet>;

/** What Iconify takes for granted. */
const USUAL = { width: 16, height: 16, left: 0, top: 0, rotate: 0, hFlip: false, vFlip: false };

/** An icon of a set by its name or an alias, fit to be put into a page; null where there is none, or none that is fit. */
export function pickIcon(set: IconSet, name: string): IconData | null {
  const aliases: z.infer<typeof aliasEntry>[] = [];
  let parent = name;
  while (!Object.hasOwn(set.icons, parent)) {
    const alias = aliasEntry.safeParse(own(set.aliases, parent));
    if (!alias.success || aliases.length === LONGEST_CHAIN) return null;
    aliases.push(alias.data);
    parent = alias.data.parent;
  }
  const icon = iconEntry.safeParse(own(set.icons, parent));
  const body = icon.success ? sanitizeIconBody(icon.data.body) : null;
  if (!icon.success || body === null) return null;
  const { width, height, left, top } = set;
  let merged: Required<Omit<IconData, "body">> = {
    ...USUAL,
    ...said({ width, height, left, top }),
    ...said(icon.data),
  };
  for (const { parent: _, rotate = 0, hFlip = false, vFlip = false, ...placed } of aliases.toReversed())
    merged = {
      ...merged,
      ...said(placed),
      rotate: merged.rotate + rotate,
      hFlip: merged.hFlip !== hFlip,
      vFlip: merged.vFlip !== vFlip,
    };
  return { ...unusual({ ...merged, rotate: ((merged.rotate % 4) + 4) % 4 }), body };
}

function own(entries: Record<string, unknown> | undefined, name: string): unknown {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

function said<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** Without what Iconify takes for granted; the size is always said. */
function unusual({ width, height, ...others }: Required<Omit<IconData, "body">>): Omit<IconData, "body"> {
  const differing = Object.entries(others).filter(([name, value]) => value !== USUAL[name as keyof typeof USUAL]);
  return { width, height, ...Object.fromEntries(differing) };
}
