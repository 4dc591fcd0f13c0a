import type { Request, Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { notFound, type Refusal } from '../../../platform/refusal.ts';
import { auditIdentity } from '../audit.store.ts';
import { forgetBrowsersOf } from '../remembered-browsers.store.ts';
import { endSessions, listSessions as listSessionsOf, type Session } from '../sessions.store.ts';
import { deviceName } from './device-name.ts';
import { withOwnAccount } from './own-account.ts';

type OwnSession = NonNullable<Response<typeof security.listSessions>['sessions']>[number];

const toOwnSession = (session: Session, currentId: string | undefined): OwnSession => ({
  id: session.id,
  device: deviceName(session.userAgent),
  address: session.address,
  methods: session.methods,
  createdDate: session.createdDate,
  lastSeenDate: session.lastSeenDate,
  expiresDate: session.expiresDate,
  isCurrent: session.id === currentId,
});

/** Where the caller is logged in. */
export const listSessions = (ctx: Context): Promise<Response<typeof security.listSessions> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity, session }) => {
    const sessions = await listSessionsOf(tx, ctx.siteId, identity.id, ctx.now());
    return { sessions: sessions.map((each) => toOwnSession(each, session?.id)) };
  });

/** Ends one login, also the one that the call is made on; the tokens that live on it stop at once. */
export const endSession = (
  ctx: Context,
  { sessionId }: Request<typeof security.endSession>,
): Promise<Record<string, never> | Refusal> =>
  withOwnAccount<Record<string, never>>(ctx, async ({ ctx, tx, identity }) => {
    const ended = await endSessions(tx, ctx.siteId, identity.id, { only: sessionId });
    if (ended.length === 0) return notFound('there is no such login');
    await auditIdentity(ctx, tx, 'sessions-ended', identity.id, { sessionIds: ended });
    return {};
  });

/** Ends all logins but the one that the call is made on, and forgets browsers: only who can prove it gets in again. */
export const endOtherSessions = (ctx: Context): Promise<Response<typeof security.endOtherSessions> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity, session }) => {
    const ended = await endSessions(tx, ctx.siteId, identity.id, { but: session?.id });
    await forgetBrowsersOf(tx, ctx.siteId, [identity.id]);
    if (ended.length > 0) await auditIdentity(ctx, tx, 'sessions-ended', identity.id, { sessionIds: ended });
    return { ended: ended.length };
  });
