// For tests: people of a site's team, signed in to the back office.

import { sql } from 'kysely';
import { insertSession, insertUser, newSecret, PLATFORM_REALM } from '../src/domains/identity/index.ts';
import { asPlatform, type Database } from '../src/platform/db/index.ts';
import { newId } from '../src/platform/ids.ts';
import { type Answer, addressed, NOW, type TwoShops } from './two-shops.ts';

type Person = {
  id: string;
  email: string;
  sessionId: string;
  /** Their browser's headers. */
  headers: Record<string, string>;
};
export type Staff = Person & { call(operation: unknown, request?: object): Promise<Answer> };

/** Creates a person with a role on a site and logs them in; `authenticated` is the time of their proof of identity. */
export async function signInAs(
  shops: TwoShops,
  siteId: string,
  role: string,
  { authenticated = NOW }: { authenticated?: Date } = {},
): Promise<Staff> {
  const person = await newStaff(shops.database, siteId, role, { now: NOW, authenticated });
  return {
    ...person,
    call: (operation, request = {}) =>
      shops.send({ ...addressed(operation as never, request), headers: person.headers }),
  };
}

/** As `signInAs`, on any server. */
export async function newStaff(
  database: Database,
  siteId: string,
  role: string,
  { now, authenticated = now }: { now: Date; authenticated?: Date },
): Promise<Person> {
  const [id, sessionId, secret] = [newId(), newId(), newSecret()];
  const email = `${id}@staff.test`;
  await asPlatform('a test makes people of the team', database, async (tx) => {
    await insertUser(tx, { id, email, name: `The ${role}`, passwordHash: 'none' }, now);
    await sql`
      insert into user_roles (user_id, site_id, role, created_date)
      values (${id}, ${siteId}, ${role}, ${now})`.execute(tx.db);
    const session = {
      id: sessionId,
      identityId: id,
      methods: ['PASSWORD'],
      address: '',
      userAgent: '',
      clientId: null,
    };
    const expires = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    await insertSession(tx, PLATFORM_REALM, session, { secret, now, expires, authenticated });
  });
  const headers = { cookie: `stoa_session=${secret}`, 'wix-site-id': siteId, 'x-stoa-client': '1' };
  return { id, email, sessionId, headers };
}
