import type { RouterContextProvider } from "react-router";
import { getAccountLearning } from "./features/learning/account-learning.server.ts";
import type { Target } from "./features/learning/learning-event.ts";
import type { LearningState } from "./features/learning/learning-state.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "./visitor.server.ts";

/** A document, and what the account of a signed-in reader holds of it: `known` is null for everybody else. */
export async function getMarks(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  target: Target,
): Promise<{ target: Target; known: LearningState | null }> {
  const { visitor } = await resolveVisitor(request, context);
  if (visitor.id === ANONYMOUS.id) return { target, known: null };
  try {
    return { target, known: await getAccountLearning(await userContent(request, context), target) };
  } catch {
    return { target, known: null }; // The client has said in the log what failed; the page is read without it.
  }
}
