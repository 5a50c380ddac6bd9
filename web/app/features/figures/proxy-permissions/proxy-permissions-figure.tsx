import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { AlphaSign, KeySign, OwnerSign, TaoSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { CALLS, mayCall, type ProxyType, TYPES } from "./permissions.ts";

const ROW = 34;
const TOP = 10;
const FOOT = TOP + CALLS.length * ROW;
const WALL = { x: 296, width: 12 };
const ACCOUNT = { x: 340, width: 56 };
const MIDDLE = (TOP + FOOT) / 2;
const STARTS: Starts<"proxy-permissions", ProxyType> = {
  transfer: "Transfer",
  "non-transfer": "NonTransfer",
  any: "Any",
};

/** A proxy's key, calls that it might make, and a wall before the account with a gap for each that its type lets through. */
export default function ProxyPermissionsFigure(part: FigurePart) {
  const t = useTranslations("figure.proxyPermissions");
  const [chosen, setChosen] = useState<ProxyType | null>(null);
  const type = chosen ?? startOf(part, STARTS, "Staking");
  const yes = (may: boolean) => t(may ? "passes" : "refused");
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={chosen !== null}
      sentence={t(`says.${type}`)}
      table={() => ({
        columns: [t("call"), ...TYPES],
        rows: CALLS.map(({ name }) => [t(`does.${name}`), ...TYPES.map((each) => yes(mayCall(each, name)))]),
      })}
      controls={
        <Choice
          legend={t("type")}
          options={TYPES.map((value) => ({ value, label: value }))}
          value={type}
          onChoose={setChosen}
        />
      }
    >
      <Picture height={FOOT + 10} of="chain">
        {(hatch) => (
          <>
            <KeySign x={20} y={MIDDLE} size={15} />
            <path className={ink.line} d={`M44 ${TOP}h-6V${FOOT}h6`} />
            <rect className={ink.ground} x={ACCOUNT.x} y={TOP} width={ACCOUNT.width} height={FOOT - TOP} rx="8" />
            <TaoSign x={ACCOUNT.x + ACCOUNT.width / 2} y={MIDDLE - 46} />
            <AlphaSign x={ACCOUNT.x + ACCOUNT.width / 2} y={MIDDLE} />
            <OwnerSign x={ACCOUNT.x + ACCOUNT.width / 2} y={MIDDLE + 46} />
            {CALLS.map(({ name }, place) => {
              const y = TOP + (place + 0.5) * ROW;
              const may = mayCall(type, name);
              return (
                <g key={name}>
                  <text className={may ? ink.strong : undefined} x="52" y={y + 5}>
                    {t(`does.${name}`)}
                  </text>
                  {may ? (
                    <Arrow from={[WALL.x - 22, y]} to={[ACCOUNT.x - 4, y]} isLit />
                  ) : (
                    <>
                      <path className={ink.dashed} d={`M${WALL.x - 22} ${y}h18`} />
                      <rect className={ink.edge} {...WALL} y={y - ROW / 2} height={ROW} fill={hatch} />
                    </>
                  )}
                </g>
              );
            })}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
