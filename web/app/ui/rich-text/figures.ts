import type { TextPart } from "@learn-bittensor/markdown/text-parts";
import { type ComponentType, createContext } from "react";

/** What a text says of a figure it asks for: `::figure[caption]{#id name="clip" preset="open"}`. */
export type FigurePart = Extract<TextPart, { kind: "figure" }>;

/** The figures that texts may ask for, by their names (`contract/figures.ts`); one that is not among them is left out. */
export const FiguresContext = createContext<ReadonlyMap<string, ComponentType<FigurePart>>>(new Map());
