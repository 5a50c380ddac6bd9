import type { Core } from "@strapi/strapi";
import { oneAfterTheOther } from "../limits/one-after-the-other.ts";
import { hashOf } from "./class-keys.ts";
import { CLASS_BOUNDS, CLASS_LIMITS, type CountKind } from "./class-rules.ts";

const CLASS = "plugin::learn.class";
const COUNT = "plugin::learn.class-count";
const DAY_MS = 86_400_000;
const LIFETIME_MS = CLASS_LIMITS.days * DAY_MS;

export interface StoredClass {
  id: number;
  language: string;
  steps: string[];
  quiz: string | null;
  questions: string[];
  endsAt: string;
}

type NewClass = Pick<StoredClass, "language" | "steps" | "quiz" | "questions"> & {
  readersKey: string;
  teachersKey: string;
};

/** Classes, found by one of their two keys until they end, and how many devices did what in them. Only hashes of keys are stored. */
export function classStoreOf(strapi: Core.Strapi) {
  const classes = strapi.db.query(CLASS);
  const counts = strapi.db.query(COUNT);
  const select = (uid: string, column: string, where: object) =>
    strapi.db.queryBuilder(uid).select(column).where(where).getKnexQuery();
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  async function find(where: object): Promise<StoredClass | null> {
    return classes.findOne({ where: { ...where, endsAt: { $gt: new Date() } } });
  }

  return {
    /** Makes one class after the other. */
    makeAlone: <Result>(make: () => Promise<Result>): Promise<Result> => oneAfterTheOther(strapi, CLASS, make),

    /** Its counts are there from the beginning on, so that counting never makes a row. */
    async add({ readersKey, teachersKey, ...made }: NewClass): Promise<StoredClass> {
      const hashes = { readersHash: hashOf(readersKey), teachersHash: hashOf(teachersKey) };
      const stored: StoredClass = await classes.create({
        data: { ...made, ...hashes, endsAt: new Date(Date.now() + LIFETIME_MS) },
      });
      const places: [CountKind, number][] = [
        ["joined", 0],
        ...made.steps.map((_, place): [CountKind, number] => ["opened", place]),
        ...made.questions.flatMap((_, place): [CountKind, number][] => [
          ["right", place],
          ["wrong", place],
        ]),
      ];
      await counts.createMany({
        data: places.map(([kind, place]) => ({ classId: stored.id, kind, place, devices: 0 })),
      });
      return stored;
    },

    /** Null for a key of none, also of one that has ended; so with `findForTeacher`. */
    findForReaders: (key: string) => find({ readersHash: hashOf(key) }),

    findForTeacher: (key: string) => find({ teachersHash: hashOf(key) }),

    /** One device more, in one statement: those that come at once are all counted. A class that is full stays as it is. */
    async count({ id }: StoredClass, kind: CountKind, place: number): Promise<void> {
      await strapi.db
        .queryBuilder(COUNT)
        .increment("devices")
        .where({ classId: id, kind, place, devices: { $lt: CLASS_BOUNDS.mostDevices } })
        .execute();
    },

    /** How many devices there are of a kind at each place. */
    async countsOf({ id }: StoredClass): Promise<(kind: CountKind, place: number) => number> {
      const all: { kind: CountKind; place: number; devices: number }[] = await counts.findMany({
        where: { classId: id },
      });
      return (kind, place) => all.find((each) => each.kind === kind && each.place === place)?.devices ?? 0;
    },

    /** The class before its counts: whoever makes one holds that table, and takes away the counts after it. */
    async end({ id }: StoredClass): Promise<void> {
      await strapi.db.transaction(async () => {
        await classes.deleteMany({ where: { id } });
        await counts.deleteMany({ where: { classId: id } });
      });
    },

    async removeEnded(): Promise<void> {
      const ended = { endsAt: { $lte: new Date() } };
      await counts.deleteMany({ where: { classId: { $in: select(CLASS, "id", ended) } } });
      await classes.deleteMany({ where: ended });
    },

    countAll: (): Promise<number> => classes.count(),

    /** Those that were made within a day. */
    countNew: (): Promise<number> => classes.count({ where: { endsAt: { $gt: inDays(CLASS_LIMITS.days - 1) } } }),

    /** Makes room by the oldest class that no device has taken part in for a day; false where there is none. */
    async removeUnused(): Promise<boolean> {
      const unused = select(COUNT, "classId", { kind: "joined", devices: 0 });
      const oldest: StoredClass | null = await classes.findOne({
        where: { endsAt: { $lte: inDays(CLASS_LIMITS.days - 1) }, id: { $in: unused } },
        orderBy: [{ endsAt: "asc" }, { id: "asc" }],
      });
      if (oldest) await this.end(oldest);
      return oldest !== null;
    },
  };
}
