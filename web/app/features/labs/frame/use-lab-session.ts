import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { useLocation } from "react-router";
import { readStored, writeStored } from "./browser-storage.ts";
import type { AnyLab } from "./lab-definition.ts";
import { changeSession, type LabSession, type SessionChange, startSession } from "./lab-session.ts";
import { createLateState } from "./late-state.ts";
import { encodeState } from "./state-link.ts";

/** Browsers allow an address to be rewritten only so often. */
const DELAY_MS = 250;

/** A lab's session. It begins with the state of the page's address, and the address follows it. */
export function useLabSession(lab: AnyLab): [LabSession, (change: SessionChange) => void] {
  const { search } = useLocation();
  const [session, change] = useReducer(
    (before: LabSession, asked: SessionChange) => changeSession(lab, before, asked),
    linkIn(search),
    (link) => startSession(lab, link),
  );
  const openedSearch = useRef(search);
  const shownInAddress = useRef(session.history.present);
  const addressLink = useRef(linkIn(search));
  const memory = `lab-${lab.name}`;
  const late = useMemo(() => createLateState(lab.name), [lab]);
  const saveLate = useRef<(() => void) | null>(null);

  const follow = useEffectEvent((asked: string) => {
    if (openedSearch.current === asked) {
      // An address that cannot be opened costs nobody what they had set before.
      const link = session.linkFault ? readStored("sessionStorage", memory) : late.take(linkIn(asked));
      if (link) change({ kind: "recall", link });
      return;
    }
    openedSearch.current = asked;
    addressLink.current = linkIn(asked);
    change({ kind: "open", link: linkIn(asked) });
  });
  useEffect(() => follow(search), [search]);

  const { present } = session.history;
  useEffect(() => {
    saveLate.current = null;
    if (shownInAddress.current === present || session.problem !== null || session.linkFault) return;
    const link = encodeState(lab, present);
    saveLate.current = () => late.save(addressLink.current, link);
    const waiting = setTimeout(() => {
      saveLate.current = null;
      late.forget();
      shownInAddress.current = present;
      writeStored("sessionStorage", memory, link);
      // The router is not asked: nothing has to be loaded for a state.
      window.history.replaceState(window.history.state, "", addressOf(lab, present));
      addressLink.current = linkIn(window.location.search);
    }, DELAY_MS);
    return () => clearTimeout(waiting);
  }, [lab, late, memory, present, session.problem, session.linkFault]);

  // Whoever leaves, for another page or for good, takes along what the address does not show yet.
  useEffect(() => {
    const leave = () => saveLate.current?.();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return [session, change];
}

/** The page's address with a state in it; without one where the lab is as it begins. */
export function addressOf(lab: AnyLab, state: LabSession["good"]): string {
  const link = encodeState(lab, state);
  const parameters = new URLSearchParams(window.location.search);
  parameters.delete("s");
  const others = parameters.size > 0 ? `${parameters}&` : "";
  const { pathname, hash } = window.location;
  if (!link.includes("~")) return `${pathname}${parameters.size > 0 ? `?${parameters}` : ""}${hash}`;
  return `${pathname}?${others}s=${link}${hash}`;
}

function linkIn(search: string): string | null {
  return new URLSearchParams(search).get("s");
}
