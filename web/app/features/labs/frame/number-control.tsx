import { useId, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { NumberField as NumberTextField } from "#app/ui/controls/number-field.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { ControlHint, hintId } from "./control-hint.tsx";
import { isAllowed, type NumberField } from "./fields.ts";
import controlStyles from "./lab-controls.module.css";
import type { LabNumbers } from "./lab-numbers.ts";
import { readNumber, writeNumber } from "./read-number.ts";
import { positionCount, positionOf, reachingTo, valueAt } from "./slider-scale.ts";

export interface ControlProps<Of, Value> {
  readonly field: Of;
  readonly label: string;
  readonly hint?: string | null;
  readonly value: Value;
  readonly numbers: LabNumbers;
  /** `isSettled`: the change is done with, not on its way. */
  readonly onChange: (value: Value) => void;
  readonly onSettle: () => void;
}

/** A number: a slider for trying, a box for typing it exactly. What cannot be is named, and the value stays. */
export function NumberControl(props: ControlProps<NumberField, number> & { readonly initial: number }) {
  const { field, label, hint, value, initial, numbers, onChange, onSettle } = props;
  const id = useId();
  // A slider that a value made longer stays so while it is moved.
  const [moved, setMoved] = useState<{ value: number; field: NumberField } | null>(null);
  const shown = moved && Object.is(moved.value, value) ? moved.field : reachingTo(field, value);
  const count = positionCount(shown);
  return (
    <div className={controlStyles.control}>
      <p id={id} className={controlStyles.label}>
        {label}
      </p>
      <NumberBox {...{ field, value, numbers, onChange, onSettle }} label={label} unit={unitOf(field)} />
      <Slider
        labelledBy={id}
        describedBy={hintId(id, hint)}
        max={count}
        value={positionOf(shown, value)}
        valueText={withUnit(field, numbers, value)}
        ends={[numbers.amount(valueAt(shown, 0)), numbers.amount(valueAt(shown, count))]}
        mark={positionOf(shown, initial)}
        onChange={(position) => {
          const next = valueAt(shown, position);
          setMoved({ value: next, field: shown });
          onChange(next);
        }}
        onSettle={onSettle}
      />
      <ControlHint id={id} hint={hint} />
    </div>
  );
}

/** More has no room in a box. What is typed counts with all its digits. */
const DIGITS_SHOWN = 9;

/** A number typed. While what stands there is no allowed number, it says what would be, and the value stays as it was. */
export function NumberBox(props: {
  readonly field: Pick<NumberField, "kind" | "code" | "min" | "max" | "isWhole">;
  readonly label: string;
  readonly unit?: string | null;
  readonly value: number;
  readonly numbers: LabNumbers;
  readonly onChange: (value: number) => void;
  readonly onSettle: () => void;
}) {
  const { field, label, unit, value, numbers, onChange, onSettle } = props;
  const t = useTranslations("lab.frame");
  const locale = useLocale();
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  // A draft is of the value it was typed over: where that has been changed otherwise, it has had its day.
  const typed = draft && Object.is(draft.value, value) ? draft.text : null;
  const text = typed ?? writeNumber(Number(value.toPrecision(DIGITS_SHOWN)), locale);
  const isWrong = typed !== null && !isAllowed(field, readNumber(typed, locale));
  const fault = () =>
    t(field.isWhole ? "fault.whole" : "fault.number", {
      label,
      text: text.slice(0, 40),
      min: numbers.amount(field.min),
      max: numbers.amount(field.max),
    });
  return (
    <NumberTextField
      label={t("exactly", { label })}
      value={text}
      unit={unit ?? null}
      fault={isWrong ? fault() : null}
      inputMode={field.min < 0 ? "text" : "decimal"}
      onChange={(entry) => {
        const read = readNumber(entry, locale);
        const isFine = isAllowed(field, read);
        setDraft({ text: entry, value: isFine ? Number(read) : value });
        if (isFine) onChange(Number(read));
      }}
      onBlur={() => {
        if (!isWrong) setDraft(null);
        onSettle();
      }}
    />
  );
}

function withUnit(field: NumberField, numbers: LabNumbers, value: number): string {
  const unit = unitOf(field);
  return unit ? `${numbers.amount(value)} ${unit}` : numbers.amount(value);
}

function unitOf({ unit }: NumberField): string | null {
  return unit === "tao" ? "τ" : unit === "alpha" ? "α" : unit === "percent" ? "%" : null;
}
