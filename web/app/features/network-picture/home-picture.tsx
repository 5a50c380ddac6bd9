import { useEffect, useRef } from "react";
import { useServedMarkup } from "#app/ui/served-markup/use-served-markup.ts";
import { startNetworkPicture } from "./start-network-picture.ts";

/** The picture of the network, as the server drew it. */
export function HomePicture({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const markup = useServedMarkup(html);
  useEffect(() => {
    const figure = box.current?.querySelector<HTMLElement>(".network");
    if (!figure) return;
    const ending = new AbortController();
    startNetworkPicture(figure, ending);
    return () => ending.abort();
  }, []);
  return <div ref={box} {...markup} />;
}
