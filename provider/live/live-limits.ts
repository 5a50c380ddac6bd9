export type LiveLimits = {
  /** Open at the same time, altogether and from one client network. */
  connections: number;
  connectionsOfOne: number;
  /** On one connection: at the same time. */
  subscriptions: number;
  messagesAMinute: number;
  messageBytes: number;
  /** How long a connection may take to say what it wants. */
  initMilliseconds: number;
  /** How often it is asked whether it is still there; once without an answer, it is ended. */
  pingMilliseconds: number;
};

export const DEFAULT_LIVE_LIMITS: LiveLimits = {
  connections: 1_000,
  connectionsOfOne: 20,
  subscriptions: 5,
  messagesAMinute: 60,
  messageBytes: 16 * 1024,
  initMilliseconds: 3_000,
  pingMilliseconds: 30_000,
};
