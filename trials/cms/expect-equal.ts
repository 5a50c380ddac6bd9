/** Throws what is not as it should be, by its name. */
export function expectEqual(what: string, got: unknown, expected: unknown): void {
  if (got !== expected) throw new Error(`${what}: expected ${expected}, got ${got}`);
}
