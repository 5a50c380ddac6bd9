import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { $ZodObject, output } from "zod/v4/core";
import { ContentRefused } from "#app/site/content-client.server.ts";
import type { ErrorCode } from "./account-codes.ts";
import { faultsOf } from "./provider-errors.server.ts";

/** What is never sent back to be shown in a field again. */
const SECRET_FIELDS = ["password", "passwordConfirmation", "currentPassword", "response"];

/** Types of forms. What else is sent is no form of ours. */
const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The faults of a form, and which of its page's forms it is. */
export interface FormAnswer {
  intent: string;
  result: SubmissionResult;
}

/** A fault that the site itself finds where a form is right by its schema. */
export class FormFault extends Error {
  override name = "FormFault";
  readonly field: string;
  readonly code: ErrorCode;
  constructor(field: string, code: ErrorCode) {
    super(`${field}: ${code}`);
    this.field = field;
    this.code = code;
  }
}

/** The fields of a form. @throws {Response} 415 for what is no form, 400 for one that is broken */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get("Content-Type") ?? "")) {
    throw data("expected a form", { status: 415 });
  }
  return request.formData().catch(() => {
    throw data("a broken form", { status: 400 });
  });
}

/**
 * Does what a form asks for. What is wrong with it, or what the provider refuses, is answered as the form's faults, with
 * what was typed; passwords are typed again.
 */
export async function answerForm<Schema extends $ZodObject>(
  form: FormData,
  schema: Schema,
  act: (value: output<Schema>) => Promise<Response>,
) {
  const submission = parseWithZod(fieldsOf(form, schema), { schema });
  const intent = String(form.get("intent") ?? "");
  const refuse = (faults: readonly { field?: string; code: ErrorCode }[], init: ResponseInit) => {
    const fieldErrors: Record<string, string[]> = {};
    for (const { field, code } of faults) if (field) fieldErrors[field] = [...(fieldErrors[field] ?? []), code];
    const formErrors = faults.flatMap(({ field, code }) => (field ? [] : [code]));
    const result = submission.reply({ hideFields: SECRET_FIELDS, fieldErrors, formErrors });
    return data<FormAnswer>({ intent, result }, init);
  };
  if (submission.status !== "success") {
    return data<FormAnswer>({ intent, result: submission.reply({ hideFields: SECRET_FIELDS }) }, { status: 400 });
  }
  try {
    return await act(submission.value);
  } catch (error) {
    if (error instanceof FormFault) return refuse([error], { status: 400 });
    if (isOutage(error)) return refuse([{ code: "unavailable" }], { status: 503 });
    if (!(error instanceof ContentRefused)) throw error;
    const faults = faultsOf(error);
    if (faults.some(({ code }) => code === "busy")) return refuse(faults, answerLater(503, SOME_SECONDS));
    if (error.code !== "STRAPI_RATE_LIMIT_ERROR") return refuse(faults, { status: 400 });
    return refuse(faults, answerLater(429, error.retryAfterSeconds ?? A_MINUTE_SECONDS));
  }
}

/**
 * The fields that a schema knows, each once, as it was sent first. Nothing else may reach the parser: it takes `a[9999999]`
 * for a list of ten million entries, which would then be answered, and copies a list anew for each further value of a name.
 */
function fieldsOf(form: FormData, schema: $ZodObject): FormData {
  const known = new FormData();
  for (const name of Object.keys(schema._zod.def.shape)) {
    const value = form.get(name);
    if (value !== null) known.append(name, value);
  }
  return known;
}

/** The window in which a provider counts attempts. */
const A_MINUTE_SECONDS = 60;

/** How long many sign-ins at once take to be through. */
const SOME_SECONDS = 5;

function answerLater(status: 429 | 503, seconds: number): ResponseInit {
  return { status, headers: { "Retry-After": String(seconds) } };
}

/** What the content client throws where the provider is away. */
function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("init" in error)) return false;
  const { init } = error;
  return typeof init === "object" && init !== null && "status" in init && init.status === 503;
}
