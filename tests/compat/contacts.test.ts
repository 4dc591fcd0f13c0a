import type { TestServer } from '@stoa/server/testing/server';
import { contacts } from '@wix/crm';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: ReturnType<typeof clientOf>;
const clientOf = ({ site: { apiKey, id } }: TestServer) =>
  createClient({ auth: ApiKeyStrategy({ apiKey, siteId: id }), modules: { contacts } }).contacts;
beforeAll(async () => {
  shop = await startShop();
  owner = clientOf(shop);
});
afterAll(() => shop?.stop());

const emails = (...addresses: string[]) => ({
  emails: { items: addresses.map((email) => ({ email, tag: 'MAIN' as const })) },
});
const create = async (info: contacts.ContactInfo) => {
  const { contact } = await owner.createContact(info);
  return { ...contact, _id: contact?._id ?? '', revision: contact?.revision ?? 0 };
};
/** The client with the functions that its types leave out. */
const lax = () => owner as unknown as Record<string, (...args: unknown[]) => Promise<{ jobId?: string }>>;
const finished = (find: () => Promise<unknown>) => expect.poll(find);

test('a contact is created, read, changed, labelled and deleted', async () => {
  const made = await create({
    name: { first: 'Ann', last: 'Lee' },
    ...emails('ann@example.com'),
    birthdate: '1990-12-31',
  });
  expect(made).toMatchObject({
    revision: 1,
    primaryInfo: { email: 'ann@example.com' },
    source: { sourceType: 'THIRD_PARTY' },
    lastActivity: { activityType: 'CONTACT_CREATED' },
    info: { name: { first: 'Ann', last: 'Lee' }, birthdate: '1990-12-31' },
  });
  const read = await owner.getContact(made._id);
  expect(read).toMatchObject({ _id: made._id, info: { name: { first: 'Ann' } } });
  const basic = await owner.getContact(made._id, { fieldsets: ['BASIC'] });
  expect([basic.info?.name, basic.info?.birthdate]).toEqual([{ first: 'Ann', last: 'Lee' }, undefined]);
  const { contact } = await owner.updateContact(made._id, { name: { last: 'Ray' }, jobTitle: 'Baker' }, 1);
  expect(contact).toMatchObject({ revision: 2, info: { name: { first: 'Ann', last: 'Ray' }, jobTitle: 'Baker' } });
  const labelled = await owner.labelContact(made._id, ['custom.vip', 'custom.new']);
  expect(labelled.contact?.info?.labelKeys?.items).toEqual(['custom.vip', 'custom.new']);
  const { contact: unlabelled } = await owner.unlabelContact(made._id, ['custom.new']);
  expect(unlabelled?.info?.labelKeys?.items).toEqual(['custom.vip']);
  await owner.deleteContact(made._id);
  expect(await refusalOf(owner.getContact(made._id))).toEqual(['CONTACT_NOT_FOUND', 404]);
});

test('contacts are listed, queried and counted by facets', async () => {
  await create({
    name: { first: 'Bea', last: 'Ash' },
    ...emails('bea@example.com'),
    labelKeys: { items: ['custom.query'] },
  });
  await create({
    name: { first: 'Bob', last: 'Birch' },
    ...emails('bob@example.com'),
    labelKeys: { items: ['custom.query'] },
  });
  const { contacts: listed } = await owner.listContacts({
    sort: { fieldName: 'info.name.last', order: 'ASC' },
    paging: { limit: 1 },
  });
  expect(listed?.map(({ info }) => info?.name?.last)).toEqual(['Ash']);
  const page = await owner
    .queryContacts()
    .hasSome('info.labelKeys', ['custom.query'])
    .descending('info.name.last')
    .limit(1)
    .find();
  expect(page.items.map(({ info }) => info?.name?.first)).toEqual(['Bob']);
  expect([page.totalCount, (await page.next()).items[0]?.info?.name?.first]).toEqual([2, 'Bea']);
  const byEmail = await owner.queryContacts().eq('primaryInfo.email', 'bea@example.com').find();
  expect(byEmail.items).toHaveLength(1);
  const starts = await owner.queryContacts().startsWith('info.name.first', 'b').find();
  expect(starts.items).toHaveLength(2);
  const { facets = [] } = await owner.listFacets();
  expect(facets).toContainEqual(expect.objectContaining({ facetType: 'LABEL', facetKey: 'custom.query', count: 2 }));
  const queried = await owner.queryFacets({ filter: { 'info.name.first': 'Bea' } });
  expect(queried.facets?.[0]).toMatchObject({ facetType: 'ALL_CONTACTS', count: 1 });
});

