const SHORTEST = 6;
const MOST_BYTES = 72;

/** What is wrong with a new password, or null; the texts are part of the contract. */
export function findPasswordFault(password: string): string | null {
  if (password === "") return "password is a required field";
  if (password.length < SHORTEST) return `password must be at least ${SHORTEST} characters`;
  if (Buffer.byteLength(password) > MOST_BYTES) return `Password must be less than ${MOST_BYTES + 1} bytes`;
  if (password.includes("\0")) return "password contains characters that are not allowed";
  return null;
}
