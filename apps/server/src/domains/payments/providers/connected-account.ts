/** A tried account with a provider, as it is stored and shown. */
export type ConnectedAccount = {
  /** What the provider needs to know the account; encrypted before it is stored. */
  secret: string;
  /** What the account is called at the provider; null where the keys may not see it. */
  title: string | null;
  isLive: boolean;
  /** Whether the provider tells this server what happens to payments. Otherwise it is asked. */
  isNotified: boolean;
};

/** Why an account cannot be used, for the person who connects it. */
export type ConnectionFailure = { failure: string };
