import type { Locale } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { DEVICE_NAMES, type Device } from "../devices.ts";
import { localized } from "../localized.ts";
import { untilReactIsThere, visit } from "../visitor.ts";

/** A state that a page is in only once somebody has done something, and how one comes to it. */
export interface OpenedState {
  name: string;
  /** In English. */
  path: string;
  /** Where it exists; both where nothing is said. */
  devices?: readonly Device[];
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** On the page, in any language: what opens something is found by what it opens, not by its name. */
  open?: (page: Page, locale: Locale) => Promise<void>;
}

/** Opens a page in a language and brings it into a state. */
export async function reach(page: Page, { path, prepare, open }: OpenedState, locale: Locale): Promise<void> {
  await prepare?.(page);
  await visit(page, localized(path, locale));
  if (!open) return;
  await untilReactIsThere(page);
  await open(page, locale);
}

export function devicesOf({ devices = DEVICE_NAMES }: OpenedState): readonly Device[] {
  return devices;
}
