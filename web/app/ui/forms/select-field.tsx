import type { ComponentProps } from "react";
import fieldStyles from "./field.module.css";

/**
 * One of many, in a form. It is the system's own list: phones show it as they show every list, and it is sent without
 * scripts.
 */
export function SelectField(
  props: ComponentProps<"select"> & { label: string; options: readonly { value: string; name: string }[] },
) {
  const { label, options, ...select } = props;
  return (
    <label>
      <span>{label}</span>
      <select {...select} className={fieldStyles.field}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
