/** What `web/command-tables.ts` makes: commands with their options, each a word behind another. */
declare module "virtual:command-tables" {
  interface WrittenTable {
    readonly options: string;
    readonly commands: Readonly<Record<string, string>>;
  }

  export const tables: Readonly<Record<9 | 11, WrittenTable>>;
}
