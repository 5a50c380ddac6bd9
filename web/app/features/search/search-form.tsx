import { type ComponentProps, type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { SecretNote } from "./secrets/secret-note.tsx";
import { type SecretShape, shapeOf } from "./secrets/secret-shape.ts";

interface SearchFormProps extends Omit<ComponentProps<typeof SiteForm>, "onSubmit"> {
  /** Takes the text instead of the browser or the router. */
  onSearch?: (text: string) => void;
  /** Shows itself that a secret was refused. */
  onRefused?: () => void;
}

/**
 * A form that searches for what stands in its field `q`. Recovery words and private keys do not leave the page: the field is
 * emptied, and a note says why. What could be recovery words is compared with their list first, and sent then; where it cannot
 * be compared, it stays in the field.
 */
export function SearchForm({ onSearch, onRefused, ...form }: SearchFormProps) {
  const t = useTranslations("search");
  const [note, setNote] = useState<"refused" | "not checked" | null>(null);
  const checked = useRef("");

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = fieldOf(event.currentTarget);
    if (!field) return;
    const text = field.value;
    const shape = checked.current === text ? "harmless" : shapeOf(text);
    if (shape !== "harmless" || onSearch) event.preventDefault();
    if (shape === "harmless") onSearch?.(text);
    else void check(field, shape);
  };

  const check = async (field: HTMLInputElement, shape: SecretShape) => {
    const text = field.value;
    setNote(null);
    try {
      // What is a secret for certain needs no list, nor the code that compares with it.
      const verdict = shape === "secret" ? shape : await compareWithList(text);
      if (field.value !== text) return;
      if (verdict === "secret") {
        field.value = "";
        if (onRefused) onRefused();
        else setNote("refused");
      } else {
        checked.current = text;
        field.form?.requestSubmit();
      }
    } catch (error) {
      console.error("search: what was typed could not be checked, and is not sent", error);
      setNote("not checked");
    }
  };

  return (
    <>
      <SiteForm {...form} onSubmit={submit} />
      {note === "refused" ? <SecretNote /> : null}
      {note === "not checked" ? <p role="status">{t("unavailable")}</p> : null}
    </>
  );
}

async function compareWithList(text: string) {
  const { checkSecret } = await import("./secrets/check-secret.ts");
  return checkSecret(text, { isBeingTyped: false });
}

/** A conversation has more than one `q`; what was asked before is hidden. */
function fieldOf({ elements }: HTMLFormElement): HTMLInputElement | undefined {
  return [...elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === "q" && element.type !== "hidden",
  );
}
