import { useId } from "react";
import choiceStyles from "./choices.module.css";

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** One of a few. Without `value` it keeps for itself what is chosen, as fields of a form do. */
export function RadioGroup(props: {
  /** The element that says what is chosen. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Its name in the form that it belongs to. */
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  isRequired?: boolean;
  isInvalid?: boolean;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}) {
  const { labelledBy, describedBy, options, value, isRequired, isInvalid, onChange, onBlur } = props;
  const ownName = useId();
  return (
    <div
      role="radiogroup"
      className={choiceStyles.choices}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={choiceStyles.choice}>
          <input
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            required={isRequired}
            disabled={option.isDisabled}
            {...(value === undefined ? {} : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
