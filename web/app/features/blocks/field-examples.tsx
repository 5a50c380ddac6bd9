import type { ComponentProps } from "react";
import fieldStyles from "#app/ui/forms/field.module.css";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import filterFormStyles from "#app/ui/lists/filter-form.module.css";
import { Block, Example, POINTER_STATES } from "./example.tsx";

const ORDERS = [
  { value: "id", name: "Number" },
  { value: "name", name: "Name" },
];

/** Fields of forms. `mode` tells the two columns' names apart. */
export function FieldExamples({ mode }: { mode: string }) {
  const text = (state: string, input: ComponentProps<"input"> = {}) => (
    <TextExample id={`${mode}-${state}`} input={input} />
  );
  return (
    <>
      <Block name="Field">
        <Example state="empty">{text("empty")}</Example>
        <Example state="filled">{text("filled", { defaultValue: "ada" })}</Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            {text(state, { defaultValue: "ada" })}
          </Example>
        ))}
        <Example state="invalid">
          <TextExample id={`${mode}-invalid`} error="Too short: at least 3 characters." input={{ defaultValue: "a" }} />
        </Example>
        <Example state="disabled">{text("disabled", { defaultValue: "ada", disabled: true })}</Example>
      </Block>
      <Block name="Select">
        <Example state="rest">
          <div className={filterFormStyles.filterForm}>
            <SelectField label="Order" options={ORDERS} />
          </div>
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <div className={filterFormStyles.filterForm}>
              <SelectField label="Order" options={ORDERS} />
            </div>
          </Example>
        ))}
        <Example state="disabled">
          <div className={filterFormStyles.filterForm}>
            <SelectField label="Order" options={ORDERS} disabled />
          </div>
        </Example>
      </Block>
    </>
  );
}

function TextExample(props: { id: string; error?: string; input: ComponentProps<"input"> }) {
  const { id, error, input } = props;
  const errorId = `${id}-error`;
  return (
    <Field
      id={id}
      label="Name"
      hint="3 to 20 letters and digits."
      error={error ? { id: errorId, text: error } : undefined}
    >
      <input
        {...input}
        id={id}
        className={fieldStyles.field}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${errorId} ${id}-hint` : `${id}-hint`}
      />
    </Field>
  );
}
