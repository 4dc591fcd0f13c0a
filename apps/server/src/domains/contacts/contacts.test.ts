import { randomUUID } from 'node:crypto';
import { contactSubscriptions, contacts, memberCustomFields } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { contactForMember, hasContact, updateContactOfMember } from './index.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  staff = shop.staff();
});
afterAll(() => database?.close());

const emails = (...items: object[]) => ({ emails: { items } });
async function add(info: object, more: object = {}) {
  const { contact } = expectAnswer(await staff.call(contacts.createContact, { info, ...more }));
  return contact as NonNullable<typeof contact> & { id: string };
}
const read = async (id: string) => expectAnswer(await staff.call(contacts.getContact, { id }));
const memberOf = (email: string, more: object = {}) => {
  const memberId = randomUUID();
  return withSite(staff.ctx, (tx) => contactForMember(staff.ctx, tx, { memberId, email, profile: {}, ...more }));
};

test('a contact is stored as written, with ids, one main address and the number in its one form', async () => {
  const contact = await add({
    name: { first: ' Ann ', last: 'Lee' },
    ...emails({ email: 'Ann@Example.com' }, { email: 'ann@example.com', tag: 'WORK' }, { email: 'a2@example.com' }),
    phones: { items: [{ phone: '+49 (30) 123-4567', tag: 'MOBILE' }] },
    extendedFields: { items: { 'custom.size': 'M', 'members.membershipStatus': 'MEMBER' } },
    birthdate: '1990-02-28',
  });
  expect(contact).toMatchObject({
    revision: 1,
    source: { sourceType: 'ADMIN' },
    lastActivity: { activityType: 'CONTACT_CREATED' },
    primaryInfo: { email: 'Ann@Example.com', phone: '+49 (30) 123-4567' },
    primaryPhone: { e164Phone: '+49301234567' },
    info: {
      name: { first: 'Ann', last: 'Lee' },
      emails: {
        items: [
          { email: 'Ann@Example.com', primary: true, tag: 'UNTAGGED' },
          { email: 'a2@example.com', primary: false },
        ],
      },
      extendedFields: {
        items: {
          'custom.size': 'M',
          'members.membershipStatus': 'NOT_A_MEMBER',
          'contacts.displayByLastName': 'Lee Ann',
        },
      },
    },
  });
  expect((await read(contact.id)).contact).toEqual(contact);
});

test('a refusal leaves no trace', async () => {
  await add(emails({ email: 'taken@example.com' }));
  await add({ phones: { items: [{ phone: '030 555' }] } });
  const before = await shop.rows('contacts');
  const cases: [object, object][] = [
    [{ info: { company: 'Nobody Ltd' } }, { code: 'INSUFFICIENT_CONTACT_DATA' }],
    [{ info: emails({ email: 'Taken@Example.com' }) }, { code: 'DUPLICATE_CONTACT_EXISTS' }],
    [{ info: { phones: { items: [{ phone: '(030) 555' }] } } }, { code: 'DUPLICATE_CONTACT_EXISTS' }],
    [
      { info: emails({ email: 'a@example.com', primary: true }, { email: 'b@example.com', primary: true }) },
      { code: 'CANNOT_HAVE_MULTIPLE_PRIMARY_INFO' },
    ],
    [
      { info: { name: { first: 'A' }, extendedFields: { items: { 'custom.a': { b: 1 } } } } },
      { code: 'INVALID_EXTENDED_FIELD_VALUE' },
    ],
    [{ info: { name: { first: 'A' }, birthdate: '2023-02-29' } }, { violations: [{ field: 'info.birthdate' }] }],
    [{ info: { name: { first: 'A' }, locale: 'not a locale' } }, { violations: [{ field: 'info.locale' }] }],
    [{ info: emails({}) }, { violations: [{ field: 'info.emails.items.0.email' }] }],
    [{ info: { phones: { items: [{ phone: 'none' }] } } }, { violations: [{ field: 'info.phones.items.0.phone' }] }],
  ];
  for (const [request, refusal] of cases)
    expect(await staff.call(contacts.createContact, request)).toMatchObject(refusal);
  expect(await shop.rows('contacts')).toEqual(before);
  await add(emails({ email: 'taken@example.com' }), { allowDuplicates: true });
  expect(await shop.rows('contacts')).toHaveLength(before.length + 1);
});

