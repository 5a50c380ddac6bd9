// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { markupOf } from "../../../tests/markup-of.tsx";
import { linksOf, show } from "../../../tests/show.tsx";
import { ChangeList } from "./change-list.tsx";
import { toLanes } from "./lanes.ts";
import type { ShownChange } from "./timeline.server.ts";
import { TimelineFiles } from "./timeline-files.tsx";
import { TimelinePicture } from "./timeline-picture.tsx";

const HALVING: ShownChange = {
  key: "halving",
  title: "The halving",
  text: "Half of it.",
  on: "2025-12-15",
  time: "13:30",
  spec: 362,
  block: 7_103_976,
  notRecorded: [],
  roles: ["miner", "holder"],
  fact: "block-emission",
  before: { text: "1 τ", formula: null, number: 1, curve: [] },
  after: { text: "0.5 τ", formula: null, number: 0.5, curve: [] },
  sketch: null,
  lab: "/lab/block-emission?s=1~t.10499000",
  figure: "/figures/halving-stairs",
  texts: [{ title: "Supply", href: "/concepts/economics/supply" }],
  sources: [{ ref: "A release", href: "https://code.example" }],
};

describe("above the changes", () => {
  it("is the figure of the rules of emission, and where to follow what is new", () => {
    const page = show(within("de", <TimelineFiles />), "/de/timeline");
    expect(linksOf(page).map(([href]) => href)).toEqual([
      "/de/figures/rules-through-time",
      "/de/timeline.xml",
      "/de/timeline.json",
      "/de/timeline.ics",
    ]);
  });
});

describe("a change on the line", () => {
  it("says when, for whom, what was before and after, and leads to the lab of that day and to a figure", () => {
    const page = show(within("en", <ChangeList changes={{ value: [HALVING] }} />));
    expect(page.getByRole("heading", { level: 2 }).textContent).toBe("2025");
    expect(page.getByText("December 15, 2025, 13:30 UTC").getAttribute("datetime")).toBe("2025-12-15T13:30Z");
    expect(page.getAllByRole("list").at(1)?.textContent).toBe("MinersHolders");
    expect(page.getAllByRole("term").map((term) => term.textContent)).toEqual(["Before", "After"]);
    expect(page.getByText("from block 7,103,976")).toBeTruthy();
    expect(linksOf(page)).toEqual([
      ["#halving", "The halving"],
      ["https://code.example", "A release"],
      ["/lab/block-emission?s=1~t.10499000", "Try it in the lab"],
      ["/figures/halving-stairs", "Try it in a figure"],
      ["/concepts/economics/supply", "Supply"],
      ["/facts#block-emission", "The value today"],
    ]);
  });

  it.each<[Pick<ShownChange, "spec" | "block" | "notRecorded">, string]>([
    [{ spec: null, block: null, notRecorded: ["block", "spec"] }, "Version not recordedfirst block not recorded"],
    [{ spec: 210, block: null, notRecorded: ["block"] }, "Version 210first block not recorded"],
    [{ spec: null, block: 5, notRecorded: [] }, "No new version of the chainfrom block 5"],
    [{ spec: null, block: null, notRecorded: [] }, "No new version of the chain"],
  ])("says in a word what no source gives: %j", (known, said) => {
    const page = show(within("en", <ChangeList changes={{ value: [{ ...HALVING, ...known }] }} />));
    expect(page.getByRole("link", { name: "A release" }).parentElement?.textContent).toBe(`${said}A release`);
  });

  it("draws numbers of one unit to one scale", () => {
    const { container } = show(within("en", <ChangeList changes={{ value: [HALVING] }} />));
    const bars = [...container.querySelectorAll("dd path:last-child")].map((bar) => bar.getAttribute("d"));
    expect(bars).toEqual(["M0 0H100V8H0Z", "M0 0H50V8H0Z"]);
  });
});

describe("the picture of all changes", () => {
  const ALL = [
    HALVING,
    { on: "2023-03", roles: ["developer", "miner"] },
    { on: "2025-01", roles: ["developer"] },
  ] as const;
  const MINERS_OF_2025 = { role: "miner", year: "2025" } as const;
  const drawn = toLanes(ALL, MINERS_OF_2025);

  it("chooses by links, of which the chosen ones are marked, and keeps the other choice", () => {
    const picture = <TimelinePicture drawn={drawn} filter={MINERS_OF_2025} canFilter />;
    const page = show(within("de", picture), "/de/timeline");
    const links = linksOf(page).map(([href]) => href);
    expect(links).toContain("/de/timeline?role=miner&year=2023");
    expect(links).toContain("/de/timeline?role=developer&year=2025");
    expect(links).toContain("/de/timeline?year=2025");
    // Nothing happened in 2024.
    expect(links.filter((href) => href?.includes("2024"))).toEqual([]);
    const chosen = page.getAllByRole("link", { current: true }).map((link) => link.textContent);
    expect(chosen).toEqual(["2025 1", "Miner 1"]);
    // Each says how many it would show; nothing concerns owners in 2025.
    expect(links.filter((href) => href?.includes("owner"))).toEqual([]);
    expect(page.getByRole("link", { name: "2023 1" })).toBeTruthy();
    expect(page.getByRole("link", { name: "Entwickler 1" })).toBeTruthy();
  });

  it("leads back to the pressed choice where it loads the page anew, and names nothing once React is there", () => {
    const picture = within("en", <TimelinePicture drawn={drawn} filter={MINERS_OF_2025} canFilter />);
    const served = markupOf(picture, "/timeline");
    const named = [...served.matchAll(/id="([^"]+)" class="[^"]*" href="([^"]+)"/g)].map(([, id, href]) => [id, href]);
    expect(named).toContainEqual(["choose-developer", "/timeline?role=developer&amp;year=2025#choose-developer"]);
    expect(named).toContainEqual(["choose-all-years", "/timeline?role=miner#choose-all-years"]);
    expect(new Set(named.map(([id]) => id)).size).toBe(named.length);
    for (const [href] of linksOf(show(picture))) expect(href).not.toContain("#");
  });

  it("is a picture alone where nobody answers", () => {
    const page = show(within("en", <TimelinePicture drawn={drawn} filter={MINERS_OF_2025} canFilter={false} />));
    expect(page.queryAllByRole("link")).toEqual([]);
    expect(page.container.querySelectorAll("svg")).toHaveLength(6);
  });
});

function within(locale: "de" | "en", part: ReactNode): ReactNode {
  return <MoreTexts texts={pickTexts(locale, "timeline")}>{part}</MoreTexts>;
}
