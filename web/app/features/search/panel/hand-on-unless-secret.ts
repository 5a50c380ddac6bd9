import { checkSecret, type Verdict } from "../secrets/check-secret.ts";
import { shapeOf } from "../secrets/secret-shape.ts";

interface Handing {
  /** Somebody types, or has asked for just this text. */
  intent: "typed" | "asked for";
  handOn: () => void;
  onSecret: () => void;
}

/**
 * Hands the text of a field on, unless it is a secret. What may become recovery words is handed on only when it was asked
 * for. Most texts are handed on at once; if the field has changed until one is checked, nothing happens.
 */
export function handOnUnlessSecret(field: HTMLInputElement, { intent, handOn, onSecret }: Handing): void {
  const text = field.value;
  const act = (verdict: Verdict) => {
    if (verdict === "secret") onSecret();
    else if (verdict === "harmless" || intent === "asked for") handOn();
  };
  const shape = shapeOf(text);
  if (shape !== "needs word list") act(shape);
  else
    checkSecret(text, { isBeingTyped: intent === "typed" }).then(
      (verdict) => field.value === text && act(verdict),
      (error: unknown) => console.error("search: what was typed could not be checked, and is not sent", error),
    );
}
