import { useEffect, useEffectEvent, useRef } from "react";

/** Windows of this browser that show the same slides go along: what one shows is shown by all. */
export function useOtherWindows(name: string, show: (place: number) => void): (place: number) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const onPlace = useEffectEvent((place: unknown) => {
    if (typeof place === "number" && Number.isInteger(place)) show(place);
  });
  useEffect(() => {
    const opened = new BroadcastChannel(`slides-${name}`);
    opened.onmessage = ({ data }) => onPlace(data);
    channel.current = opened;
    return () => opened.close();
  }, [name]);
  return (place) => channel.current?.postMessage(place);
}
