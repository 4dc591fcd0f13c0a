import { accounts, signUp, siteAdministration } from '@stoa/contract';
import { type Change, watchChanges } from '@stoa/server/testing/changes';
import { signInAs } from '@stoa/server/testing/staff';
import { type Answer, addressed, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';

const PASSWORD = 'a long sentence of mine';

let shops: TwoShops;
const operators: string[] = [];
let closed: TwoShops;
let mails: () => Promise<Change[]>;
beforeAll(async () => {
  shops = await openTwoShops({});
  closed = await openTwoShops({
    publicUrl: 'http://kitchen.localhost',
    hosting: { signUp: 'closed', sitesDomain: 'localhost', operators },
  });
  mails = await watchChanges(shops.database);
});
afterAll(() => Promise.all([shops?.stop(), closed?.stop()]));

const call = (operation: unknown, request: object = {}, on = shops) =>
  on.send({ ...addressed(operation as never, request), headers: { 'x-stoa-client': '1' } });
const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;

type Queued = { to: string; subject: string; text: string };
async function newestMail(): Promise<Queued> {
  const queued = (await mails()).filter(({ table, before }) => table === 'tasks' && before === null);
  return (queued.at(-1)?.after as { input: Queued } | undefined)?.input ?? { to: '', subject: '', text: '' };
}
const tokenIn = ({ text }: Queued) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

const newEmail = () => `${newId()}@sign-ups.test`;
const site = (address = `kiln-${newId().slice(-12)}`) => ({
  ...{ name: 'Kiln & Co', address, language: 'de', currency: 'EUR', timeZone: 'Europe/Berlin' },
});
async function start(email = newEmail()): Promise<{ email: string; token: string }> {
  expect((await call(signUp.startSignUp, { email, siteName: ' Kiln & Co ' })).body).toEqual({});
  return { email, token: tokenIn(await newestMail()) };
}

test('a mailed link makes an account and its open site together, once', async () => {
  const { email, token } = await start();
  expect((await call(signUp.getSignUp, { token })).body).toMatchObject({
    signUp: { email, siteName: 'Kiln & Co', address: expect.stringMatching(/^kiln-co/), domain: 'localhost' },
  });
  const plan = site();
  const finished = await call(signUp.finishSignUp, { token, name: ' Ada ', password: PASSWORD, site: plan });
  expect(finished.body).toEqual({ email, siteId: expect.any(String) });
  const { siteId } = finished.body;
  const signedIn = await call(accounts.signIn, { email, password: PASSWORD });
  expect(signedIn.body).toMatchObject({ account: { name: 'Ada', siteId, role: 'owner' } });
  const home = await shops.send({ url: '/stoa/v1/pages/published', headers: { host: `${plan.address}.localhost` } });
  expect(home.body).toMatchObject({ page: { root: { props: { title: 'Kiln & Co' } } } });
  expect(codeOf(await call(signUp.getSignUp, { token }))).toBe('SIGN_UP_NOT_FOUND');
  const again = await call(signUp.finishSignUp, { token, name: 'Eve', password: PASSWORD, site: site() });
  expect(codeOf(again)).toBe('SIGN_UP_NOT_FOUND');
});

test('a weak password and a taken address leave the link as it is, and make nothing', async () => {
  const { email, token } = await start();
  const finish = (password: string, address?: string) =>
    call(signUp.finishSignUp, { token, name: 'Ada', password, site: site(address) });
  expect((await finish('password')).status).toBe(400);
  const [one = ''] = shops.one.site.host.split('.');
  expect(codeOf(await finish(PASSWORD, one))).toBe('SITE_ADDRESS_TAKEN');
  expect(codeOf(await call(accounts.signIn, { email, password: PASSWORD }))).toBe('INVALID_CREDENTIALS');
  expect((await finish(PASSWORD)).status).toBe(200);
});

test('an address with an account gets the same answer and another mail, and its links are over', async () => {
  const { email, token } = await start();
  const { token: second } = await start(email);
  await call(signUp.finishSignUp, { token, name: 'Ada', password: PASSWORD, site: site() });
  expect(codeOf(await call(signUp.getSignUp, { token: second }))).toBe('SIGN_UP_NOT_FOUND');
  const stranger = await call(signUp.startSignUp, { email: newEmail(), siteName: 'Kiln' });
  const known = await call(signUp.startSignUp, { email: email.toUpperCase(), siteName: 'Kiln' });
  expect([known.status, known.body]).toEqual([stranger.status, stranger.body]);
  const mail = await newestMail();
  expect([mail.to, mail.subject, tokenIn(mail)]).toEqual([email, 'You already have an account', '']);
});

test('of two who finish one link at once, one gets an account', async () => {
  const { token } = await start();
  const finish = () => call(signUp.finishSignUp, { token, name: 'Ada', password: PASSWORD, site: site() });
  const answers = await Promise.all([finish(), finish()]);
  expect(answers.map((answer) => codeOf(answer) ?? 'made').sort()).toEqual(['SIGN_UP_NOT_FOUND', 'made']);
});

test('links expire, and others are nothing', async () => {
  const { token } = await start();
  const { database } = shops;
  const { removeOldSignUps } = await import('./sign-ups.store.ts');
  await removeOldSignUps(database, new Date(shops.app.now().getTime() + 25 * 60 * 60 * 1000));
  for (const other of [token, 'x', "' or 1=1 --", 'a'.repeat(200)])
    expect(codeOf(await call(signUp.getSignUp, { token: other }))).toBe('SIGN_UP_NOT_FOUND');
});

test('many sign-ups of one address wait, and many from one network have to work for it', async () => {
  const email = newEmail();
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 8; n++) codes.push(codeOf(await call(signUp.startSignUp, { email, siteName: 'Kiln' })));
  expect(codes.slice(0, 5)).toEqual(Array(5).fill(undefined));
  expect(codes).toContain('THROTTLED_FEATURE');
  const more: (string | undefined)[] = [];
  for (let n = 0; n < 25; n++) more.push(codeOf(await call(signUp.startSignUp, { email: newEmail(), siteName: 'K' })));
  expect(more).toContain('-19971');
  expect((await call(signUp.getSignUpChallenge)).body).toMatchObject({ signature: expect.any(String) });
});

test('a closed server takes nobody, and says so', async () => {
  expect((await call(signUp.getSignUpRules, {}, closed)).body).toMatchObject({ isOpen: false });
  const refused = await call(signUp.startSignUp, { email: newEmail(), siteName: 'Kiln' }, closed);
  expect(codeOf(refused)).toBe('SIGN_UP_CLOSED');
  expect((await call(siteAdministration.listMySites, {}, closed)).status).toBe(401);
  const owner = await signInAs(closed, closed.one.site.id, 'owner');
  const create = (address: string) => owner.call(siteAdministration.createMySite, { site: site(address) });
  expect(codeOf(await create('kiln-house'))).toBe('SITES_NOT_ALLOWED');
  operators.push(owner.email);
  // the dashboard's own address is nobody's
  expect(codeOf(await create('kitchen'))).toBe('SITE_ADDRESS_TAKEN');
  expect((await create('kiln-house')).status).toBe(200);
});
