import { contactEvents, contacts, memberAdministration, members } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { type DeliveredEvent, handTo } from '../../platform/events/index.ts';
import { findAccount, openSession, updateAccount } from '../identity/index.ts';
import { membersFollowContacts } from './follow-contacts.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
});
afterAll(() => database?.close());

type Draft = { email?: string; nickname?: string; firstName?: string; privacyStatus?: string };
async function add({ email = 'ada@example.com', nickname, firstName, privacyStatus }: Draft = {}) {
  const draft = {
    loginEmail: email,
    ...(nickname ? { profile: { nickname } } : {}),
    ...(firstName ? { contact: { firstName } } : {}),
    ...(privacyStatus ? { privacyStatus } : {}),
  };
  const { member } = expectAnswer(await staff.call(members.createMember, { member: draft }));
  return { ...member, id: member?.id ?? '' };
}
const MISSING = '0190a000-0000-7000-8000-0000000000ff';
const refusedWith = (answer: unknown) => (answer as { code?: string; refused?: string }).code ?? answer;
const namesOf = (found: { profile?: { nickname?: string | null } }[] = []) =>
  found.map(({ profile }) => profile?.nickname);

describe('visibility', () => {
  test('members see all of themselves, and the public part of others; a visitor has no member', async () => {
    const ada = await add({ nickname: 'Ada', firstName: 'Ada' });
    const bob = await add({ email: 'bob@example.com', nickname: 'Bob', privacyStatus: 'PUBLIC' });
    const asAda = shop.member(ada.id);
    const { member: own } = expectAnswer(await asAda.call(members.getCurrentMember, { fieldsets: ['FULL'] }));
    expect(own).toMatchObject({
      loginEmail: 'ada@example.com',
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      contact: { firstName: 'Ada', emails: ['ada@example.com'], phones: [], addresses: [] },
    });
    const { member: plain } = expectAnswer(await asAda.call(members.getCurrentMember, {}));
    expect(plain).toMatchObject({ status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' });
    expect(plain).not.toHaveProperty('loginEmail');

    const { member: other } = expectAnswer(await asAda.call(members.getMember, { id: bob.id, fieldsets: ['FULL'] }));
    expect(other).toMatchObject({ profile: { nickname: 'Bob', slug: 'bob' }, status: 'UNKNOWN' });
    expect(other).not.toHaveProperty('loginEmail');
    expect(other).not.toHaveProperty('contact');
    const visitor = shop.visitor();
    expect(expectAnswer(await visitor.call(members.getCurrentMember, { fieldsets: ['FULL'] }))).toEqual({});
    expect(await visitor.call(members.getMember, { id: ada.id })).toMatchObject({ refused: 'not-found' });
    expect(await shop.member(bob.id).call(members.getMember, { id: ada.id })).toMatchObject({ refused: 'not-found' });
    expect(namesOf(expectAnswer(await visitor.call(members.listMembers, {})).members)).toEqual(['Bob']);
  });

  test('neither filters nor words reveal hidden data', async () => {
    await add({ nickname: 'Bob', email: 'secret@example.com', firstName: 'Robert', privacyStatus: 'PUBLIC' });
    const visitor = shop.visitor();
    const found = async (request: object) =>
      namesOf(expectAnswer(await visitor.call(members.queryMembers, request)).members);
    for (const expression of ['secret', 'robert', 'secret@example.com'])
      expect(await found({ search: { expression } })).toEqual([]);
    expect(await found({ search: { expression: 'bo' } })).toEqual(['Bob']);
    for (const field of ['loginEmail', 'status', 'contact.firstName', 'privacyStatus']) {
      const answer = await visitor.call(members.queryMembers, { query: { filter: { [field]: 'x' } } });
      expect(answer).toMatchObject({ refused: 'invalid', violations: [{ field: `query.filter.${field}` }] });
    }
    const words = { search: { expression: 'secret', fields: ['loginEmail'] } };
    expect(await visitor.call(members.queryMembers, words)).toMatchObject({
      refused: 'invalid',
      violations: [{ field: 'search.fields.0' }],
    });
  });

  test('the current member takes one statement, a page of members at most two', async () => {
    const ada = await add();
    const asAda = shop.member(ada.id);
    asAda.ctx.statements.count = 0;
    expectAnswer(await asAda.call(members.getCurrentMember, { fieldsets: ['FULL'] }));
    expect(asAda.ctx.statements.count).toBe(1);
    for (const name of ['bob', 'cleo']) await add({ email: `${name}@example.com` });
    const statements = async (query: object) => {
      staff.ctx.statements.count = 0;
      expectAnswer(await staff.call(members.queryMembers, { query, fieldsets: ['FULL'] }));
      return staff.ctx.statements.count;
    };
    expect(await statements({})).toBe(1);
    expect(await statements({ paging: { limit: 2 } })).toBe(2);
  });
});

describe('finding members', () => {
  test('by every field, in every order, page by page', async () => {
    await add({ email: 'ada@example.com', nickname: 'Ada', firstName: 'Ada' });
    await add({ email: 'bob@example.com', nickname: 'Bob', firstName: 'Robert', privacyStatus: 'PUBLIC' });
    shop.clock.now = new Date('2026-03-03T10:00:00.000Z');
    const cleo = await add({ email: 'cleo@example.org', nickname: 'Cleo' });
    await staff.call(members.blockMember, { id: cleo.id });
    const find = async (query: object, search?: object) =>
      namesOf(expectAnswer(await staff.call(members.queryMembers, { query, search })).members);
    const filters: [object, string[]][] = [
      [{ loginEmail: 'ADA@example.com' }, ['Ada']],
      [{ loginEmail: { $startsWith: 'bob' } }, ['Bob']],
      [{ status: 'BLOCKED' }, ['Cleo']],
      [{ status: { $in: ['APPROVED'] }, privacyStatus: 'PUBLIC' }, ['Bob']],
      [{ 'profile.slug': 'cleo' }, ['Cleo']],
      [{ 'contact.firstName': 'Robert' }, ['Bob']],
      [{ id: cleo.id, contactId: cleo.contactId }, ['Cleo']],
      [{ createdDate: { $gte: '2026-03-03T00:00:00Z' } }, ['Cleo']],
      [{ lastLoginDate: { $exists: true } }, []],
    ];
    for (const [filter, names] of filters) expect(await find({ filter }), JSON.stringify(filter)).toEqual(names);
    expect(await find({ sorting: [{ fieldName: 'profile.nickname', order: 'DESC' }] })).toEqual(['Cleo', 'Bob', 'Ada']);
    expect(await find({}, { expression: 'robert' })).toEqual(['Bob']);
    expect(await find({}, { expression: 'example cleo' })).toEqual(['Cleo']);
    const sorting = [{ fieldName: 'loginEmail' }];
    const page = await staff.call(members.queryMembers, { query: { sorting, paging: { limit: 1, offset: 1 } } });
    expect(expectAnswer(page).metadata).toEqual({ count: 1, offset: 1, total: 3, tooManyToCount: false });
  });

  test('an invalid filter, sort or page names its field', async () => {
    const wrong: [object, string][] = [
      [{ filter: { colour: 'red' } }, 'query.filter.colour'],
      [{ filter: { status: 'ACTIVE' } }, 'query.filter.status'],
      [{ sorting: [{ fieldName: 'contactId' }] }, 'query.sorting.0.fieldName'],
      [{ paging: { limit: 101 } }, 'query.paging.limit'],
    ];
    for (const [query, field] of wrong)
      expect(await staff.call(members.queryMembers, { query })).toMatchObject({ violations: [{ field }] });
  });
});

describe('changing members', () => {
  test('omitted fields stay; lists are replaced, empty ones change nothing, empty text clears', async () => {
    const ada = await add({ firstName: 'Ada', nickname: 'Ada' });
    const asAda = shop.member(ada.id);
    const update = async (change: object) =>
      expectAnswer(await asAda.call(members.updateMember, { member: { id: ada.id, ...change } })).member;
    const address = { addressLine: '1 Quay St', city: 'Dublin', country: 'IE' };
    await update({ contact: { lastName: 'Byron', phones: ['+353 1 234', '+353 1 567'], addresses: [address] } });
    const changed = await update({
      contact: { phones: ['+353 1 567'], addresses: [] },
      profile: { title: 'Countess' },
    });
    expect(changed).toMatchObject({
      contact: { firstName: 'Ada', lastName: 'Byron', phones: ['+353 1 567'], addresses: [address] },
      profile: { nickname: 'Ada', title: 'Countess' },
    });
    expect((await update({ contact: { phones: [], lastName: '' } }))?.contact).not.toHaveProperty('lastName');
    const emails = await update({ contact: { emails: ['other@example.com'] } });
    expect(emails?.contact?.emails).toEqual(expect.arrayContaining(['ada@example.com', 'other@example.com']));
    for (const [operation, field, left] of [
      [members.deleteMemberPhones, 'phones', []],
      [members.deleteMemberAddresses, 'addresses', []],
      [members.deleteMemberEmails, 'emails', ['ada@example.com']],
    ] as const) {
      const answer = expectAnswer(await asAda.call(operation, { id: ada.id }));
      expect(answer.member?.contact).toMatchObject({ [field]: left });
    }
  });

  test('nobody changes another member, and a refusal leaves no trace', async () => {
    const ada = await add();
    const bob = await add({ email: 'bob@example.com' });
    const before = await shop.rows('members');
    const asBob = shop.member(bob.id);
    const change = { member: { id: ada.id, profile: { nickname: 'Taken over' } } };
    expect(await asBob.call(members.updateMember, change)).toMatchObject({ refused: 'not-permitted' });
    expect(await asBob.call(members.deleteMemberPhones, { id: ada.id })).toMatchObject({ refused: 'not-permitted' });
    const wrong: [object, string][] = [
      [{ profile: { nickname: '' } }, 'member.profile.nickname'],
      [{ privacyStatus: 'UNKNOWN' }, 'member.privacyStatus'],
      [{ contact: { birthdate: 'yesterday' } }, 'member.contact.birthdate'],
      [{ contact: { phones: ['none'] } }, 'member.contact.phones.0'],
    ];
    for (const [part, field] of wrong)
      expect(await asBob.call(members.updateMember, { member: { id: bob.id, ...part } })).toMatchObject({
        violations: [{ field }],
      });
    expect(refusedWith(await staff.call(members.createMember, { member: { loginEmail: 'ADA@example.com' } }))).toBe(
      'DUPLICATE_EMAIL',
    );
    expect(await shop.rows('members')).toEqual(before);
  });

  test('slugs are made from names, with numbers where they are taken', async () => {
    const [ada, second] = [
      await add({ nickname: 'Ada L.' }),
      await add({ email: 'b@example.com', nickname: 'Ada L.' }),
    ];
    expect([ada.profile?.slug, second.profile?.slug]).toEqual(['ada-l', 'ada-l-1']);
    const asSecond = shop.member(second.id);
    expect(refusedWith(await asSecond.call(members.updateCurrentMemberSlug, { slug: 'ada-l' }))).toBe(
      'SLUG_ALREADY_EXISTS',
    );
    const { member } = expectAnswer(await asSecond.call(members.updateCurrentMemberSlug, { slug: 'Countess Ada' }));
    expect(member?.profile?.slug).toBe('countess-ada');
    expect(await asSecond.call(members.updateCurrentMemberSlug, { slug: '!!!' })).toMatchObject({
      violations: [{ field: 'slug' }],
    });
  });

  test('members publish and hide themselves, where the site allows it', async () => {
    const ada = await add();
    const asAda = shop.member(ada.id);
    const shown = async () => namesOf(expectAnswer(await shop.visitor().call(members.listMembers, {})).members).length;
    expect(expectAnswer(await asAda.call(members.joinCommunity, {})).member?.privacyStatus).toBe('PUBLIC');
    expect(await shown()).toBe(1);
    expect(expectAnswer(await asAda.call(members.leaveCommunity, {})).member?.privacyStatus).toBe('PRIVATE');
    expect(await shown()).toBe(0);
  });
});

describe('status', () => {
  test("the site's owner cannot be blocked, and nobody can block themselves", async () => {
    const { id } = await add({ email: shop.site.ownerEmail });
    const asOwner = shop.as({ kind: 'staff', id: shop.site.ownerId, role: 'owner', permissions: ['*'] });
    expect(refusedWith(await asOwner.call(members.blockMember, { id }))).toBe('MEMBER_SELF_BLOCK_FORBIDDEN');
    expect(refusedWith(await staff.call(members.blockMember, { id }))).toBe('OWNER_MEMBER_BLOCK_FORBIDDEN');
    expect(await statusOf(id)).toBe('APPROVED');
  });

  const statusOf = async (id: string) =>
    expectAnswer(await staff.call(members.getMember, { id, fieldsets: ['EXTENDED'] })).member?.status;

  test('approve, block, unblock, mute and disconnect, with the actions possible next', async () => {
    const { id } = await add();
    const actions = async () =>
      expectAnswer(await staff.call(memberAdministration.getMemberDetails, { memberId: id })).actions;
    expect(await actions()).toEqual(['BLOCK', 'MUTE', 'END_SESSIONS', 'DISCONNECT', 'DELETE']);
    expectAnswer(await staff.call(members.blockMember, { id }));
    expect([await statusOf(id), await actions()]).toEqual(['BLOCKED', ['UNBLOCK', 'MUTE', 'DISCONNECT', 'DELETE']]);
    expectAnswer(await staff.call(members.approveMember, { id }));
    expectAnswer(await staff.call(members.muteMember, { id }));
    expect((await actions())?.includes('UNMUTE')).toBe(true);
    expectAnswer(await staff.call(members.unmuteMember, { id }));
    expectAnswer(await staff.call(members.disconnectMember, { id }));
    expect([await statusOf(id), await actions()]).toEqual(['OFFLINE', ['APPROVE', 'BLOCK', 'MUTE', 'DELETE']]);
    expect((await shop.rows<{ member_id: string }>('contacts')).map((contact) => contact.member_id)).toEqual([id]);
    const events = (await shop.events()).filter((type) => type.includes('member'));
    expect(events).toEqual([
      'wix.members.v1.member_created',
      ...Array.from({ length: 5 }, () => 'wix.members.v1.member_updated'),
    ]);
  });

  test("staff see a member's logins and end them; pending members are counted", async () => {
    const { id } = await add();
    await withSite(staff.ctx, async (tx) => {
      const account = await findAccount(tx, shop.site.id, id);
      if (account) await openSession(staff.ctx, tx, account, { methods: ['PASSWORD'] });
    });
    const sessions = async () =>
      expectAnswer(await staff.call(memberAdministration.listMemberSessions, { memberId: id })).sessions;
    expect(await sessions()).toMatchObject([{ methods: ['PASSWORD'], address: '127.0.0.1', device: 'Program “test”' }]);
    expectAnswer(await staff.call(memberAdministration.endMemberSessions, { memberId: id }));
    expect(await sessions()).toEqual([]);
    expect(await staff.call(memberAdministration.listMemberSessions, { memberId: MISSING })).toMatchObject({
      refused: 'not-found',
    });
    const waiting = async () => expectAnswer(await staff.call(memberAdministration.countWaitingMembers, {})).count;
    expect(await waiting()).toBe(0);
    const pending = { status: 'PENDING' as const, pendingReasons: ['PENDING_ADMIN_APPROVAL_REQUIRED' as const] };
    await withSite(staff.ctx, (tx) => updateAccount(tx, shop.site.id, id, pending, shop.clock.now));
    expect(await waiting()).toBe(1);
    const details = await staff.call(memberAdministration.getMemberDetails, { memberId: id });
    expect(details).toMatchObject({
      pendingReasons: pending.pendingReasons,
      actions: ['APPROVE', 'BLOCK', 'MUTE', 'DISCONNECT', 'DELETE'],
    });
    expectAnswer(await staff.call(members.approveMember, { id }));
    expect(await shop.rows('tasks')).toMatchObject([
      { kind: 'mail', input: { to: 'ada@example.com', subject: 'Welcome to Test shop' } },
    ]);
  });
});

test("members are found by their contacts' names", async () => {
  await add({ nickname: 'Countess' });
  const find = async () =>
    namesOf(expectAnswer(await staff.call(members.queryMembers, { search: { expression: 'augusta' } })).members);
  const [contact] = await shop.rows<{ id: string; revision: string }>('contacts');
  const change = { contactId: contact?.id, revision: Number(contact?.revision), info: { name: { first: 'Augusta' } } };
  expectAnswer(await staff.call(contacts.updateContact, change));
  expect(await find()).toEqual([]);
  const announced = await shop.rows<DeliveredEvent>('outbox');
  const event = announced.findLast(({ type }) => type === contactEvents.updated.type);
  if (!event) throw new Error('nothing was announced');
  await withSite(staff.ctx, (tx) => handTo(membersFollowContacts, staff.ctx, event, tx));
  expect(await find()).toEqual(['Countess']);
});
