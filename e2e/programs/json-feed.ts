import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
const words = z.string().min(1);
const language = z.string().regex(/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/);
const moment = z.iso.datetime({ offset: true });

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/): what it requires, and nothing that it does not know. */
export const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: words,
  description: words,
  home_page_url: address,
  feed_url: address,
  language,
  items: z
    .array(
      z.strictObject({
        id: words,
        url: address,
        title: words,
        content_text: words,
        image: address.optional(),
        date_published: moment.optional(),
        date_modified: moment,
        language,
        authors: z.array(z.strictObject({ name: words, url: address.optional() })).min(1),
        tags: z.array(words),
      }),
    )
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "expected ids that differ"),
});
