import { randomUUID } from 'node:crypto';
import { memberCustomFieldApplications, memberCustomFieldSuggestions, memberCustomFields } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, readSite } from '../../platform/db/index.ts';
import { checkFieldValues, MEMBER_ROLE_ID } from './index.ts';

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

const create = (field: object) => staff.call(memberCustomFields.createCustomField, { field });
async function make(name: string, more: object = {}) {
  const { field } = expectAnswer(await create({ name, ...more }));
  return { ...field, id: field?.id ?? '', revision: field?.revision ?? '', key: field?.key ?? '' };
}
const update = (field: object) => staff.call(memberCustomFields.updateCustomField, { field });
async function names(customer: Customer = staff) {
  const { fields = [] } = expectAnswer(await customer.call(memberCustomFields.listCustomFields, {}));
  return fields.map(({ name }) => name);
}
const suggest = async (query: object = {}) => {
  const answer = expectAnswer(await staff.call(memberCustomFieldSuggestions.queryCustomFieldSuggestions, { query }));
  return (answer.suggestions ?? []).map(({ name }) => name);
};

test('fields are typed, keyed by their names and listed section by section', async () => {
  expect(await make('Shoe size', { fieldType: 'NUMBER', defaultPrivacy: 'PUBLIC' })).toMatchObject({
    key: 'custom.shoe-size',
    fieldType: 'NUMBER',
    defaultPrivacy: 'PUBLIC',
    fieldOrigin: 'CUSTOM',
    section: 'GENERAL',
    appliesTo: 'ALL_MEMBERS',
    socialType: 'UNKNOWN',
    revision: '1',
  });
  await make('Photos', { fieldType: 'SOCIAL', socialType: 'INSTAGRAM' });
  expect(await make('company')).toMatchObject({ name: 'Company', key: 'company', fieldOrigin: 'CONTACT' });
  await make('Title');
  expect(await names(shop.visitor())).toEqual(['Shoe size', 'Company', 'Title', 'Photos']);
  const page = expectAnswer(await staff.call(memberCustomFields.listCustomFields, { paging: { limit: 1, offset: 1 } }));
  expect(page).toMatchObject({ fields: [{ name: 'Company' }], metadata: { count: 1, offset: 1, total: 4 } });
  expect((await make('Größe')).key).toBe('custom.grosse');
});

test.each([
  [{ name: 'A', fieldType: 'UNKNOWN' }, 'INCORRECT_FIELD_TYPE'],
  [{ name: 'Company', fieldType: 'NUMBER' }, 'INCORRECT_FIELD_TYPE'],
  [{ name: 'A', defaultPrivacy: 'UNKNOWN' }, 'INCORRECT_FIELD_PRIVACY'],
  [{ name: 'A', fieldType: 'SOCIAL' }, 'INVALID_FIELD_SOCIAL_TYPE'],
  [{ name: 'A', fieldType: 'TEXT', socialType: 'TIKTOK' }, 'INVALID_FIELD_SOCIAL_TYPE'],
  [{ name: ' shoe SIZE' }, 'ALREADY_EXISTS'],
])('the field %j is refused with %s', async (field, code) => {
  await make('Shoe size');
  expect(await create(field)).toMatchObject({ code });
  expect(await names()).toEqual(['Shoe size']);
});

test('a change takes the revision; standard names cannot be taken or given up', async () => {
  const [size, company] = [await make('Shoe size', { fieldType: 'NUMBER' }), await make('Company')];
  const { id, revision } = size;
  const renamed = expectAnswer(await update({ id, revision, name: 'Foot size', defaultPrivacy: 'PUBLIC' })).field;
  expect(renamed).toMatchObject({
    name: 'Foot size',
    key: 'custom.shoe-size',
    defaultPrivacy: 'PUBLIC',
    revision: '2',
  });
  expect(await update({ id, revision, name: 'Late' })).toMatchObject({ code: 'INVALID_REVISION' });
  const refused = async (field: object, code: string) =>
    expect(await update({ id, revision: '2', ...field })).toMatchObject({ code });
  await refused({ name: 'Birth date' }, 'RESERVED_FIELD_NAME_NON_EDITABLE');
  await refused({ name: 'company' }, 'RESERVED_FIELD_NAME_NON_EDITABLE');
  await refused({ defaultPrivacy: 'UNKNOWN' }, 'INCORRECT_FIELD_PRIVACY');
  await refused({ socialType: 'TIKTOK' }, 'INVALID_FIELD_SOCIAL_TYPE');
  expect(await update({ id: company.id, revision: '1', name: 'Firm' })).toMatchObject({
    code: 'RESERVED_FIELD_NAME_NON_EDITABLE',
  });
  expect(expectAnswer(await update({ id: company.id, revision: '1', defaultPrivacy: 'PUBLIC' })).field?.revision).toBe(
    '2',
  );
  expect(await update({ id: randomUUID(), revision: '1' })).toMatchObject({ refused: 'not-found' });
  expect(expectAnswer(await staff.call(memberCustomFields.getCustomField, { id })).field).toEqual(renamed);
});

