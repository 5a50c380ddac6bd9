import { learningOf } from "./learning.ts";
import { typeDefs } from "./schema.ts";

const ROOTS = {
  Query: ["myProgress", "myBookmarks", "myQuizAttempts", "myFeedback"],
  Mutation: [
    "saveProgress",
    "saveProgressBatch",
    "removeProgress",
    "addBookmark",
    "removeBookmark",
    "sendFeedback",
    "submitQuiz",
  ],
};

/** Learner data at `/graphql`, for signed-in users and nobody else. */
export function learnExtension({ strapi }) {
  const resolve = (name: string) => (_, asked, context) => learningOf(strapi, context.state.user.id)[name](asked);
  const fields = Object.entries(ROOTS);
  return {
    typeDefs,
    resolvers: Object.fromEntries(
      fields.map(([root, names]) => [root, Object.fromEntries(names.map((name) => [name, resolve(name)]))]),
    ),
    resolversConfig: Object.fromEntries(
      fields.flatMap(([root, names]) =>
        names.map((name) => [`${root}.${name}`, { policies: ["global::is-signed-in"] }]),
      ),
    ),
  };
}
