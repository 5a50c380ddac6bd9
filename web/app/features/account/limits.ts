/** What the fields of accounts may hold. */
export const LIMITS = {
  usernameMin: 3,
  usernameMax: 64,
  emailMax: 254,
  /** The site asks for more than a provider does. */
  passwordMin: 10,
  /** As a provider counts: more would not be part of the hash everywhere. */
  passwordMaxBytes: 72,
  /** Longer is no password of anybody, and not looked at. */
  longest: 1_000,
  sessionDays: 7,
  passkeyNameMax: 64,
  /** Of what a browser answers; it is some 1,500 characters. */
  passkeyResponseMax: 12_000,
  passkeysMax: 10,
} as const;

/** What texts say of them. */
export const FIGURES = {
  username: { min: String(LIMITS.usernameMin), max: String(LIMITS.usernameMax) },
  password: { min: String(LIMITS.passwordMin), max: String(LIMITS.passwordMaxBytes) },
  passkeys: { most: String(LIMITS.passkeysMax) },
  sessions: { days: String(LIMITS.sessionDays) },
} as const;
