import { type FieldMetadata, getFormProps, type Submission, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { $ZodObject, output } from "zod/v4/core";
import { Button } from "#app/ui/button.tsx";
import accountFormStyles from "./account-form.module.css";
import type { FormAnswer } from "./answer-form.server.ts";
import { ErrorSummary } from "./error-summary.tsx";

type Fields<Schema extends $ZodObject> = {
  [Name in keyof output<Schema>]-?: FieldMetadata<output<Schema>[Name]>;
};

/**
 * A form that the browser sends as it sends any form: the answer is a new document, with bar, caches and all. Before that,
 * and where there are scripts, the same schema checks it here. What is wrong stands beside the fields and in a list above
 * them, which is then what is focused.
 */
export function AccountForm<Schema extends $ZodObject>(props: {
  id: string;
  schema: Schema;
  /** What the server said of a form of the page, where one was sent. */
  answer: FormAnswer | undefined;
  /** The words of the fields, for the list above them. */
  labels: Partial<Record<string, string>>;
  submit: string;
  /** The id of what says more than the button's words, where several buttons have the same. */
  submitDescribedBy?: string;
  /** Which of a page's forms this is, where it has several. */
  intent?: string;
  /** How its button looks; what most visitors of the page want is `primary`. */
  emphasis?: "primary" | "danger" | "none";
  /** Whether the server can do nothing with the form as it stands in the page: it waits for scripts. */
  waits?: boolean;
  /** Asked before the form is sent, once it has no mistakes. */
  holdsBack?: (event: FormEvent<HTMLFormElement>) => boolean;
  values?: Partial<Record<string, string>>;
  /** Below the list of mistakes: a way on. */
  afterErrors?: (codes: string[]) => ReactNode;
  children?: (fields: Fields<Schema>) => ReactNode;
}) {
  const { id, schema, answer, values, intent = "" } = props;
  const result = answer?.intent === intent ? answer.result : undefined;
  const summary = useRef<HTMLDivElement>(null);
  const isListAwaited = useRef(false);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    ...(result && { lastResult: result }),
    ...(values && { defaultValue: values }),
    // Without scripts, the browser's own checks are better than none.
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    // Every field of the schemas is a text; that a generic schema's are, the types cannot tell.
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as Submission<Record<string, string>>,
  });
  const { onSubmit, ...formProps } = getFormProps(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    if (!event.defaultPrevented) props.holdsBack?.(event);
    else if (summary.current) summary.current.focus();
    else isListAwaited.current = true;
  };
  // The list comes with a later render, which on a slow device is not the next frame's.
  useEffect(() => {
    if (!isListAwaited.current || !summary.current) return;
    isListAwaited.current = false;
    summary.current.focus();
  });
  return (
    <form
      {...formProps}
      onSubmit={submit}
      method="post"
      className={accountFormStyles.accountForm}
      key={form.key}
      data-waits={props.waits ? "" : undefined}
    >
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <ErrorSummary
        ref={summary}
        id={form.errorId}
        formErrors={form.errors ?? []}
        fields={Object.entries(form.allErrors).flatMap(([name, errors]) =>
          name === "" ? [] : [{ id: fields[name]?.id ?? "", label: props.labels[name] ?? name, errors }],
        )}
        wasSent={result?.status === "error"}
      >
        {props.afterErrors?.(form.errors ?? [])}
      </ErrorSummary>
      {
        // The fields of a form are those of its schema.
        props.children?.(fields as unknown as Fields<Schema>)
      }
      <Button tone={TONES[props.emphasis ?? "primary"]} type="submit" aria-describedby={props.submitDescribedBy}>
        {props.submit}
      </Button>
    </form>
  );
}

const TONES = { primary: "primary", danger: "danger", none: "secondary" } as const;
