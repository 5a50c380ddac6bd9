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
  type Fact {
    key: String!, name: String!, value: String!, isFormula: Boolean!, number: Float, unit: String, basis: FactBasis!
    codeDefault: String, runtime: Int, checkedOn: Date!, reviewBy: Date!, sourceName: String!, sourceHref: String
    earlier: [EarlierFact!]!, texts: [TermUse!]!
  }
  enum ProtocolRole { developer holder miner owner validator }
  type ChangeSide { value: String!, isFormula: Boolean!, number: Float, curve: [Float!]! }
  enum ProtocolChangePart { block spec }
  type ProtocolChange {
    key: String!, title: String!, text: String, on: String!, time: String, spec: Int, block: Int
    notRecorded: [ProtocolChangePart!]!, roles: [ProtocolRole!]!
    fact: String, before: ChangeSide, after: ChangeSide, sketch: String, lab: String, labState: String, figure: String, texts: [TermUse!]!
    sources: [CorrectionSource!]!
  }
  enum MiningSkill { data hardware inference machine_learning sales software trading video web }
  enum Newcomers { open closed unknown }
  type MiningNeeds {
    mainnetId: Int!, gpuMemoryGb: Float, gpuCount: Int, ramGb: Float, diskGb: Float, cpuCores: Int, bandwidthMbps: Float
    software: [String!]!, skills: [MiningSkill!]!, newcomers: Newcomers!, readOn: Date!, sourceName: String!
    sourceHref: String
  }
  enum TextTranslationState { missing outdated whole }
  type TextTranslation { locale: I18NLocaleCode!, state: TextTranslationState!, changed: Int!, sectionCount: Int! }
  type TranslatedText {
    type: String!, slug: String!, title: String!, text: TermUse, updatedAt: DateTime, translations: [TextTranslation!]!
  }
  type EmissionShare { mainnetId: Int!, share: Float!, on: Date! }
  type VideoLanguage { slug: String!, language: String! }
  type ChosenMisconception { option: String!, misconception: String! }
  type GradedQuestion {
    key: String!, correct: Boolean!, chosen: [String!]!, correctOptions: [String!]!, explanation: String, section: String
    misconceptions: [ChosenMisconception!]!
  }
  type QuizGrading {
    correctCount: Int!, questionCount: Int!, percent: Int!, passed: Boolean!, questions: [GradedQuestion!]!
  }
  enum AnswerForm { command figure number order }
  type FigureSpot { option: String!, x: Float!, y: Float! }
  type QuestionForm { question: String!, form: AnswerForm!, unit: String, figure: String, spots: [FigureSpot!]! }
  input UpdateProfileInput { username: String, email: String, currentPassword: String }
  type Query {
    glossary(locale: I18NLocaleCode): [GlossaryTerm!]!
    corrections(locale: I18NLocaleCode): [Correction!]!
    facts(locale: I18NLocaleCode): [Fact!]!
    protocolChanges(locale: I18NLocaleCode): [ProtocolChange!]!
    textNotes(kind: TextKind!, slug: String, locale: I18NLocaleCode): TextNotes
    emissionShares: [EmissionShare!]!
    miningNeeds: [MiningNeeds!]!
    translatedTexts: [TranslatedText!]!
    videoLanguages: [VideoLanguage!]!
    gradeQuiz(input: SubmitQuizInput!): QuizGrading!
    questionForms(quizSlug: String!, locale: I18NLocaleCode): [QuestionForm!]!
    myProgress(kind: LearningKind, slug: String): [ProgressEntry!]!
    myBookmarks(kind: LearningKind): [Bookmark!]!
    myQuizAttempts(quizSlug: String, limit: Int): [QuizAttempt!]!
    myFeedback: [FeedbackEntry!]!
    pageFeedbackLimits: PageFeedbackLimits
    pageFeedback(number: Int!): PageFeedback
    pageFeedbackEntries(state: PageFeedbackState): [PageFeedbackEntry!]!
    classLimits: ClassLimits
    classToRead(key: String!): ClassToRead
    classCounts(key: String!): ClassCounts
  }
  enum PageFeedbackReason { broken language missing out_of_date unclear wrong }
  enum PageFeedbackState { answered closed open }
  type PageFeedbackLimits { longestMessage: Int! }
  input SendPageFeedbackInput {
    page: String!, locale: I18NLocaleCode!, clear: Boolean, reasons: [PageFeedbackReason!], about: String, message: String
  }
  type PageFeedback {
    number: Int!, page: String!, state: PageFeedbackState!, answer: String, answerPage: String, sentAt: DateTime!, answeredAt: DateTime
  }
  type PageFeedbackEntry {
    number: Int!, page: String!, locale: I18NLocaleCode!, clear: Boolean, reasons: [PageFeedbackReason!]!, about: String, message: String,
    state: PageFeedbackState!, answer: String, answerPage: String, sentAt: DateTime!, answeredAt: DateTime
  }
  type ClassLimits { mostSteps: Int!, longestStep: Int!, mostQuestions: Int!, days: Int! }
  input CreateClassInput { locale: I18NLocaleCode!, steps: [String!]!, quiz: String, questions: [String!] }
  type CreatedClass { readersKey: String!, teachersKey: String!, endsAt: DateTime! }
  type ClassToRead { locale: I18NLocaleCode!, steps: [String!]!, quiz: String, questions: [String!]!, endsAt: DateTime! }
  enum ClassCountKind { joined opened right wrong }
  input CountInClassInput { key: String!, kind: ClassCountKind!, step: Int, question: String }
  type ClassStepCount { step: String!, opened: Int! }
  type ClassQuestionCount { question: String!, right: Int!, wrong: Int! }
  type ClassCounts {
    locale: I18NLocaleCode!, quiz: String, joined: Int!, steps: [ClassStepCount!]!, questions: [ClassQuestionCount!]!
    endsAt: DateTime!
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
    sendPageFeedback(input: SendPageFeedbackInput!): PageFeedback!
    answerPageFeedback(number: Int!, answer: String!, page: String): PageFeedbackEntry!
    closePageFeedback(number: Int!): PageFeedbackEntry!
    createClass(input: CreateClassInput!): CreatedClass!
    countInClass(input: CountInClassInput!): OkPayload!
    endClass(key: String!): OkPayload!
    submitQuiz(input: SubmitQuizInput!): SubmitQuizPayload!
  }
`;
