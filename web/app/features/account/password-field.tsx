import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import { EyeIcon, EyeOffIcon } from "./eye-icons.tsx";
import styles from "./password-field.module.css";
import { type FieldProps, TextField } from "./text-field.tsx";

/** A field for a password, with a button that shows what is typed. Without scripts the button is not there. */
export function PasswordField(props: FieldProps) {
  const form = useTranslations("account.form");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <TextField {...props} type={isShown ? "text" : "password"}>
      <button
        type="button"
        className={`${iconButtonStyles.iconButton} ${styles.toggle}`}
        aria-label={form("showPassword")}
        aria-describedby={`${props.field.id}-label`}
        aria-pressed={isShown}
        aria-controls={props.field.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon />
      </button>
    </TextField>
  );
}
