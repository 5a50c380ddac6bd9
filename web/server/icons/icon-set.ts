import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { iconToSVG } from "@iconify/utils/lib/svg/build";
import { z } from "zod";
import type { IconData } from "../../app/ui/icons/icon-data.ts";
import { isIconPart } from "../../app/ui/icons/icon-name.ts";
import { sanitizeIconBody } from "./sanitize-icon-body.ts";

const LARGEST_BODY = 20_000;

const place = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  left: z.number().optional(),
  top: z.number().optional(),
  rotate: z.number().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
});

/** A set of icons as Iconify writes it, in files and in answers; whether an icon is fit for a page is seen when it is picked. */
export const iconSet = z.object({
  prefix: z.string().refine(isIconPart),
  icons: z.record(z.string(), place.extend({ body: z.string() })),
  aliases: z.record(z.string(), place.extend({ parent: z.string() })).optional(),
  ...place.pick({ width: true, height: true, left: true, top: true }).shape,
});

export type IconSet = z.infer<typeof iconSet>;

const coordinate = z.number().min(-10_000).max(10_000);
/** Where neither icon nor set says one, Iconify takes 16 for granted. */
const size = z.number().gt(0).max(10_000).default(16);

const fitIcon = z.object({
  width: size,
  height: size,
  left: coordinate.optional(),
  top: coordinate.optional(),
  rotate: z.int().min(0).max(3).optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
  body: z.string().max(LARGEST_BODY),
});

/**
 * An icon of a set by its name or an alias, fit to be put into a page, and turned as it is meant to be; null where there is
 * none, or none that is fit.
 */
export function pickIcon(set: IconSet, name: string): IconData | null {
  const icon = fitIcon.safeParse(getIconData(set, name));
  if (!icon.success) return null;
  const clean = sanitizeIconBody(icon.data.body, `${set.prefix}-${name}-`);
  if (clean === null) return null;
  const {
    body,
    viewBox: [left, top, width, height],
  } = iconToSVG({ ...icon.data, body: clean });
  return { body, width, height, ...(left !== 0 && { left }), ...(top !== 0 && { top }) };
}
