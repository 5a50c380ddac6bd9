import ink from "./drawing.module.css";

interface SignProps {
  /** Its middle. */
  x: number;
  y: number;
  /** Half of its height. */
  size?: number;
  /** A letter or a short name in it. */
  label?: string;
}

function Label({ x, y, label, className = ink.onRole }: SignProps & { className?: string | undefined }) {
  return label ? (
    <text className={className} x={x} y={y + 5} textAnchor="middle">
      {label}
    </text>
  ) : null;
}

/** A miner is a circle. */
export function MinerSign({ x, y, size = 12, label = "" }: SignProps) {
  return (
    <g className={ink.miner}>
      <circle className={ink.full} cx={x} cy={y} r={size} />
      <Label x={x} y={y} label={label} />
    </g>
  );
}

/** A validator is a rounded square. */
export function ValidatorSign({ x, y, size = 12, label = "" }: SignProps) {
  return (
    <g className={ink.validator}>
      <rect className={ink.full} x={x - size} y={y - size} width={2 * size} height={2 * size} rx={size / 2} />
      <Label x={x} y={y} label={label} />
    </g>
  );
}

/** An owner is a tag in the shape of a house. */
export function OwnerSign({ x, y, size = 12, label = "" }: SignProps) {
  const foot = y + size;
  return (
    <g className={ink.owner}>
      <path
        className={ink.full}
        d={`M${x - size} ${foot}V${y - size / 4}L${x} ${y - 1.2 * size}L${x + size} ${y - size / 4}V${foot}Z`}
      />
      <Label x={x} y={y + 2} label={label} />
    </g>
  );
}

/** The emblem of the made-up subnet of figures, in a square of 24: six petals around a middle. */
const EMBLEM = [0, 60, 120, 180, 240, 300]
  .map((turn) => (turn * Math.PI) / 180)
  .map(
    (turn) =>
      `M${(6 * Math.sin(turn)).toFixed(1)} ${(-6 * Math.cos(turn)).toFixed(1)}m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`,
  )
  .join("");

/** A subnet is a ring around its emblem, or around its name where there are several. */
export function SubnetSign({ x, y, size = 16, label = "" }: SignProps) {
  return (
    <g className={ink.subnet}>
      <circle className={ink.ground} cx={x} cy={y} r={size} />
      {label ? (
        <Label x={x} y={y} label={label} className={ink.strong} />
      ) : (
        <path
          className={ink.full}
          d={`${EMBLEM}M-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`}
          transform={`translate(${x} ${y}) scale(${size / 12})`}
        />
      )}
    </g>
  );
}

/** A block of the chain. */
export function BlockSign({ x, y, size = 12, label = "" }: SignProps) {
  return (
    <g className={ink.chain}>
      <rect className={ink.full} x={x - size} y={y - size} width={2 * size} height={2 * size} rx="2" />
      <Label x={x} y={y} label={label} />
    </g>
  );
}

/** TAO is a disc in the yellow of the marker. */
export function TaoSign({ x, y, size = 12 }: SignProps) {
  return (
    <g>
      <circle className={ink.marker} cx={x} cy={y} r={size} />
      <Label x={x} y={y} label="τ" className={ink.onMarker} />
    </g>
  );
}

/** Alpha is the same disc in the hue of its subnet. */
export function AlphaSign({ x, y, size = 12 }: SignProps) {
  return (
    <g className={ink.subnet}>
      <circle className={ink.full} cx={x} cy={y} r={size} />
      <Label x={x} y={y} label="α" />
    </g>
  );
}

/** A key: its bow, its shaft, two teeth. A hotkey is drawn smaller than the coldkey it belongs to. */
export function KeySign({ x, y, size = 12 }: SignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 12})`}>
      <path className={ink.thick} d="M-2 0H14M8 0v6M13 0v6" />
      <circle className={ink.key} cx="-8" r="6" />
    </g>
  );
}

/** A padlock: what is locked stays where it is. */
export function LockSign({ x, y, size = 12 }: SignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 12})`}>
      <path className={ink.thick} d="M-6-1V-6A6 6 0 0 1 6-6V-1" />
      <rect className={ink.dot} x="-10" y="-2" width="20" height="14" rx="2" />
    </g>
  );
}
