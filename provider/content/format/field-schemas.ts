import { isLinkAddress } from "@learn-bittensor/contract/addresses";
import { z } from "zod";

/** Where there is none, nothing else is asked of it. */
export const text = z.string().trim().min(1, { abort: true });
/** Where a link leads, or a file is. */
export const address = text.refine(isLinkAddress, "an address: https://…, mailto:… or a path of the site, /…");
export const flag = z.boolean();
export const count = z.int().min(0);
export const order = z.int();
export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "a key, like make-a-wallet");
export const day = z.iso.date("a date, like 2026-11-20");

/** A moment in UTC, or a day for its first moment. */
export const moment = z
  .union([z.iso.date(), z.iso.datetime()], "a moment, like 2026-11-20T09:00:00Z")
  .transform((value) => new Date(value).toISOString());
