/** Freezes a tree of plain values, so that whoever is given it cannot change it for others. */
export function freezeDeeply<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeeply(member);
  return value;
}
