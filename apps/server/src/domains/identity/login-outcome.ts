import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { StatusCheck } from './factors/second-factor.ts';
import type { Identity } from './identities.store.ts';

/** The outcome of a proven login: a session, or the missing step. */
export type LoginOutcome =
  | { state: 'SUCCESS'; sessionToken: string; sessionId: string; identity: Identity }
  | { state: 'REQUIRE_OWNER_APPROVAL'; identity: Identity }
  | { state: 'REQUIRE_EMAIL_VERIFICATION'; stateToken: string; identity: Identity }
  /** A second factor is required; `challenge` lists the possible ones. */
  | StatusCheck;

/** The parts of a request that logging in needs. `siteId` is the realm. */
export type LoginContext = Pick<
  Context,
  | 'database'
  | 'siteId'
  | 'site'
  | 'caller'
  | 'statements'
  | 'now'
  | 'newId'
  | 'client'
  | 'cursorSecret'
  | 'log'
  | 'addresses'
  | 'mailer'
>;

/** The proofs given so far. */
export type Proof = {
  /** Factors used. */
  methods: string[];
  /** The OAuth client of the login page, if any. */
  clientId?: string | null;
  /** Failed attempts before this one, for passwords. */
  recentFailures?: number;
  /** Whether a second factor was given, or one that stands for two. */
  hasSecondFactor?: boolean;
  /** The time of the proof, if not now: a remembered browser stands for an earlier one. */
  authenticated?: Date;
};

/** Notifies the domain that shows accounts of a change of status or address. Called within the transaction. */
export type AccountChanged = (tx: Tx, identity: Identity) => Promise<unknown>;
