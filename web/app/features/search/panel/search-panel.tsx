import {
  type Dispatch,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import type { SearchSettings } from "#app/site/search-query.ts";
import textStyles from "#app/ui/text.module.css";
import type { SearchHit } from "../search-hit.ts";
import { mayBeStored } from "../secrets/check-secret.ts";
import { completeText } from "./complete-text.ts";
import { completionOf, showsWhole, titlesOf } from "./completed-text.tsx";
import { DEBOUNCE_MS } from "./create-searcher.ts";
import { isPlainClick, PanelHits } from "./panel-hits.tsx";
import { toKeyCommand } from "./panel-keys.ts";
import { type Found, isListOpen, type PanelAction, type PanelState } from "./panel-state.ts";
import { RecentList } from "./recent-list.tsx";
import { createRecentSearches } from "./recent-searches.ts";
import styles from "./search-panel.module.css";
import { selectAtFirst, toggleSource } from "./selected-sources.ts";
import { SourceChoices } from "./source-choices.tsx";
import { useLeaving } from "./use-leaving.ts";
import { useSearch } from "./use-search.ts";

export { CompletedText } from "./completed-text.tsx";

/** Between choosing a hit and going there. */
const DELAY_BEFORE_FOLLOWING_MS = 50;

/** What the field and its form, which are there before the panel, have the panel do. */
export interface PanelHandle {
  onFieldKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  remember: (text: string) => void;
  /** Goes to the first hit: there is no page that would show them all. */
  chooseFirst: () => void;
}

interface SearchPanelProps {
  ref: Ref<PanelHandle>;
  state: PanelState;
  dispatch: Dispatch<PanelAction>;
  settings: SearchSettings;
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
  close: () => void;
  /** Empties and closes the panel, and goes to an address. */
  leaveFor: (address: string) => void;
}

/** What finds while one types, below the field: hits, sources to choose from, and what was searched last. */
export function SearchPanel({ ref, state, dispatch, settings, dialog, field, close, leaveFor }: SearchPanelProps) {
  const t = useTranslations("searchPanel");
  const locale = useLocale();
  const { isOpen, areSourcesOpen, text, found } = state;
  const body = useRef<HTMLDivElement>(null);
  const [recent] = useState(() => createRecentSearches(() => window.localStorage));
  const [recentTexts, setRecentTexts] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState(() => selectAtFirst(settings.comingSoon));
  const [isFollowing, setIsFollowing] = useState(false);
  const hits = found?.inSources.flatMap((inSource) => inSource.hits) ?? [];
  const isListHidden = !isListOpen(state);
  const resultsPath = `/search?${new URLSearchParams({ q: found?.text.trim() ?? "" })}`;

  const type = (typed: string) => {
    if (field.current) field.current.value = typed;
    dispatch({ type: "typed", text: typed, isWhole: true });
  };
  const isSearching = useSearch({
    state,
    dispatch,
    selected,
    settings,
    onSecret() {
      if (field.current) field.current.value = "";
      dispatch({ type: "refused" });
    },
  });
  useLeaving(dialog, state);
  useClosingEmptied(state, close);

  useEffect(() => {
    if (isOpen) setRecentTexts(recent.list());
  }, [isOpen, recent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits are read from the first.
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [found]);

  /** Where it cannot be checked, it is not stored. */
  const remember = (searched: string) =>
    void mayBeStored(searched).then(
      (isHarmless) => isHarmless && recent.remember(searched),
      () => undefined,
    );

  const choose = (hit: SearchHit | undefined) => {
    if (!hit || isFollowing) return;
    setIsFollowing(true);
    window.setTimeout(() => {
      setIsFollowing(false);
      remember(text);
      leaveFor(localizedPath(hit.href, locale));
    }, DELAY_BEFORE_FOLLOWING_MS);
  };

  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget: input } = event;
    // Some browsers tell of the key that ends a composition only after it, with the code 229.
    const isComposing = state.isComposing || nativeEvent.isComposing || nativeEvent.keyCode === 229;
    const completion = completionOf(state, locale);
    const command = toKeyCommand(
      { key, altKey, ctrlKey, metaKey, shiftKey, isComposing },
      {
        isListOpen: !isListHidden,
        hitCount: areSourcesOpen ? 0 : hits.length,
        activeIndex: state.activeIndex,
        isCompletionVisible: completion !== null && showsWhole(input),
        isCaretAtEnd: input.selectionStart === input.value.length && input.selectionEnd === input.value.length,
      },
    );
    if (command.type === "leave to the browser") return;
    event.preventDefault();
    switch (command.type) {
      case "move":
        return dispatch({ type: "pointed at", index: command.to });
      case "choose":
        return choose(hits[command.index]);
      case "complete":
        return type(completion ?? text);
      case "open list":
      case "close list":
        return dispatch({ type: "list", isDismissed: command.type === "close list" });
      case "close panel":
        return close();
    }
  };
  useImperativeHandle(ref, () => ({ onFieldKey, remember, chooseFirst: () => choose(hits[0]) }));

  return (
    <div ref={body} className={styles.searchPanel} aria-busy={isSearching}>
      <SourceChoices
        selected={selected}
        comingSoon={settings.comingSoon}
        isHidden={!areSourcesOpen}
        onToggle={(source) => setSelected(toggleSource(selected, source))}
      />
      <PanelStatus state={state} />
      <PanelHits
        inSources={found?.inSources ?? []}
        activeIndex={state.activeIndex}
        isHidden={isListHidden}
        isFollowing={isFollowing}
        onChoose={choose}
      />
      {isListHidden || settings.url === "" ? null : (
        <LocalLink
          className={styles.all}
          to={resultsPath}
          onClick={(event) => {
            remember(text);
            if (!isPlainClick(event)) return;
            event.preventDefault();
            leaveFor(localizedPath(resultsPath, locale));
          }}
        >
          {t("allResults", { text: found?.text.trim() ?? "" })}
        </LocalLink>
      )}
      {recentTexts.length > 0 && text === "" && !areSourcesOpen && !state.isComposing ? (
        <RecentList
          texts={recentTexts}
          onChoose={(chosen) => {
            type(chosen);
            field.current?.focus();
          }}
          onForget={() => {
            recent.forgetAll();
            setRecentTexts([]);
            field.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** An empty query closes the panel, when another one would have been searched for. */
function useClosingEmptied(state: PanelState, close: () => void): void {
  const { isOpen, isEmptied, isComposing, areSourcesOpen, text } = state;
  const isOver = isOpen && isEmptied && !isComposing && !areSourcesOpen;
  const closeNow = useEffectEvent(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits anew with each key.
  useEffect(() => {
    if (!isOver) return;
    const closing = window.setTimeout(() => closeNow(), DEBOUNCE_MS);
    return () => window.clearTimeout(closing);
  }, [isOver, text]);
}

/** Says how many were found, and what goes on with what was typed; shown where there is no list in its place. */
function PanelStatus({ state }: { state: PanelState }) {
  const t = useTranslations("searchPanel");
  const locale = useLocale();
  const { found, isDelayed, isAway, areSourcesOpen } = state;
  const titles = titlesOf(state);
  const isQuiet = titles.length > 0 && !found?.isByTitle;
  const foundOf = ({ text, isByTitle = false }: Found) => {
    const completion = completeText(text, titles, locale);
    return [
      ...(isByTitle ? [t("titlesOnly")] : []),
      titles.length === 0 ? t("nothing") : t("found", { count: titles.length }),
      ...(completion ? [t("completion", { title: completion })] : []),
    ];
  };
  const said = isDelayed ? [t("delayed")] : found ? foundOf(found) : [];
  return (
    <p role="status" className={isQuiet ? textStyles.srOnly : styles.status} hidden={areSourcesOpen}>
      {isAway ? `${t("away")} ` : null}
      {said.join(". ")}
    </p>
  );
}
