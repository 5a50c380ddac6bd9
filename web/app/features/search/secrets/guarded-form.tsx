import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { shapeOf } from "./secret-shape.ts";

interface GuardedFormProps extends Omit<ComponentProps<typeof SiteForm>, "onSubmit"> {
  /** Takes what stands in the fields instead of the browser or the router. */
  onPassed?: (texts: readonly string[]) => void;
  /** What is said in place of sending what is no secret; null where it is to be sent. */
  answerHere?: (texts: readonly string[]) => ReactNode;
  /** Shows itself that a secret was refused. */
  onRefused?: () => void;
  /** Says that a secret was refused. */
  refusedNote: ReactNode;
  /** Says that a text could not be checked, and was not sent. */
  notCheckedNote: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A form whose texts are no secrets. Recovery words and private keys do not leave the page: their field is emptied, and a note
 * says why. What could be recovery words is compared with their list first, and sent then; where it cannot be compared, it stays
 * in the field.
 */
export function GuardedForm(props: GuardedFormProps) {
  const { onPassed, answerHere, onRefused, refusedNote, notCheckedNote, ...form } = props;
  const [note, setNote] = useState<ReactNode>(null);
  const checked = useRef("");

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const fields = fieldsOf(event.currentTarget);
    const texts = fields.map(({ value }) => value);
    const isHarmless = checked.current === keyOf(texts) || wholeOf(texts).every((text) => shapeOf(text) === "harmless");
    const answer = isHarmless ? answerHere?.(texts) : null;
    if (!isHarmless || answer || onPassed) event.preventDefault();
    if (!isHarmless) return void check(fields, texts);
    setNote(answer);
    if (!answer) onPassed?.(texts);
  };

  const check = async (fields: readonly Field[], texts: readonly string[]) => {
    setNote(null);
    try {
      const areSecret = await Promise.all(wholeOf(texts).map(isSecret));
      if (keyOf(fields.map(({ value }) => value)) !== keyOf(texts)) return;
      if (areSecret.includes(true)) {
        const found = fields.filter((_, index) => areSecret[index]);
        for (const field of found.length > 0 ? found : fields) field.value = "";
        if (onRefused) onRefused();
        else setNote(refusedNote);
      } else {
        checked.current = keyOf(texts);
        fields[0]?.form?.requestSubmit();
      }
    } catch (error) {
      console.error("what was typed could not be checked, and is not sent", error);
      setNote(notCheckedNote);
    }
  };

  return (
    <>
      <SiteForm {...form} onSubmit={submit} />
      {note}
    </>
  );
}

/** What is a secret for certain needs no list, nor the code that compares with it. */
async function isSecret(text: string): Promise<boolean> {
  const shape = shapeOf(text);
  if (shape !== "needs word list") return shape === "secret";
  const { checkSecret } = await import("./check-secret.ts");
  return (await checkSecret(text, { isBeingTyped: false })) === "secret";
}

/** Each text, and all of them together: a phrase may be spread over the fields. */
function wholeOf(texts: readonly string[]): readonly string[] {
  return texts.length > 1 ? [...texts, texts.join("\n")] : texts;
}

function keyOf(texts: readonly string[]): string {
  return JSON.stringify(texts);
}

/** In which one types; what a conversation asked before is hidden. */
function fieldsOf({ elements }: HTMLFormElement): Field[] {
  return [...elements].filter(
    (element): element is Field =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && ["text", "search"].includes(element.type)),
  );
}
