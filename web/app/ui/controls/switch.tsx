import type { ComponentProps, ReactNode } from "react";
import choiceStyles from "./choices.module.css";

/** Something that is on or off, at once: no form has to be sent for it. What waits for a button is a checkbox. */
export function Switch({
  children,
  ...input
}: Omit<ComponentProps<"input">, "type" | "role"> & { children: ReactNode }) {
  return (
    <label className={choiceStyles.choice}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" className={choiceStyles.switch} />
      <span>{children}</span>
    </label>
  );
}
