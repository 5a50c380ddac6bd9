import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { CLASS_BOUNDS, CLASS_LIMITS, COUNT_KINDS, parseClass, placeOf } from "../classes/class-rules.ts";
import type { Attempts } from "../limits/attempts.ts";
import { createCode, createTypedKey, type Random } from "../random-text.ts";
import type { ClassStore, StoredClass } from "../storage/class-store.ts";
import type { Write } from "../storage/database.ts";
import { operation } from "./operation.ts";

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

const made = z.object({
  input: z.object({
    locale: z.string(),
    steps: z.array(z.string()),
    quiz: z.string().nullish(),
    questions: z.array(z.string()).nullish(),
  }),
});
const keyed = z.object({ key: z.string() });
const counted = z.object({
  input: z.object({
    key: z.string(),
    kind: z.enum(COUNT_KINDS),
    step: z.int().nullish(),
    question: z.string().nullish(),
  }),
});

type ClassServices = {
  classes: ClassStore;
  attempts: Attempts;
  write: Write;
  random: Random;
  clock: () => number;
};

/** What teachers lay before a class, without an account; and how many devices did what, without any of them being known. */
export function createClassOperations({ classes, attempts, write, random, clock }: ClassServices) {
  async function makeRoom(request: AccountRequest): Promise<void> {
    await classes.removeEnded();
    if ((await classes.countMadeSince(clock() - DAY_MS)) >= CLASS_BOUNDS.daily) throw tooMuch(request);
    if ((await classes.countAll()) >= CLASS_BOUNDS.mostStored && !(await classes.removeUnused()))
      throw tooMuch(request);
  }

  const countRead = (request: AccountRequest) =>
    attempts.countOfAMinute("classes", CLASS_BOUNDS.readsOfAMinute, request);

  return {
    classLimits: operation(z.object({}), () => CLASS_LIMITS),

    createClass: operation(made, async ({ input }, request) => {
      const asked = parseClass(input);
      await attempts.countSilently({ operation: "createClass" }, request);
      await attempts.countOfADay("createClass", CLASS_BOUNDS.dailyOfANetwork, request);
      const keys = { readersKey: createTypedKey(random), teachersKey: createCode(random) };
      const { endsAt } = await write(async () => {
        await makeRoom(request);
        return classes.add({ ...asked, ...keys });
      });
      return { ...keys, endsAt };
    }),

    classToRead: operation(keyed, async ({ key }, request) => {
      await countRead(request);
      return classes.findForReaders(key);
    }),

    countInClass: operation(counted, async ({ input }, request) => {
      await attempts.countOfAMinute("countInClass", CLASS_BOUNDS.countsOfAMinute, request);
      await write(async () => {
        const found = orNotFound(await classes.findForReaders(input.key));
        await classes.count(found, input.kind, placeOf(input, found));
      });
      return { ok: true };
    }),

    classCounts: operation(keyed, async ({ key }, request) => {
      await countRead(request);
      const found = await classes.findForTeacher(key);
      if (!found) return null;
      const { locale, quiz, steps, questions, endsAt } = found;
      const devices = await classes.countsOf(found);
      return {
        ...{ locale, quiz, endsAt },
        joined: devices("joined", 0),
        steps: steps.map((step, place) => ({ step, opened: devices("opened", place) })),
        questions: questions.map((question, place) => ({
          ...{ question, right: devices("right", place), wrong: devices("wrong", place) },
        })),
      };
    }),

    endClass: operation(keyed, ({ key }) =>
      write(async () => {
        await classes.end(orNotFound(await classes.findForTeacher(key)));
        return { ok: true };
      }),
    ),
  };
}

function tooMuch({ setHeader }: AccountRequest): Error {
  setHeader("retry-after", String(HOUR_SECONDS));
  return createApiError("RateLimitError", "Too many requests, please try again later.");
}

function orNotFound(found: StoredClass | null): StoredClass {
  if (found === null) throw createApiError("NotFoundError", "Class not found");
  return found;
}
