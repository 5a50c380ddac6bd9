/**
 * Whether what is being composed are plain words, which are searched like any typed text. Keyboards of Android compose
 * each Latin word, to correct it, until a space follows; waiting for that, nothing would be found while one types. In
 * Chinese, Latin letters are the sounds of characters that are still to be chosen.
 */
export function composesPlainWords(composed: string, { userAgent, locale }: { userAgent: string; locale: string }) {
  return userAgent.includes("Android") && locale !== "zh" && /^[\p{Script=Latin}\p{M}\p{N}'’-]*$/u.test(composed);
}
