import { useId, useState } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { isAllowed, type NumberField } from "./fields.ts";
import type { LabNumbers } from "./lab-numbers.ts";
import type { Words } from "./lab-words.ts";
import { readNumber, writeNumber } from "./read-number.ts";
import { positionCount, positionOf, valueAt } from "./slider-scale.ts";

export interface ControlProps<Of, Value> {
  readonly field: Of;
  readonly label: string;
  readonly hint?: string | null;
  readonly value: Value;
  readonly words: Words;
  readonly numbers: LabNumbers;
  /** `isSettled`: the change is done with, not on its way. */
  readonly onChange: (value: Value) => void;
  readonly onSettle: () => void;
}

/** A number: a slider for trying, a box for typing it exactly. What cannot be is named, and the value stays. */
export function NumberControl(props: ControlProps<NumberField, number>) {
  const { field, label, hint, value, words, numbers, onChange, onSettle } = props;
  const id = useId();
  const spoken = withUnit(field, numbers, value);
  return (
    <div className="lab-control">
      <label htmlFor={id} className="lab-label">
        {label}
      </label>
      <input
        id={id}
        className="lab-slider"
        type="range"
        min={0}
        max={positionCount(field)}
        value={positionOf(field, value)}
        aria-valuetext={spoken}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(valueAt(field, event.currentTarget.valueAsNumber))}
        onPointerUp={onSettle}
        onBlur={onSettle}
      />
      <NumberBox {...{ field, value, words, numbers, onChange, onSettle }} label={label} unit={unitOf(field)} />
      {hint ? (
        <p id={`${id}-hint`} className="lab-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A number typed. While what stands there is no allowed number, it says what would be, and the value stays as it was. */
export function NumberBox(props: {
  readonly field: Pick<NumberField, "kind" | "code" | "min" | "max" | "isWhole">;
  readonly label: string;
  readonly unit?: string | null;
  readonly value: number;
  readonly words: Words;
  readonly numbers: LabNumbers;
  readonly onChange: (value: number) => void;
  readonly onSettle: () => void;
}) {
  const { field, label, unit, value, words, numbers, onChange, onSettle } = props;
  const locale = useLocale();
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  // A draft is of the value it was typed over: where that has been changed otherwise, it has had its day.
  const text = draft && Object.is(draft.value, value) ? draft.text : writeNumber(value, locale);
  const isWrong = !isAllowed(field, readNumber(text, locale));
  return (
    <span className="lab-box">
      <input
        className="lab-number"
        type="text"
        inputMode={field.min < 0 ? "text" : "decimal"}
        autoComplete="off"
        spellCheck={false}
        aria-label={words("frame.exactly", { label })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
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
      {unit ? <span className="lab-unit">{unit}</span> : null}
      {isWrong ? (
        <span id={`${id}-fault`} role="alert" className="lab-fault">
          {words(field.isWhole ? "frame.fault.whole" : "frame.fault.number", {
            label,
            text: text.slice(0, 40),
            min: numbers.amount(field.min),
            max: numbers.amount(field.max),
          })}
        </span>
      ) : null}
    </span>
  );
}

function withUnit(field: NumberField, numbers: LabNumbers, value: number): string {
  const unit = unitOf(field);
  return unit ? `${numbers.amount(value)} ${unit}` : numbers.amount(value);
}

function unitOf({ unit }: NumberField): string | null {
  return unit === "tao" ? "τ" : unit === "alpha" ? "α" : unit === "percent" ? "%" : null;
}
