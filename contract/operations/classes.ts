import { graphql } from "../graphql.ts";

/** Null where a provider makes none: a Strapi without this project's plugin. */
export const GetClassLimits = graphql(`
  query getClassLimits {
    classLimits { mostSteps longestStep mostQuestions days }
  }
`);

export const CreateClass = graphql(`
  mutation createClass($input: CreateClassInput!) {
    createClass(input: $input) { readersKey teachersKey endsAt }
  }
`);

/** With the key that a class reads with. */
export const GetClassToRead = graphql(`
  query getClassToRead($key: String!) {
    classToRead(key: $key) { locale steps quiz questions endsAt }
  }
`);

export const CountInClass = graphql(`
  mutation countInClass($input: CountInClassInput!) {
    countInClass(input: $input) { ok }
  }
`);

/** With its teacher's key; so with `EndClass`. */
export const GetClassCounts = graphql(`
  query getClassCounts($key: String!) {
    classCounts(key: $key) {
      locale quiz joined steps { step opened } questions { question right wrong } endsAt
    }
  }
`);

export const EndClass = graphql(`
  mutation endClass($key: String!) {
    endClass(key: $key) { ok }
  }
`);
