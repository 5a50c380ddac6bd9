import type { CheckedOperation } from "./check-operations.ts";

/** A line for each part of the contract: how many of its operations there are, and which are not, with the reason. */
export function toTable(operations: readonly CheckedOperation[]): string {
  const parts = Map.groupBy(operations, ({ part }) => part);
  const width = Math.max(...[...parts.keys()].map((part) => part.length));
  const lines = [...parts].flatMap(([part, own]) => {
    const lacking = own.filter(({ fault }) => fault !== null);
    const mark = lacking.length === 0 ? "✓" : "✗";
    return [
      `${mark} ${part.padEnd(width)}  ${own.length - lacking.length} of ${own.length}`,
      ...lacking.map(({ name, fault }) => `    ${name}: ${fault}`),
    ];
  });
  return `${lines.join("\n")}\n`;
}
