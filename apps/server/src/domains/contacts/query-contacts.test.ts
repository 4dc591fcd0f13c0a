import { contacts } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { jobKinds } from './operations.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
const people: [string, string, string, string[]][] = [
  ['Ada', 'Lovelace', 'ada@engine.org', ['custom.vip', 'custom.math']],
  ['Grace', 'Hopper', 'grace@navy.mil', ['custom.vip']],
  ['Alan', 'Turing', 'alan@bletchley.uk', []],
];
beforeAll(async () => {
  database = await openOwnDatabase();
  shop = await openShop(database);
  staff = shop.staff();
  for (const [first, last, email, labels] of people) {
    const info = {
      name: { first, last },
      emails: { items: [{ email }] },
      phones: { items: [{ phone: `+1 555 000 ${last.length}` }] },
      labelKeys: { items: labels },
      company: `${last} Ltd`,
      extendedFields: { items: { 'custom.team': first.toLowerCase() } },
      addresses: { items: [{ address: { city: `${last}ville`, country: 'GB' } }] },
    };
    expectAnswer(await staff.call(contacts.createContact, { info }));
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  }
});
afterAll(() => database?.close());

async function find(query: object, more: object = {}) {
  const answer = expectAnswer(await staff.call(contacts.queryContacts, { query, ...more }));
  return (answer.contacts ?? []).map(({ info, primaryInfo }) => info?.name?.first ?? primaryInfo?.email);
}

test.each([
  [{ 'info.name.first': 'Ada' }, ['Ada']],
  [{ 'info.name.last': { $startsWith: 'h' } }, ['Grace']],
  [{ 'info.emails.email': 'ADA@engine.org' }, ['Ada']],
  [{ 'primaryInfo.email': { $in: ['grace@navy.mil', 'alan@bletchley.uk'] } }, ['Alan', 'Grace']],
  [{ 'info.phones.phone': '+1 (555) 000-8' }, ['Ada']],
  [{ 'info.labelKeys': { $hasSome: ['custom.vip'] } }, ['Grace', 'Ada']],
  [{ 'info.labelKeys.items': { $hasAll: ['custom.vip', 'custom.math'] } }, ['Ada']],
  [{ 'info.labelKeys': { $isEmpty: true } }, ['Alan']],
  [{ 'lastActivity.activityDate': { $gt: '2026-03-02T10:01:30Z' } }, ['Alan']],
  [{ 'info.addresses.address.city': { $hasSome: ['Turingville'] } }, ['Alan']],
  [{ 'info.extendedFields.custom.team': 'grace' }, ['Grace']],
  [{ 'info.extendedFields.members.membershipStatus': 'MEMBER' }, []],
  [{ $or: [{ 'info.company': 'Turing Ltd' }, { 'info.name.first': 'Grace' }] }, ['Alan', 'Grace']],
])('the filter %j finds %j', async (filter, expected) => {
  expect(await find({ filter })).toEqual(expected);
});

test('contacts are sorted, paged, found by beginnings of words and reduced to field sets', async () => {
  expect(await find({ sort: [{ fieldName: 'info.name.first', order: 'DESC' }] })).toEqual(['Grace', 'Alan', 'Ada']);
  const page = expectAnswer(
    await staff.call(contacts.listContacts, { sort: { fieldName: 'info.name.last' }, paging: { limit: 1, offset: 1 } }),
  );
  expect(page.contacts).toMatchObject([{ info: { name: { last: 'Lovelace' } } }]);
  expect(page.pagingMetadata).toEqual({ count: 1, offset: 1, total: 3, tooManyToCount: false });
  expect(await find({}, { search: 'ala tur' })).toEqual(['Alan']);
  expect(await find({}, { search: 'engine.org' })).toEqual(['Ada']);
  const { contacts: [basic] = [] } = expectAnswer(
    await staff.call(contacts.queryContacts, { query: { fieldsets: ['BASIC'], fields: ['info.company'] } }),
  );
  expect(Object.keys(basic ?? {}).sort()).toEqual([
    'id',
    'info',
    'primaryEmail',
    'primaryInfo',
    'primaryPhone',
    'revision',
  ]);
  expect(basic?.info).toEqual({ name: { first: 'Alan', last: 'Turing' }, company: 'Turing Ltd' });
});

test.each([
  [{ filter: { 'info.shoeSize': 1 } }, 'query.filter.info.shoeSize'],
  [{ filter: { 'info.name.first': { $near: 1 } } }, 'query.filter.info.name.first.$near'],
  [{ sort: [{ fieldName: 'info.labelKeys' }] }, 'query.sort.0.fieldName'],
])('the query %j is refused at %s', async (query, field) => {
  expect(await staff.call(contacts.queryContacts, { query })).toMatchObject({ violations: [{ field }] });
});

