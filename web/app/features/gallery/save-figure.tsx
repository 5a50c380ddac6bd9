import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import { useSaving } from "#app/ui/forms/use-saving.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./gallery.module.css";

/** A state in which a figure can be taken along, and where its picture is found. */
export interface SavedState {
  /** Null for the one in which it begins by itself. */
  readonly preset: string | null;
  readonly address: string;
}

/** So many pixels for each unit of the drawing: as wide as a page of print. */
const PIXELS_PER_UNIT = 4;

/** The figure as files, in each state it can begin in: as SVG, and as PNG where scripts run. */
export function SaveFigure({ name, states }: { name: string; states: readonly SavedState[] }) {
  const t = useTranslations("gallery");
  const isHydrated = useHydrated();
  const { save, link } = useSaving();
  return (
    <Disclosure summary={t("save")}>
      <ul className={styles.saved}>
        {states.map(({ preset, address }) => {
          const state = preset ?? t("asItBegins");
          const file = preset === null ? name : `${name}-${preset}`;
          return (
            <li key={address} className={textLinksStyles.textLinks}>
              <span>{state}</span>
              <a href={address} download={`${file}.svg`} aria-label={`SVG: ${state}`}>
                SVG
              </a>
              {isHydrated ? (
                <Button
                  tone="quiet"
                  aria-label={`PNG: ${state}`}
                  onClick={async () => save(await toPng(address), `${file}.png`)}
                >
                  PNG
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {link}
    </Disclosure>
  );
}

/** The picture at an address of the site, drawn by the browser: in its fonts, and in the mode the reader is in. */
async function toPng(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width * PIXELS_PER_UNIT, height * PIXELS_PER_UNIT);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}
