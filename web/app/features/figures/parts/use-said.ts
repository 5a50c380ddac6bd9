import { useEffect, useState } from "react";

/** A sentence is said once nothing has moved for so long. */
const REST_MS = 300;

/** What is to be read out of a sentence that changes while something is moved: nothing at first, then what it is at rest. */
export function useSaid(sentence: string, hasMoved: boolean): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!hasMoved) return;
    const waiting = setTimeout(() => setSaid(sentence), REST_MS);
    return () => clearTimeout(waiting);
  }, [sentence, hasMoved]);
  return said;
}
