import fc from "fast-check";
import type { Field, FieldValue } from "./frame/fields.ts";
import type { AnyLab } from "./frame/lab-definition.ts";
import type { LabState } from "./frame/lab-session.ts";

/** For tests: any state whose fields are each allowed, edges more often than chance would have it. */
export function anyState(lab: AnyLab): fc.Arbitrary<LabState> {
  const fields: [string, Field][] = Object.entries(lab.fields);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyValue(field, lab.initial[name])])));
}

function anyValue(field: Field, initial: FieldValue): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case "number":
      return fc.oneof(fc.constant(initial), fc.constantFrom(field.min, field.max), anyNumber(field));
    case "choice":
      return fc.constantFrom(...field.options);
    case "flag":
      return fc.boolean();
    case "local":
      return fc.constant(initial);
    case "grid":
      return fc.oneof(
        fc.constant(initial),
        fc.constant(new Array<number>(field.length).fill(0)),
        fc.array(fc.oneof(fc.constant(field.min), anyNumber(field)), {
          minLength: field.length,
          maxLength: field.length,
        }),
      );
  }
}

function anyNumber({ min, max, isWhole }: { min: number; max: number; isWhole?: boolean }): fc.Arbitrary<number> {
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }).map((value) => value || 0);
}
