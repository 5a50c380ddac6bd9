import type { NumberField } from "./fields.ts";

const POSITIONS = 200;
/** More, and a key would hardly move it. */
const MOST_POSITIONS = 1000;
const DIGITS_OF_A_POSITION = 3;

/** How many positions a field's slider has above its lowest, 0. */
export function positionCount(field: NumberField): number {
  const { step, from } = field.slider ?? {};
  if (from !== undefined) return POSITIONS;
  const range = highest(field) - field.min;
  return Math.max(
    1,
    Math.round(range / (step ?? (field.isWhole ? Math.max(1, Math.round(range / 100)) : range / 100))),
  );
}

/** The value at a position, rounded to what reads well. */
export function valueAt(field: NumberField, position: number): number {
  const count = positionCount(field);
  if (position <= 0) return field.min;
  if (position >= count) return highest(field);
  const { from } = field.slider ?? {};
  const value =
    from === undefined
      ? field.min + ((highest(field) - field.min) * position) / count
      : from * (highest(field) / from) ** ((position - 1) / (count - 1));
  const rounded = from === undefined ? Number(value.toPrecision(12)) : Number(value.toPrecision(DIGITS_OF_A_POSITION));
  return field.isWhole ? Math.round(rounded) : rounded;
}

/** The position nearest to a value. */
export function positionOf(field: NumberField, value: number): number {
  const count = positionCount(field);
  if (value <= field.min) return 0;
  const { from } = field.slider ?? {};
  const share =
    from === undefined
      ? ((value - field.min) / (highest(field) - field.min)) * count
      : value < from
        ? 1
        : 1 + (Math.log(value / from) / Math.log(highest(field) / from)) * (count - 1);
  return Math.min(count, Math.round(share));
}

/** The field with a slider that is long enough for a value: where it would end before, it ends at the next round number. */
export function reachingTo(field: NumberField, value: number): NumberField {
  if (value <= highest(field)) return field;
  const to = Math.min(field.max, roundAbove(value));
  const slider = { ...field.slider, to };
  const isFine = (to - field.min) / (slider.step ?? Number.POSITIVE_INFINITY) <= MOST_POSITIONS;
  if (slider.from !== undefined || isFine) return { ...field, slider };
  return { ...field, slider: { to, step: roundAbove((to - field.min) / POSITIONS) } };
}

/** 1, 2 or 5 times a power of ten. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return digit * power;
}

function highest({ max, slider }: NumberField): number {
  return slider?.to ?? max;
}
