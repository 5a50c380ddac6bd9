// @vitest-environment happy-dom
import { fireEvent, render, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { GuardedForm } from "./guarded-form.tsx";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const KEY = "0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

describe("GuardedForm", () => {
  it.each([
    ["recovery words", `My words are ${PHRASE}, help!`],
    ["a private key", `Is ${KEY} safe?`],
  ])("sends nothing that holds %s: the field is emptied, the others stay", async (_, secret) => {
    const { form, sent } = aForm({ about: "A wallet", message: secret });
    form.press();
    expect(await form.page.findByText("refused")).toBeTruthy();
    expect([form.about.value, form.message.value]).toEqual(["A wallet", ""]);
    expect(sent).toEqual([]);
  });

  it("knows a phrase that is spread over the fields", async () => {
    const words = PHRASE.split(" ");
    const { form, sent } = aForm({ about: words.slice(0, 6).join(" "), message: words.slice(6).join(" ") });
    form.press();
    expect(await form.page.findByText("refused")).toBeTruthy();
    expect([form.about.value, form.message.value]).toEqual(["", ""]);
    expect(sent).toEqual([]);
  });

  it.each([
    ["a short text", "The rate is wrong."],
    [
      "a long one, once it has been compared with the list",
      "how long does it take until the stake that one moves back is free again and can be sold by me",
    ],
  ])("sends %s", async (_, message) => {
    const { form, sent } = aForm({ about: "", message });
    form.press();
    expect(await form.page.findByText("taken")).toBeTruthy();
    expect(sent).toEqual([{ about: "", message }]);
  });
});

function aForm(typed: { about: string; message: string }) {
  const sent: object[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return "taken";
  };
  const element = (
    <GuardedForm method="post" action="/taken" refusedNote={<p>refused</p>} notCheckedNote={<p>not checked</p>}>
      <input name="about" aria-label="about" defaultValue={typed.about} />
      <textarea name="message" aria-label="message" defaultValue={typed.message} />
      <button type="submit">Send</button>
    </GuardedForm>
  );
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "/taken", action, element: <p>taken</p> },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  const page = within(container);
  const field = <Field extends HTMLElement>(name: string) => page.getByLabelText<Field>(name);
  return {
    sent,
    form: {
      page,
      about: field<HTMLInputElement>("about"),
      message: field<HTMLTextAreaElement>("message"),
      press: () => fireEvent.click(page.getByRole("button", { name: "Send" })),
    },
  };
}
