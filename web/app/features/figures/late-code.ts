import { type ComponentType, lazy } from "react";

/** The code of a component, which is loaded with the first page that shows it. */
export interface LateCode<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Once its code is there, nothing is waited for. */
  getComponent: () => ComponentType<Props>;
}

export function lateCode<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LateCode<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    arrived ??= (await load()).default;
    return { default: arrived };
  };
  const Late = lazy(loadOnce);
  return { load: loadOnce, getComponent: () => arrived ?? Late };
}
