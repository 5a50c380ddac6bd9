import type { RouterContextProvider } from "react-router";
import { getAccountLearning, listAccountLearning } from "#app/features/learning/account-learning.server.ts";
import type { LearningKind, Target } from "#app/features/learning/learning-event.ts";
import type { LearningState } from "#app/features/learning/learning-state.ts";
import { listRenamed } from "#app/features/learning/renamed/list-renamed.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";

/** A document, and what the account of a signed-in reader holds of it: `known` is null for everybody else. */
export async function getMarks(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  target: Target,
): Promise<{ target: Target; known: LearningState | null }> {
  const { visitor } = await resolveVisitor(request, context);
  if (visitor.id === ANONYMOUS.id) return { target, known: null };
  try {
    const renamed = listRenamed(context.get(siteContext).redirects.moved);
    return { target, known: await getAccountLearning(await userContent(request, context), target, renamed) };
  } catch {
    return { target, known: null }; // The client has said in the log what failed; the page is read without it.
  }
}

/** What the account of a signed-in reader holds of all documents of a kind, by their slugs; null for everybody else. */
export async function listMarks(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  kind: LearningKind,
): Promise<Record<string, LearningState> | null> {
  const { visitor } = await resolveVisitor(request, context);
  if (visitor.id === ANONYMOUS.id) return null;
  try {
    const renamed = listRenamed(context.get(siteContext).redirects.moved);
    const states = await listAccountLearning(await userContent(request, context), renamed);
    return Object.fromEntries(states.filter((state) => state.kind === kind).map((state) => [state.slug, state]));
  } catch {
    return null; // The client has said in the log what failed; the page is read without it.
  }
}
