// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { show } from "../../../tests/show.tsx";
import { pickTexts } from "../../i18n/messages.server.ts";
import { ConsentChoice } from "./consent-choice.tsx";
import { CONSENT_OPEN, ConsentContext, type ReaderConsent } from "./consent-context.ts";

it("holds an answer that is given before the code that stores it is there", () => {
  const choose = vi.fn();
  const { getByRole } = show(<Page choose={choose} />);
  const yes = getByRole("button", { name: "Yes", pressed: false });
  fireEvent.click(yes);
  expect(yes.getAttribute("aria-pressed")).toBe("true");

  fireEvent.click(getByRole("button", { name: "The code arrives" }));
  expect(choose.mock.calls).toEqual([["yes"]]);
  // From here on it is what is stored that counts.
  expect(yes.getAttribute("aria-pressed")).toBe("false");
});

function Page({ choose }: { choose: ReaderConsent["choose"] }) {
  const [consent, setConsent] = useState<ReaderConsent>(CONSENT_OPEN);
  return (
    <ConsentContext value={consent}>
      <button type="button" onClick={() => setConsent({ state: "no", choose })}>
        The code arrives
      </button>
      <ConsentChoice texts={pickTexts("en", "consent")} />
    </ConsentContext>
  );
}
