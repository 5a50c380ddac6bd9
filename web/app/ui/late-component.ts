import { type ComponentType, lazy } from "react";

/**
 * A component whose code is loaded when it is first shown, within a `Suspense`. Where that fails, as it does without a network, the page
 * goes on without it.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error("a part of the page could not be loaded", error);
      return { default: () => null };
    }
  });
}
