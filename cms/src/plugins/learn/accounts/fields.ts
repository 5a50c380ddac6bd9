const SHORTEST_NAME = 3;
const LONGEST_NAME = 64;
const LONGEST_ADDRESS = 254;
/** Control and format characters, and letters that cannot be seen. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/;

/** What is wrong with a name, or null: an @ tells an address from a name when signing in. */
export function findUsernameFault(username: string): string | null {
  const { length } = [...username];
  if (length < SHORTEST_NAME) return `username must be at least ${SHORTEST_NAME} characters`;
  if (length > LONGEST_NAME) return `username must be at most ${LONGEST_NAME} characters`;
  if (INVISIBLE.test(username) || username.normalize("NFKC").includes("@")) {
    return "username contains characters that are not allowed";
  }
  return null;
}

export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
