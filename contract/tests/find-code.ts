/** The code of the link in a message; null where it has none, as notices. */
export function findCode(message: string): string | null {
  const text = message.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  return /\?(?:confirmation|code)=([\w-]+)/.exec(text)?.[1] ?? null;
}
