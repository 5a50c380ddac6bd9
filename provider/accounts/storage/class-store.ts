import { z } from "zod";
import { CLASS_BOUNDS, CLASS_LIMITS, COUNT_KINDS, type CountKind } from "../classes/class-rules.ts";
import { hashOf } from "./code-store.ts";
import type { Database } from "./database.ts";
import { moment } from "./rows.ts";

const DAY_MS = 86_400_000;
const LIFETIME_MS = CLASS_LIMITS.days * DAY_MS;

const texts = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)));
const row = z.object({
  id: z.int(),
  locale: z.string(),
  steps: texts,
  quiz: z.string().nullable(),
  questions: texts,
  endsAt: moment,
});
const count = z.object({ kind: z.enum(COUNT_KINDS), place: z.int(), devices: z.int() });

export type StoredClass = Readonly<z.output<typeof row>>;
type NewClass = Pick<StoredClass, "locale" | "steps" | "quiz" | "questions"> & {
  readersKey: string;
  teachersKey: string;
};

export type ClassStore = ReturnType<typeof createClassStore>;

/**
 * Classes, found by one of their two keys until they end, and how many devices did what in them. Only hashes of keys are
 * stored. What changes them belongs into a transaction.
 */
export function createClassStore(database: Database, clock: () => number) {
  const columns = `id, locale, steps, quiz, questions, ends_at AS "endsAt"`;
  const insert = database.prepare(
    `INSERT INTO classes (readers_hash, teachers_hash, locale, steps, quiz, questions, ends_at)
     VALUES ($readers, $teachers, $locale, $steps, $quiz, $questions, $ends) RETURNING ${columns}`,
  );
  const insertCount = database.prepare("INSERT INTO class_counts (class_id, kind, place) VALUES (?, ?, ?)");
  const ofReaders = database.prepare(`SELECT ${columns} FROM classes WHERE readers_hash = ? AND ends_at > ?`);
  const ofTeachers = database.prepare(`SELECT ${columns} FROM classes WHERE teachers_hash = ? AND ends_at > ?`);
  const addDevice = database.prepare(
    `UPDATE class_counts SET devices = devices + 1
     WHERE class_id = $id AND kind = $kind AND place = $place AND devices < ${CLASS_BOUNDS.mostDevices}`,
  );
  const counts = database.prepare("SELECT kind, place, devices FROM class_counts WHERE class_id = ?");
  const remove = database.prepare("DELETE FROM classes WHERE id = ?");
  const removeEnded = database.prepare("DELETE FROM classes WHERE ends_at <= ?");
  const endingAfter = database.prepare("SELECT count(*) AS classes FROM classes WHERE ends_at > ?");
  const removeUnused = database.prepare(
    `DELETE FROM classes WHERE id = (
       SELECT id FROM classes JOIN class_counts ON class_id = id AND kind = 'joined' AND devices = 0
       WHERE ends_at <= ? ORDER BY ends_at, id LIMIT 1
     )`,
  );

  return {
    async add({ readersKey, teachersKey, locale, steps, quiz, questions }: NewClass): Promise<StoredClass> {
      const made = await insert.get({
        ...{ readers: hashOf(readersKey), teachers: hashOf(teachersKey), locale, quiz },
        ...{ steps: JSON.stringify(steps), questions: JSON.stringify(questions), ends: clock() + LIFETIME_MS },
      });
      const stored = row.parse(made);
      await insertCount.run(stored.id, "joined", 0);
      for (const place of steps.keys()) await insertCount.run(stored.id, "opened", place);
      for (const place of questions.keys()) {
        await insertCount.run(stored.id, "right", place);
        await insertCount.run(stored.id, "wrong", place);
      }
      return stored;
    },

    /** Null for a key of none, also of one that has ended; so with `findForTeacher`. */
    findForReaders: async (key: string) => toClass(await ofReaders.get(hashOf(key), clock())),

    findForTeacher: async (key: string) => toClass(await ofTeachers.get(hashOf(key), clock())),

    /** One device more. Where a class has had as many as any may have, it stays as it is. */
    async count({ id }: StoredClass, kind: CountKind, place: number): Promise<void> {
      await addDevice.run({ id, kind, place });
    },

    /** How many devices there are of a kind at each place. */
    async countsOf({ id }: StoredClass): Promise<(kind: CountKind, place: number) => number> {
      const all = z.array(count).parse(await counts.all(id));
      return (kind, place) => all.find((each) => each.kind === kind && each.place === place)?.devices ?? 0;
    },

    async end({ id }: StoredClass): Promise<void> {
      await remove.run(id);
    },

    async removeEnded(): Promise<void> {
      await removeEnded.run(clock());
    },

    countAll: async () => Number((await endingAfter.get(0))?.classes),
    countMadeSince: async (moment: number) => Number((await endingAfter.get(moment + LIFETIME_MS))?.classes),

    /** Makes room by the oldest class that no device has taken part in for a day; false where there is none. */
    removeUnused: async () => (await removeUnused.run(clock() + LIFETIME_MS - DAY_MS)) > 0,
  };
}

function toClass(found: unknown): StoredClass | null {
  return found === undefined ? null : row.parse(found);
}
