import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { stringify } from "yaml";
import type { EntrySchema } from "../content/format/entry-schemas.ts";
import { withoutDefaults } from "./merge-file.ts";
import { toMarkdown } from "./to-markdown.ts";
import type { Data } from "./transferred.ts";

type NewEntry = { data: Data; locale: Locale; schema: EntrySchema; updatedAt: string; isPublished: boolean };

/** The file of an entry that editors have made. What only files know, as where its facts come from, is left to be filled in. */
export function newFile({ data, locale, schema, updatedAt, isPublished }: NewEntry): string {
  const isEnglish = locale === DEFAULT_LOCALE;
  const names = isEnglish ? [...schema.wordFields, ...schema.sharedFields] : [...schema.wordFields];
  const said = names.flatMap((name) => {
    const value = data[name];
    return value === null || value === undefined || value === ""
      ? []
      : [[name, withoutDefaults(value, locale)] as const];
  });
  const yaml = stringify(
    {
      ...Object.fromEntries(said),
      ...(isEnglish && schema.sharedFields.has("sources") && { sources: [] }),
      updatedAt,
      ...(!isPublished && { draft: true }),
    },
    { lineWidth: 0 },
  );
  return schema.markdown ? `---\n${yaml}---\n\n${toMarkdown(data[schema.markdown.field])}\n` : yaml;
}
