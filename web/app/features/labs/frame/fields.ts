/** A number the visitor can set: typed exactly, or moved with a slider. */
export interface NumberField {
  readonly kind: "number";
  /** Stands for the field in an address. Short, of letters and digits, and never given another meaning. */
  readonly code: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  readonly slider?: SliderRange;
  readonly unit?: Unit;
}

/** What a slider covers of a field's range; what lies outside can be typed. */
export interface SliderRange {
  /** The distance of two positions of a linear slider. Default: a hundredth of the range. */
  readonly step?: number;
  /** The highest position. Default: the field's `max`. */
  readonly to?: number;
  /** Makes the slider logarithmic: above the lowest position, which is `min`, it begins here. */
  readonly from?: number;
}

export interface ChoiceField {
  readonly kind: "choice";
  readonly code: string;
  /** They stand in addresses as they are: of letters, digits and hyphens. */
  readonly options: readonly string[];
}

export interface FlagField {
  readonly kind: "flag";
  readonly code: string;
}

/** Numbers of one sort, as the cells of a table: `columnCount` in each row. */
export interface GridField {
  readonly kind: "grid";
  readonly code: string;
  readonly length: number;
  readonly columnCount: number;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

/** Numbers that a visitor has brought along. They are in no address and in no control: the page alone has them. */
export interface LocalField {
  readonly kind: "local";
  readonly code: string;
  readonly longest: number;
}

export type Unit = "tao" | "alpha" | "percent";

export type Field = NumberField | ChoiceField | FlagField | GridField | LocalField;
export type Fields = Readonly<Record<string, Field>>;
export type FieldValue = number | string | boolean | readonly number[];

/** What a lab's fields are set to. */
export type StateOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

type ValueOf<Of extends Field> = Of extends NumberField
  ? number
  : Of extends FlagField
    ? boolean
    : Of extends GridField | LocalField
      ? readonly number[]
      : Of extends { readonly options: readonly (infer Option)[] }
        ? Option
        : never;

/** Whether a field may hold this value. */
export function isAllowed(field: Field, value: unknown): value is FieldValue {
  switch (field.kind) {
    case "number":
      return isAllowedNumber(field, value);
    case "choice":
      return typeof value === "string" && field.options.includes(value);
    case "flag":
      return typeof value === "boolean";
    case "local":
      return Array.isArray(value) && value.length <= field.longest && value.every(Number.isFinite);
    case "grid":
      return (
        Array.isArray(value) && value.length === field.length && value.every((entry) => isAllowedNumber(field, entry))
      );
  }
}

function isAllowedNumber({ min, max, isWhole }: NumberField | GridField, value: unknown): boolean {
  if (typeof value !== "number" || (isWhole ? !Number.isSafeInteger(value) : !Number.isFinite(value))) return false;
  return value >= min && value <= max;
}
