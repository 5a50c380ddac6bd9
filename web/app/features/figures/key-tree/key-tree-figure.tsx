import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { AlphaSign, KeySign, MinerSign, OwnerSign, TaoSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { ACTIONS, type Action, signerOf } from "./signers.ts";

const SAFE = { x: 62, y: 32, width: 276, height: 92 };
const SERVER = { y: 186, width: 168, height: 72 };
const SERVERS = [
  { role: "miner", x: 8 },
  { role: "validator", x: 224 },
] as const;
/** The hotkey that the validator's lends weight to, below it. */
const CHILD = { x: 224, y: 318, width: 168, height: 46 };
const STARTS: Starts<"key-tree", Action> = {
  transfer: "transfer",
  stake: "stake",
  register: "register",
  serve: "serve",
};

/** A safe with the coldkey and what it owns, two servers with a hotkey each, and a child of one of them: an action lights the key that signs it. */
export default function KeyTreeFigure(part: FigurePart) {
  const t = useTranslations("figure.keyTree");
  const [chosen, setChosen] = useState<Action | null>(null);
  const action = chosen ?? startOf(part, STARTS, "weights");
  const signer = signerOf(action);
  /** The hotkey that the coldkey's call is about. */
  const about = action === "register" ? SERVERS[0] : action === "children" ? SERVERS[1] : null;
  const keyOf = (name: typeof signer) => t(name === "coldkey" ? "coldkey" : "hotkey");
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={chosen !== null}
      sentence={t(`says.${action}`)}
      table={() => ({
        columns: [t("action"), t("signs")],
        rows: ACTIONS.map((row) => [t(`does.${row.name}`), keyOf(row.signer)]),
      })}
      controls={
        <Choice
          legend={t("choose")}
          options={ACTIONS.map(({ name }) => ({ value: name, label: t(`does.${name}`) }))}
          value={action}
          onChoose={setChosen}
        />
      }
    >
      <Picture height={394}>
        <rect className={ink.ground} {...SAFE} rx="10" strokeWidth="4" />
        <path className={ink.line} d={`M${SAFE.x + 8} ${SAFE.y + 26}v14M${SAFE.x + 8} ${SAFE.y + 54}v14`} />
        <text x={SAFE.x} y={SAFE.y - 10}>
          {t("coldkey")}
        </text>
        <text x={SAFE.x + SAFE.width} y={SAFE.y - 10} textAnchor="end">
          {t("offline")}
        </text>
        {signer === "coldkey" ? <circle className={ink.marker} cx={SAFE.x + 62} cy={SAFE.y + 46} r="36" /> : null}
        <g className={signer === "coldkey" ? ink.onMarker : undefined}>
          <KeySign x={SAFE.x + 57} y={SAFE.y + 44} size={22} />
        </g>
        <TaoSign x={SAFE.x + 150} y={SAFE.y + 46} size={14} />
        <AlphaSign x={SAFE.x + 190} y={SAFE.y + 46} size={14} />
        <OwnerSign x={SAFE.x + 230} y={SAFE.y + 46} size={13} />
        {SERVERS.map(({ role, x }) => (
          <g key={role}>
            <path className={ink.line} d={`M${x + SERVER.width / 2} ${SAFE.y + SAFE.height}V${SERVER.y}`} />
            <rect className={ink.ground} x={x} {...SERVER} rx="4" />
            <path className={ink.line} d={`M${x} ${SERVER.y + 50}h${SERVER.width}M${x + 14} ${SERVER.y + 61}h34`} />
            <circle className={ink.dot} cx={x + SERVER.width - 14} cy={SERVER.y + 61} r="3" />
            {signer === role ? <circle className={ink.marker} cx={x + 36} cy={SERVER.y + 26} r="22" /> : null}
            <g className={signer === role ? ink.onMarker : undefined}>
              <KeySign x={x + 33} y={SERVER.y + 25} size={13} />
            </g>
            {role === "miner" ? (
              <MinerSign x={x + 96} y={SERVER.y + 26} size={13} />
            ) : (
              <ValidatorSign x={x + 96} y={SERVER.y + 26} size={13} />
            )}
            {signer === role ? <Arrow from={[x + 118, SERVER.y + 26]} to={[x + 158, SERVER.y + 26]} isLit /> : null}
            <text x={x} y={SERVER.y + SERVER.height + 22}>
              {t("hotkey")}
            </text>
            <text x={x + SERVER.width} y={SERVER.y + SERVER.height + 22} textAnchor="end">
              {t("server")}
            </text>
          </g>
        ))}
        <Arrow
          from={[CHILD.x + 84, SERVER.y + SERVER.height + 6]}
          to={[CHILD.x + 84, CHILD.y - 6]}
          isLit={action === "children"}
          isDashed
        />
        <rect className={ink.ground} {...CHILD} rx="4" strokeDasharray="5 4" />
        <KeySign x={CHILD.x + 33} y={CHILD.y + 23} size={10} />
        <ValidatorSign x={CHILD.x + 96} y={CHILD.y + 23} size={10} />
        <text x={CHILD.x + CHILD.width} y={CHILD.y + CHILD.height + 22} textAnchor="end">
          {t("child")}
        </text>
        {signer === "coldkey" ? (
          <Arrow
            from={about ? [about.x + SERVER.width / 2, 128] : [SAFE.x + SAFE.width + 6, SAFE.y + 46]}
            to={about ? [about.x + SERVER.width / 2, 182] : [388, SAFE.y + 46]}
            isLit
          />
        ) : null}
      </Picture>
    </FigureFrame>
  );
}
