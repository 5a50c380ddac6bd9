import { watch } from "node:fs";

const DELAY_MS = 50;

/**
 * Calls `onChange` shortly after files of a content folder have changed: once for changes that come together, and never
 * before it has finished the last time. `onError` is told what it throws. For development; `close` ends it.
 */
export function watchContent(
  dir: string,
  onChange: () => void | Promise<void>,
  onError: (error: unknown) => void,
  delayMs = DELAY_MS,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let done = Promise.resolve();
  const watcher = watch(dir, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      done = done.then(onChange).catch(onError);
    }, delayMs);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
