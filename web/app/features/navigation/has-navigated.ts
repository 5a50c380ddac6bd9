import { createContext, useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Whether another page than the one that was arrived at has been asked for. */
export const HasNavigatedContext = createContext(false);

/** For the root, which stays while pages and their frames are exchanged. */
export function useHasNavigated(): boolean {
  const { state } = useNavigation();
  const [hasNavigated, setHasNavigated] = useState(false);
  useEffect(() => {
    if (state !== "idle") setHasNavigated(true);
  }, [state]);
  return hasNavigated;
}
