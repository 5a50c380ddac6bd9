// @vitest-environment happy-dom

import { writeFileSync } from "node:fs";
import { FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { cleanup } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { it } from "vitest";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import fonts from "#app/ui/theme/fonts.css?inline";
import hues from "#app/ui/theme/role-hues.css?inline";
import tokens from "#app/ui/theme/tokens.css?inline";
import { controlsOf } from "../../../tests/moved-figure.tsx";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import controls from "./parts/controls.module.css?inline";
import drawing from "./parts/drawing.module.css?inline";
import fig from "./parts/figure.module.css?inline";

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx", { eager: true });
it.each(LOCALES)("%s", (locale) => {
  let body = "";
  for (const name of FIGURES.filter((n) => !process.env.ONLY || process.env.ONLY.split(",").includes(n)))
    for (const preset of [null, ...presetsOf(name)]) {
      const { default: Figure } = MODULES[`./${name}/${name}-figure.tsx`]!;
      const { container } = show(
        <WithTexts of={["figure"]}>
          {createElement(Figure, { kind: "figure", name, id: null, caption: "", preset })}
        </WithTexts>,
        `/${locale}`,
      );
      const seen = new Set<string>();
      const keep = (at: string) => {
        const svg = container.querySelector("svg")!.outerHTML;
        const key = svg.replaceAll(/_r_\w+_|«\w+»|:r\w+:/g, "");
        if (seen.has(key)) return;
        seen.add(key);
        if (at === "")
          body += `<section class="first" data-n="${name}" data-at="${preset ?? ""}">${container.innerHTML}</section>`;
        else
          body += `<section data-n="${name}" data-at="${preset ?? ""} ${at.replaceAll('"', "")}"><figure class="figure">${svg}</figure></section>`;
      };
      keep("");
      if (preset === null)
        for (const c of controlsOf(container))
          for (const [i, move] of c.walk().entries()) {
            move();
            if (c.isOfSteps || i % 3 === 0 || i > 9) keep(`${c.name} ${c.value()} ${i}`);
          }
      cleanup();
    }
  writeFileSync(
    `/tmp/f1-dump-${locale}.html`,
    `<!doctype html><html lang="${locale}"><meta charset="utf8"><style>${fonts.replaceAll(/url\(["']?([^)"']*)["']?\)/g, (_, u) => `url(file://${u.startsWith("/app") ? "/work/trees/f1/web" + u : u.replace("/@fs", "")})`)}${tokens}${hues}${drawing}${controls}${fig} body{margin:0;padding:16px;font-family:var(--font-text,system-ui);font-size:1rem;background:var(--color-canvas);color:var(--color-text)} .figure{margin-inline:auto}</style><body>${body}`,
  );
});
