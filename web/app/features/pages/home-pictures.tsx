import type { ReactNode } from "react";
import illustrationStyles from "#app/ui/illustrations/illustration.module.css";
import { Illustration } from "#app/ui/illustrations/illustration.tsx";
import styles from "./home-pictures.module.css";

/** What stands for a kind of page, drawn as the pictures of categories are. */
const DRAWN: Readonly<Record<string, { hue: string; drawing: ReactNode }>> = {
  // A path from station to station.
  "get-started": {
    hue: "foundations",
    drawing: (
      <>
        <path d="M22 66c14-2 14-22 30-22s14 20 28 18 12-30 20-38" />
        <circle className={illustrationStyles.paper} cx="22" cy="66" r="8" />
        <circle className={illustrationStyles.paper} cx="54" cy="44" r="8" />
        <circle className={illustrationStyles.tone} cx="100" cy="24" r="9" />
        <circle className={illustrationStyles.dot} cx="22" cy="66" r="2.5" />
        <circle className={illustrationStyles.dot} cx="54" cy="44" r="2.5" />
      </>
    ),
  },
  // A curve, and on it what can be moved.
  lab: {
    hue: "tokens-and-emission",
    drawing: (
      <>
        <path className={illustrationStyles.paper} d="M18 14h84v62H18z" />
        <path d="M26 68c26-2 30-40 66-44" />
        <circle className={illustrationStyles.tone} cx="58" cy="45" r="8" />
        <path d="M58 53v15M50 45H26" strokeDasharray="3 5" />
      </>
    ),
  },
  // A sheet with a sum on it.
  resources: {
    hue: "consensus",
    drawing: (
      <>
        <path className={illustrationStyles.paper} d="M36 10h36l14 14v56H36z" />
        <path d="M72 10v14h14M66 38H50l10 10-10 10h16M50 70h22" />
      </>
    ),
  },
};

/** Which drawing of a category stands for a kind of page, or for a guide. */
const CATEGORIES: Readonly<Record<string, string>> = {
  concepts: "staking",
  guides: "building",
  subnets: "subnets",
};

/** A picture beside what leads somewhere on the home page; null where there is none. Decoration: the words beside it say it. */
export function HomePicture({ href }: { href: string }) {
  const [, kind = "", category = ""] = href.split("/");
  const drawn = Object.hasOwn(DRAWN, kind) ? DRAWN[kind] : undefined;
  const name = kind === "concepts" && category ? category : (CATEGORIES[kind] ?? "");
  return (
    <span className={styles.picture} data-hue={drawn?.hue ?? name}>
      {drawn ? (
        <svg className={illustrationStyles.illustration} viewBox="0 0 120 90" aria-hidden="true">
          <circle className={illustrationStyles.plate} cx="60" cy="45" r="40" />
          {drawn.drawing}
        </svg>
      ) : (
        <Illustration name={name} />
      )}
    </span>
  );
}

/** Whether there is a picture for what leads there. */
export function hasHomePicture(href: string): boolean {
  const [, kind = ""] = href.split("/");
  return Object.hasOwn(DRAWN, kind) || Object.hasOwn(CATEGORIES, kind);
}
