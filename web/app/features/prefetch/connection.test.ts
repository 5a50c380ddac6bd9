import { expect, it } from "vitest";
import { mayFetchAhead } from "./connection.ts";

it.each([
  [undefined, "in view"],
  [{}, "in view"],
  [{ effectiveType: "4g", saveData: false }, "in view"],
  [{ effectiveType: "3g" }, "intended"],
  [{ effectiveType: "2g" }, "nothing"],
  [{ effectiveType: "slow-2g" }, "nothing"],
  [{ effectiveType: "4g", saveData: true }, "nothing"],
])("over %j, what may be fetched ahead is: %s", (connection, expected) => {
  expect(mayFetchAhead({ connection } as unknown as Navigator)).toBe(expected);
});
