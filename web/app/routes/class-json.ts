import { data } from "react-router";
import { z } from "zod";
import { showClass, showClassCounts } from "#app/collections/class-pages.server.ts";
import { countInClass, endClass, getClassToRead, waitAfter } from "#app/features/classes/classes.server.ts";
import { gradeAnswer } from "#app/features/quizzes/review-questions.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import type { ContentClient } from "#app/site/content-client.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import type { Route } from "./+types/class-json.ts";

const key = z.string().max(100);
const asked = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("read"), key }),
  z.object({ ask: z.literal("join"), key }),
  z.object({ ask: z.literal("open"), key, step: z.int() }),
  z.object({
    ...{ ask: z.literal("answer"), key, question: z.string(), options: z.array(z.string()), locale: z.string() },
    isCounted: z.boolean(),
  }),
  z.object({ ask: z.literal("counts"), key }),
  z.object({ ask: z.literal("end"), key }),
]);
type Asked = z.output<typeof asked>;

/** Only pages of classes ask here, and what they ask for stands in the body. */
export function loader() {
  return new Response("405 Method Not Allowed\n", { status: 405, headers: { Allow: "POST" } });
}

/** What a class reads, what is counted in it, and how far it is; 404 for a key of none. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = asked.safeParse(await request.json().catch(() => null));
  if (!parsed.success) throw data("expected what is asked of a class, and its key", { status: 400 });
  const headers = { "Cache-Control": cachePolicy.personal };
  try {
    const content = anonymousContent(request, context);
    const answer = await answerAsked(parsed.data, { site: context.get(siteContext), content });
    return answer === null
      ? Response.json({ fault: "gone" }, { status: 404, headers })
      : Response.json(answer, { headers });
  } catch (error) {
    const seconds = waitAfter(error);
    if (seconds === null) throw error;
    return Response.json({ fault: "tooMany" }, { status: 429, headers: { ...headers, "Retry-After": seconds } });
  }
}

async function answerAsked(given: Asked, { site, content }: { site: Site; content: ContentClient }) {
  switch (given.ask) {
    case "read":
      return showClass(site, content, given.key);
    case "counts":
      return showClassCounts(site, content, given.key);
    case "join":
      return toDone(await countInClass(content, { key: given.key, kind: "joined" }));
    case "open":
      return toDone(await countInClass(content, { key: given.key, kind: "opened", step: given.step }));
    case "end":
      return toDone(await endClass(content, given.key));
    case "answer":
      return answerQuestion(given, { site, content });
  }
}

function toDone(isDone: boolean) {
  return isDone ? { ok: true } : null;
}

/** The server says what is right; only that, and of which question, is counted. What was answered is stored nowhere. */
async function answerQuestion(
  given: Extract<Asked, { ask: "answer" }>,
  { site, content }: { site: Site; content: ContentClient },
) {
  const { question, options, locale, isCounted } = given;
  const found = await getClassToRead(content, given.key);
  if (!found) return null;
  if (found.quiz === null || !found.questions.includes(question)) {
    throw data("the class has no such question", { status: 400 });
  }
  const graded = await gradeAnswer(site, { slug: found.quiz, question, locale, options });
  if (isCounted) await countInClass(content, { key: given.key, kind: graded.correct ? "right" : "wrong", question });
  return { graded };
}
