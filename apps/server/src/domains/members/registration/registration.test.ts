import {
  authentication,
  contacts,
  memberAuthentication,
  memberCustomFields,
  signInSettings,
  signOnPolicies,
  verification,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../../platform/db/index.ts';
import { insertAccount } from '../../identity/index.ts';
import { createMemberRow } from '../create-member-row.ts';
import { codeIn, GOOD_PASSWORD, type Json, personOf, takeMails } from './people.fixture.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
});

const registration = (email: string, more: object = {}) => ({ loginId: { email }, password: GOOD_PASSWORD, ...more });
const login = (email: string, password = GOOD_PASSWORD) => ({ loginId: { email }, password });
const mails = () => takeMails(shop, database);
const settings = async (changes: object) => {
  const owner = personOf(shop, {}, { kind: 'staff', id: shop.site.id, role: 'owner', permissions: ['*'] });
  const { signInSettings: known } = (await owner.call(signInSettings.getSignInSettings, {})) as Record<string, Json>;
  const request = { signInSettings: { ...changes, revision: known?.revision } };
  expect(await owner.call(signInSettings.updateSignInSettings, request)).not.toHaveProperty('refused');
};
/** An address that the site knows from a contact who is not a member. */
const addContact = async (email: string): Promise<string> => {
  const owner = personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });
  const { contact } = await owner.call(contacts.createContact, { info: { emails: { items: [{ email }] } } });
  return String((contact as Json).id);
};

describe('registration', () => {
  test('creates account, member and contact, and logs in', async () => {
    const profile = {
      firstName: 'Ann',
      lastName: 'Lee',
      customFields: [{ name: 'nothing', value: { strValue: 'x' } }],
    };
    const answer = await personOf(shop).call(authentication.registerV2, registration('Ann@Example.com', { profile }));
    expect(answer).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: {
        email: { address: 'ann@example.com', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        identityProfile: { firstName: 'Ann', lastName: 'Lee' },
        factors: [{ type: 'PASSWORD', status: 'ACTIVE' }],
        connections: [],
      },
    });
    expect((answer.identity as Json).identityProfile).not.toHaveProperty('customFields');
    const [member] = await shop.rows<{ id: string; contact_id: string; nickname: string }>('members');
    expect(member).toMatchObject({ id: (answer.identity as Json).id, contact_id: expect.any(String) });
    expect(await shop.rows('contacts')).toHaveLength(1);
    expect(await shop.events()).toContain('wix.members.v1.member_created');
  });

  test('custom fields of the site are stored, with values of their type', async () => {
    const owner = personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });
    const request = { field: { name: 'Shoe size', fieldType: 'NUMBER' } };
    const { field: made } = await owner.call(memberCustomFields.createCustomField, request);
    const { key } = made as { key: string };
    const field = (value: object) => ({ profile: { customFields: [{ name: key, value }] } });
    const wrong = registration('ann@example.com', field({ strValue: 'large' }));
    expect(await personOf(shop).call(authentication.registerV2, wrong)).toEqual({
      violations: { [`profile.customFields.${key}`]: 'FORMAT' },
    });
    const right = registration('ann@example.com', field({ numValue: 42 }));
    const { identity } = await personOf(shop).call(authentication.registerV2, right);
    expect((identity as Json).identityProfile).toEqual({ customFields: [{ name: key, value: { numValue: 42 } }] });
  });

  test.each([
    [{ password: undefined }, { password: 'REQUIRED_FIELD' }],
    [{ password: 'short' }, { password: 'MIN_LENGTH' }],
    [{ password: 'x'.repeat(64) + 'y'.repeat(65) }, { password: 'MAX_LENGTH' }],
    [{ password: 'Football' }, { password: 'VALIDATION' }],
    [{ password: 'P@ssw0rd' }, { password: 'VALIDATION' }],
    [{ password: 'password123!' }, { password: 'VALIDATION' }],
    [{ password: 'abcdabcdabcd' }, { password: 'VALIDATION' }],
    [{ password: 'somebody@example.com' }, { password: 'VALIDATION' }],
  ])('refuses %j', async (change, violations) => {
    const request = registration('somebody@example.com', change);
    expect(await personOf(shop).call(authentication.registerV2, request)).toEqual({ violations });
    expect(await shop.rows('identities')).toEqual([]);
  });

  test('an address has one account, in whatever way it is written', async () => {
    await personOf(shop).call(authentication.registerV2, registration('ann@example.com'));
    const again = await personOf(shop).call(authentication.registerV2, registration('ANN@example.com'));
    expect(again).toMatchObject({ refused: 'DUPLICATE_EMAIL' });
    expect(await shop.rows('identities')).toHaveLength(1);
  });

  test('the site decides who can join', async () => {
    await settings({ whoMayJoin: 'APPROVED' });
    const waiting = await personOf(shop).call(authentication.registerV2, registration('ann@example.com'));
    expect(waiting).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    });
    expect(waiting).not.toHaveProperty('sessionToken');
    const early = await personOf(shop).call(authentication.loginV2, login('ann@example.com'));
    expect(early.state).toBe('REQUIRE_OWNER_APPROVAL');
    await settings({ whoMayJoin: 'NOBODY' });
    const closed = await personOf(shop).call(authentication.registerV2, registration('bob@example.com'));
    expect(closed).toMatchObject({ refused: 'REGISTRATION_CLOSED' });
    expect(await shop.rows('identities')).toHaveLength(1);
  });
});

