import type { MouseEvent } from "react";
import { useAnnounce } from "../announcer.tsx";

const COPIED_FOR_MS = 2_000;

type Announce = (words: string) => void;

/** For `onClick` around copy buttons (`data-copy`) and links to headings, which copy their address (`data-copied`). */
export function useCopying(): (event: MouseEvent<HTMLElement>) => void {
  const announce = useAnnounce();
  return (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("[data-copy], a[data-copied]") : null;
    if (pressed instanceof HTMLButtonElement) void copyCode(pressed, announce);
    // Followed all the same: the address in the bar is the one that was copied.
    if (pressed instanceof HTMLAnchorElement && isPlainClick(event)) void copyAddress(pressed, announce);
  };
}

async function copyCode(button: HTMLButtonElement, announce: Announce): Promise<void> {
  const code = button.closest("figure")?.querySelector("pre");
  const copied = button.dataset.copy ?? "";
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // The browser refused, or has no clipboard here: the code is selected, one key press from being copied.
    getSelection()?.selectAllChildren(code);
    return;
  }
  if (button.textContent === copied) return;
  const label = button.textContent;
  button.textContent = copied;
  announce(copied);
  setTimeout(() => {
    button.textContent = label;
    announce("");
  }, COPIED_FOR_MS);
}

async function copyAddress(link: HTMLAnchorElement, announce: Announce): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return; // No clipboard, or it is refused: the link leads to its section, and its address is in the bar.
  }
  if (link.dataset.done !== undefined) return;
  link.dataset.done = "";
  announce(link.dataset.copied ?? "");
  setTimeout(() => {
    delete link.dataset.done;
    announce("");
  }, COPIED_FOR_MS);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
