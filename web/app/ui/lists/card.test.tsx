// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { show } from "../../../tests/show.tsx";
import { LinkCard } from "./card.tsx";

describe("LinkCard", () => {
  it("leads inside the site in the language being read", () => {
    const link = show(<LinkCard title="Staking" href="/concepts/economics/staking" />, "/fr/concepts").getByRole(
      "link",
    );
    expect(link.getAttribute("href")).toBe("/fr/concepts/economics/staking");
    expect(link.hasAttribute("target")).toBe(false);
  });

  it.each(["https://chat.example", "http://chat.example", "//chat.example"])(
    "opens %s in a new tab and tells it nothing",
    (href) => {
      const link = show(<LinkCard title="Chat" href={href} />).getByRole("link", { name: /^Chat/ });
      expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
        href,
        "_blank",
        "noopener noreferrer",
      ]);
    },
  );

  it.each([null, undefined, ""])("is a card without a link where it leads nowhere (%j)", (href) => {
    const { getByRole, queryByRole } = show(<LinkCard title="Soon" href={href} />);
    expect(getByRole("heading", { name: "Soon", level: 2 })).toBeTruthy();
    expect(queryByRole("link")).toBeNull();
  });

  it("takes its place among the headings of the page", () => {
    expect(show(<LinkCard title="Staking" level={3} />).getByRole("heading", { level: 3 }).textContent).toBe("Staking");
  });

  it("shows what it was given as text", () => {
    const { getByRole, getByText, container } = show(<LinkCard title="<b>bold</b>" text="a & b" />);
    expect(getByRole("heading").textContent).toBe("<b>bold</b>");
    expect(getByText("a & b")).toBeTruthy();
    expect(container.querySelector("b")).toBeNull();
  });
});
