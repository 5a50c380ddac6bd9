import { EyeIcon, EyeOffIcon } from "lucide-react";
import { useState } from "react";
import { useAccountTexts } from "./account-texts.tsx";
import { type FieldProps, TextField } from "./text-field.tsx";

/** A field for a password, with a button that shows what is typed. Without scripts the button is not there. */
export function PasswordField(props: FieldProps) {
  const { form } = useAccountTexts();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <TextField {...props} type={isShown ? "text" : "password"}>
      <button
        type="button"
        className="icon-button password-toggle"
        aria-label={form.showPassword}
        aria-describedby={`${props.field.id}-label`}
        aria-pressed={isShown}
        aria-controls={props.field.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" />
      </button>
    </TextField>
  );
}
