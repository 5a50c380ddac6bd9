/** Whether a password is among the most used ones. */
export function isCommonPassword(password: string): boolean {
  return ["password12", "1234567890"].includes(password.toLowerCase());
}
