import { type ComponentType, useEffect, useState } from "react";
import { useServedMarkup } from "#app/ui/served-markup/use-served-markup.ts";

/** An icon that content names, as the server draws it. */
export interface IconView {
  /** Its markup, or a reference to it. */
  html: string;
  /** Its name, where the server had to draw a neutral one for want of time: the browser asks for it. */
  ask?: string;
}

/** Decoration beside a title that says the same. What draws icons is loaded only where one has to be asked for. */
export function ContentIcon({ icon }: { icon: IconView | null | undefined }) {
  if (!icon) return null;
  return icon.ask === undefined ? <ServedIcon html={icon.html} /> : <AskedIcon name={icon.ask} neutral={icon.html} />;
}

function ServedIcon({ html }: { html: string }) {
  return <span className="card-icon" aria-hidden="true" {...useServedMarkup(html)} />;
}

function AskedIcon({ name, neutral }: { name: string; neutral: string }) {
  const [Icon, setIcon] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isShown = true;
    void import("./browser-icons.tsx")
      .then(({ loadIconComponent }) => loadIconComponent(name))
      // The neutral icon stays where the file is gone: the icon is decoration.
      .catch(() => null)
      .then((component) => isShown && setIcon(() => component));
    return () => {
      isShown = false;
    };
  }, [name]);
  if (!Icon) return <ServedIcon html={neutral} />;
  return (
    <span className="card-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}
