import { useId } from "react";
import dataTableStyles from "#app/ui/controls/data-table.module.css";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { ControlHint, hintId } from "./control-hint.tsx";
import type { ChoiceField, FlagField, GridField } from "./fields.ts";
import controlStyles from "./lab-controls.module.css";
import type { GridLabels } from "./lab-definition.ts";
import { type ControlProps, NumberBox } from "./number-control.tsx";

/** One of a few, as radio buttons. `nameOf` says how an option is called. */
export function ChoiceControl(
  props: ControlProps<ChoiceField, string> & { readonly nameOf: (option: string) => string },
) {
  const { field, label, hint, value, nameOf, onChange, onSettle } = props;
  const id = useId();
  return (
    <div className={controlStyles.control}>
      <p id={`${id}-label`} className={controlStyles.label}>
        {label}
      </p>
      <RadioGroup
        labelledBy={`${id}-label`}
        describedBy={hintId(id, hint)}
        options={field.options.map((option) => ({ value: option, label: nameOf(option) }))}
        value={value}
        onChange={onChange}
        onBlur={onSettle}
      />
      <ControlHint id={id} hint={hint} />
    </div>
  );
}

export function FlagControl({ label, hint, value, onChange, onSettle }: ControlProps<FlagField, boolean>) {
  const id = useId();
  return (
    <div className={controlStyles.control}>
      <Switch
        checked={value}
        aria-describedby={hintId(id, hint)}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onSettle}
      >
        {label}
      </Switch>
      <ControlHint id={id} hint={hint} />
    </div>
  );
}

/** Numbers in rows and columns, of which `labels` names those that count. */
export function GridControl(props: ControlProps<GridField, readonly number[]> & { readonly labels: GridLabels }) {
  const { field, label, hint, value, labels, numbers, onChange, onSettle } = props;
  const cellField = { ...field, kind: "number" } as const;
  // The name of the field says what a single column holds.
  const isList = labels.columns.length === 1;
  return (
    <div className={`${controlStyles.control} ${dataTableStyles.box}`}>
      <table className={`${dataTableStyles.dataTable} ${controlStyles.grid}`}>
        <caption>{label}</caption>
        {isList ? null : (
          <thead>
            <tr>
              <td />
              {labels.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {labels.rows.map((rowName, row) => (
            <tr key={rowName}>
              <th scope="row">{rowName}</th>
              {labels.columns.map((column, place) => {
                const index = row * field.columnCount + place;
                return (
                  <td key={column}>
                    <NumberBox
                      {...{ numbers, onSettle }}
                      field={cellField}
                      label={isList ? `${label}, ${rowName}` : `${label}, ${rowName}, ${column}`}
                      value={value[index] ?? 0}
                      onChange={(entry) => onChange(value.with(index, entry))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {hint ? <p className={controlStyles.hint}>{hint}</p> : null}
    </div>
  );
}
