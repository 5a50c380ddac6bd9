import { z } from "zod";

/** A moment in a row: milliseconds since 1970; in an answer: ISO 8601 in UTC. */
export const moment = z.int().transform((milliseconds) => new Date(milliseconds).toISOString());

/** An `id` is digits in an answer. */
export const id = z.int().transform(String);

/** SQLite's truth. */
export const flag = z.int().transform((value) => value === 1);