test("an update needs the revision, replaces lists, keeps the ids of remaining items and refuses another contact's address", async () => {
  await add(emails({ email: 'other@example.com' }));
  const { id: contactId, info } = await add({
    name: { first: 'Bo', last: 'Ray' },
    ...emails({ email: 'bo@example.com' }),
  });
  const change = (revision: number, next: object) =>
    staff.call(contacts.updateContact, { contactId, revision, info: next });
  expect(await change(7, { company: 'X' })).toMatchObject({ code: 'CONTACT_ALREADY_CHANGED' });
  expect(await change(1, {})).toMatchObject({ code: 'INSUFFICIENT_UPDATE_CONTACT_DATA' });
  expect(await change(1, { name: null, emails: null })).toMatchObject({ code: 'INSUFFICIENT_CONTACT_DATA' });
  expect(await change(1, emails({ email: 'other@example.com' }))).toMatchObject({ code: 'DUPLICATE_CONTACT_EXISTS' });
  const { contact } = expectAnswer(
    await change(1, {
      name: { first: 'Bob' },
      company: 'Ray & Co',
      ...emails({ email: 'new@example.com' }, { email: 'BO@example.com', primary: true }),
    }),
  );
  expect(contact).toMatchObject({
    revision: 2,
    primaryInfo: { email: 'BO@example.com' },
    info: { name: { first: 'Bob', last: 'Ray' }, company: 'Ray & Co' },
  });
  expect(contact?.info?.emails?.items?.[1]?.id).toBe(info?.emails?.items?.[0]?.id);
  expect(
    await staff.call(contacts.updateContact, { contactId: randomUUID(), revision: 1, info: { company: 'X' } }),
  ).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
});

test('a merge joins the data, moves orders, and redirects old ids to the remaining contact', async () => {
  const target = await add({
    name: { first: 'Cy' },
    ...emails({ email: 'cy@example.com' }),
    labelKeys: { items: ['custom.a'] },
  });
  const source = await add({
    name: { first: 'Cyril', last: 'Fox' },
    company: 'Fox',
    ...emails({ email: 'cyril@example.com' }),
    labelKeys: { items: ['custom.b'] },
  });
  const [older] = [await add({ name: { first: 'C' }, ...emails({ email: 'c@example.com' }) })];
  const first = { targetContactId: source.id, targetContactRevision: 1, sourceContactIds: [older.id] };
  expectAnswer(await staff.call(contacts.mergeContacts, first));
  const request = { targetContactId: target.id, targetContactRevision: 1, sourceContactIds: [source.id] };
  const before = await shop.rows('contacts');
  const preview = expectAnswer(await staff.call(contacts.previewMergeContacts, request));
  expect(await shop.rows('contacts')).toEqual(before);
  expect(await staff.call(contacts.mergeContacts, { ...request, targetContactRevision: 3 })).toMatchObject({
    code: 'FAILED_PRECONDITION',
  });
  const { contact } = expectAnswer(await staff.call(contacts.mergeContacts, request));
  expect(contact).toEqual(preview.contact);
  expect(contact).toMatchObject({
    id: target.id,
    revision: 2,
    primaryInfo: { email: 'cy@example.com' },
    lastActivity: { activityType: 'CONTACT_MERGED' },
    info: {
      name: { first: 'Cy', last: 'Fox' },
      company: 'Fox',
      labelKeys: { items: ['custom.a', 'custom.b'] },
      emails: { items: [{ email: 'cy@example.com' }, { email: 'cyril@example.com' }, { email: 'c@example.com' }] },
    },
  });
  for (const id of [source.id, older.id])
    expect(await read(id)).toMatchObject({ contact: { id: target.id }, responseType: 'MERGED' });
  expect(await staff.call(contacts.mergeContacts, request)).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
  expect((await shop.events()).slice(-3)).toEqual([
    'wix.contacts.v4.contact_updated',
    'wix.contacts.v4.contact_deleted',
    'wix.contacts.v4.contact_merged',
  ]);
});

test('registering claims the contact with the address; two members are never merged', async () => {
  const known = await add({
    name: { first: 'Dee' },
    ...emails({ email: 'home@example.com' }, { email: 'dee@example.com' }),
  });
  const exists = (email: string) => withSite(staff.ctx, (tx) => hasContact(tx, email));
  expect([await exists('DEE@example.com'), await exists('nobody@example.com')]).toEqual([true, false]);
  const profile = { firstName: 'Deirdre', lastName: 'Day', phones: ['+44 20 7946 0000'], emails: ['no address'] };
  const contactId = await memberOf('Dee@example.com', { profile });
  expect(contactId).toBe(known.id);
  const { contact } = await read(contactId);
  expect(contact).toMatchObject({
    primaryInfo: { email: 'dee@example.com', phone: '+44 20 7946 0000' },
    info: { name: { first: 'Dee', last: 'Day' }, extendedFields: { items: { 'members.membershipStatus': 'MEMBER' } } },
  });
  const other = await memberOf('eve@example.com');
  expect(other).not.toBe(contactId);
  const change = (info: object) => staff.call(contacts.updateContact, { contactId, revision: 2, info });
  expect(await change(emails({ email: 'home@example.com' }))).toMatchObject({ code: 'CANNOT_UPDATE_MEMBER_EMAIL' });
  expect(await staff.call(contacts.deleteContact, { contactId })).toMatchObject({ code: 'CANNOT_DELETE_MEMBER' });
  expect(
    await staff.call(contacts.mergeContacts, {
      targetContactId: contactId,
      targetContactRevision: 2,
      sourceContactIds: [other],
    }),
  ).toMatchObject({ code: 'ILLEGAL_MERGE' });
  expect((await read(contactId)).contact).toEqual(contact);
  const plain = await add({ name: { first: 'Plain' }, ...emails({ email: 'plain@example.com' }) });
  const into = (targetContactId: string, revision: number, source: string) =>
    staff.call(contacts.mergeContacts, {
      targetContactId,
      targetContactRevision: revision,
      sourceContactIds: [source],
    });
  expect(await into(plain.id, 1, contactId)).toMatchObject({ code: 'ILLEGAL_MERGE' });
  expect(expectAnswer(await into(contactId, 2, plain.id)).contact).toMatchObject({
    primaryInfo: { email: 'dee@example.com' },
    info: { extendedFields: { items: { 'members.membershipStatus': 'MEMBER' } } },
  });
});

