import ink from "../parts/drawing.module.css";
import { BlockSign, MinerSign, ValidatorSign } from "../parts/signs.tsx";
import motionStyles from "./motion.late.module.css";

/** All pictures of the story are as high, so that one can stand in the place of another. */
export const HEIGHT = 320;

const CHAIN_Y = 300;
const BLOCKS = Array.from({ length: 7 }, (_, place) => 100 + place * 46);

/** The chain, below what happens outside of it. */
export function Chain({ label }: { label: string }) {
  return (
    <g>
      <path className={ink.line} d={`M78 ${CHAIN_Y}h314`} />
      {BLOCKS.map((x) => (
        <BlockSign key={x} x={x} y={CHAIN_Y} size={8} />
      ))}
      <text x="8" y={CHAIN_Y + 5}>
        {label}
      </text>
    </g>
  );
}

export const ASKER = { x: 42, y: 170 };
export const MINERS_X = 350;
export const MINER_ROWS = [88, 170, 252] as const;

/** Who asks and who answers, where they stand in the first two pictures. */
export function Everybody({ words }: { words: Record<"validator" | "miners" | "chain", string> }) {
  return (
    <>
      <ValidatorSign {...ASKER} size={20} label="A" />
      <text x={ASKER.x} y={ASKER.y + 40} textAnchor="middle">
        {words.validator}
      </text>
      <text x={MINERS_X} y="52" textAnchor="middle">
        {words.miners}
      </text>
      {MINER_ROWS.map((y, place) => (
        <MinerSign key={y} x={MINERS_X} y={y} size={18} label={String(place + 1)} />
      ))}
      <Chain label={words.chain} />
    </>
  );
}

const LETTER = 7.6;
const SIGN = 15;
const BUBBLE = 34;

/** How wide a text is, near enough for what stands around it: no browser has measured it yet. */
function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (letter > "\u2E80" ? SIGN : LETTER), 0);
}

/** How wide it is around what is said. */
export function bubbleWidth(text: string): number {
  return Math.round(widthOf(text) + 20);
}

/** What somebody says: its left edge at `x`, its middle at `y`. */
export function Bubble({ x, y, text }: { x: number; y: number; text: string }) {
  const width = bubbleWidth(text);
  return (
    <g>
      <rect className={ink.ground} x={x} y={y - BUBBLE / 2} width={width} height={BUBBLE} rx="10" />
      <text x={x + width / 2} y={y + 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

const HOW = {
  wipes: motionStyles.wipes,
  wipesBack: motionStyles.wipesBack,
  rises: motionStyles.rises,
  comes: motionStyles.comes,
  goes: motionStyles.goes,
};
const WHEN = { first: motionStyles.first, second: motionStyles.second, third: motionStyles.third };

/** The classes of what comes as a reader scrolls: how, and when. */
export function moves(how: keyof typeof HOW, when: keyof typeof WHEN): string {
  return `${HOW[how]} ${WHEN[when]}`;
}
