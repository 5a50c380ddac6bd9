/** How a question is answered, where that is not by choosing among what its options say. */
export type QuestionForm =
  | { kind: "command" }
  | { kind: "order" }
  | { kind: "number"; unit: string | null }
  | { kind: "figure"; picture: string; height: number; spots: { option: string; x: number; y: number }[] };

/** Drawings are so wide, and their files a little wider: some labels end beside the picture. */
export const DRAWING = { width: 400, beside: 12, above: 6 } as const;

/** What a place in a figure is called. */
export function letterOf(place: number): string {
  return String.fromCharCode("A".charCodeAt(0) + place);
}
