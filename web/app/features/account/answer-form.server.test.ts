import { describe, expect, it } from "vitest";
import { answerForm } from "./answer-form.server.ts";
import { addressSchema, loginSchema } from "./schemas.ts";

const NEVER = () => Promise.reject(new Error("expected a form that is refused"));

describe("answerForm", () => {
  it("hands on one value of each field, the first, however often it is sent", async () => {
    const form = new FormData();
    for (let time = 0; time < 500; time += 1) form.append("email", `nobody-${time}`);
    expect(await readBy(answerForm(form, addressSchema, NEVER))).toEqual({ email: "nobody-0" });
  });

  it("hands on none of what the schema does not know", async () => {
    const form = new FormData();
    for (const name of ["identifier", "identifier[9999999]", "identifier[]", "password.length", "__proto__"])
      form.append(name, "a");
    expect(await readBy(answerForm(form, loginSchema, NEVER))).toEqual({ identifier: "a" });
  });
});

/** What the form library has read of a form that is refused. */
async function readBy(answering: ReturnType<typeof answerForm>) {
  const answer = await answering;
  if (answer instanceof Response) throw new Error("expected a form that is refused");
  expect(answer.init?.status).toBe(400);
  return answer.data.result.initialValue;
}
