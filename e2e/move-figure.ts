import type { Locator } from "@playwright/test";

/** What of a figure is moved, by what it is: grips and scrubbers, and what is chosen. */
export function handlesOf(figure: Locator) {
  return {
    sliders: figure.getByRole("slider"),
    choices: figure.getByRole("radio"),
    fields: figure.getByRole("textbox"),
  };
}

/** Moves all of a figure that can be moved, over its whole length, and that again for each that can be chosen. `seen` is called after each. */
export async function moveFigure(figure: Locator, seen: (what: string) => Promise<void>): Promise<void> {
  const { sliders, choices, fields } = handlesOf(figure);
  const moveSliders = async () => {
    for (const slider of await sliders.all()) {
      const name = (await slider.getAttribute("aria-label")) ?? "";
      for (const key of ["Home", ...Array.from({ length: 9 }, () => "PageUp"), "End", "PageDown"]) {
        await slider.press(key);
        await seen(`${name} ${await slider.getAttribute("aria-valuetext")}`);
      }
    }
  };
  await moveSliders();
  for (const choice of await choices.all()) {
    await choice.press("Space");
    await seen(await choice.evaluate((input: HTMLInputElement) => input.value));
    await moveSliders();
  }
  for (const field of await fields.all()) {
    await field.press("Backspace");
    await seen("a letter less");
  }
}
