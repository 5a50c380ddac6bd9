/** A quiz that has not been answered yet. */
const QUIZ_FORM = "form[data-quiz]";

/**
 * Grades a quiz where it stands: its answers are sent as its form would send them, and of the page that comes back the quiz
 * takes the place of the one that was answered. Where that fails, the form sends itself and the page is loaded.
 */
export function startQuizzes({ document, fetch, DOMParser }: Window & typeof globalThis): void {
  document.addEventListener("submit", (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(QUIZ_FORM) : null;
    const quiz = form?.closest("section");
    if (!form || !quiz || event.defaultPrevented) return;
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    form.setAttribute("aria-busy", "true");
    grade(form, quiz).catch(() => form.submit());
  });

  async function grade(form: HTMLFormElement, quiz: HTMLElement): Promise<void> {
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
}
