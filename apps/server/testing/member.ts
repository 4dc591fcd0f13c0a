// For tests: a logged-in member of a site.

import { insertAccount, insertSession, newSecret } from '../src/domains/identity/index.ts';
import { createMemberRow } from '../src/domains/members/index.ts';
import { MEMBER_COOKIE } from '../src/http/identity/cookies.ts';
import { withSite } from '../src/platform/db/index.ts';
import { newId } from '../src/platform/ids.ts';
import { NOW, type Shop, type TwoShops } from './two-shops.ts';

export type LoggedIn = {
  id: string;
  /** An access token. */
  token: string;
  sessionId: string;
  /** The session token. */
  secret: string;
  /** The cookie of the site's pages, which holds the session token. */
  cookie: string;
};

/** Creates a private member, with an access token. */
export async function logInMember(shops: TwoShops, { site, ctx }: Shop): Promise<LoggedIn> {
  const [id, sessionId, secret] = [newId(), newId(), newSecret()];
  const account = {
    id,
    kind: 'MEMBER' as const,
    email: `${id}@members.test`,
    emailVerified: true,
    status: 'ACTIVE' as const,
    pendingReasons: [],
    passwordHash: null,
    profile: { nickname: 'Undisclosed' },
  };
  await withSite(ctx, async (tx) => {
    await insertAccount(tx, site.id, account, NOW);
    await createMemberRow(ctx, tx, account, { contactId: null, privacy: 'PRIVATE' });
    const session = {
      id: sessionId,
      identityId: id,
      methods: ['PASSWORD'],
      address: '',
      userAgent: '',
      clientId: null,
    };
    const expires = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
    await insertSession(tx, site.id, session, { secret, now: NOW, expires });
  });
  const identity = { kind: 'member' as const, id, sessionId };
  const token = await shops.app.accessTokens.issue({ siteId: site.id, clientId: site.clientId, identity }, NOW);
  return { id, token, sessionId, secret, cookie: `${MEMBER_COOKIE}=${secret}` };
}
