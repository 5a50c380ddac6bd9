/** What questions are about. */
const TOPICS = ["basics", "tokens", "taking-part", "safety"] as const;

export type Topic = (typeof TOPICS)[number] | "other";

/** Questions by topic, in the order in which the topics come up; what has another one stands together. */
export function groupByTopic<Question extends { topic: string | null }>(
  questions: readonly Question[],
): { topic: Topic; members: Question[] }[] {
  const byTopic = Map.groupBy(questions, ({ topic }): Topic => TOPICS.find((known) => known === topic) ?? "other");
  return [...byTopic].map(([topic, members]) => ({ topic, members }));
}
