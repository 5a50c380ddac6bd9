import type { Configuration } from "../configuration.ts";
import type { Log } from "../log.ts";
import { createBundledIcons } from "./bundled-icons.ts";
import { createIcons } from "./create-icons.ts";
import { createIconFetcher } from "./fetch-icons.ts";

/** The icons of a site: the sets that are part of it, and others from where the operator says. */
export function createSiteIcons({ iconApiUrls: apiUrls }: Pick<Configuration, "iconApiUrls">, log: Log) {
  const fetcher = () => createIconFetcher({ apiUrls, now: Date.now });
  return createIcons({
    bundled: createBundledIcons(),
    fetchIcons: { ofPages: fetcher(), ofOthers: fetcher() },
    now: Date.now,
    log,
  });
}
