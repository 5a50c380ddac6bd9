import { useId, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { NumberField as NumberTextField } from "#app/ui/controls/number-field.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { ControlHint, hintId } from "./control-hint.tsx";
import { isAllowed, type NumberField } from "./fields.ts";
import controlStyles from "./lab-controls.module.css";
import type { LabNumbers } from "./lab-numbers.ts";
import { readNumber, writeNumber } from "./read-number.ts";
import { positionCount, positionOf, valueAt } from "./slider-scale.ts";

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
  const count = positionCount(field);
  return (
    <div className={controlStyles.control}>
      <p id={id} className={controlStyles.label}>
        {label}
      </p>
      <Slider
        labelledBy={id}
        describedBy={hintId(id, hint)}
        max={count}
        value={positionOf(field, value)}
        valueText={withUnit(field, numbers, value)}
        ends={[numbers.amount(valueAt(field, 0)), numbers.amount(valueAt(field, count))]}
        mark={positionOf(field, initial)}
        onChange={(position) => onChange(valueAt(field, position))}
        onSettle={onSettle}
      />
      <NumberBox {...{ field, value, numbers, onChange, onSettle }} label={label} unit={unitOf(field)} />
      <ControlHint id={id} hint={hint} />
    </div>
  );
}

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
  const text = draft && Object.is(draft.value, value) ? draft.text : writeNumber(value, locale);
  const isWrong = !isAllowed(field, readNumber(text, locale));
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
      onChange={(typed) => {
        const read = readNumber(typed, locale);
        const isFine = isAllowed(field, read);
        setDraft({ text: typed, value: isFine ? Number(read) : value });
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
