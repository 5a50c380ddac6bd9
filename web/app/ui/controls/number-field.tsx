import { type InputHTMLAttributes, useId } from "react";
import numberFieldStyles from "./number-field.module.css";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "type"> {
  label: string;
  /** As it is typed: what is no number stands there too, with its fault beside it. */
  value: string;
  unit?: string | null;
  /** What is wrong with what stands there, and what would be right. */
  fault?: string | null;
  onChange: (text: string) => void;
}

/** In letters. */
const SHORTEST = 5;

/** A number typed exactly. Its name is spoken only: it stands beside what shows it, such as a slider. */
export function NumberField({ label, value, unit, fault, onChange, ...input }: Props) {
  const faultId = useId();
  return (
    <span className={numberFieldStyles.numberField}>
      <input
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        {...input}
        className={numberFieldStyles.box}
        size={Math.max(SHORTEST, value.length + 1)}
        type="text"
        value={value}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {unit ? <span className={numberFieldStyles.unit}>{unit}</span> : null}
      {fault ? (
        <span id={faultId} role="alert" className={numberFieldStyles.fault}>
          {fault}
        </span>
      ) : null}
    </span>
  );
}
