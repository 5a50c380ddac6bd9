import { watch } from "node:fs";

const DELAY_MS = 100;

/**
 * Calls `onChange` shortly after files of a content folder have changed: once for changes that come together, and not
 * again before it has finished. For development; `close` ends it.
 */
export function watchContent(
  dir: string,
  onChange: () => void | Promise<void>,
  { delayMs = DELAY_MS }: { delayMs?: number } = {},
): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(dir, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, delayMs);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
