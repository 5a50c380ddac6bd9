import { Choices } from "./choices.tsx";
import { CommandText } from "./command-text.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { NumberFields } from "./number-fields.tsx";
import { OrderFields } from "./order-fields.tsx";
import type { QuestionForm } from "./question-form.ts";
import type { QuestionView } from "./quizzes.server.ts";

/** What a question is answered by that asks for an order, a number, a place in a figure or a command. */
export function FormFields({ question, form }: { question: QuestionView; form: QuestionForm }) {
  switch (form.kind) {
    case "command":
      return <Choices question={question} show={(text) => <CommandText>{text}</CommandText>} />;
    case "order":
      return <OrderFields question={question} />;
    case "number":
      return <NumberFields question={question} unit={form.unit} />;
    case "figure":
      return <FigureFields question={question} form={form} />;
  }
}