test('a visitor who gave another address is not identified with the person who registers', async () => {
  const visitorId = randomUUID();
  const stranger = await add(emails({ email: 'victim@example.com' }));
  const nameless = await add({ phones: { items: [{ phone: '0151 23' }] } });
  await asPlatform('a test sets values that checkouts would set', database, async (tx) => {
    const { sql } = await import('kysely');
    await sql`update contacts set visitor_id = ${visitorId} where id = any(${[stranger.id, nameless.id]}::uuid[])`.execute(
      tx.db,
    );
  });
  expect(await memberOf('mine@example.com', { visitorId })).toBe(nameless.id);
  expect(await memberOf('mine2@example.com', { visitorId })).not.toBe(stranger.id);
});

test("a member's own changes keep the address they log in with", async () => {
  const contactId = await memberOf('flo@example.com', { profile: { firstName: 'Flo', birthdate: '1999-01-01' } });
  await withSite(staff.ctx, (tx) =>
    updateContactOfMember(staff.ctx, tx, contactId, {
      ...emails({ email: 'second@example.com' }),
      birthdate: undefined,
      company: 'Flo Ltd',
    }),
  );
  const { contact } = await read(contactId);
  expect(contact).toMatchObject({
    primaryInfo: { email: 'flo@example.com' },
    info: { company: 'Flo Ltd', emails: { items: [{ email: 'second@example.com' }, { email: 'flo@example.com' }] } },
  });
  expect(contact?.info?.birthdate).toBeUndefined();
});

test("a member's profile takes values of the site's fields alone", async () => {
  const field = { name: 'Shoe size', fieldType: 'NUMBER' };
  expectAnswer(await staff.call(memberCustomFields.createCustomField, { field }));
  const contactId = await memberOf('gus@example.com');
  const write = (items: object) =>
    withSite(staff.ctx, (tx) =>
      updateContactOfMember(staff.ctx, tx, contactId, { extendedFields: { items: { ...items } } }),
    );
  const wrong = (name: string) => ({ violations: [{ field: `info.extendedFields.items.${name}` }] });
  expect(await write({ 'custom.shoe-size': 'big' })).toMatchObject(wrong('custom.shoe-size'));
  expect(await write({ 'custom.hat-size': 3 })).toMatchObject(wrong('custom.hat-size'));
  expect((await read(contactId)).contact?.revision).toBe(1);
  expect(await write({ 'custom.shoe-size': 42 })).toBeUndefined();
  expect((await read(contactId)).contact?.info?.extendedFields?.items).toMatchObject({ 'custom.shoe-size': 42 });
});

test('staff note whether a contact wants mails, for the address and not for the contact', async () => {
  const { id, revision } = await add(emails({ email: 'Wants@example.com' }, { email: 'wants-too@example.com' }));
  const set = (contactId: string, status: string) =>
    staff.call(contactSubscriptions.setSubscription, { contactId, status } as never);
  expect(expectAnswer(await set(id, 'UNSUBSCRIBED')).contact).toMatchObject({
    revision,
    primaryEmail: { email: 'Wants@example.com', subscriptionStatus: 'UNSUBSCRIBED' },
  });
  expect((await read(id)).contact?.primaryEmail?.subscriptionStatus).toBe('UNSUBSCRIBED');
  expect(expectAnswer(await set(id, 'SUBSCRIBED')).contact?.primaryEmail?.subscriptionStatus).toBe('SUBSCRIBED');
  const told = await staff.call(contactSubscriptions.getSubscription, { contactId: id });
  expect(expectAnswer(told).subscription).toEqual({
    email: 'Wants@example.com',
    status: 'SUBSCRIBED',
    statusDate: staff.ctx.now().toISOString(),
    source: 'STAFF',
  });
  const unreachable = await add({ name: { first: 'Ann' } });
  for (const contactId of [unreachable.id, randomUUID()])
    expect(await staff.call(contactSubscriptions.getSubscription, { contactId })).toHaveProperty('code');
  expect(await set(unreachable.id, 'UNSUBSCRIBED')).toMatchObject({ code: 'CONTACT_HAS_NO_EMAIL' });
  expect(await set(randomUUID(), 'UNSUBSCRIBED')).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
});
