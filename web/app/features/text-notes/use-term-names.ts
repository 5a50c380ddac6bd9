import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { useEffect, useState } from "react";

const ADDRESS = "/term-names.json";

/**
 * What a term is called in all languages, in their order; none until it is known, as where it cannot be asked for. All of them are
 * asked for with the first term.
 */
export function useTermNames(key: string | null): readonly { locale: Locale; name: string }[] {
  const [names, setNames] = useState<unknown>(null);
  const isAsked = key !== null;
  useEffect(() => {
    if (!isAsked || names !== null) return;
    const leaving = new AbortController();
    fetch(ADDRESS, { signal: leaving.signal })
      .then(async (answer) => setNames(answer.ok ? await answer.json() : {}))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isAsked, names]);
  return key === null ? [] : namesOf(names, key);
}

/** Of the answer, what is a name. */
export function namesOf(names: unknown, key: string): { locale: Locale; name: string }[] {
  const found = at(names, key);
  return LOCALES.flatMap((locale) => {
    const name = at(found, locale);
    return typeof name === "string" && name !== "" ? [{ locale, name }] : [];
  });
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
