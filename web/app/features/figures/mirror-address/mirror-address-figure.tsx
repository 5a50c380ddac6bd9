import { useId, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import styles from "../parts/controls.module.css";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { mirrorOf, parseEvmAddress } from "./mirror.ts";

/** An address that tests of software use. */
const FIRST = "0xd43593c715fdd31c61141abd04a99fd6822c8558";
/** As it is called in every language. */
const KIND = { evm: "EVM" };
const FIRST_BYTES = parseEvmAddress(FIRST) ?? [];
const [LEFT, WIDTH] = [8, 384];
const [ABOVE, BELOW] = [62, 190];
/** Rows of bytes, each as dark as its number is large. */
const CELL = 34;

/** Twenty bytes above, thirty-two below: one hash leads down, and none leads up. The address above can be typed. */
export default function MirrorAddressFigure(part: FigurePart) {
  const t = useTranslations("figure.mirrorAddress");
  const field = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [bytes, setBytes] = useState(FIRST_BYTES);
  const parsed = parseEvmAddress(typed ?? FIRST);
  const { account, ss58 } = mirrorOf(bytes);
  const hex = `0x${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;
  const change = (text: string) => {
    setTyped(text);
    setBytes(parseEvmAddress(text) ?? bytes);
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={typed !== null}
      sentence={t(parsed ? "mirrors" : "wrong", {
        address: short(hex),
        mirror: short(ss58),
        digits: "40",
        sign: "0x",
        ...KIND,
      })}
      table={() => ({
        columns: [t("compared"), t("evm", KIND), t("mirror")],
        rows: [
          [t("written"), short(hex), short(ss58)],
          [t("bytes"), String(bytes.length), String(account.length)],
          [t("opened"), t("evmKey", KIND), t("evmKey", KIND)],
          [t("way"), t("down"), t("noWay")],
        ],
      })}
      controls={
        <>
          <p className={styles.stepper}>
            <label htmlFor={field}>{t("evm", KIND)}</label>
            <input
              id={field}
              type="text"
              value={typed ?? FIRST}
              onChange={(event) => change(event.currentTarget.value)}
              aria-invalid={!parsed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </p>
          <p className={styles.stepper}>
            <label htmlFor={`${field}-mirror`}>{t("mirror")}</label>
            <input id={`${field}-mirror`} type="text" readOnly value={parsed ? ss58 : ""} />
          </p>
        </>
      }
    >
      <Picture height={280} of="chain">
        <Bytes bytes={bytes} y={ABOVE} />
        <text className={ink.strong} x={LEFT} y="20">
          {t("evm", KIND)}
        </text>
        <Address text={hex} y={44} />
        <Arrow from={[120, ABOVE + CELL + 12]} to={[120, BELOW - 12]} isLit />
        <text x="138" y={(ABOVE + CELL + BELOW) / 2 + 5}>
          {t("hash")}
        </text>
        <Arrow from={[300, BELOW - 12]} to={[300, ABOVE + CELL + 12]} isDashed />
        <path className={ink.thick} d={`M289 ${(ABOVE + CELL + BELOW) / 2 - 11}l22 22m0-22l-22 22`} />
        <Bytes bytes={account} y={BELOW} />
        <Address text={ss58} y={BELOW + CELL + 22} />
        <text className={ink.strong} x={LEFT} y={BELOW + CELL + 48}>
          {t("mirror")}
        </text>
      </Picture>
    </FigureFrame>
  );
}

function Bytes({ bytes, y }: { bytes: readonly number[]; y: number }) {
  const width = WIDTH / bytes.length;
  return (
    <g>
      {bytes.map((byte, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its place.
          key={place}
          className={ink.full}
          x={(LEFT + place * width).toFixed(1)}
          y={y}
          width={(width - 1).toFixed(1)}
          height={CELL}
          fillOpacity={(0.1 + (0.9 * byte) / 255).toFixed(2)}
        />
      ))}
    </g>
  );
}

/** As wide as the bytes, whatever its signs. */
function Address({ text, y }: { text: string; y: number }) {
  return (
    <text x={LEFT} y={y} textLength={WIDTH} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  );
}
