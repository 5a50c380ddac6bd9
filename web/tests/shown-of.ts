/** For tests: what a page shows, also where it is answered with a status of its own. */
export function shownOf<Shown extends object>(
  answer: Shown | { data: Shown; init: ResponseInit | null; type: string },
): Shown {
  return "init" in answer ? answer.data : answer;
}
