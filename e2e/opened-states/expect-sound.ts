import type { Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "../axe.ts";
import type { Device } from "../devices.ts";
import { expectNoSidewaysScroll, expectNoSidewaysScrollAt, expectRoomForLargeText, widthsOf } from "../sideways.ts";
import { expectTouchTargets } from "../touch-targets.ts";
import type { OpenedState } from "./opened-state.ts";

/**
 * All that is asked of a state that the page is in. What is a page as it comes is asked what every page is; what somebody has
 * opened might close when the window becomes another one.
 */
export async function expectSound(page: Page, { name, open }: OpenedState, device: Device): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  if (device === "phone") await expectTouchTargets(page);
  await expectNoViolationsInBothModes(page);
  if (open) return;
  await expectNoSidewaysScrollAt(page, widthsOf(device));
  await expectRoomForLargeText(page);
}
