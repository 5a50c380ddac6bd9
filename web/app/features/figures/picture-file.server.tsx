import { presetsOf } from "@learn-bittensor/contract/figures";
import type { Locale } from "@learn-bittensor/contract/locales";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { interfaceTexts, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import hues from "#app/ui/theme/role-hues.css?inline";
import tokens from "#app/ui/theme/tokens.css?inline";
import { FIGURE_FILES } from "./named-figure.tsx";
import drawing from "./parts/drawing.module.css?inline";
import { type PictureFile, PictureFileContext } from "./parts/picture-file.ts";
import type { AskedFigure } from "./picture-path.ts";

const STYLES = `${tokens}${hues}${drawing}svg{background:var(--color-canvas);font-family:system-ui,sans-serif}`;
const CSS = toXmlText(STYLES);

/**
 * The picture of a figure as a file: as it stands at first, in the modes of who looks at it, with its source where it is to be
 * taken along. Null where there is none of that name.
 */
export async function drawPictureFile(
  { name, preset }: AskedFigure,
  locale: Locale,
  source: PictureFile["source"] = null,
): Promise<string | null> {
  const load = FIGURE_FILES[`./${name}/${name}-figure.tsx`];
  if (!load || (preset !== null && !presetsOf(name).includes(preset))) return null;
  const { default: Figure } = await load();
  const part = { kind: "figure" as const, name, id: null, caption: "", preset };
  return renderToStaticMarkup(
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <MoreTexts texts={pickTexts(locale, "figure")}>
        <PictureFileContext value={{ styles: CSS, source }}>{createElement(Figure, part)}</PictureFileContext>
      </MoreTexts>
    </InterfaceTextsContext>,
  );
}

/** A file is XML, in which the sign in `width < 16rem` would begin an element: then no browser draws it. */
export function toXmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
