import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A component whose code comes later; `load` loads it before it is shown. */
export type LateComponent<Props> = ((props: Props) => ReactNode) & { load: () => Promise<unknown> };

/**
 * A component whose code is loaded when it is first shown, within a `Suspense`. Where that fails, as it does without a network, the page
 * goes on with `Otherwise` in its place, or without it. What the server has drawn of it is loaded before React takes over (`document/read-document.ts`): what still
 * waits then, React would draw anew.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = () => null,
): LateComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    arrived ??= await load().catch((error) => {
      console.error("a part of the page could not be loaded", error);
      return Otherwise;
    });
    return { default: arrived };
  };
  const Waiting = lazy(loadOnce);
  function Late(props: Props) {
    // As it was found first: what another component draws is drawn anew, and what was moved is lost.
    const [Component] = useState<ComponentType<Props>>(() => arrived ?? Waiting);
    return <Component {...props} />;
  }
  Late.load = loadOnce;
  return Late;
}
