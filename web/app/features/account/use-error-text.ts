import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { ErrorCode } from "./account-codes.ts";
import { FIGURES } from "./limits.ts";

/** Finds the words of an error; a code that has none is told as unknown. */
export function useErrorText(): (code: string | undefined) => string {
  const t = useTranslations("account.errors");
  return (code) => {
    // Forms hand on codes as any text: whether there is such a one, the texts know.
    const known = code as ErrorCode;
    if (!code || !t.has(known)) return t("unknown");
    return t(known, known.startsWith("username") ? FIGURES.username : FIGURES.password);
  };
}
