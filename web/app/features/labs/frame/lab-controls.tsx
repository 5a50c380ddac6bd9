import type { FieldValue } from "./fields.ts";
import controlStyles from "./lab-controls.module.css";
import type { AnyLab } from "./lab-definition.ts";
import type { LabNumbers } from "./lab-numbers.ts";
import type { LabState } from "./lab-session.ts";
import type { AnyWords } from "./lab-words.ts";
import { NumberControl } from "./number-control.tsx";
import { ChoiceControl, FlagControl, GridControl } from "./other-controls.tsx";

interface ControlsProps {
  readonly lab: AnyLab;
  readonly state: LabState;
  readonly words: AnyWords;
  readonly numbers: LabNumbers;
  readonly onChange: (field: string, value: FieldValue) => void;
  readonly onSettle: () => void;
}

/** Everything of a lab that can be set, in its groups. */
export function LabControls(props: ControlsProps) {
  const { lab, state, words } = props;
  return lab.groups
    .filter(({ isShown }) => !isShown || isShown(state))
    .map((group) => (
      <section key={group.name} className={controlStyles.group} aria-label={words(`group.${group.name}`)}>
        <h2 className={controlStyles.groupTitle}>{words(`group.${group.name}`)}</h2>
        {group.fields.map((name) => (
          <Control key={name} {...props} name={name} />
        ))}
      </section>
    ));
}

function Control({ lab, state, words, numbers, onChange, onSettle, name }: ControlsProps & { readonly name: string }) {
  const field = lab.fields[name];
  const value = state[name];
  const rest = {
    label: words(`field.${name}`),
    hint: lab.hints.includes(name) ? words(`hint.${name}`) : null,
    numbers,
    onSettle,
    onChange: (changed: FieldValue) => onChange(name, changed),
  };
  if (field?.kind === "number" && typeof value === "number") {
    return <NumberControl {...rest} {...{ field, value }} initial={Number(lab.initial[name])} />;
  }
  if (field?.kind === "flag" && typeof value === "boolean") return <FlagControl {...rest} {...{ field, value }} />;
  if (field?.kind === "choice" && typeof value === "string") {
    return <ChoiceControl {...rest} {...{ field, value }} nameOf={(option) => words(`option.${name}.${option}`)} />;
  }
  const labels = lab.grids?.[name]?.(state, words);
  if (field?.kind !== "grid" || typeof value !== "object" || !labels) return null;
  return <GridControl {...rest} {...{ field, value, labels }} />;
}
