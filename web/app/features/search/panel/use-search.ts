import { type Source, TITLE } from "@learn-bittensor/contract/search";
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { cleanQuery, type SearchSettings } from "#app/site/search-query.ts";
import { findAddress } from "../address/find-address.ts";
import { toAddressHit } from "../address/to-address-hit.ts";
import { checkSecret, type Verdict } from "../secrets/check-secret.ts";
import { shapeOf } from "../secrets/secret-shape.ts";
import { askEngine, EngineBusy, type FoundInSource } from "./ask-engine.ts";
import { createSearcher } from "./create-searcher.ts";
import { orderSources } from "./order-sources.ts";
import type { PanelAction, PanelState } from "./panel-state.ts";

interface Search {
  state: PanelState;
  dispatch: Dispatch<PanelAction>;
  selected: readonly Source[];
  settings: SearchSettings;
  /** Told of a secret, which is not searched for. */
  onSecret: () => void;
}

/**
 * Searches for what is typed, and says whether an answer is awaited. What may become recovery words is not sent as long as it
 * is being typed; an address is told apart here, and sent nowhere. Where the engine does not answer, titles do, and its failure is
 * for the log.
 */
export function useSearch({ state, dispatch, selected, settings, onSecret }: Search): boolean {
  const { isOpen, text, isWhole, found } = state;
  const locale = useLocale();
  const t = useTranslations("search");
  const [awaited, setAwaited] = useState(0);
  const hasNoEngine = settings.url === "";
  const isEngineAway = useRef(hasNoEngine);
  const findByTitle = useTitles();

  const start = useEffectEvent(() => {
    if (found?.text === text && found.selected === selected && !found.isByTitle) return;
    const address = findAddress(text);
    if (address) {
      const hits = [toAddressHit(address, (key) => t(key), locale)];
      return dispatch({ type: "found", found: { text, selected, inSources: [{ source: TITLE, hits }] } });
    }
    let isCurrent = true;
    const lookThroughTitles = () =>
      findByTitle(text, selected).then(
        (inSources) =>
          isCurrent &&
          dispatch({ type: "found", found: { text, selected, inSources, isByTitle: true }, isAway: !hasNoEngine }),
        (error: unknown) => {
          console.error("search: no titles", error);
          if (isCurrent) dispatch({ type: "failed" });
        },
      );
    const searcher = createSearcher({
      clock: {
        setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
        clearTimeout: (timer) => window.clearTimeout(timer),
      },
      async ask(text, signal) {
        setAwaited((count) => count + 1);
        try {
          const outside = { fetch: window.fetch.bind(window), warn: console.warn };
          return await askEngine(settings, { text, sources: selected, locale, signal }, outside);
        } finally {
          setAwaited((count) => count - 1);
        }
      },
      onAnswer(answer) {
        isEngineAway.current = false;
        dispatch({ type: "found", found: { text, selected, inSources: orderSources(answer, text, locale) } });
      },
      askAgainAfter: (error) => (error instanceof EngineBusy ? error.askAgainAfterMs : null),
      onDelay: () => dispatch({ type: "delayed" }),
      onFailure(error) {
        console.error("search failed", error);
        // Once it was away, titles are shown at once, until it answers.
        if (!isEngineAway.current) void lookThroughTitles();
        isEngineAway.current = true;
      },
    });
    const act = (verdict: Verdict) => {
      if (!isCurrent || verdict === "withheld") return;
      if (verdict === "secret") return onSecret();
      if (isEngineAway.current) void lookThroughTitles();
      if (hasNoEngine) return;
      if (isWhole) void searcher.searchNow(text);
      else searcher.schedule(text);
    };
    const shape = shapeOf(text);
    if (shape !== "needs word list") act(shape);
    else
      checkSecret(text, { isBeingTyped: true }).then(act, (error: unknown) =>
        console.error("search: what was typed could not be checked, and is not sent", error),
      );
    return () => {
      isCurrent = false;
      searcher.cancel();
    };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew with what is searched for, and where.
  useEffect(() => {
    if (!isOpen) return;
    if (text.trim() !== "" && selected.length > 0) return start();
    dispatch({ type: "not found" });
  }, [isOpen, text, isWhole, selected]);
  return awaited > 0;
}

type LookThrough = (text: string, selected: readonly Source[]) => FoundInSource[];

/**
 * Looks through the titles of the language, on the device: for when no engine answers. What it takes is loaded then. Rejects where
 * it cannot be had.
 */
function useTitles(): (text: string, selected: readonly Source[]) => Promise<FoundInSource[]> {
  const locale = useLocale();
  const loaded = useRef<LookThrough | null>(null);
  return async (text, selected) => {
    if (!loaded.current) {
      const { loadLookThrough } = await import("../titles/look-through.ts");
      loaded.current = await loadLookThrough(locale, { fetch: window.fetch.bind(window) });
    }
    return loaded.current(cleanQuery(text), selected);
  };
}