test('contacts are merged as in the preview', async () => {
  const target = await create({ name: { first: 'Cy' }, ...emails('cy@example.com') });
  const source = await create({ name: { last: 'Fox' }, ...emails('fox@example.com') });
  const preview = await owner.previewMergeContacts(target._id, { sourceContactIds: [source._id] });
  expect((await owner.getContact(target._id)).revision).toBe(1);
  const { contact } = await owner.mergeContacts(target._id, 1, { sourceContactIds: [source._id] });
  expect(contact?.info?.emails?.items?.map(({ email }) => email)).toEqual(['cy@example.com', 'fox@example.com']);
  expect(contact?.info).toEqual(preview.contact?.info);
  expect((await owner.getContact(source._id))._id).toBe(target._id);
});

test('all matching contacts are labelled, changed and deleted', async () => {
  for (const name of ['Dan', 'Dot']) await create({ name: { first: name, last: 'Bulk' } });
  const filter = { 'info.name.last': 'Bulk' };
  const names = async (more: object) => {
    const { items } = await owner.queryContacts().eq('info.name.last', 'Bulk').find();
    return items.filter(({ info }) =>
      Object.entries(more).every(([key, value]) => JSON.stringify(info?.[key as 'company']) === JSON.stringify(value)),
    ).length;
  };
  expect((await owner.bulkLabelAndUnlabelContacts({ filter, labelKeysToAdd: ['custom.bulk'] })).jobId).toBeTruthy();
  await finished(() => names({ labelKeys: { items: ['custom.bulk'] } })).toBe(2);
  expect((await owner.bulkUpdateContacts({ filter, info: { company: 'Bulk Ltd' } })).jobId).toBeTruthy();
  await finished(() => names({ company: 'Bulk Ltd' })).toBe(2);
  expect((await owner.bulkDeleteContacts({ search: 'bulk' })).jobId).toBeTruthy();
  await finished(() => names({})).toBe(0);
});

test('refusals have their codes, and change nothing', async () => {
  const known = await create({ name: { first: 'Eve' }, ...emails('eve@example.com') });
  const other = await create({ name: { first: 'Eva' }, ...emails('eva@example.com') });
  const both = { items: ['a@example.com', 'b@example.com'].map((email) => ({ email, primary: true })) };
  const cases: [() => Promise<unknown>, string, number][] = [
    [() => owner.createContact(emails('EVE@example.com')), 'DUPLICATE_CONTACT_EXISTS', 409],
    [() => owner.createContact({ company: 'Nobody' }), 'INSUFFICIENT_CONTACT_DATA', 400],
    [() => owner.createContact({ emails: both }), 'CANNOT_HAVE_MULTIPLE_PRIMARY_INFO', 400],
    [
      () => owner.createContact({ name: { first: 'A' }, extendedFields: { items: { 'custom.a': [1] } } }),
      'INVALID_EXTENDED_FIELD_VALUE',
      400,
    ],
    [() => owner.updateContact(known._id, { company: 'Late' }, 5), 'CONTACT_ALREADY_CHANGED', 409],
    [() => owner.updateContact(known._id, {}, 1), 'INSUFFICIENT_UPDATE_CONTACT_DATA', 400],
    [() => owner.updateContact(known._id, emails('eva@example.com'), 1), 'DUPLICATE_CONTACT_EXISTS', 409],
    [() => owner.updateContact(MISSING, { company: 'X' }, 1), 'CONTACT_NOT_FOUND', 404],
    [() => owner.mergeContacts(known._id, 9, { sourceContactIds: [other._id] }), 'FAILED_PRECONDITION', 428],
    [() => owner.mergeContacts(known._id, 1, { sourceContactIds: [known._id] }), 'ILLEGAL_MERGE', 400],
    [() => owner.previewMergeContacts(known._id, { sourceContactIds: [MISSING] }), 'CONTACT_NOT_FOUND', 404],
    [() => owner.labelContact(MISSING, ['custom.a']), 'CONTACT_NOT_FOUND', 404],
    [() => owner.unlabelContact(MISSING, ['custom.a']), 'CONTACT_NOT_FOUND', 404],
    [() => owner.deleteContact(MISSING), 'CONTACT_NOT_FOUND', 404],
    [() => owner.getContact(MISSING), 'CONTACT_NOT_FOUND', 404],
    [() => owner.listContacts({ paging: { limit: 0 } }), 'ILLEGAL_LIMIT', 400],
    [() => owner.queryContacts().limit(0).find(), 'ILLEGAL_LIMIT', 400],
    [() => owner.listFacets({ paging: { limit: 0 } }), 'ILLEGAL_LIMIT', 400],
    [() => owner.queryFacets({ paging: { limit: 0 } }), 'ILLEGAL_LIMIT', 400],
    [() => owner.bulkDeleteContacts({}), 'NEITHER_FILTER_NOR_SEARCH', 400],
    [() => owner.bulkUpdateContacts({ info: { company: 'X' } }), 'NEITHER_FILTER_NOR_SEARCH', 400],
    [() => owner.bulkLabelAndUnlabelContacts({ labelKeysToAdd: ['a'] }), 'NEITHER_FILTER_NOR_SEARCH', 400],
  ];
  for (const [call, code, status] of cases) expect(await refusalOf(call())).toEqual([code, status]);
  expect((await owner.getContact(known._id)).revision).toBe(1);
  expect((await owner.createContact(emails('eve@example.com'), { allowDuplicates: true })).contact?.revision).toBe(1);
});

