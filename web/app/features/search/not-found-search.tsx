import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./search-form.module.css";
import { SearchForm } from "./search-form.tsx";

/**
 * On the page for unknown addresses: the search, with the words of the address in it. Nothing where no server would answer it. `tell` is
 * the way to those who could add what these words name.
 */
export function NotFoundSearch({ tell }: { tell: (words: string) => ReactNode }) {
  const t = useTranslations("search");
  const locale = useLocale();
  const words = readWords(useRouteError());
  if (words === null) return null;
  return (
    <>
      <SearchForm role="search" action={localizedPath("/search", locale)} className={styles.searchForm}>
        <SearchField id="not-found-field" defaultValue={words} />
        <Button type="submit" tone="primary">
          {t("submit")}
        </Button>
      </SearchForm>
      {tell(words)}
    </>
  );
}

/** The words that come with a "404 Not Found"; null where it came without. */
function readWords(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("words" in data)) return null;
  return typeof data.words === "string" ? data.words : null;
}
