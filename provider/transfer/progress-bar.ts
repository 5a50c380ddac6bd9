const BAR_WIDTH = 30;
const BAR_STEP = 0.1;

/** A bar that fills on a terminal; elsewhere a line for every tenth. */
export function createProgressBar(output: { isTTY?: boolean; write: (text: string) => unknown }) {
  let next = 0;
  return (done: number, total: number): void => {
    const part = total === 0 ? 1 : done / total;
    if (output.isTTY) {
      const filled = Math.round(part * BAR_WIDTH);
      const end = part === 1 ? "\n" : "";
      output.write(`\r[${"█".repeat(filled)}${"·".repeat(BAR_WIDTH - filled)}] ${done} of ${total}${end}`);
    } else if (part >= next) {
      output.write(`${Math.floor(part * 100)} %, ${done} of ${total}\n`);
      next = part + BAR_STEP;
    }
  };
}
