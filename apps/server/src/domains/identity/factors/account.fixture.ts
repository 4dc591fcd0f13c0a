// For tests: an account that can log in, on a site or in the back office.

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { asPlatform, type Database, withSite } from '../../../platform/db/index.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { expectAnswer, openShop } from '../../../shop.fixture.ts';
import { finishLogin, openSession } from '../finish-login.ts';
import { findIdentity, type Identity, insertIdentity } from '../identities.store.ts';
import { hashPassword } from '../passwords.ts';
import { PLATFORM_REALM } from '../realm.ts';

export const PASSWORD = 'a harp in the attic';
const passwordHash = hashPassword(PASSWORD);

export type TestAccount = Awaited<ReturnType<typeof openAccount>>;

/** An account with a password and a verified address, logged in a moment ago. */
export async function openAccount(database: Database, kind: 'MEMBER' | 'USER' = 'MEMBER') {
  const shop = await openShop(database);
  const realm = kind === 'USER' ? PLATFORM_REALM : shop.site.id;
  // attempts are counted by address as well: those of one test are not those of another
  const client = {
    address: `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
    userAgent: 'test',
  };
  const visitor = { ...shop.contextOf({ kind: 'visitor', id: randomUUID() }), client };
  const ctx: Context = { ...visitor, siteId: realm };
  const id = ctx.newId();
  const email = `${id}@example.com`;
  const identity = { id, kind, email, emailVerified: true, status: 'ACTIVE', pendingReasons: [], profile: {} } as const;
  await withSite(ctx, async (tx) =>
    insertIdentity(tx, realm, { ...identity, pendingReasons: [], passwordHash: await passwordHash }, ctx.now()),
  );
  const read = async () => {
    const found = await withSite(ctx, (tx) => findIdentity(tx, realm, id));
    return found as Identity;
  };
  const logIn = async (userAgent = 'test') => {
    const [client, identity] = [{ ...ctx.client, userAgent }, await read()];
    return withSite(ctx, (tx) => openSession({ ...ctx, client }, tx, identity, { methods: ['PASSWORD'] }));
  };
  const callerOf = (sessionId?: string): Caller =>
    kind === 'USER'
      ? { kind: 'staff', id, role: 'owner', permissions: ['*'], sessionId }
      : { kind: 'member', id, sessionId };
  const { sessionId } = await logIn();
  return {
    ...shop,
    id,
    email,
    realm,
    /** As somebody who has yet to log in. */
    ctx,
    sessionId,
    logIn,
    read,
    /** As the owner, on a login. */
    own: (session = sessionId) => ({ ...visitor, caller: callerOf(session) }),
    /** Where a login gets to whose password was right. */
    enter: async (proof: { recentFailures?: number; userAgent?: string } = {}) => {
      const { recentFailures, userAgent = 'test' } = proof;
      const [client, identity] = [{ ...ctx.client, userAgent }, await read()];
      const soFar = { methods: ['PASSWORD'], recentFailures };
      return expectAnswer(await withSite(ctx, (tx) => finishLogin({ ...ctx, client }, tx, identity, soFar)));
    },
    pass: (milliseconds: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
    },
    mails: (): Promise<Mail[]> =>
      asPlatform('a test reads mails', database, async (tx) => {
        const { rows } = await sql<{ mail: Mail }>`
          select mail from mail_queue where mail ->> 'to' = ${email} order by id`.execute(tx.db);
        return rows.map(({ mail }) => mail);
      }),
  };
}
