// For tests: an account that can log in, on a site or in the back office.

import { randomBytes, randomUUID } from 'node:crypto';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { asPlatform, type Database, withSite } from '../../../platform/db/index.ts';
import type { Mail } from '../../../platform/mail/letter.ts';
import { finishLogin, type LoginOutcome, openSession } from '../finish-login.ts';
import { findIdentity, type Identity, insertIdentity } from '../identities.store.ts';
import { hashPassword } from '../passwords.ts';
import { PLATFORM_REALM } from '../realm.ts';
import { appCode } from './authenticator-app.fixture.ts';
import { confirmTotp, startTotp } from './set-up-totp.ts';

export const PASSWORD = 'a harp in the attic';
const passwordHash = hashPassword(PASSWORD);
/** The period after which an app's code changes. */
const STEP_MS = 30_000;

type LoginOf = {
  recentFailures?: number;
  userAgent?: string;
  browserSecrets?: readonly string[];
  methods?: string[];
};

export type TestAccount = Awaited<ReturnType<typeof openAccount>>;

/** An account with a password and a verified address, just logged in. */
export async function openAccount(database: Database, kind: 'MEMBER' | 'USER' = 'MEMBER') {
  const shop = await openShop(database);
  const realm = kind === 'USER' ? PLATFORM_REALM : shop.site.id;
  // attempts are also counted by address: tests must not share one
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
    /** A person who has not logged in yet. */
    ctx,
    sessionId,
    logIn,
    read,
    /** The owner, with a login. */
    own: (session = sessionId) => ({ ...visitor, caller: callerOf(session) }),
    /** The outcome of a login with the right password. */
    enter: async (proof: LoginOf = {}) => {
      const { recentFailures, userAgent = 'test', browserSecrets, methods = ['PASSWORD'] } = proof;
      const [client, identity] = [{ ...ctx.client, userAgent, browserSecrets }, await read()];
      const soFar = { methods, recentFailures };
      return expectAnswer(await withSite(ctx, (tx) => finishLogin({ ...ctx, client }, tx, identity, soFar)));
    },
    pass: (milliseconds: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
    },
    mails: (): Promise<Mail[]> =>
      asPlatform('a test reads mails', database, async (tx) => {
        const { rows } = await sql<{ mail: Mail }>`
          select input as mail from tasks where kind = 'mail' and input ->> 'to' = ${email} order by key`.execute(
          tx.db,
        );
        return rows.map(({ mail }) => mail);
      }),
  };
}

/** Sets up an authenticator app and returns its setup data. */
export async function withApp(account: TestAccount) {
  const { factorId = '', secret = '' } = expectAnswer(await startTotp(account.own()));
  const shows = () => appCode(secret, account.ctx.now());
  expectAnswer(await confirmTotp(account.own(), { factorId, code: shows() }));
  account.pass(STEP_MS);
  return { factorId, shows };
}

/** A login that awaits its second factor. */
export function stopped(outcome: LoginOutcome) {
  if (outcome.state !== 'STATUS_CHECK') throw new Error(`the login is ${outcome.state}`);
  return outcome;
}
