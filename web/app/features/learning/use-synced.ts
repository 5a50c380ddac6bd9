import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { SYNCED } from "./learning-behaviour.ts";

/** Asks the server anew when the account holds what the device has just sent. */
export function useSynced(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void revalidate();
    window.addEventListener(SYNCED, refresh);
    return () => window.removeEventListener(SYNCED, refresh);
  }, [revalidate]);
}
