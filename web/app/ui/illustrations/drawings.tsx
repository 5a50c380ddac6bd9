import type { ReactNode } from "react";
import illustrationStyles from "./illustration.module.css";

/**
 * The pictures of the site, most of them of categories of concepts, on a ground of 120 by 90: a plate, lines of one width, and nodes as in the site's mark. `plate`,
 * `paper`, `tone` and `dot` are the four things they are made of (`illustration.module.css`).
 */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  // Blocks in a row, and on them a structure of nodes.
  foundations: (
    <>
      <path className={illustrationStyles.paper} d="M16 62h24v16H16zM48 62h24v16H48zM80 62h24v16H80z" />
      <path d="M40 70h8M72 70h8" />
      <path d="M28 62 44 36M60 62V40M92 62 76 36M44 34l16-18 16 18M46 34h28" />
      <circle className={illustrationStyles.tone} cx="44" cy="34" r="5.5" />
      <circle className={illustrationStyles.tone} cx="76" cy="34" r="5.5" />
      <circle className={illustrationStyles.tone} cx="60" cy="15" r="7" />
      <circle className={illustrationStyles.dot} cx="28" cy="70" r="2.5" />
      <circle className={illustrationStyles.dot} cx="60" cy="70" r="2.5" />
      <circle className={illustrationStyles.dot} cx="92" cy="70" r="2.5" />
    </>
  ),
  // A key to work with, and a larger one that stays at home.
  "roles-and-keys": (
    <>
      <circle className={illustrationStyles.paper} cx="36" cy="33" r="17" />
      <circle className={illustrationStyles.tone} cx="36" cy="33" r="6.5" />
      <path d="M48.5 44.5 88 78M80 71l7-8M71 63.5l5-6" />
      <path d="M70 24h34M96 24v8M88 24v6" />
      <circle className={illustrationStyles.paper} cx="62" cy="24" r="8" />
      <circle className={illustrationStyles.dot} cx="62" cy="24" r="2.5" />
    </>
  ),
  // Cells, each with nodes of its own, that touch.
  subnets: (
    <>
      <circle className={illustrationStyles.paper} cx="44" cy="35" r="18" />
      <circle className={illustrationStyles.paper} cx="80" cy="40" r="13" />
      <circle className={illustrationStyles.paper} cx="58" cy="66" r="12.5" />
      <circle className={illustrationStyles.tone} cx="38" cy="31" r="4.5" />
      <circle className={illustrationStyles.tone} cx="51" cy="36" r="4.5" />
      <circle className={illustrationStyles.tone} cx="41" cy="43" r="3.5" />
      <circle className={illustrationStyles.tone} cx="77" cy="37" r="3.5" />
      <circle className={illustrationStyles.tone} cx="84" cy="44" r="3.5" />
      <circle className={illustrationStyles.tone} cx="58" cy="66" r="4" />
      <circle className={illustrationStyles.dot} cx="84" cy="65" r="3" />
      <circle className={illustrationStyles.dot} cx="28" cy="62" r="3" />
      <circle className={illustrationStyles.dot} cx="70" cy="16" r="3" />
      <path d="M60 44l8-3M52 52l3 3M71 62l10 2.5M46 64l-15-2M62 31l7-12" />
    </>
  ),
  // Many weights, one result.
  consensus: (
    <>
      <path d="M18 15C50 15 54 45 86 45M18 35C46 35 56 45 86 45M18 55C46 55 56 45 86 45M18 75C50 75 54 45 86 45" />
      <circle className={illustrationStyles.paper} cx="18" cy="15" r="5" />
      <circle className={illustrationStyles.paper} cx="18" cy="35" r="7.5" />
      <circle className={illustrationStyles.paper} cx="18" cy="55" r="6" />
      <circle className={illustrationStyles.paper} cx="18" cy="75" r="4" />
      <circle className={illustrationStyles.tone} cx="90" cy="45" r="12" />
      <circle className={illustrationStyles.dot} cx="90" cy="45" r="4" />
    </>
  ),
  // Steps that halve, and what trickles down them.
  "tokens-and-emission": (
    <>
      <path
        className={illustrationStyles.paper}
        d="M16 76V22h22v54zM38 76V49h22v27zM60 76V62.5h22V76zM82 76v-6.7h22V76z"
      />
      <path
        className={illustrationStyles.tone}
        d="M16 22h22v8H16zM38 49h22v5H38zM60 62.5h22v3.5H60zM82 69.3h22v2.5H82z"
      />
      <path d="M12 76h96" />
      <circle className={illustrationStyles.tone} cx="60" cy="18" r="5" />
      <circle className={illustrationStyles.tone} cx="78" cy="30" r="4" />
      <circle className={illustrationStyles.tone} cx="93" cy="45" r="3" />
      <path d="M66 21l7 5M81.5 33.5l7.5 8.5" />
    </>
  ),
  // A balance with one weight against two.
  staking: (
    <>
      <path d="M60 14v62M42 78h36M24 28h72" />
      <circle className={illustrationStyles.dot} cx="60" cy="14" r="4" />
      <path className={illustrationStyles.paper} d="M8 52h32a16 13 0 0 1-32 0zM80 52h32a16 13 0 0 1-32 0z" />
      <path d="M24 28 9 51M24 28l15 23M96 28 81 51M96 28l15 23" />
      <circle className={illustrationStyles.tone} cx="24" cy="46" r="5.5" />
      <circle className={illustrationStyles.tone} cx="91" cy="47" r="4" />
      <circle className={illustrationStyles.tone} cx="100" cy="47" r="4" />
    </>
  ),
  // A wall, and the next brick.
  building: (
    <>
      <path
        className={illustrationStyles.paper}
        d="M20 60h26v16H20zM47 60h26v16H47zM74 60h26v16H74zM33 43h26v16H33zM60 43h26v16H60z"
      />
      <path className={illustrationStyles.tone} d="M46 22h26v16H46z" transform="rotate(-8 59 30)" />
      <path d="M59 18V6M52 6h34M86 6v10M14 77h92" />
      <circle className={illustrationStyles.dot} cx="86" cy="18" r="3" />
    </>
  ),
  // A shield around three that agree.
  "governance-and-safety": (
    <>
      <path className={illustrationStyles.paper} d="M60 10 92 20v22c0 19-13 31-32 39C41 73 28 61 28 42V20z" />
      <path d="M60 28v14M60 42 46 54M60 42l14 12" />
      <circle className={illustrationStyles.tone} cx="60" cy="27" r="6" />
      <circle className={illustrationStyles.tone} cx="45" cy="55" r="6" />
      <circle className={illustrationStyles.tone} cx="75" cy="55" r="6" />
      <circle className={illustrationStyles.dot} cx="60" cy="42" r="3" />
    </>
  ),
  // A node that has come loose: the line to it ends in the open.
  lost: (
    <>
      <path d="M22 24 46 45M22 66 46 45M54 45h14" />
      <path d="M74 45h8" strokeDasharray="1 6" />
      <circle className={illustrationStyles.paper} cx="18" cy="21" r="7" />
      <circle className={illustrationStyles.paper} cx="18" cy="69" r="7" />
      <circle className={illustrationStyles.tone} cx="48" cy="45" r="9" />
      <circle cx="98" cy="45" r="11" strokeDasharray="5 5" />
      <path d="M95 41.5a3.5 3.5 0 1 1 4.6 3.3c-1.1.4-1.6 1.2-1.6 2.3M98 51v.1" />
    </>
  ),
};