describe('proving an address', () => {
  const askedToVerify = async (email: string) => {
    const answer = await personOf(shop).call(authentication.registerV2, registration(email));
    expect(answer).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: email, fromName: 'Test shop', subject: expect.stringContaining('Test shop') });
    return { stateToken: String(answer.stateToken), code: codeIn(mail as never) };
  };
  const verify = (request: object) => personOf(shop).call(verification.verifyDuringAuthentication, request);

  test('is required where the site says so', async () => {
    await settings({ requireEmailVerification: true });
    const { stateToken, code } = await askedToVerify('ann@example.com');
    expect(await verify({ stateToken, code: code === '000000' ? '000001' : '000000' })).toMatchObject({
      refused: 'VERIFICATION_FAILED',
    });
    expect(await verify({ stateToken, code })).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE' } },
    });
    // once
    expect(await verify({ stateToken, code })).toMatchObject({ refused: 'VERIFICATION_FAILED' });
  });

  test('five tries, ten minutes', async () => {
    await settings({ requireEmailVerification: true });
    const { stateToken, code } = await askedToVerify('ann@example.com');
    for (let at = 0; at < 5; at++) await verify({ stateToken, code: `x0000${at}` });
    expect(await verify({ stateToken, code })).not.toHaveProperty('sessionToken');
    shop.clock.now = new Date(shop.clock.now.getTime() + 20 * 60_000);
    const other = await askedToVerify('bob@example.com');
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60_000);
    expect(await verify(other)).toMatchObject({ refused: 'VERIFICATION_FAILED' });
  });

  test('is always required for a known contact, who is linked once the address is proven', async () => {
    const contactId = await addContact('ann@example.com');
    const { stateToken, code } = await askedToVerify('ann@example.com');
    expect(await shop.rows('members')).toMatchObject([{ contact_id: null }]);
    await verify({ stateToken, code });
    expect(await shop.rows('members')).toMatchObject([{ contact_id: contactId }]);
  });

  test('approval is still required afterwards', async () => {
    await settings({ requireEmailVerification: true, whoMayJoin: 'APPROVED' });
    const challenge = await askedToVerify('ann@example.com');
    expect(await verify(challenge)).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { email: { isVerified: true }, status: { reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    });
  });

  test('shows and changes nothing of an offline account before', async () => {
    const { ctx } = personOf(shop);
    const id = ctx.newId();
    await withSite(ctx, async (tx) => {
      const profile = { firstName: 'Secret' };
      const account = { id, kind: 'MEMBER' as const, email: 'ann@example.com', emailVerified: false, profile };
      const offline = { ...account, status: 'OFFLINE' as const, pendingReasons: [], passwordHash: null };
      await insertAccount(tx, ctx.siteId, offline, ctx.now());
      await createMemberRow(ctx, tx, account, { contactId: null });
    });
    const asked = await personOf(shop).call(authentication.registerV2, registration('ann@example.com'));
    expect(asked.state).toBe('REQUIRE_EMAIL_VERIFICATION');
    expect(JSON.stringify(asked)).not.toContain('Secret');
    expect(await shop.rows('identities')).toMatchObject([{ status: 'OFFLINE', password_hash: null }]);
    expect(await personOf(shop).call(authentication.loginV2, login('ann@example.com'))).toMatchObject({
      refused: 'INVALID_PASSWORD',
    });
    const [mail] = await mails();
    const done = await verify({ stateToken: asked.stateToken, code: codeIn(mail as never) });
    expect(done).toMatchObject({ state: 'SUCCESS', identity: { id, identityProfile: { firstName: 'Secret' } } });
    expect(await personOf(shop).call(authentication.loginV2, login('ann@example.com'))).toMatchObject({
      state: 'SUCCESS',
    });
    expect(await shop.rows('members')).toHaveLength(1);
  });

  test('codes are mailed five times an hour', async () => {
    await settings({ requireEmailVerification: true });
    await askedToVerify('ann@example.com');
    const again = () => personOf(shop).call(authentication.loginV2, login('ann@example.com'));
    for (let at = 0; at < 4; at++) expect((await again()).state).toBe('REQUIRE_EMAIL_VERIFICATION');
    expect(await again()).toMatchObject({ refused: 'THROTTLED_FEATURE', data: { waitSeconds: 3600 } });
    expect(await mails()).toHaveLength(4);
  });
});

