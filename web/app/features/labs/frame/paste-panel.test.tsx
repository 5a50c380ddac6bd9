// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { show } from "../../../../tests/show.tsx";
import { yumaLab } from "../yuma/yuma-lab.ts";
import type { PasteFault } from "./lab-definition.ts";
import { type AnyWords, useLabWords } from "./lab-words.ts";
import { PastePanel } from "./paste-panel.tsx";

it("says beside the box which line is wrong, and hands on what it could read", () => {
  const onPaste = vi.fn();
  const page = show(
    <MoreTexts texts={pickTexts("en", "lab.frame", "lab.yuma")}>
      <Panel onPaste={onPaste} />
    </MoreTexts>,
  );
  const box = page.getByRole<HTMLTextAreaElement>("textbox", { name: "Table or JSON" });
  fireEvent.change(box, { target: { value: "uid,stake,consensus\n1,5,0\n2,many,1" } });
  fireEvent.click(page.getByRole("button", { name: "Read the table" }));
  const alert = page.getByRole("alert");
  expect(alert.textContent).toBe("Line 3: “many” in stake is no number of 0 or more.");
  expect(box.getAttribute("aria-describedby")?.split(" ")).toContain(alert.id);
  expect(box.ownerDocument.activeElement).toBe(box);
  expect(onPaste).not.toHaveBeenCalled();

  fireEvent.click(page.getByRole("button", { name: "Use an example" }));
  expect(page.queryByRole("alert")).toBeNull();
  expect(box.value).toContain("uid,stake");
  expect(onPaste).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ noise: 0 }));
  expect(page.container.textContent).toContain("The table is read.");
});

it.each(LOCALES)("says beside the box that the table stays on the device, in %s", (locale) => {
  const page = show(
    <MoreTexts texts={pickTexts(locale, "lab.frame", "lab.yuma")}>
      <Panel onPaste={vi.fn()} />
    </MoreTexts>,
    localizedPath("/lab/yuma-consensus", locale),
  );
  const box = page.getByRole("textbox");
  expect(box.nextElementSibling?.textContent).toBe(getTranslator(locale)("lab.yuma.paste.stays"));
  expect(box.getAttribute("aria-describedby")?.split(" ")).toContain(box.nextElementSibling?.id);
});

it.each([
  ...(["empty", "shape", "none"] as const),
  ...(["long", "many", "json", "column", "cells", "number", "uid", "twice"] as const),
] satisfies PasteFault["fault"][])("has words for what may be wrong: %s", (fault) => {
  const values = { place: "Line 3", most: 9, column: "stake", text: "x", uid: 1, count: 2, expected: 4 };
  const words = (getTranslator("en") as unknown as AnyWords)(`lab.frame.paste.fault.${fault}`, values);
  expect(words).not.toMatch(/paste\.fault|[{}]/);
});

function Panel({ onPaste }: { onPaste: (state: object) => void }) {
  const words = useLabWords(yumaLab.namespace);
  return <PastePanel lab={yumaLab} words={words} problem={null} onPaste={onPaste} />;
}
