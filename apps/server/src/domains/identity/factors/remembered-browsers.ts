import type { Response, security } from '@stoa/contract';
import type { Messages } from '@stoa/messages';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { notFound, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { auditIdentity } from '../audit.store.ts';
import { lockIdentity } from '../identities.store.ts';
import { realmMessages } from '../realm-messages.ts';
import {
  forgetBrowsersOf,
  insertRememberedBrowser,
  listRememberedBrowsersOf,
  type RememberedBrowser,
} from '../remembered-browsers.store.ts';
import { newSecret } from '../secrets.ts';
import { findSessionById } from '../sessions.store.ts';
import { deviceName } from './device-name.ts';
import { findFactorPolicy } from './factor-policy.store.ts';
import { canRememberAfter, SECOND_FACTORS } from './factor-status.ts';
import { withOwnAccount } from './own-account.ts';

/** The time for which a browser is remembered, regardless of its use. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
/** The login page asks for it at once: a session stolen later cannot remember a browser. */
const JUST_NOW_MS = 60_000;
const MOST_BROWSERS = 20;

/**
 * Remembers the browser of a fresh login with a second factor, in the context's realm, and returns its secret. Null
 * where that is not allowed, or the login is of another kind.
 */
export async function rememberBrowser(
  ctx: Context,
  { identityId, sessionId }: { identityId: string; sessionId: string },
): Promise<string | null> {
  return withSite(ctx, async (tx) => {
    const [realm, now] = [ctx.siteId, ctx.now()];
    // a change of the password or the factors is finished, or waits and then forgets the browser
    const identity = await lockIdentity(tx, realm, identityId);
    const session = await findSessionById(tx, realm, { id: sessionId, identityId }, now);
    if (identity?.status !== 'ACTIVE' || !session) return null;
    const isNew = now.getTime() - new Date(session.createdDate).getTime() <= JUST_NOW_MS;
    const hasSecondFactor = SECOND_FACTORS.some((type) => session.methods.includes(type));
    const policy = await findFactorPolicy(tx, realm);
    if (!isNew || !hasSecondFactor || !canRememberAfter(session.methods, policy)) return null;
    const [secret, expires] = [newSecret(), new Date(now.getTime() + REMEMBERED_SECONDS * 1000)];
    const { address, userAgent } = ctx.client;
    const browser = { id: ctx.newId(), identityId, address, userAgent };
    await insertRememberedBrowser(tx, realm, browser, { secret, now, expires, most: MOST_BROWSERS });
    await auditIdentity(ctx, tx, 'browser-remembered', identityId, { browserId: browser.id });
    return secret;
  });
}

type Own = NonNullable<Response<typeof security.listRememberedBrowsers>['rememberedBrowsers']>[number];

const viewOwnBrowser = ({ userAgent, ...browser }: RememberedBrowser, texts: Messages['devices']): Own => ({
  ...browser,
  device: deviceName(userAgent, texts),
});

/** The browsers in which the caller is not asked for a second factor. */
export const listRememberedBrowsers = (
  ctx: Context,
): Promise<Response<typeof security.listRememberedBrowsers> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity }) => {
    const secrets = ctx.client.browserSecrets ?? [];
    const browsers = await listRememberedBrowsersOf(tx, ctx.siteId, { identityId: identity.id, secrets }, ctx.now());
    const texts = realmMessages(ctx).devices;
    return { rememberedBrowsers: browsers.map((browser) => viewOwnBrowser(browser, texts)) };
  });

/** Forgets a browser. It makes logging in harder, never easier, so that no proof is needed. */
export const forgetBrowser: UseCase<typeof security.forgetBrowser> = (ctx, { browserId }) =>
  withOwnAccount<Record<string, never>>(ctx, async ({ ctx, tx, identity }) => {
    const forgotten = await forgetBrowsersOf(tx, ctx.siteId, [identity.id], { only: browserId });
    if (forgotten.length === 0) return notFound('there is no such browser');
    await auditIdentity(ctx, tx, 'browsers-forgotten', identity.id, { browserIds: forgotten });
    return {};
  });

export const forgetAllBrowsers = (ctx: Context): Promise<Response<typeof security.forgetAllBrowsers> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity }) => {
    const forgotten = await forgetBrowsersOf(tx, ctx.siteId, [identity.id]);
    if (forgotten.length > 0)
      await auditIdentity(ctx, tx, 'browsers-forgotten', identity.id, { browserIds: forgotten });
    return { forgotten: forgotten.length };
  });
