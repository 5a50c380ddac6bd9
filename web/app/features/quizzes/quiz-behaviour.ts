/** A quiz that has not been answered yet. */
const QUIZ_FORM = "form[data-quiz]";

/**
 * Grades a quiz where it stands: its answers are sent as its form would send them, and of the page that comes back the quiz
 * takes the place of the one that was answered. Where that fails, the form sends itself and the page is loaded.
 */
export function startQuizzes({ document }: Window): void {
  document.addEventListener("submit", (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(QUIZ_FORM) : null;
    const quiz = form?.closest("section");
    if (!form || !quiz || event.defaultPrevented) return;
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    form.setAttribute("aria-busy", "true");
    import("./grade-quiz.ts").then(({ gradeQuiz }) => gradeQuiz(form, quiz)).catch(() => form.submit());
  });
}
