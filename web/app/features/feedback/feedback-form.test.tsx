// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

it("leads to what became of it, also without a new document", () => {
  const told = { page: "/about", clear: null, reasons: [], about: "", message: "" };
  const page = show(
    <WithTexts of={["feedback"]}>
      <FeedbackForm told={told} fault="empty" longestMessage={1000} longestAbout={100} Form={PlainForm} notice={null} />
    </WithTexts>,
  );
  expect(document.activeElement).toBe(page.getByRole("alert"));
});

function PlainForm({ children }: { children?: ReactNode }) {
  return <form>{children}</form>;
}
