import { findCurrentSection } from "./find-current-section.ts";

const COPIED_FOR_MS = 2_000;

/** The part of the window, from its top, in which a heading must arrive for its section to count as being read. */
const READING_AREA = 0.35;

/** Runs `callback` once after `delayMs`. */
type Clock = (callback: () => void, delayMs: number) => unknown;

/**
 * Makes the copy buttons of rendered texts work, has the links beside headings copy their address, and marks the section being read in the table of contents. It is
 * bound to the document and follows what client-side navigations exchange; calling it again changes nothing.
 */
export function enhanceRichText(
  document: Document,
  clock: Clock = (callback, delayMs) => setTimeout(callback, delayMs),
) {
  const { documentElement: root } = document;
  if (root.hasAttribute("data-rich-text")) return;
  root.setAttribute("data-rich-text", "");
  const say = createAnnouncer(document);
  const followSections = createSectionMarker(document);
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("[data-copy], a[data-copied]") : null;
    if (pressed instanceof HTMLButtonElement) void copyCode(pressed, say, clock);
    // Followed all the same: the address in the bar is the one that was copied.
    if (pressed instanceof HTMLAnchorElement && isPlainClick(event)) void copyAddress(pressed, say, clock);
  });
  const refresh = () => {
    // Without a secure connection there is no clipboard: the buttons stay hidden.
    if (navigator.clipboard) {
      for (const button of document.querySelectorAll("button[data-copy][hidden]")) button.removeAttribute("hidden");
    }
    followSections();
  };
  refresh();
  let isScheduled = false;
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      refresh();
    });
  }).observe(root, { childList: true, subtree: true });
}

async function copyCode(button: HTMLButtonElement, say: (words: string) => void, clock: Clock): Promise<void> {
  const code = button.closest("figure")?.querySelector("pre");
  const copied = button.dataset.copy ?? "";
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // The browser refused: the code is selected, one key press from being copied.
    getSelection()?.selectAllChildren(code);
    return;
  }
  if (button.textContent === copied) return;
  const label = button.textContent;
  button.textContent = copied;
  say(copied);
  clock(() => {
    button.textContent = label;
    say("");
  }, COPIED_FOR_MS);
}

async function copyAddress(link: HTMLAnchorElement, say: (words: string) => void, clock: Clock): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return; // No clipboard, or it is refused: the link leads to its section, and its address is in the bar.
  }
  if (link.dataset.done !== undefined) return;
  link.dataset.done = "";
  say(link.dataset.copied ?? "");
  clock(() => {
    delete link.dataset.done;
    say("");
  }, COPIED_FOR_MS);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A place in the page whose words are spoken without moving the focus. */
function createAnnouncer(document: Document): (words: string) => void {
  const status = document.createElement("div");
  status.className = "sr-only";
  status.setAttribute("role", "status");
  document.body.append(status);
  return (words) => {
    if (!status.isConnected) document.body.append(status);
    status.textContent = words;
  };
}

/** Returns a function that looks for a table of contents, or a guide's outline, and watches its sections until it is called again. */
function createSectionMarker(document: Document): () => void {
  let links: HTMLAnchorElement[] = [];
  let headings: Element[] = [];
  const mark = () => {
    const { innerHeight, scrollY } = window;
    const current = findCurrentSection(
      headings.map((heading) => heading.getBoundingClientRect().top),
      {
        line: innerHeight * READING_AREA,
        end: innerHeight,
        isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
      },
    );
    for (const link of links) {
      if (current !== null && sectionOf(link) === headings[current]?.id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${(READING_AREA - 1) * 100}%` });
  // The last sections of a page may be too short to ever reach the reading area.
  document.addEventListener("onscrollend" in document ? "scrollend" : "scroll", mark, { passive: true });
  return () => {
    links = [...document.querySelectorAll<HTMLAnchorElement>(".table-of-contents a, a[data-section]")];
    const found = links.flatMap((link) => document.getElementById(sectionOf(link)) ?? []);
    if (found.length === headings.length && found.every((heading, index) => heading === headings[index])) return;
    observer.disconnect();
    headings = found;
    for (const heading of headings) observer.observe(heading);
  };
}

/** The section that a link stands for: it leads there, or to a page of it. */
function sectionOf({ dataset, hash }: HTMLAnchorElement): string {
  return dataset.section ?? hash.slice(1);
}
