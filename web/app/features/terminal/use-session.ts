import { encodeLines } from "@learn-bittensor/simulators/terminal/link";
import { useEffect, useReducer, useRef } from "react";
import { useLocation } from "react-router";
import { COMMAND_TABLES } from "./command-tables.ts";
import { changeSession, linesOf, openSession, type Session, type SessionChange } from "./session.ts";

/** The page's session: it begins with the one of the address, and the address follows it. */
export function useSession(): [Session, (change: SessionChange) => void] {
  const { search } = useLocation();
  const [session, change] = useReducer(
    (before: Session, asked: SessionChange) => changeSession(before, asked, COMMAND_TABLES),
    new URLSearchParams(search).get("s"),
    (link) => openSession(link, COMMAND_TABLES),
  );
  const shown = useRef(session.terminal);
  useEffect(() => {
    if (shown.current === session.terminal) return;
    shown.current = session.terminal;
    const address = addressOf(session);
    // The router is not asked: nothing has to be loaded for a line.
    if (address !== null) window.history.replaceState(window.history.state, "", address);
  }, [session]);
  return [session, change];
}

/** The page's address with a session in it; null where it is too long for one. */
export function addressOf({ terminal }: Session): string | null {
  const lines = linesOf(terminal);
  const link = encodeLines(lines);
  if (link === null) return null;
  return `${window.location.pathname}${lines.length > 0 ? `?s=${link}` : ""}${window.location.hash}`;
}
