import { LOCALES } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { parsePage } from "../feedback/feedback-texts.ts";
import type { Attempts } from "../limits/attempts.ts";
import { createCode, createTypedKey, type Random } from "../random-text.ts";
import { CLASS_DAYS, type ClassStore, COUNT_KINDS, type KeptClass } from "../storage/class-store.ts";
import type { Write } from "../storage/database.ts";
import { operation } from "./operation.ts";

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

const MOST_STEPS = 12;
/** With the state of a lab, which has up to two hundred characters. */
const LONGEST_STEP = 300;
const MOST_QUESTIONS = 12;
/** Of a slug, and of a question's key. */
const NAME = /^[\w-]{1,100}$/;

/** A school of some teachers makes no more in a day. */
const DAILY_OF_A_NETWORK = 20;
const DAILY = 1_000;
/** With steps as long as may be, 100 MB. */
const MOST_KEPT = 20_000;
/** A hundred devices behind one address, each of which does something every ten seconds. */
const COUNTS_OF_A_MINUTE = 600;
/** Those devices come at once, and their teachers look again and again. */
const READS_OF_A_MINUTE = 300;

const made = z.object({
  input: z.object({
    locale: z.enum(LOCALES),
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
type Counted = z.output<typeof counted>["input"];

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
    if ((await classes.countMadeSince(clock() - DAY_MS)) >= DAILY) throw tooMuch(request);
    if ((await classes.countAll()) >= MOST_KEPT && !(await classes.removeUnused())) throw tooMuch(request);
  }

  const countRead = (request: AccountRequest) => attempts.countOfAMinute("classes", READS_OF_A_MINUTE, request);

  return {
    classLimits: operation(z.object({}), () => ({
      ...{ mostSteps: MOST_STEPS, longestStep: LONGEST_STEP, mostQuestions: MOST_QUESTIONS, days: CLASS_DAYS },
    })),

    createClass: operation(made, async ({ input }, request) => {
      const asked = { locale: input.locale, steps: parseSteps(input.steps), ...parseQuiz(input) };
      await attempts.countSilently({ operation: "createClass" }, request);
      await attempts.countOfADay("createClass", DAILY_OF_A_NETWORK, request);
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
      await attempts.countOfAMinute("countInClass", COUNTS_OF_A_MINUTE, request);
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

function parseSteps(steps: readonly string[]): string[] {
  if (steps.length === 0 || steps.length > MOST_STEPS) throw fault(`steps must be 1 to ${MOST_STEPS}`);
  if (new Set(steps).size < steps.length) throw fault("steps must differ");
  return steps.map((step) => {
    if (step.length > LONGEST_STEP) throw fault(`a step must be at most ${LONGEST_STEP} characters`);
    return parsePage(step);
  });
}

function parseQuiz({ quiz = null, questions }: z.output<typeof made>["input"]) {
  const keys = questions ?? [];
  if (keys.length > MOST_QUESTIONS) throw fault(`questions must be at most ${MOST_QUESTIONS}`);
  if (new Set(keys).size < keys.length) throw fault("questions must differ");
  if (![quiz ?? "none", ...keys].every((name) => NAME.test(name))) throw fault("quiz and questions must be names");
  if ((quiz === null) !== (keys.length === 0)) throw fault("questions must come with their quiz");
  return { quiz, questions: keys };
}

/** Which of a class's counts is meant. */
function placeOf({ kind, step, question }: Counted, { steps, questions }: KeptClass): number {
  if (kind === "joined") return 0;
  const place = kind === "opened" ? (step ?? -1) : questions.indexOf(question ?? "");
  if (place < 0 || place >= (kind === "opened" ? steps : questions).length) throw fault(`${kind}: the class has none`);
  return place;
}

function fault(message: string): Error {
  return createApiError("ValidationError", message);
}

function tooMuch({ setHeader }: AccountRequest): Error {
  setHeader("retry-after", String(HOUR_SECONDS));
  return createApiError("RateLimitError", "Too many requests, please try again later.");
}

function orNotFound(found: KeptClass | null): KeptClass {
  if (found === null) throw createApiError("NotFoundError", "Class not found");
  return found;
}
