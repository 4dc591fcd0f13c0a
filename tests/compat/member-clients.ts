/** The public client for members, and for the back office to manage members. */
import type { TestServer } from '@stoa/server/testing/server';
import {
  authorization,
  defaultPrivacy,
  memberFollowers,
  memberPrivacySettings,
  memberRoleDefinition,
  members,
  membersAbout,
  userMember,
} from '@wix/members';
import { ApiKeyStrategy, createClient, OAuthStrategy, TokenRole, type Tokens } from '@wix/sdk';
import { serverContext } from '../../apps/server/src/context.ts';
import { findAccount, openSession } from '../../apps/server/src/domains/identity/index.ts';
import { withSite } from '../../apps/server/src/platform/db/index.ts';

const modules = {
  authorization,
  defaultPrivacy,
  memberFollowers,
  memberPrivacySettings,
  memberRoleDefinition,
  members,
  membersAbout,
  userMember,
};

type Shop = Pick<TestServer, 'app' | 'site'>;

export const staffClient = ({ site }: Shop) =>
  createClient({ auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }), modules });

export const visitorClient = ({ site }: Shop) =>
  createClient({ auth: OAuthStrategy({ clientId: site.clientId }), modules });

/** A logged-in member: the client holds the tokens of their session. */
export const memberClient = async (shop: Shop, memberId: string) =>
  createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId, tokens: await memberTokens(shop, memberId) }),
    modules,
  });

/** Tokens of a new session of a member. */
export async function memberTokens({ app, site }: Shop, memberId: string): Promise<Tokens> {
  const ctx = await serverContext(app, site.id, 'a test logs in');
  if (!ctx) throw new Error('the site is gone');
  const sessionId = await withSite(ctx, async (tx) => {
    const account = await findAccount(tx, site.id, memberId);
    if (!account) throw new Error('there is no such account');
    return (await openSession(ctx, tx, account, { methods: ['PASSWORD'] })).sessionId;
  });
  const identity = { kind: 'member' as const, id: memberId, sessionId };
  const value = await app.accessTokens.issue({ siteId: site.id, clientId: site.clientId, identity }, app.now());
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return { accessToken: { value, expiresAt }, refreshToken: { value: '', role: TokenRole.MEMBER } };
}
