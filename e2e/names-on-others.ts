import type { Locator } from "@playwright/test";

/** Names in the pictures that are shown whose letters overlap those of another. */
export function listNamesOnOthers(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((all) =>
    all
      .filter((picture) => picture.checkVisibility())
      .flatMap((picture) => {
        const texts = [...picture.querySelectorAll("text")].map((text) => ({
          name: text.textContent ?? "",
          box: text.getBoundingClientRect(),
        }));
        return texts.flatMap((one, index) =>
          texts.slice(index + 1).flatMap((other) => {
            const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            // Boxes of letters have room above and below them.
            const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            return width > 1 && height > 4 ? [`${one.name} / ${other.name}`] : [];
          }),
        );
      }),
  );
}
