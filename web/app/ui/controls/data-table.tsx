import dataTableStyles from "./data-table.module.css";
/** Words and figures in columns, the first of which names its row. */
export interface TextTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Figures to read. Wider than the page, it scrolls by itself, by keyboard too. */
export function DataTable({ table }: { table: TextTable }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be set
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the screen has to be scrolled by keyboard
    <div className={dataTableStyles.box} role="group" tabIndex={0} aria-label={table.title}>
      <table className={dataTableStyles.dataTable}>
        <caption>{table.title}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head = "", ...cells], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may begin alike, and rows hold no state
            <tr key={place}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={table.columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