test('a hidden field is suggested and comes back unchanged; a deleted one is gone', async () => {
  const { id, revision } = await make('Shoe size', { fieldType: 'NUMBER' });
  const call = (operation: object, revision: string) => staff.call(operation, { id, revision });
  expect(await call(memberCustomFields.hideCustomField, '7')).toMatchObject({ code: 'INVALID_REVISION' });
  expectAnswer(await call(memberCustomFields.hideCustomField, revision));
  expect(await names()).toEqual([]);
  expect((await suggest()).slice(0, 2)).toEqual(['Shoe size', 'First name']);
  expect(await suggest({ filter: { fieldType: 'DATE' } })).toEqual(['Birth date']);
  expect(await suggest({ filter: { customFieldId: id } })).toEqual(['Shoe size']);
  expect(await suggest({ sorting: [{ fieldName: 'name', order: 'DESC' }], paging: { limit: 1 } })).toEqual(['Title']);
  expect(
    await staff.call(memberCustomFieldSuggestions.queryCustomFieldSuggestions, { query: { filter: { shoe: 1 } } }),
  ).toMatchObject({ violations: [{ field: 'query.filter.shoe' }] });
  const listed = expectAnswer(
    await staff.call(memberCustomFieldSuggestions.listCustomFieldSuggestions, { paging: { limit: 2, offset: 1 } }),
  );
  expect(listed.metadata).toEqual({ count: 2, offset: 1, total: 9, tooManyToCount: false });
  expect(await create({ name: 'Shoe size', fieldType: 'TEXT' })).toMatchObject({ code: 'INCORRECT_FIELD_TYPE' });
  expect(await make('Shoe size', { fieldType: 'NUMBER' })).toMatchObject({
    id,
    key: 'custom.shoe-size',
    revision: '3',
  });
  expectAnswer(await call(memberCustomFields.deleteCustomField, '3'));
  expect(await suggest()).not.toContain('Shoe size');
  expect(await staff.call(memberCustomFields.getCustomField, { id })).toMatchObject({ refused: 'not-found' });
});

test('fields of a section are ordered', async () => {
  const [a, b, c] = [await make('A'), await make('B'), await make('C')];
  const social = await make('D', { fieldType: 'SOCIAL', socialType: 'VIMEO' });
  const order = (fieldIds: string[], more: object = {}) =>
    staff.call(memberCustomFields.updateCustomFieldsOrder, { fieldIds, ...more });
  const answer = expectAnswer(await order([c.id, a.id]));
  expect(answer).toMatchObject({ section: 'GENERAL', fields: [{ name: 'C' }, { name: 'A' }, { name: 'B' }] });
  expect(await order([b.id, social.id])).toMatchObject({ refused: 'not-found' });
  expectAnswer(await order([social.id], { section: 'SOCIAL' }));
  expect(await names()).toEqual(['C', 'A', 'B', 'D']);
});

test('profiles take values for fields of the site only', async () => {
  await make('Shoe size', { fieldType: 'NUMBER' });
  const hidden = await make('Secret');
  expectAnswer(await staff.call(memberCustomFields.hideCustomField, { id: hidden.id, revision: hidden.revision }));
  await make('Company');
  const sent = { 'custom.shoe-size': 'big', 'custom.secret': 'x', company: 'y', other: 'z' };
  expect(await readSite(staff.ctx, (tx) => checkFieldValues(tx, sent))).toEqual({
    values: {},
    unknown: ['custom.secret', 'company', 'other'],
    violations: [expect.objectContaining({ field: 'customFields.custom.shoe-size', violatedRule: 'FORMAT' })],
  });
});