describe('an app vouches for a person', () => {
  const app = () => personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });

  test('new, known or blocked', async () => {
    const request = { loginId: { email: 'ann@example.com' }, profile: { firstName: 'Ann' }, verifyEmail: true };
    const first = await app().call(authentication.signOn, request);
    expect(first).toMatchObject({
      sessionToken: expect.any(String),
      identity: { status: { name: 'ACTIVE' }, email: { isVerified: true }, identityProfile: { firstName: 'Ann' } },
    });
    const second = await app().call(authentication.signOn, { ...request, profile: { lastName: 'Lee' } });
    expect((second.identity as Json).id).toBe((first.identity as Json).id);
    expect((second.identity as Json).identityProfile).toEqual({ firstName: 'Ann', lastName: 'Lee' });
    await app().call(memberAuthentication.block, { email: 'ann@example.com' });
    expect(await app().call(authentication.signOn, request)).toMatchObject({ refused: 'IDENTITY_BLOCKED' });
  });

  test('a password set before the address was proven is removed', async () => {
    await personOf(shop).call(authentication.registerV2, registration('ann@example.com'));
    expect(await shop.rows('identity_sessions')).toHaveLength(1);
    await app().call(authentication.signOn, { loginId: { email: 'ann@example.com' }, verifyEmail: true });
    expect(await shop.rows('identity_sessions')).toMatchObject([{ methods: ['APP'] }]);
    expect(await personOf(shop).call(authentication.loginV2, login('ann@example.com'))).toMatchObject({
      refused: 'INVALID_PASSWORD',
    });
  });

  test('a contact is claimed on request', async () => {
    const [ann, bob] = [await addContact('ann@example.com'), await addContact('bob@example.com')];
    await app().call(authentication.signOn, { loginId: { email: 'ann@example.com' } });
    await app().call(authentication.signOn, { loginId: { email: 'bob@example.com' }, mergeExistingContact: true });
    const contacts = (await shop.rows<{ contact_id: string | null }>('members')).map((row) => row.contact_id);
    expect(contacts.sort()).toEqual([bob, null].sort());
    expect(contacts).not.toContain(ann);
  });
});

describe('settings', () => {
  const owner = () => personOf(shop, {}, { kind: 'staff', id: shop.site.id, role: 'owner', permissions: ['*'] });

  test('include the two rules that clients know', async () => {
    const before = await owner().call(signOnPolicies.getSignOnPolicy, {});
    expect(before.signOnPolicy).toMatchObject({ requireOwnerApproval: false, requireEmailVerification: false });
    const change = { signOnPolicy: { requireOwnerApproval: true } };
    const after = await owner().call(signOnPolicies.updateSignOnPolicy, change);
    expect(after.signOnPolicy).toMatchObject({
      requireOwnerApproval: true,
      requireEmailVerification: false,
      revision: '1',
    });
    expect((await owner().call(signInSettings.getSignInSettings, {})).signInSettings).toMatchObject({
      whoMayJoin: 'APPROVED',
    });
    expect(await shop.events()).toEqual(['wix.iam.signon.v1.sign_on_policy_updated']);
    const stale = { signInSettings: { revision: '0', captcha: 'ALWAYS' } };
    expect(await owner().call(signInSettings.updateSignInSettings, stale)).toMatchObject({
      refused: 'INVALID_REVISION',
    });
    expect((await personOf(shop).call(signInSettings.getSignInOptions, {})).signInOptions).toEqual({
      canRegister: true,
      needsApproval: true,
      captcha: 'RISK',
      shortestPassword: 8,
    });
  });
});
