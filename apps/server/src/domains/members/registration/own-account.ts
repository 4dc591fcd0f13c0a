import type { authentication } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { auditIdentity, changePassword, endSessions, ownerOf } from '../../identity/index.ts';
import { refuseForeignRedirect } from './recovery-links.ts';

/** Changes the caller's password; their other logins end. */
export async function changePasswordOfCaller(ctx: Context, newPassword: string) {
  const owner = ownerOf(ctx);
  if (isRefusal(owner)) return owner;
  const { id: identityId, sessionId } = owner;
  return sessionId ? changePassword(owner.ctx, { identityId, sessionId, newPassword }) : refuse('INVALID_SESSION');
}

/** Ends the caller's login, if any. The answer redirects to the return address if the client registered it. */
export const logout: UseCase<typeof authentication.logout> = async (ctx, request) => {
  const url = request.postLogoutRedirectUri ?? undefined;
  const refused = await refuseForeignRedirect(ctx, { url, clientId: request.clientId });
  if (refused) return refused;
  const owner = ownerOf(ctx);
  if (!isRefusal(owner) && owner.sessionId) {
    const { ctx: realm, id, sessionId } = owner;
    await withSite(realm, async (tx) => {
      await endSessions(tx, realm.siteId, id, { only: sessionId });
      await auditIdentity(realm, tx, 'logout', id);
    });
  }
  return { body: '', statusCode: url ? 302 : 200, headers: url ? [{ key: 'Location', value: url }] : [] };
};