test('a field applies to its groups, except for excluded members', async () => {
  const size = await make('Shoe size');
  await make('For all');
  const [badgeId, roleId, fan, critic, shy] = Array.from({ length: 5 }, () => randomUUID());
  await asPlatform('a test makes members', database, async (tx) => {
    const site = shop.site.id;
    await sql`insert into member_roles (site_id, key, id, title, blockable, created_date)
      values (${site}, 'CRITIC', ${roleId}, 'Critic', true, now())`.execute(tx.db);
    await sql`insert into badges (site_id, id, unique_key, doc, position, created_date, updated_date)
      values (${site}, ${badgeId}, 'fan', '{"title": "Fan", "slug": "fan"}', 1, now(), now())`.execute(tx.db);
    for (const [id, roles, privacy] of [
      [fan, [], 'PUBLIC'],
      [critic, ['CRITIC'], 'PUBLIC'],
      [shy, [], 'PRIVATE'],
    ] as const) {
      await sql`insert into identities (site_id, id, kind, status, created_date, updated_date)
        values (${site}, ${id}, 'MEMBER', 'ACTIVE', now(), now())`.execute(tx.db);
      await sql`insert into members (site_id, id, nickname, slug, privacy, role_keys, created_date, updated_date)
        values (${site}, ${id}, 'M', ${id}, ${privacy}, ${roles as unknown as string[]}::text[], now(), now())`.execute(
        tx.db,
      );
    }
    for (const id of [fan, critic])
      await sql`insert into badge_assignments (site_id, id, badge_id, member_id, created_date, updated_date)
        values (${site}, ${randomUUID()}, ${badgeId}, ${id}, now(), now())`.execute(tx.db);
  });
  const service = memberCustomFieldApplications;
  const application = {
    customFieldId: size.id,
    applications: { items: [{ applicationType: 'BADGE', entityId: badgeId }] },
    exclusions: { items: [{ exclusionType: 'ROLE', entityId: roleId }] },
  };
  const made = expectAnswer(await staff.call(service.createCustomFieldApplication, { application })).application;
  expect(made).toMatchObject({ ...application, customFieldKey: 'custom.shoe-size', revision: '1' });
  expect(await staff.call(service.createCustomFieldApplication, { application })).toMatchObject({
    code: 'ALREADY_EXISTS',
  });
  expect(expectAnswer(await staff.call(memberCustomFields.getCustomField, { id: size.id })).field?.appliesTo).toBe(
    'SELECTED_MEMBERS',
  );
  const applies = async (customer: Customer = staff) => {
    const ids = { memberIds: [fan, critic, shy, randomUUID()] };
    const { results = [] } = expectAnswer(await customer.call(service.getMembersCustomFieldApplications, ids));
    return Object.fromEntries(
      results.map((one) => [one.memberId, one.applications?.map(({ applies }) => applies).join()]),
    );
  };
  expect(await applies()).toEqual({
    [fan ?? '']: 'true,true',
    [critic ?? '']: 'false,true',
    [shy ?? '']: 'false,true',
  });
  expect(Object.keys(await applies(shop.visitor()))).toHaveLength(2);
  const roles = async () => {
    const roleIds = { roleIds: [roleId, MEMBER_ROLE_ID] };
    const { results = [] } = expectAnswer(await staff.call(service.getRolesCustomFieldApplications, roleIds));
    return results.map((one) => one.applications?.map((each) => each.applies).join());
  };
  expect(await roles()).toEqual(['false,true', 'false,true']);

  const all = {
    ...application,
    revision: '1',
    applications: { items: [{ applicationType: 'ROLE', entityId: MEMBER_ROLE_ID }] },
  };
  const change = (next: object) =>
    staff.call(service.updateCustomFieldApplication, { application: { ...all, ...next } });
  expect(await change({ revision: '9' })).toMatchObject({ code: 'INVALID_REVISION' });
  expect(await change({ exclusions: { items: [{ exclusionType: 'UNKNOWN', entityId: fan }] } })).toMatchObject({
    violations: [{ field: 'application.exclusions.items.0.exclusionType', violatedRule: 'INVALID_ENUM_VALUE' }],
  });
  expect(expectAnswer(await change({})).application?.revision).toBe('2');
  expect(await applies()).toEqual({ [fan ?? '']: 'true,true', [critic ?? '']: 'false,true', [shy ?? '']: 'true,true' });
  expect(await roles()).toEqual(['false,true', 'true,true']);
  const found = expectAnswer(
    await staff.call(service.getCustomFieldApplications, { customFieldIds: [size.id, badgeId] }),
  );
  expect(found.applications).toHaveLength(1);
  expectAnswer(await staff.call(service.deleteCustomFieldApplication, { customFieldId: size.id }));
  for (const operation of [service.getCustomFieldApplication, service.deleteCustomFieldApplication])
    expect(await staff.call(operation, { customFieldId: size.id })).toMatchObject({ refused: 'not-found' });
  expect(await applies()).toMatchObject({ [critic ?? '']: 'true,true' });
});
