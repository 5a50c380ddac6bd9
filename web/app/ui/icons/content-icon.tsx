import { useEffect, useState } from "react";
import styles from "./content-icon.module.css";
import type { IconData } from "./icon-data.ts";
import { ICON_SIZE, NeutralIcon } from "./neutral-icon.tsx";

/** An icon that content names. */
export interface IconView {
  /** Null where there is none at hand: a neutral one stands in its place. */
  icon: IconData | null;
  /** Its name, where the server had none for want of time: the browser asks for it. */
  ask?: string;
}

/** Decoration beside a title that says the same. What asks for icons is loaded only where one has to be asked for. */
export function ContentIcon({ icon: view }: { icon: IconView | null | undefined }) {
  const asked = useAskedIcon(view?.ask);
  if (!view) return null;
  const icon = view.icon ?? asked;
  return (
    <span className={styles.icon} aria-hidden="true">
      {icon ? <Drawing icon={icon} /> : <NeutralIcon />}
    </span>
  );
}

function Drawing({ icon: { body, width, height, left = 0, top = 0 } }: { icon: IconData }) {
  return (
    <svg
      width={ICON_SIZE}
      height={ICON_SIZE}
      viewBox={`${left} ${top} ${width} ${height}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has written it anew of what draws alone (`sanitize-icon-body.ts`).
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

function useAskedIcon(name: string | undefined): IconData | null {
  const [icon, setIcon] = useState<IconData | null>(null);
  useEffect(() => {
    if (name === undefined) return;
    let isShown = true;
    void import("./browser-icons.ts")
      .then(({ loadIcon }) => loadIcon(name))
      // The neutral icon stays where the file is gone: the icon is decoration.
      .catch(() => null)
      .then((found) => isShown && setIcon(found));
    return () => {
      isShown = false;
    };
  }, [name]);
  return icon;
}
