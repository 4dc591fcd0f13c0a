// For tests: a member of a site, who has logged in.

import { insertAccount, insertSession, newSecret } from './domains/identity/index.ts';
import { createMemberRow } from './domains/members/index.ts';
import { withSite } from './platform/db/index.ts';
import { newId } from './platform/ids.ts';
import { NOW, type Shop, type TwoShops } from './two-shops.fixture.ts';

export type LoggedIn = {
  id: string;
  /** An access token. */
  token: string;
  sessionId: string;
  /** The session token, which is the value of the site's cookie too. */
  secret: string;
};

/** Makes a member whom nobody else sees, with their access token. */
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
  return { id, token, sessionId, secret };
}
