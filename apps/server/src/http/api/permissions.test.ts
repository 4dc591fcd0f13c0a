import { readFileSync } from 'node:fs';
import { type Operation, operations, staffRoles } from '@stoa/contract';
import { logInMember } from '@stoa/server/testing/member';
import { signInAs } from '@stoa/server/testing/staff';
import { addressed, NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey } from '../../domains/identity/index.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { fillShop } from './every-operation.fixture.ts';
import { isAllowedBy, readPermissionMatrix } from './permission-matrix.ts';
import { requestNaming } from './requests.fixture.ts';

const matrix = readPermissionMatrix(
  readFileSync(new URL('../../../../../docs/permissions.md', import.meta.url), 'utf8'),
);

/** Operations that may end the caller's own session or account: each gets a new caller. */
const ENDS_CALLERS = /sign-?out|logout|leave|session|password|myMember|myAccount|^recover|block|disconnect/i;

/**
 * Other reasons for refusing a permitted call: the caller has no data of their own, has not proven their identity, which
 * the call is for, or does not run the server.
 */
const OTHER_REASONS = [
  /only visitors and members have an? (current cart|wishlist)/,
  /this call needs (a member|an account of your own)/,
  /members can only (write about|change) (themselves|their own address)/,
  /INVALID_CLIENT|INVALID_GRANT|INVALID_CREDENTIALS|INVALID_SESSION|PERMISSIONS_EXCEED_YOURS|NOT_AN_OPERATOR/,
];

const every = [...operations.values()];

let shops: TwoShops;
/** Permitted requests name this id, which does not exist: only permission is tested here. */
const nowhere = newId();
/** Denied requests name an existing entity, which they would change if they were let through. */
let somewhere: string;
type Headers = Record<string, string>;
type Kind = {
  title: string;
  /** The caller's headers; `fresh` creates another caller of the kind. */
  headersFor(operation: Operation, fresh: boolean): Promise<Headers>;
  may(operation: Operation): boolean;
};
const kinds: Kind[] = [];
const kindOf = (title: string) => kinds.find((one) => one.title === title) as Kind;

const send = async (operation: Operation, named: string, headers: Headers) =>
  shops.send({
    ...addressed(operation, requestNaming(operation, named)),
    headers: { host: 'localhost', 'x-stoa-client': '1', ...headers },
  });

beforeAll(async () => {
  shops = await openTwoShops();
  somewhere = (await fillShop(shops, shops.one)).product as string;
  const { site, visitorToken } = shops.one;
  const cell = (operation: Operation, title: string) => matrix.get(operation.id)?.get(title);
  const needs = (operation: Operation) => cell(operation, 'An app needs');
  const add = (title: string, make: () => Promise<Headers>, may?: Kind['may']) => {
    let known: Promise<Headers> | undefined;
    const headersFor = (_operation: Operation, fresh: boolean) => {
      if (fresh) return make();
      known ??= make();
      return known;
    };
    kinds.push({ title, headersFor, may: may ?? ((operation) => isAllowedBy(cell(operation, title))) });
  };
  add('Nobody', async () => ({}));
  add('Visitor', async () => ({ authorization: await visitorToken() }));
  add('Member', async () => ({ authorization: (await logInMember(shops, shops.one)).token }));
  for (const { key, title } of staffRoles) add(title, async () => (await signInAs(shops, site.id, key)).headers);
  await asPlatform('keys for the test', shops.database, async (tx) => {
    await insertApiKey(tx, 'stoa_powerless', site.id, 'Powerless', [], NOW);
    for (const permissions of permissionsAsked())
      await insertApiKey(tx, keyFor(permissions), site.id, 'Of the test', permissions, NOW);
    // the use of a key is recorded once an hour
    await sql`update api_keys set last_used_date = ${NOW}`.execute(tx.db);
  });
  const powerless = async () => ({ authorization: 'stoa_powerless' });
  add('App without scope', powerless, (operation) => needs(operation) === 'nothing');
  kinds.push({
    title: 'App with scope',
    headersFor: async ({ permit }) => ({ authorization: keyFor([...permit.permissions]) }),
    may: (operation) => needs(operation) !== '–',
  });
});
afterAll(() => shops?.stop());

const permissionsAsked = () => [
  ...new Map(every.map(({ permit: { permissions } }) => [permissions.join(), [...permissions]])).values(),
];
const keyFor = (permissions: string[]) => `stoa_for_${permissions.join('_').replaceAll('.', '-')}`;

test('the document has exactly one line per operation', () => {
  expect([...matrix.keys()].sort()).toEqual(every.map(({ id }) => id).sort());
});

const titles = [
  'Nobody',
  'Visitor',
  'Member',
  ...staffRoles.map(({ title }) => title),
  'App without scope',
  'App with scope',
];

describe('denied callers are refused, and leave no trace', () => {
  test.each(titles)('%s', async (title) => {
    const kind = kindOf(title);
    const denied = every.filter((operation) => !kind.may(operation));
    for (const operation of denied) await kind.headersFor(operation, false);
    const changes = await shops.watch();
    const letIn: string[] = [];
    for (const operation of denied) {
      const { status } = await send(operation, somewhere, await kind.headersFor(operation, false));
      if (status !== 401 && status !== 403) letIn.push(`${operation.id} ${status}`);
    }
    expect(letIn).toEqual([]);
    expect(await changes()).toEqual([]);
  });
});

describe('permitted callers are let in', () => {
  test.each(titles)('%s', async (title) => {
    const kind = kindOf(title);
    const refused: string[] = [];
    for (const operation of every.filter(kind.may)) {
      const headers = await kind.headersFor(operation, ENDS_CALLERS.test(operation.name));
      const { status, body } = await send(operation, nowhere, headers);
      const text = JSON.stringify(body);
      const isRefused = (status === 401 || status === 403) && !OTHER_REASONS.some((reason) => reason.test(text));
      if (isRefused || status >= 500) refused.push(`${operation.id} ${status} ${text.slice(0, 200)}`);
    }
    expect(refused).toEqual([]);
  });
});
