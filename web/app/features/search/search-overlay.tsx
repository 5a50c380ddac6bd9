import { type KeyboardEvent, use, useEffect, useReducer, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LoadsDocumentsContext } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { SearchSettings } from "#app/site/search-query.ts";
import { closeBehindReader } from "#app/ui/dialog/close-behind-reader.ts";
import overlayStyles from "#app/ui/dialog/overlay.late.module.css";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import textStyles from "#app/ui/text.module.css";
import { findAddress } from "./address/find-address.ts";
import { isShown, loadPanel, OVERLAY_ID } from "./load-panel.ts";
import {
  CLOSED_PANEL,
  hitId,
  isListOpen,
  LIST_ID,
  nextPanelState,
  SOURCES_BUTTON_ID,
  SOURCES_ID,
} from "./panel/panel-state.ts";
import type { PanelHandle } from "./panel/search-panel.tsx";
import { typingHandlers } from "./panel/typing-handlers.ts";
import { SearchField } from "./search-field.tsx";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-overlay.late.module.css";
import { SecretNote } from "./secrets/secret-note.tsx";
import { useLazy } from "./use-lazy.ts";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** Where the panel stands under the bar; below, it fills the screen (`search-panel.css`). */
const WIDE_SCREEN = "(width >= 64rem)";

/**
 * The search panel: a popover under the bar on wide screens, a dialog that fills the screen on phones. Enter opens
 * `/search?q=`. What finds while one types is loaded when it is first opened.
 */
export function SearchOverlay({ search, isBehindModal }: { search: SearchSettings; isBehindModal: () => boolean }) {
  const t = useTranslations("search");
  const locale = useLocale();
  const goTo = useGoTo();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const handle = useRef<PanelHandle>(null);
  const [state, dispatch] = useReducer(nextPanelState, CLOSED_PANEL);
  const { value: panel } = useLazy(() => loadPanel(locale), { isWanted: state.isOpen, name: "the panel" });

  const opened = () => {
    if (!state.isOpen) dispatch({ type: "opened", text: field.current?.value ?? "" });
  };
  const close = () => {
    if (dialog.current?.matches(":popover-open")) dialog.current.hidePopover();
    else dialog.current?.close();
  };
  const leaveFor = (address: string) => {
    if (field.current) field.current.value = "";
    dispatch({ type: "typed", text: "" });
    close();
    goTo(address);
  };

  // It may have been opened, and written in, before React was there: that has been waited for.
  useEffect(() => {
    if (isShown(dialog.current)) dispatch({ type: "opened", text: field.current?.value ?? "", isWhole: true });
  }, []);
  useSearchShortcut(() => {
    if (isShown(dialog.current)) {
      field.current?.select();
      return true;
    }
    // Nothing behind a modal dialog can be used.
    if (!dialog.current || isBehindModal()) return false;
    if (window.matchMedia(WIDE_SCREEN).matches) dialog.current.showPopover();
    else dialog.current.showModal();
    return true;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || !state.areSourcesOpen) return;
    event.preventDefault();
    dispatch({ type: "sources", areOpen: false });
    field.current?.focus();
  };

  const isExpanded = isListOpen(state);
  return (
    <dialog
      ref={dialog}
      id={OVERLAY_ID}
      popover="auto"
      className={`${overlayStyles.overlay} ${styles.searchOverlay}`}
      aria-label={t("label")}
      onClick={closeBehindReader}
      onKeyDown={onKeyDown}
      // Not every browser tells that a dialog is opened; in each, its field is focused then.
      onFocus={opened}
      onToggle={({ newState }) => (newState === "open" ? opened() : dispatch({ type: "closed" }))}
      onClose={() => dispatch({ type: "closed" })}
    >
      <search>
        <SearchForm
          action={localizedPath("/search", locale)}
          className={styles.form}
          onSearch={(text) => {
            if (text.trim() === "") return;
            // The list says what it is; nothing is sent.
            if (findAddress(text)) return dispatch({ type: "list", isDismissed: false });
            // Where nobody can be asked, no page lists what is found.
            if (search.url === "") return handle.current?.chooseFirst();
            handle.current?.remember(text);
            leaveFor(`${localizedPath("/search", locale)}?${new URLSearchParams({ q: text.trim() })}`);
          }}
          onRefused={() => dispatch({ type: "refused" })}
        >
          <div className={styles.box}>
            <SearchField
              id="search-overlay-field"
              ref={field}
              // In a dialog that was just opened this is where one wants to be.
              autoFocus
              {...typingHandlers(dispatch, locale)}
              onFocus={({ currentTarget }) => {
                // An earlier text is marked with the first focus, which comes before anything can be typed.
                if (!state.isOpen) currentTarget.select();
                dispatch({ type: "sources", areOpen: false });
              }}
              onKeyDown={(event) => handle.current?.onFieldKey(event)}
              // From the start: what has the focus must not become something else.
              role="combobox"
              aria-autocomplete="both"
              aria-expanded={isExpanded}
              aria-controls={panel ? LIST_ID : undefined}
              aria-activedescendant={isExpanded && state.activeIndex >= 0 ? hitId(state.activeIndex) : undefined}
            />
            {panel ? <panel.CompletedText state={state} field={field} /> : null}
          </div>
          <button
            type="button"
            id={SOURCES_BUTTON_ID}
            className={styles.sourcesButton}
            aria-expanded={state.areSourcesOpen}
            aria-controls={panel ? SOURCES_ID : undefined}
            onClick={() => dispatch({ type: "sources", areOpen: !state.areSourcesOpen })}
          >
            {t("sources")}
          </button>
          <button
            type="button"
            className={`${iconButtonStyles.iconButton} ${styles.close}`}
            {...{ commandfor: OVERLAY_ID, command: "close" }}
          >
            <span className={textStyles.aside}>{t("close")}</span>
          </button>
        </SearchForm>
        {state.isRefused ? <SecretNote /> : null}
        {panel ? (
          <MoreTexts texts={panel.messages}>
            <panel.SearchPanel
              ref={handle}
              settings={search}
              {...{ state, dispatch, dialog, field, close, leaveFor }}
            />
          </MoreTexts>
        ) : null}
      </search>
    </dialog>
  );
}

/** Goes to an address: without a load inside the site, unless it is a file, or the page shown is of an older build. */
function useGoTo(): (address: string) => void {
  const navigate = useNavigate();
  const loadsDocuments = use(LoadsDocumentsContext);
  return (address) => {
    if (loadsDocuments || /^(?:https?:|\/resources\/)/i.test(address)) window.location.assign(address);
    else void navigate(address);
  };
}
