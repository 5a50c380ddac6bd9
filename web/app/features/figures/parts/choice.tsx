import { startTransition, useId, useOptimistic } from "react";
import styles from "./controls.module.css";

interface ChoiceProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  /** What can be chosen, with the words for it. */
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few ways in which a figure can be drawn. */
export function Choice<Value extends string>({ legend, options, value, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  // The press shows at once; the figure follows in tasks of its own, which a slow processor needs.
  const [chosen, setChosen] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      setChosen(next);
      onChoose(next);
    });
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
