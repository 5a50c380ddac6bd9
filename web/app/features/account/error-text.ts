import type { AccountTexts } from "./account-texts.tsx";

/** The words of an error; a code that has none is told as unknown. */
export function errorText(errors: AccountTexts["errors"], code: string | undefined): string {
  return (Object.hasOwn(errors, code ?? "") && errors[code as keyof typeof errors]) || errors.unknown;
}
