import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
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

/** What is set first. */
export function MainControls(props: ControlsProps) {
  const { lab, state } = props;
  return (
    <div className={controlStyles.group}>
      {lab.main
        .filter((name) => isFieldShown(lab, name, state))
        .map((name) => (
          <Control key={name} {...props} name={name} />
        ))}
    </div>
  );
}

/** Everything else that can be set, in its groups, folded away. */
export function MoreControls(props: ControlsProps) {
  const { lab, state, words } = props;
  const t = useTranslations("lab.frame");
  const groups = lab.groups
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter((field) => !lab.main.includes(field) && isFieldShown(lab, field, state)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Disclosure summary={t("more")}>
      {groups.map((group) => (
        <section key={group.name} className={controlStyles.group} aria-label={words(`group.${group.name}`)}>
          <h2 className={controlStyles.groupTitle}>{words(`group.${group.name}`)}</h2>
          {group.fields.map((name) => (
            <Control key={name} {...props} name={name} />
          ))}
        </section>
      ))}
    </Disclosure>
  );
}

/** Whether a field counts in a state. */
export function isFieldShown(lab: AnyLab, field: string, state: LabState): boolean {
  return lab.shownIf?.[field]?.(state) ?? true;
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
