import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { refreshWhenSynced } from "./refresh-when-synced.ts";

/** Asks the server anew when the account holds what the device has sent. */
export function useSynced(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => refreshWhenSynced(window, () => void revalidate()), [revalidate]);
}
