import { type ComponentProps, useSyncExternalStore } from "react";
import { Form } from "react-router";
import { OUTDATED, OUTDATED_EVENT } from "./features/builds/new-build.ts";

/** A form that leads to a page of the site: without a load, unless the page shown is of an older build. */
export function SiteForm(props: ComponentProps<typeof Form>) {
  const isOutdated = useSyncExternalStore(onOutdated, readOutdated, () => false);
  return <Form {...props} reloadDocument={isOutdated} />;
}

function onOutdated(callback: () => void): () => void {
  window.addEventListener(OUTDATED_EVENT, callback);
  return () => window.removeEventListener(OUTDATED_EVENT, callback);
}

function readOutdated(): boolean {
  return OUTDATED in document.documentElement.dataset;
}