test('a page of zero contacts is refused', async () => {
  const refused = { code: 'ILLEGAL_LIMIT' };
  expect(await staff.call(contacts.queryContacts, { query: { paging: { limit: 0 } } })).toMatchObject(refused);
  expect(await staff.call(contacts.listFacets, { paging: { limit: 0 } })).toMatchObject(refused);
});

test('facets count their matches', async () => {
  const { facets = [] } = expectAnswer(await staff.call(contacts.listFacets, {}));
  expect(facets.map(({ facetType, facetKey, count }) => [facetType, facetKey, count])).toEqual([
    ['ALL_CONTACTS', undefined, 3],
    ['MEMBERSHIP_STATUS', 'MEMBER', 0],
    ['MEMBERSHIP_STATUS', 'NOT_A_MEMBER', 3],
    ['NOT_LABELED', undefined, 1],
    ['LABEL', 'custom.vip', 2],
    ['LABEL', 'custom.math', 1],
  ]);
  for (const { queryFilter, count } of facets) expect(await find({ filter: queryFilter })).toHaveLength(count ?? -1);
  const filtered = { filter: { 'info.name.first': 'Ada' }, paging: { limit: 1, offset: 4 } };
  const page = expectAnswer(await staff.call(contacts.queryFacets, filtered));
  expect(page).toMatchObject({ facets: [{ facetKey: 'custom.math', count: 1 }], pagingMetadata: { total: 6 } });
});

test('labels are added and removed, and adding one twice adds it once', async () => {
  const [alan] =
    (await staff.call(contacts.queryContacts, { query: { filter: { 'info.name.first': 'Alan' } } }).then(expectAnswer))
      .contacts ?? [];
  const contactId = alan?.id;
  const label = (labelKeys: string[]) => staff.call(contacts.labelContact, { contactId, labelKeys });
  const { contact } = expectAnswer(await label(['custom.a', ' custom.a ', 'custom.b']));
  expect(contact).toMatchObject({ revision: 2, info: { labelKeys: { items: ['custom.a', 'custom.b'] } } });
  expect(expectAnswer(await label(['custom.a'])).contact?.revision).toBe(2);
  expect(await label([' '])).toMatchObject({ violations: [{ field: 'labelKeys.0', violatedRule: 'MIN_LENGTH' }] });
  const none = await staff.call(contacts.unlabelContact, { contactId, labelKeys: ['custom.b', 'custom.a', 'x'] });
  expect(expectAnswer(none).contact?.info?.labelKeys).toBeUndefined();
});

/** Starts a bulk change and lets it finish. */
async function finish(answer: { jobId?: string }) {
  await doDueWork(staff.ctx, jobKinds.map(jobTask));
  const rows = await shop.rows<{ id: string; status: string; result: object }>('background_jobs');
  return rows.find(({ id }) => id === answer.jobId);
}

test('bulk changes reach all matches; one without a selection changes nothing', async () => {
  expect(await staff.call(contacts.bulkDeleteContacts, {})).toMatchObject({ code: 'NEITHER_FILTER_NOR_SEARCH' });
  expect(await staff.call(contacts.bulkUpdateContacts, { info: { company: 'X' } })).toMatchObject({
    code: 'NEITHER_FILTER_NOR_SEARCH',
  });
  expect(await staff.call(contacts.bulkLabelAndUnlabelContacts, { filter: {} })).toMatchObject({
    violations: [{ field: 'labelKeysToAdd' }],
  });
  const own = { filter: {}, info: { emails: { items: [{ email: 'same@example.com' }] } } };
  expect(await staff.call(contacts.bulkUpdateContacts, own)).toMatchObject({ violations: [{ field: 'info.emails' }] });
  const vip = { 'info.labelKeys': { $hasSome: ['custom.vip'] } };
  const update = await staff.call(contacts.bulkUpdateContacts, { filter: vip, info: { jobTitle: 'Pioneer' } });
  expect(await finish(expectAnswer(update))).toMatchObject({ status: 'DONE', result: { changed: 2, refused: 0 } });
  expect(await find({ filter: { 'info.jobTitle': 'Pioneer' } })).toEqual(['Grace', 'Ada']);
  const label = { filter: vip, labelKeysToAdd: ['custom.new'], labelKeysToRemove: ['custom.vip'] };
  await finish(expectAnswer(await staff.call(contacts.bulkLabelAndUnlabelContacts, label)));
  expect(await find({ filter: vip })).toEqual([]);
  expect(await find({ filter: { 'info.labelKeys': 'custom.new' } })).toEqual(['Grace', 'Ada']);
  await finish(
    expectAnswer(
      await staff.call(contacts.bulkDeleteContacts, { search: 'pioneer', filter: { 'info.name.first': 'Grace' } }),
    ),
  );
  await finish(expectAnswer(await staff.call(contacts.bulkDeleteContacts, { search: 'hopper' })));
  expect(await find({})).toEqual(['Alan', 'Ada']);
});
