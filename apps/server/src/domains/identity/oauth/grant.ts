import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { TokenContent } from '../access-tokens.ts';
import type { TokenRequest } from './token-request.ts';

/** The holder of new tokens. */
export type Granted = { content: TokenContent; refreshToken?: string; idToken?: string };

/** Decides from the request whether tokens are issued, and to whom. */
export type Grant = (ctx: Context, sent: TokenRequest, joinVisitor: JoinVisitor) => Promise<Granted | Refusal>;

/** Gives a visitor's data to the member that they logged in as. Repeating it changes nothing. */
export type JoinVisitor = (ctx: Context, tx: Tx, who: { visitorId: string; memberId: string }) => Promise<void>;
