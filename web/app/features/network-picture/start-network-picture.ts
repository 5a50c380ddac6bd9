const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much farther a circle beside the way is than one on it. */
const ASIDE = 2.2;

export interface Point {
  x: number;
  y: number;
}

/**
 * Brings the picture of the network to life: arrow keys go from circle to circle, of which one is in the order of Tab; what
 * is pointed at is named below; and it rests while it is out of view. Ends with the signal.
 */
export function startNetworkPicture(figure: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const links = [...figure.querySelectorAll<SVGAElement>(".network-node")];
  const pointed = figure.querySelector<HTMLOutputElement>(".network-pointed");
  const centers = links.map(centerOf);
  const indexOf = (target: EventTarget | null) =>
    links.findIndex((link) => target instanceof Element && link.contains(target));
  const linkOf = (target: EventTarget | null) => links[indexOf(target)] ?? null;

  figure.addEventListener(
    "keydown",
    (event) => {
      const direction = DIRECTIONS[event.key];
      const from = indexOf(event.target);
      if (!direction || from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const next = links[nearestIn(direction, centers, from)];
      if (next) next.focus();
    },
    { signal },
  );
  figure.addEventListener(
    "focusin",
    ({ target }) => {
      const reached = linkOf(target);
      if (!reached) return;
      for (const link of links) link.setAttribute("tabindex", link === reached ? "0" : "-1");
      name(reached);
    },
    { signal },
  );
  for (const type of ["pointerover", "focusout", "pointerout"]) {
    figure.addEventListener(type, ({ target }) => name(type === "pointerover" ? linkOf(target) : null), { signal });
  }

  // One circle is in the order of Tab; without scripts all are.
  for (const [index, link] of links.entries()) link.setAttribute("tabindex", index === 0 ? "0" : "-1");
  startWaves(figure, signal);
  const watch = new IntersectionObserver(([entry]) => {
    figure.toggleAttribute("data-out-of-view", entry?.isIntersecting === false);
  });
  watch.observe(figure);
  signal.addEventListener("abort", () => watch.disconnect());

  function name(link: SVGAElement | null): void {
    if (pointed) pointed.textContent = link?.getAttribute("aria-label") ?? "";
  }
}

/** Waves begin with scripts, and whoever does not want them can stop them. */
function startWaves(figure: HTMLElement, signal: AbortSignal): void {
  const pause = figure.querySelector<HTMLButtonElement>(".network-pause");
  if (!pause) return;
  figure.dataset.living = "";
  pause.hidden = false;
  pause.addEventListener(
    "click",
    () => {
      const isPaused = figure.toggleAttribute("data-paused");
      pause.setAttribute("aria-pressed", String(isPaused));
    },
    { signal },
  );
}

/** The index of the point that lies best in a direction; the one itself where none does. */
export function nearestIn([toX, toY]: [x: number, y: number], points: readonly Point[], from: number): number {
  const start = points[from];
  if (!start) return from;
  let best = { index: from, cost: Number.POSITIVE_INFINITY };
  for (const [index, { x, y }] of points.entries()) {
    const ahead = (x - start.x) * toX + (y - start.y) * toY;
    const aside = Math.abs((x - start.x) * toY) + Math.abs((y - start.y) * toX);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && ahead >= aside / 2 && cost < best.cost) best = { index, cost };
  }
  return best.index;
}

function centerOf(link: SVGAElement): Point {
  const circle = link.querySelector("circle");
  return { x: Number(circle?.getAttribute("cx")), y: Number(circle?.getAttribute("cy")) };
}
