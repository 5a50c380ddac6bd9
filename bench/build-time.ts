import { build } from "../scripts/build.mjs";
import { atMost, printFigure } from "../scripts/print-figure.mjs";

/** How long a build of everything takes: who changes a word waits for it before anybody sees it. Two free cores take half of it. */
const MOST_SECONDS = 180;

const startedAt = performance.now();
await build();
const seconds = (performance.now() - startedAt) / 1_000;
printFigure("npm run build", `${seconds.toFixed(1)} s`, atMost(seconds, MOST_SECONDS, "s"));