test('invalid fields are named', async () => {
  const { _id } = await create({ name: { first: 'Flo' } });
  const cases: [() => Promise<unknown>, string, string][] = [
    [() => owner.createContact(emails('no address')), 'info.emails.items.0.email', 'FORMAT'],
    [() => owner.updateContact(_id, { birthdate: '1990-02-30' }, 1), 'info.birthdate', 'FORMAT'],
    [
      () => lax().mergeContacts?.(_id, 1, { sourceContactIds: ['x'] }) ?? Promise.resolve(),
      'sourceContactIds.0',
      'FORMAT',
    ],
    [
      () => lax().previewMergeContacts?.(_id, { sourceContactIds: [] }) ?? Promise.resolve(),
      'sourceContactIds',
      'MIN_SIZE',
    ],
    [() => owner.deleteContact('x'), 'contactId', 'FORMAT'],
    [() => owner.labelContact(_id, []), 'labelKeys', 'MIN_SIZE'],
    [() => owner.unlabelContact(_id, []), 'labelKeys', 'REQUIRED_FIELD'],
    [() => owner.listContacts({ paging: { limit: 1001 } }), 'paging.limit', 'MAX'],
    [() => owner.listContacts({ sort: { fieldName: 'info.shoe' } }), 'sort.0.fieldName', 'FIELD_NOT_ALLOWED'],
    [
      () =>
        (owner.queryContacts() as unknown as { eq(field: string, value: unknown): { find(): Promise<unknown> } })
          .eq('info.shoe', 1)
          .find(),
      'query.filter.info.shoe',
      'FIELD_NOT_ALLOWED',
    ],
    [() => owner.listFacets({ paging: { limit: 1001 } }), 'paging.limit', 'MAX'],
    [() => owner.queryFacets({ filter: { 'info.shoe': 1 } }), 'filter.info.shoe', 'FIELD_NOT_ALLOWED'],
    [() => owner.bulkDeleteContacts({ filter: { 'info.shoe': 1 } }), 'filter.info.shoe', 'FIELD_NOT_ALLOWED'],
    [() => owner.bulkUpdateContacts({ filter: {}, info: emails('a@example.com') }), 'info.emails', 'FIELD_NOT_ALLOWED'],
    [() => owner.bulkLabelAndUnlabelContacts({ filter: {}, labelKeysToAdd: [' '] }), 'labelKeysToAdd.0', 'MIN_LENGTH'],
    [() => owner.getContact('x'), 'id', 'FORMAT'],
  ];
  for (const [call, field, rule] of cases) expect(await violationsOf(call())).toEqual({ [field]: rule });
  expect((await owner.getContact(_id)).revision).toBe(1);
});

test('visitors cannot see contacts', async () => {
  const client = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules: { contacts } });
  expect((await errorOf(client.contacts.listContacts())).status).toBe(403);
});
