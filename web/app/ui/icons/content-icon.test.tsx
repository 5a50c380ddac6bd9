import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { ContentIcon } from "./content-icon.tsx";

const DRAWN = '<svg width="24" height="24"><path d="M0 0"/></svg>';

describe("ContentIcon", () => {
  it("shows what the server has drawn, hidden from assistive technology", () => {
    const icon = markupOf(<ContentIcon icon={{ html: DRAWN }} />);
    expect(icon).toBe(`<span class="card-icon" aria-hidden="true">${DRAWN}</span>`);
  });

  it("shows the neutral icon until the browser has one, at the same size", () => {
    const icon = markupOf(<ContentIcon icon={{ html: DRAWN, ask: "mdi:home" }} />);
    expect(icon).toBe(markupOf(<ContentIcon icon={{ html: DRAWN }} />));
  });

  it.each([null, undefined])("draws nothing for %s", (icon) => {
    expect(markupOf(<ContentIcon icon={icon} />)).toBe("");
  });
});
