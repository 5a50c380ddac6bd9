import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { ContentIcon } from "./content-icon.tsx";
import { NeutralIcon } from "./neutral-icon.tsx";

const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };

describe("ContentIcon", () => {
  it("draws the icon, hidden from assistive technology", () => {
    const icon = markupOf(<ContentIcon icon={{ icon: ICON }} />);
    expect(icon).toBe(
      `<span class="content-icon_icon" aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24">${ICON.body}</svg></span>`,
    );
  });

  it("draws an icon of another field at the same size", () => {
    const icon = markupOf(<ContentIcon icon={{ icon: { ...ICON, width: 512, height: 256, left: -8, top: 2 } }} />);
    expect(icon).toContain('<svg width="24" height="24" viewBox="-8 2 512 256">');
  });

  it("shows the neutral icon where there is none, and until the browser has one", () => {
    const icon = markupOf(<ContentIcon icon={{ icon: null, ask: "mdi:home" }} />);
    expect(icon).toContain(markupOf(<NeutralIcon />));
    expect(icon).toBe(markupOf(<ContentIcon icon={{ icon: null }} />));
  });

  it.each([null, undefined])("draws nothing for %s", (icon) => {
    expect(markupOf(<ContentIcon icon={icon} />)).toBe("");
  });
});
