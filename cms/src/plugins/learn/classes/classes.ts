import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { AskedContext } from "../graphql/asked-context.ts";
import { countOfNetwork } from "../limits/count-attempt.ts";
import { createKeys } from "./class-keys.ts";
import {
  type AskedClass,
  CLASS_BOUNDS,
  CLASS_LIMITS,
  ClassFault,
  type Counted,
  parseClass,
  placeOf,
} from "./class-rules.ts";
import { classStoreOf, type StoredClass } from "./class-store.ts";

const HOUR_SECONDS = 3600;

interface Keyed {
  key: string;
}

/**
 * What teachers lay before a class, without an account; and how many devices did what, without any of them being known. The rules are
 * those of the embedded provider.
 */
export function classesOf(strapi: Core.Strapi) {
  const classes = classStoreOf(strapi);

  const countRead = (context: AskedContext) =>
    countOfNetwork(strapi, context, "classes", { max: CLASS_BOUNDS.readsOfAMinute, interval: { min: 1 } });

  async function makeRoom(context: AskedContext): Promise<void> {
    await classes.removeEnded();
    if ((await classes.countNew()) >= CLASS_BOUNDS.daily) throw tooMuch(context);
    if ((await classes.countAll()) >= CLASS_BOUNDS.mostStored && !(await classes.removeUnused()))
      throw tooMuch(context);
  }

  return {
    limits: () => CLASS_LIMITS,

    async create({ input }: { input: AskedClass }, context: AskedContext) {
      const { locale: language, ...asked } = refusing(() => parseClass(input));
      await countOfNetwork(strapi, context, "createClass");
      await countOfNetwork(strapi, context, "createClass in a day", {
        ...{ max: CLASS_BOUNDS.dailyOfANetwork, interval: { day: 1 } },
      });
      const keys = createKeys(randomBytes);
      const { endsAt } = await classes.makeAlone(async () => {
        await makeRoom(context);
        return classes.add({ ...asked, ...keys, language });
      });
      return { ...keys, endsAt };
    },

    async read({ key }: Keyed, context: AskedContext) {
      await countRead(context);
      const found = await classes.findForReaders(key);
      return found && toAnswer(found);
    },

    async count({ input }: { input: Counted & Keyed }, context: AskedContext) {
      await countOfNetwork(strapi, context, "countInClass", {
        max: CLASS_BOUNDS.countsOfAMinute,
        interval: { min: 1 },
      });
      const found = orNotFound(await classes.findForReaders(input.key));
      await classes.count(
        found,
        input.kind,
        refusing(() => placeOf(input, found)),
      );
      return { ok: true };
    },

    async counts({ key }: Keyed, context: AskedContext) {
      await countRead(context);
      const found = await classes.findForTeacher(key);
      if (!found) return null;
      const devices = await classes.countsOf(found);
      return {
        ...toAnswer(found),
        joined: devices("joined", 0),
        steps: found.steps.map((step, place) => ({ step, opened: devices("opened", place) })),
        questions: found.questions.map((question, place) => ({
          ...{ question, right: devices("right", place), wrong: devices("wrong", place) },
        })),
      };
    },

    async end({ key }: Keyed) {
      await classes.end(orNotFound(await classes.findForTeacher(key)));
      return { ok: true };
    },
  };
}

function toAnswer({ language, steps, quiz, questions, endsAt }: StoredClass) {
  return { locale: language, steps, quiz, questions, endsAt };
}

function refusing<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ClassFault) throw new errors.ValidationError(error.message);
    throw error;
  }
}

function tooMuch({ koaContext }: AskedContext): Error {
  koaContext.set("Retry-After", String(HOUR_SECONDS));
  return new errors.RateLimitError("Too many requests, please try again later.");
}

function orNotFound(found: StoredClass | null): StoredClass {
  if (!found) throw new errors.NotFoundError("Class not found");
  return found;
}
