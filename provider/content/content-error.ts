/** Everything that is wrong with the content files, one line each: `file: field: expected X, got Y`. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}
