import { createContext, type ReactNode, use, useState } from "react";
import textStyles from "./text.module.css";

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** Has what `useAnnounce` is given read out, without moving the focus. Nothing is seen of it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState("");
  return (
    <AnnounceContext value={setSaid}>
      {children}
      <p role="status" className={textStyles.srOnly}>
        {said}
      </p>
    </AnnounceContext>
  );
}

export function useAnnounce(): (words: string) => void {
  return use(AnnounceContext);
}
