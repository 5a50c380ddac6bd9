import { graphql } from "../graphql.ts";

/** Null where a provider takes none: a Strapi without this project's plugin. */
export const GetPageFeedbackLimits = graphql(`
  query getPageFeedbackLimits {
    pageFeedbackLimits { longestMessage }
  }
`);

export const SendPageFeedback = graphql(`
  mutation sendPageFeedback($input: SendPageFeedbackInput!) {
    sendPageFeedback(input: $input) { number }
  }
`);

export const GetPageFeedback = graphql(`
  query getPageFeedback($number: Int!) {
    pageFeedback(number: $number) { number page state answer answerPage sentAt answeredAt }
  }
`);

/** For editors. */
export const GetPageFeedbackEntries = graphql(`
  query getPageFeedbackEntries($state: PageFeedbackState) {
    pageFeedbackEntries(state: $state) {
      number page locale clear reasons about message state answer answerPage sentAt answeredAt
    }
  }
`);

export const AnswerPageFeedback = graphql(`
  mutation answerPageFeedback($number: Int!, $answer: String!, $page: String) {
    answerPageFeedback(number: $number, answer: $answer, page: $page) { number }
  }
`);

export const ClosePageFeedback = graphql(`
  mutation closePageFeedback($number: Int!) {
    closePageFeedback(number: $number) { number }
  }
`);
