/**
 * Loaded before a process: its clocks go so many times faster, so that ten minutes of its time are over in ten seconds. How long it
 * waits for others stays as it is.
 */
const scale = Number(process.env.CLOCK_SCALE);
const [monotonic, wall] = [performance.now.bind(performance), Date.now];
const [startedAt, begun] = [wall(), monotonic()];
performance.now = () => begun + (monotonic() - begun) * scale;
Date.now = () => Math.round(startedAt + (wall() - startedAt) * scale);
