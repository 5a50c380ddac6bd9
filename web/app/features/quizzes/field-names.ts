/** Fields of a question: what is chosen, the place of a step, a number. */
export const fieldOf = {
  choice: (question: string) => `answer.${question}`,
  place: (question: string, step: string) => `place.${question}.${step}`,
  number: (question: string) => `number.${question}`,
};
