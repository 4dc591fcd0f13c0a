import type { Response, security } from '@stoa/contract';
import type { Messages } from '@stoa/messages';
import type { Context } from '../../../context.ts';
import { notFound, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { auditIdentity } from '../audit.store.ts';
import { realmMessages } from '../realm-messages.ts';
import { forgetBrowsersOf } from '../remembered-browsers.store.ts';
import { endSessions, listSessions as listSessionsOf, type Session } from '../sessions.store.ts';
import { deviceName } from './device-name.ts';
import { withOwnAccount } from './own-account.ts';

type OwnSession = NonNullable<Response<typeof security.listSessions>['sessions']>[number];

const viewOwnSession = (
  session: Session,
  { currentId, texts }: { currentId: string | undefined; texts: Messages['devices'] },
): OwnSession => ({
  id: session.id,
  device: deviceName(session.userAgent, texts),
  address: session.address,
  methods: session.methods,
  createdDate: session.createdDate,
  lastSeenDate: session.lastSeenDate,
  expiresDate: session.expiresDate,
  isCurrent: session.id === currentId,
});

/** The caller's logins. */
export const listSessions = (ctx: Context): Promise<Response<typeof security.listSessions> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity, session }) => {
    const sessions = await listSessionsOf(tx, ctx.siteId, identity.id, ctx.now());
    const shown = { currentId: session?.id, texts: realmMessages(ctx).devices };
    return { sessions: sessions.map((each) => viewOwnSession(each, shown)) };
  });

/** Ends one login, possibly the current one; its tokens stop working at once. */
export const endSession: UseCase<typeof security.endSession> = (ctx, { sessionId }) =>
  withOwnAccount<Record<string, never>>(ctx, async ({ ctx, tx, identity }) => {
    const ended = await endSessions(tx, ctx.siteId, identity.id, { only: sessionId });
    if (ended.length === 0) return notFound('there is no such login');
    await auditIdentity(ctx, tx, 'sessions-ended', identity.id, { sessionIds: ended });
    return {};
  });

/** Ends all logins but the current one, and forgets browsers: everyone else must log in in full. */
export const endOtherSessions = (ctx: Context): Promise<Response<typeof security.endOtherSessions> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity, session }) => {
    const ended = await endSessions(tx, ctx.siteId, identity.id, { but: session?.id });
    await forgetBrowsersOf(tx, ctx.siteId, [identity.id]);
    if (ended.length > 0) await auditIdentity(ctx, tx, 'sessions-ended', identity.id, { sessionIds: ended });
    return { ended: ended.length };
  });
