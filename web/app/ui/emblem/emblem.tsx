import { drawEmblem, EMBLEM_BOX, emblemHue } from "./draw-emblem.ts";

/** The seal of a number, beside the name of what is numbered: decoration. Without a number yet, the place it will take. */
export function Emblem({ number, className = "emblem" }: { number: number | null; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={EMBLEM_BOX}
      aria-hidden="true"
      data-hue={number ? emblemHue(number) : undefined}
    >
      {number === null ? <circle className="emblem-place" r="22" /> : <path d={drawEmblem(number)} />}
    </svg>
  );
}
