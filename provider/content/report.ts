/** Told each mistake in a content file: which file, and `field: expected X, got Y`. */
export type Report = (path: string, problem: string) => void;
