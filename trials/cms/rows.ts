import { DatabaseSync } from "node:sqlite";
import { askTestPostgres } from "../../provider/accounts/storage/postgres/test-postgres.ts";

const DAY_MS = 86_400_000;

/** The tables of a Strapi, from beside it: at the address of a PostgreSQL with its schema, or in a file. */
export function openRows(place: string) {
  const isPostgres = place.startsWith("postgres");

  async function ask(statement: string): Promise<Record<string, unknown>[]> {
    if (isPostgres) return askTestPostgres(place, statement);
    using database = new DatabaseSync(place);
    return database.prepare(statement).all();
  }

  return {
    ask,

    /** How a moment is said that is so many days before another one. */
    daysBefore: (days: number, column: string) =>
      isPostgres ? `${column} - interval '${days} days'` : `${column} - ${days * DAY_MS}`,
  };
}
