/** Sends the answers of a quiz, and puts the graded quiz of the page that comes back in its place. Throws where there is none. */
export async function gradeQuiz(form: HTMLFormElement, quiz: HTMLElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  const answer = await fetch(form.action, { method: "POST", body });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const graded = page.getElementById(quiz.id);
  if (!graded?.querySelector("[data-graded-quiz]")) throw new Error(`no graded quiz, but HTTP ${answer.status}`);
  quiz.replaceChildren(...graded.childNodes);
  const score = quiz.querySelector<HTMLElement>(".quiz-score");
  score?.focus();
}
