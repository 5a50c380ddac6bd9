import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { refetchWhenQuiet } from "#app/quiet-after-load.ts";
import { SYNCED, SYNCED_SINCE } from "./learning-behaviour.ts";

/** Asks the server anew when the account holds what the device has sent, be it before the page came to life. */
export function useSynced(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { dataset } = document.documentElement;
    let callOff: () => void = () => undefined;
    const refresh = () => {
      callOff();
      callOff = refetchWhenQuiet(performance, () => {
        delete dataset[SYNCED_SINCE];
        void revalidate();
      });
    };
    if (SYNCED_SINCE in dataset) refresh();
    window.addEventListener(SYNCED, refresh);
    return () => {
      callOff();
      window.removeEventListener(SYNCED, refresh);
    };
  }, [revalidate]);
}
