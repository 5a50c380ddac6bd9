import type { TextPart } from "@learn-bittensor/markdown/text-parts";
import { type ComponentType, createContext } from "react";
import type { CompiledTexts } from "#app/i18n/interface-texts.ts";

/** What a text says of a figure it asks for: `::figure[caption]{#id name="clip" preset="open"}`. */
export type FigurePart = Extract<TextPart, { kind: "figure" }> & {
  /** The words of the figure, in the reader's language; they come with the part where there is such a figure. */
  texts?: CompiledTexts;
};

/** What draws a figure, by its name (`contract/figures.ts`). */
export type FigureComponents = Pick<ReadonlyMap<string, ComponentType<FigurePart>>, "get">;

/** The figures that texts may ask for; one that is not among them is left out. */
export const FiguresContext = createContext<FigureComponents>(new Map());
