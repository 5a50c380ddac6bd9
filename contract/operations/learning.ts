import { graphql } from "../graphql.ts";

export const GetLearning = graphql(`
  query getLearning {
    myProgress { documentId kind slug state percent startedAt completedAt updatedAt }
    myBookmarks { documentId kind slug note createdAt updatedAt }
    myQuizAttempts(limit: 50) { documentId quizSlug correctCount questionCount percent passed answers submittedAt }
  }
`);

/** Everything of a learner, for them to take along: an account holds at most 2000 of each. */
export const ExportLearning = graphql(`
  query exportLearning {
    myProgress { documentId kind slug state percent startedAt completedAt updatedAt }
    myBookmarks { documentId kind slug note createdAt updatedAt }
    myQuizAttempts(limit: 2000) { documentId quizSlug correctCount questionCount percent passed answers submittedAt }
  }
`);

/** What a learner has of one document. */
export const GetLearningOf = graphql(`
  query getLearningOf($kind: LearningKind!, $slug: String!) {
    myProgress(kind: $kind, slug: $slug) { kind slug state percent updatedAt }
    myBookmarks(kind: $kind) { kind slug createdAt }
  }
`);

export const SaveProgress = graphql(`
  mutation saveProgress($input: SaveProgressInput!) {
    saveProgress(input: $input) { documentId kind slug state percent startedAt completedAt updatedAt }
  }
`);

export const SaveProgressBatch = graphql(`
  mutation saveProgressBatch($inputs: [SaveProgressInput!]!) {
    saveProgressBatch(inputs: $inputs) { documentId kind slug state percent startedAt completedAt updatedAt }
  }
`);

export const RemoveProgress = graphql(`
  mutation removeProgress($kind: LearningKind!, $slug: String!) {
    removeProgress(kind: $kind, slug: $slug) { ok }
  }
`);

export const AddBookmark = graphql(`
  mutation addBookmark($input: AddBookmarkInput!) {
    addBookmark(input: $input) { documentId kind slug note createdAt updatedAt }
  }
`);

export const RemoveBookmark = graphql(`
  mutation removeBookmark($kind: LearningKind!, $slug: String!) {
    removeBookmark(kind: $kind, slug: $slug) { ok }
  }
`);

export const SendFeedback = graphql(`
  mutation sendFeedback($input: SendFeedbackInput!) {
    sendFeedback(input: $input) { documentId kind slug helpful message createdAt }
  }
`);
