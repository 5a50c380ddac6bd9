import { startColorMode } from "./features/color-mode/color-mode.ts";
import { startNavigation } from "./features/navigation/navigation-behaviour.ts";

/** The small behaviours of every page. They need no React and do not wait for it. */
startColorMode(window);
startNavigation(document);
