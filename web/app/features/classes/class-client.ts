import type { ClassQuestion, ClassView, CountsView } from "./class-views.ts";

/** Where keys are sent, in a body: they stand in no address that anybody logs. */
const CLASS_ADDRESS = "/class.json";

/** What can be asked there. Each fails where the line or the server is away. */
export interface ClassClient<Question extends ClassQuestion = ClassQuestion, Graded = unknown> {
  /** Null for a key of no class, also of one that has ended; so with all others. */
  read(key: string): Promise<ClassView<Question> | null>;
  join(key: string): Promise<boolean>;
  open(key: string, step: number): Promise<boolean>;
  answer(key: string, given: GivenAnswer): Promise<Graded | null>;
  counts(key: string): Promise<CountsView | null>;
  end(key: string): Promise<boolean>;
}

export interface GivenAnswer {
  question: string;
  options: readonly string[];
  /** Of the quiz. */
  locale: string;
  isCounted: boolean;
}

export function createClassClient<Question extends ClassQuestion, Graded>(
  ask: typeof fetch,
): ClassClient<Question, Graded> {
  // What is counted on the way to a page goes on when this page is left.
  const send = async (body: object) => {
    const answer = await ask(CLASS_ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${CLASS_ADDRESS} answers ${answer.status}`);
    return answer.json();
  };
  return {
    read: (key) => send({ ask: "read", key }),
    join: async (key) => (await send({ ask: "join", key })) !== null,
    open: async (key, step) => (await send({ ask: "open", key, step })) !== null,
    answer: async (key, given) => (await send({ ask: "answer", key, ...given }))?.graded ?? null,
    counts: (key) => send({ ask: "counts", key }),
    end: async (key) => (await send({ ask: "end", key })) !== null,
  };
}
