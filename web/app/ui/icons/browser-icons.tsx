import { Icon } from "@iconify/react/offline";
import type { ComponentType } from "react";
import { createIconCache } from "./icon-cache.ts";
import { createIconLoader } from "./icon-loader.ts";
import { ICON_SIZE } from "./neutral-icon.tsx";

let loader: ReturnType<typeof createIconLoader> | undefined;

/** What draws the icon of this name, as `mdi:home`; null where there is none to be had. */
export async function loadIconComponent(name: string): Promise<ComponentType | null> {
  loader ??= createIconLoader({
    fetch: window.fetch.bind(window),
    cache: createIconCache({ storage: () => window.localStorage, now: Date.now }),
  });
  const icon = await loader(name);
  return icon && (() => <Icon icon={icon} width={ICON_SIZE} height={ICON_SIZE} />);
}
