import { WANTED_EVENT } from "./intent-events.ts";

// Runs in a page to work with while it is read: its application comes once something has been painted, so that the first paint
// shares the line with nothing.
requestAnimationFrame(() => setTimeout(dispatchEvent, 0, new Event(WANTED_EVENT)));
