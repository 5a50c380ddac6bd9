import { lateComponent } from "#app/ui/late-component.tsx";

/** Most questions are choices: what else they are answered by comes when it is shown. */
export const FormFields = lateComponent(() => import("./form-fields.tsx").then(({ FormFields }) => FormFields));

/** Nothing is graded before somebody has answered. */
export const GradedQuestion = lateComponent(() =>
  import("./graded-question.tsx").then(({ GradedQuestion }) => GradedQuestion),
);
