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
  enum TextKind { article concept faq get_started guide lab subnet }
  enum FactBasis { chain code docs }
  type EarlierFact { value: String!, isFormula: Boolean!, from: String, until: String }
  type CitedFact {
    key: String!, name: String!, value: String!, isFormula: Boolean!, basis: FactBasis!, codeDefault: String, runtime: Int
    checkedOn: Date!, sourceName: String!, sourceHref: String, earlier: [EarlierFact!]!
  }
  type ChangedSection { anchor: String, title: String! }
  type TranslationState { sectionCount: Int!, changed: [ChangedSection!]! }
  type UsedTerm { key: String!, name: String!, definition: String! }
  type TextCorrection { key: String!, title: String!, correctedOn: Date! }
  type TextNotes {
    facts: [CitedFact!]!, translation: TranslationState, terms: [UsedTerm!]!, corrections: [TextCorrection!]!
  }
  type TermUse { kind: TextKind!, slug: String!, title: String!, category: String }
  type GlossaryTerm {
    key: String!, name: String!, definition: String!, concept: String, related: [String!]!, usedIn: [TermUse!]!
  }
  type CorrectionSource { ref: String!, href: String }
  type Correction {
    key: String!, title: String!, wrong: String!, right: String!, wrongSince: Date!, correctedOn: Date!
    texts: [TermUse!]!, sources: [CorrectionSource!]!
  }
  type EmissionShare { mainnetId: Int!, share: Float!, on: Date! }
  type ChosenMisconception { option: String!, misconception: String! }
  type GradedQuestion {
    key: String!, correct: Boolean!, chosen: [String!]!, correctOptions: [String!]!, explanation: String, section: String
    misconceptions: [ChosenMisconception!]!
  }
  type QuizGrading {
    correctCount: Int!, questionCount: Int!, percent: Int!, passed: Boolean!, questions: [GradedQuestion!]!
  }
  input UpdateProfileInput { username: String, email: String, currentPassword: String }
  type Query {
    glossary(locale: I18NLocaleCode): [GlossaryTerm!]!
    corrections(locale: I18NLocaleCode): [Correction!]!
    textNotes(kind: TextKind!, slug: String, locale: I18NLocaleCode): TextNotes
    emissionShares: [EmissionShare!]!
    gradeQuiz(input: SubmitQuizInput!): QuizGrading!
    myProgress(kind: LearningKind, slug: String): [ProgressEntry!]!
    myBookmarks(kind: LearningKind): [Bookmark!]!
    myQuizAttempts(quizSlug: String, limit: Int): [QuizAttempt!]!
    myFeedback: [FeedbackEntry!]!
  }
  type Mutation {
    updateProfile(input: UpdateProfileInput!): UsersPermissionsMe!
    deleteAccount(currentPassword: String!): OkPayload!
    signOutEverywhere: OkPayload!
    sendEmailConfirmation(email: String!): OkPayload!
    saveProgress(input: SaveProgressInput!): ProgressEntry!
    saveProgressBatch(inputs: [SaveProgressInput!]!): [ProgressEntry!]!
    removeProgress(kind: LearningKind!, slug: String!): OkPayload!
    addBookmark(input: AddBookmarkInput!): Bookmark!
    removeBookmark(kind: LearningKind!, slug: String!): OkPayload!
    sendFeedback(input: SendFeedbackInput!): FeedbackEntry!
    submitQuiz(input: SubmitQuizInput!): SubmitQuizPayload!
  }
`;
