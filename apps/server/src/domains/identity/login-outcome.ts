import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { StatusCheck } from './factors/second-factor.ts';
import type { Identity } from './identities.store.ts';

/** Where somebody gets who has proved who they are: in, or to what is still missing. */
export type LoginOutcome =
  | { state: 'SUCCESS'; sessionToken: string; sessionId: string; identity: Identity }
  | { state: 'REQUIRE_OWNER_APPROVAL'; identity: Identity }
  | { state: 'REQUIRE_EMAIL_VERIFICATION'; stateToken: string; identity: Identity }
  /** A second factor is wanted; `challenge` says which ones are possible. */
  | StatusCheck;

/** What logging in needs of a request. `siteId` is the realm. */
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
  | 'sendsMail'
>;

/** What somebody proved so far. */
export type Proof = {
  /** Factors that were used. */
  methods: string[];
  /** The OAuth client whose page it happened on, where it was one. */
  clientId?: string | null;
  /** Attempts that failed before, where passwords were tried. */
  recentFailures?: number;
  /** Whether a second factor was given, or one that stands for two. */
  hasSecondFactor?: boolean;
  /** When all of it was proven, if not now: a remembered browser stands for a proof of the past. */
  authenticated?: Date;
};

/** Tells whoever shows accounts that one changed: its status, its address. Called within the transaction. */
export type AccountChanged = (tx: Tx, identity: Identity) => Promise<unknown>;
