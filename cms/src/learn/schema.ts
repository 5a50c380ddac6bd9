/** The part of the contract's schema that Strapi does not make from the content types. */
export const typeDefs = /* GraphQL */ `
  enum LearningKind { article concept get_started guide lab quiz subnet video }
  enum LearningState { completed started }
  input SaveProgressInput { kind: LearningKind!, slug: String!, percent: Int, state: LearningState }
  input AddBookmarkInput { kind: LearningKind!, slug: String!, note: String }
  input SendFeedbackInput { kind: LearningKind!, slug: String!, helpful: Boolean, message: String }
  input QuizAnswerInput { question: String!, options: [String!]! }
  input SubmitQuizInput { quizSlug: String!, locale: I18NLocaleCode, answers: [QuizAnswerInput!]! }
  type OkPayload { ok: Boolean! }
  type QuizQuestionResult { key: String!, correct: Boolean!, chosen: [String!]!, correctOptions: [String!]!, explanation: String }
  type SubmitQuizPayload { attempt: QuizAttempt!, questions: [QuizQuestionResult!]! }
  type Query {
    myProgress(kind: LearningKind, slug: String): [ProgressEntry!]!
    myBookmarks(kind: LearningKind): [Bookmark!]!
    myQuizAttempts(quizSlug: String, limit: Int): [QuizAttempt!]!
    myFeedback: [FeedbackEntry!]!
  }
  type Mutation {
    saveProgress(input: SaveProgressInput!): ProgressEntry!
    saveProgressBatch(inputs: [SaveProgressInput!]!): [ProgressEntry!]!
    removeProgress(kind: LearningKind!, slug: String!): OkPayload!
    addBookmark(input: AddBookmarkInput!): Bookmark!
    removeBookmark(kind: LearningKind!, slug: String!): OkPayload!
    sendFeedback(input: SendFeedbackInput!): FeedbackEntry!
    submitQuiz(input: SubmitQuizInput!): SubmitQuizPayload!
  }
`;
