import { graphql } from "../graphql.ts";

export const GetQuiz = graphql(`
  query getQuiz($slug: String!, $locale: I18NLocaleCode) {
    quizzes(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          passPercent
          locale
          concept { data { attributes { title slug categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
          questions(pagination: { limit: 100 }) {
            id
            key
            prompt
            multiple
            options(pagination: { limit: 100 }) { id key text }
          }
        }
      }
    }
  }
`);

/** How questions are answered that are not answered by choosing among what options say. */
export const GetQuestionForms = graphql(`
  query getQuestionForms($quizSlug: String!, $locale: I18NLocaleCode) {
    questionForms(quizSlug: $quizSlug, locale: $locale) { question form unit figure spots { option x y } }
  }
`);

export const SubmitQuiz = graphql(`
  mutation submitQuiz($input: SubmitQuizInput!) {
    submitQuiz(input: $input) {
      attempt { documentId quizSlug correctCount questionCount percent passed answers submittedAt }
      questions { key correct chosen correctOptions explanation }
    }
  }
`);

export const GradeQuiz = graphql(`
  query gradeQuiz($input: SubmitQuizInput!) {
    gradeQuiz(input: $input) {
      correctCount
      questionCount
      percent
      passed
      questions { key correct chosen correctOptions explanation section misconceptions { option misconception } }
    }
  }
`);

/** What a learner answered before, the latest first: of one quiz, or of all. */
export const GetQuizAttempts = graphql(`
  query getQuizAttempts($quizSlug: String, $limit: Int) {
    myQuizAttempts(quizSlug: $quizSlug, limit: $limit) { quizSlug correctCount questionCount passed answers submittedAt }
  }
`);
