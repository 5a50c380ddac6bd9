import { graphql } from "../graphql.ts";

export const GetMe = graphql(`
  query getMe {
    me {
      id
      email
      username
      role {
        name
      }
    }
  }
`);

export const Login = graphql(`
  mutation login($input: UsersPermissionsLoginInput!) {
    login(input: $input) { jwt user { id documentId username email confirmed blocked role { id name type } } }
  }
`);

export const Register = graphql(`
  mutation register($input: UsersPermissionsRegisterInput!) {
    register(input: $input) { jwt user { id documentId username email confirmed blocked role { id name type } } }
  }
`);

export const EmailConfirmation = graphql(`
  mutation emailConfirmation($confirmation: String!) {
    emailConfirmation(confirmation: $confirmation) { jwt user { id documentId username email confirmed blocked role { id name type } } }
  }
`);

export const SendEmailConfirmation = graphql(`
  mutation sendEmailConfirmation($email: String!) {
    sendEmailConfirmation(email: $email) { ok }
  }
`);

export const ForgotPassword = graphql(`
  mutation forgotPassword($email: String!) {
    forgotPassword(email: $email) { ok }
  }
`);

export const ResetPassword = graphql(`
  mutation resetPassword($code: String!, $password: String!, $passwordConfirmation: String!) {
    resetPassword(code: $code, password: $password, passwordConfirmation: $passwordConfirmation) { jwt user { id documentId username email confirmed blocked role { id name type } } }
  }
`);

export const ChangePassword = graphql(`
  mutation changePassword($currentPassword: String!, $password: String!, $passwordConfirmation: String!) {
    changePassword(currentPassword: $currentPassword, password: $password, passwordConfirmation: $passwordConfirmation) { jwt user { id documentId username email confirmed blocked role { id name type } } }
  }
`);

export const UpdateProfile = graphql(`
  mutation updateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) { id email username role { name } }
  }
`);

export const DeleteAccount = graphql(`
  mutation deleteAccount($currentPassword: String!) {
    deleteAccount(currentPassword: $currentPassword) { ok }
  }
`);

/** Ends every token of the account, also the one that asks: the embedded provider's, and a Strapi's with an extension. */
export const SignOutEverywhere = graphql(`
  mutation signOutEverywhere {
    signOutEverywhere { ok }
  }
`);

/** Ends the token that asks: the embedded provider's, and a Strapi's with an extension. */
export const SignOut = graphql(`
  mutation signOut {
    signOut { ok }
  }
`);

/** What the visitor's device stores, to be known again: the embedded provider's, and a Strapi's with an extension. */
export const RememberDevice = graphql(`
  mutation rememberDevice {
    rememberDevice { device }
  }
`);

/** Where the visitor is signed in: the embedded provider's, and a Strapi's with an extension. */
export const GetMySessions = graphql(`
  query getMySessions {
    mySessions { id browser system startedAt usedAt isCurrent }
  }
`);

export const EndSession = graphql(`
  mutation endSession($id: ID!) {
    endSession(id: $id) { ok }
  }
`);

/** Passkeys are the embedded provider's; a Strapi has none. */
export const OffersPasskeys = graphql(`
  query offersPasskeys {
    offersPasskeys
  }
`);

export const GetMyPasskeys = graphql(`
  query getMyPasskeys {
    offersPasskeys
    myPasskeys { id name createdAt usedAt }
  }
`);

export const BeginPasskey = graphql(`
  mutation beginPasskey($currentPassword: String!) {
    beginPasskey(currentPassword: $currentPassword) { options ceremony }
  }
`);

export const AddPasskey = graphql(`
  mutation addPasskey($ceremony: String!, $response: String!, $name: String) {
    addPasskey(ceremony: $ceremony, response: $response, name: $name) { id }
  }
`);

export const RenamePasskey = graphql(`
  mutation renamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) { ok }
  }
`);

export const RemovePasskey = graphql(`
  mutation removePasskey($id: ID!) {
    removePasskey(id: $id) { ok }
  }
`);

export const BeginPasskeyLogin = graphql(`
  mutation beginPasskeyLogin {
    beginPasskeyLogin { options ceremony }
  }
`);

export const PasskeyLogin = graphql(`
  mutation passkeyLogin($ceremony: String!, $response: String!) {
    passkeyLogin(ceremony: $ceremony, response: $response) { jwt }
  }
`);

/** What is stored about the visitor, as far as a Strapi tells. */
export const GetMyData = graphql(`
  query getMyData {
    me { documentId username email confirmed role { name } }
    myProgress { documentId kind slug state percent startedAt completedAt createdAt updatedAt }
    myBookmarks { documentId kind slug note createdAt updatedAt }
    myQuizAttempts(limit: 2000) { documentId quizSlug correctCount questionCount percent passed answers submittedAt }
  }
`);

/** The rest of it: the embedded provider's, and a Strapi's with an extension. */
export const GetMyFeedback = graphql(`
  query getMyFeedback {
    myFeedback { documentId kind slug helpful message createdAt }
  }
`);
