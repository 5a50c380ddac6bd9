import { memo, type ReactNode, use, useDeferredValue, useEffect, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import textStyles from "#app/ui/text.module.css";
import styles from "./figure.module.css";
import { PictureFileContext } from "./picture-file.ts";
import "#app/ui/theme/role-hues.css";

/** A sentence is said once nothing has moved for so long. */
const REST_MS = 300;

interface FrameProps {
  part: FigurePart;
  /** The picture. */
  children: ReactNode;
  /** What stands under the picture and moves it: steps, a choice. A grip is in the picture. */
  controls?: ReactNode;
  /** What the picture shows now, in a sentence. */
  sentence: string;
  /** Whether it may be so long in some state, or language, that it needs a line more than those of most figures. Default: false. */
  isLong?: boolean;
  hasMoved: boolean;
  /** What the picture shows now, as a table. Asked for once the picture is drawn. */
  table: () => { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The address of the lab in the same state. */
  lab?: string;
}

/** A picture that can be moved, with what it says: in a sentence, as a table, and in the lab. */
export function FigureFrame({ part, children, controls, sentence, isLong, hasMoved, table, lab }: FrameProps) {
  const said = useSaid(sentence, hasMoved);
  const isFile = use(PictureFileContext) !== null;
  const lateTable = useDeferredValue(table);
  const lateLab = useDeferredValue(lab);
  if (isFile) return children;
  return (
    <figure className={styles.figure} id={part.id ?? undefined} data-figure={part.name}>
      {children}
      {controls}
      <p className={isLong ? styles.longSentence : styles.sentence}>{sentence}</p>
      <p role="status" className={textStyles.srOnly}>
        {said}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by `createRichText`, which sanitises it. */}
      <figcaption dangerouslySetInnerHTML={{ __html: part.caption }} />
      <More table={lateTable} lab={lateLab} />
    </figure>
  );
}

/** What follows the picture when there is time: while something is dragged, the picture is drawn first. */
const More = memo(({ table, lab }: Pick<FrameProps, "table" | "lab">) => {
  const t = useTranslations("figure.frame");
  const { columns, rows } = table();
  return (
    <div className={styles.more}>
      <details>
        <summary>{t("table")}</summary>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = "", ...cells], place) => (
              // Two may begin alike; none changes its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              <tr key={place}>
                <th scope="row">{head}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {lab ? <LocalLink to={lab}>{t("lab")}</LocalLink> : null}
    </div>
  );
});

/** What is to be read out of a sentence that changes while something is moved: nothing at first, then what it is at rest. */
function useSaid(sentence: string, hasMoved: boolean): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!hasMoved) return;
    const waiting = setTimeout(() => setSaid(sentence), REST_MS);
    return () => clearTimeout(waiting);
  }, [sentence, hasMoved]);
  return said;
}
