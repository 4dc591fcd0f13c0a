import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { OpenSessions } from './open-sessions.ts';

/** Gives what a visitor collected to the member that they turned out to be. Doing it again changes nothing. */
export type JoinVisitor = (ctx: Context, tx: Tx, who: { visitorId: string; memberId: string }) => Promise<void>;

/** What tokens are made with. They are issued before a site is known, so it is handed in. */
export type TokenServices = {
  accessTokens: AccessTokens;
  sessions: OpenSessions;
  /** The same request, on the site that a token turned out to be for; null where there is no such site. */
  contextOn(ctx: Context, siteId: string): Promise<Context | null>;
  joinVisitor: JoinVisitor;
};
