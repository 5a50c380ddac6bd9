import { type FormEvent, useRef, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { FormAnswer } from "../answer-form.server.ts";
import { askPasskey } from "./ask-passkey.ts";

/** A form that is sent once the browser has made a passkey, or signed in with one. */
export function usePasskeyForm(act: "make" | "use", sent: FormAnswer | undefined) {
  const [answer, setAnswer] = useState(sent);
  const isAsking = useRef(false);
  const isHydrated = useHydrated();

  function holdsBack(event: FormEvent<HTMLFormElement>): boolean {
    event.preventDefault();
    if (isAsking.current) return true;
    isAsking.current = true;
    void askPasskey(event.currentTarget, act).then((refused) => {
      isAsking.current = false;
      if (refused) setAnswer(refused);
    });
    return true;
  }

  /** Browsers have passkeys on secure pages only. */
  const isMissing = isHydrated && !("PublicKeyCredential" in globalThis);
  return { answer, holdsBack, isMissing };
}
