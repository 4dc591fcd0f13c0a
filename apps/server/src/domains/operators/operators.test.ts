import { operators, signUp } from '@stoa/contract';
import { watchChanges } from '@stoa/server/testing/changes';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, addressed, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';

const addresses: string[] = [];
let shops: TwoShops;
let operator: Staff;
let owner: Staff;
beforeAll(async () => {
  shops = await openTwoShops({ hosting: { signUp: 'invited', sitesDomain: 'localhost', operators: addresses } });
  operator = await signInAs(shops, shops.other.site.id, 'support');
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  addresses.push(operator.email);
});
afterAll(() => shops?.stop());

const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;

test('only those whom the settings name are operators', async () => {
  const siteId = shops.one.site.id;
  const requests: [unknown, object][] = [
    [operators.listAllSites, {}],
    [operators.setSiteBlocked, { siteId, isBlocked: true }],
    [operators.inviteToSignUp, { email: 'a@b.test' }],
  ];
  const changes = await shops.watch();
  for (const [operation, request] of requests) {
    expect(codeOf(await owner.call(operation, request))).toBe('NOT_AN_OPERATOR');
    for (const token of [shops.one.apiKey, await shops.one.visitorToken()])
      expect((await shops.call(operation, request, token)).status).toBe(403);
    expect((await shops.call(operation, request)).status).toBe(401);
  }
  expect(await changes()).toEqual([]);
});

test('an operator finds sites by name, host name and owner', async () => {
  const find = async (request: object) =>
    ((await operator.call(operators.listAllSites, request)).body.sites as { id: string; name: string }[]).map(
      ({ name }) => name,
    );
  expect((await find({})).sort()).toEqual(['one', 'other']);
  expect(await find({ search: 'ONE' })).toEqual(['one']);
  expect(await find({ search: shops.other.site.ownerEmail })).toEqual(['other']);
  expect(await find({ search: '%' })).toEqual([]);
  const [newest] = (await operator.call(operators.listAllSites)).body.sites as { id: string }[];
  expect(await find({ after: newest?.id })).toHaveLength(1);
});

test('a blocked site is shut to visitors until an operator lets it be, and its owner sees why', async () => {
  const { id: siteId, host } = shops.one.site;
  const status = async () => (await shops.send({ url: '/stoa/v1/site', headers: { host } })).status;
  const block = (isBlocked: boolean) => operator.call(operators.setSiteBlocked, { siteId, isBlocked });
  expect((await block(true)).status).toBe(200);
  expect(await status()).toBe(428);
  const open = await shops.send({
    ...{ method: 'POST', url: '/stoa/v1/site/settings/state', body: { state: 'ENABLED' }, headers: owner.headers },
  });
  expect(open.status).toBe(200);
  expect(await status()).toBe(428);
  await block(false);
  expect(await status()).toBe(200);
  expect((await operator.call(operators.setSiteBlocked, { siteId: newId(), isBlocked: true })).status).toBe(404);
});

test('an invited stranger makes a site where nobody else can sign up', async () => {
  const mails = await watchChanges(shops.database);
  const email = `${newId()}@invited.test`;
  expect((await operator.call(operators.inviteToSignUp, { email })).body).toEqual({});
  const queued = (await mails()).filter(({ table, before }) => table === 'tasks' && before === null);
  const { text } = (queued.at(-1)?.after as { input?: { text: string } } | undefined)?.input ?? { text: '' };
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const call = (operation: unknown, request: object) =>
    shops.send({ ...addressed(operation as never, request), headers: { 'x-stoa-client': '1' } });
  expect(codeOf(await call(signUp.startSignUp, { email, siteName: 'A' }))).toBe('SIGN_UP_CLOSED');
  expect((await call(signUp.getSignUp, { token })).body).toMatchObject({
    signUp: { email, siteName: '', address: '' },
  });
  const site = {
    name: 'Kiln',
    address: `kiln-${newId().slice(-12)}`,
    language: 'en',
    currency: 'EUR',
    timeZone: 'UTC',
  };
  const made = await call(signUp.finishSignUp, { token, name: 'Ines', password: 'a glaze of her own', site });
  expect(made.body).toMatchObject({ email });
  expect(codeOf(await operator.call(operators.inviteToSignUp, { email }))).toBe('EMAIL_HAS_ACCOUNT');
});
