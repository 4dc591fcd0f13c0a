import type { TestServer } from '@stoa/server/testing/server';
import {
  badgeAssignments,
  badgesV2,
  customFieldApplications,
  customFieldSuggestions,
  customFields,
  members,
} from '@wix/members';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const modules = {
  badgeAssignments,
  badgesV2,
  customFieldApplications,
  customFieldSuggestions,
  customFields,
  members,
};
let shop: TestServer;
let owner: ReturnType<typeof ownerOf>;
const ownerOf = ({ site: { apiKey, id } }: TestServer) =>
  createClient({ auth: ApiKeyStrategy({ apiKey, siteId: id }), modules });
beforeAll(async () => {
  shop = await startShop();
  owner = ownerOf(shop);
});
afterAll(() => shop?.stop());

const colours = { backgroundColor: '#112233', textColor: '#ffffff' };
const makeBadge = async (title: string) => (await owner.badgesV2.createBadge({ title, ...colours }))._id ?? '';
let counter = 0;
const makeMember = async () =>
  (await owner.members.createMember({ member: { loginEmail: `wearer${counter++}@example.com` } }))._id ?? '';
const makeField = async (field: Partial<customFields.CustomField> & { name: string }) => {
  const made = await owner.customFields.createCustomField(field);
  return { ...made, _id: made._id ?? '', revision: made.revision ?? '' };
};
type Refused = [() => Promise<unknown>, string | number, number];
type Wrong = [() => Promise<unknown>, string, string];
const expectRefused = async (cases: Refused[]) => {
  for (const [call, code, status] of cases) expect(await refusalOf(call())).toEqual([code, status]);
};
const expectWrong = async (cases: Wrong[]) => {
  for (const [call, field, rule] of cases) expect(await violationsOf(call())).toEqual({ [field]: rule });
};

/** A query that its types rule out. */
const anyField = (query: object) => query as { eq(field: string, value: unknown): { find(): Promise<unknown> } };

test('badges are created, changed, ordered and deleted', async () => {
  const [fan, critic] = [await makeBadge('Fan'), await makeBadge('Critic')];
  expect(await owner.badgesV2.getBadge(fan)).toMatchObject({ title: 'Fan', slug: 'fan', revision: '1', ...colours });
  const changed = await owner.badgesV2.updateBadge(fan, { title: 'Best fan', description: 'Reads all' });
  expect(changed).toMatchObject({ title: 'Best fan', description: 'Reads all', slug: 'fan', revision: '2' });
  const titles = async () => (await owner.badgesV2.queryBadges().find()).items.map(({ title }) => title);
  expect(await titles()).toEqual(['Best fan', 'Critic']);
  const { badges = [] } = await owner.badgesV2.updateBadgesDisplayOrder([critic]);
  expect(badges.map(({ title }) => title)).toEqual(['Critic', 'Best fan']);
  await owner.badgesV2.moveBadge(fan, { position: 'FIRST' });
  expect(await titles()).toEqual(['Best fan', 'Critic']);
  const second = await owner.badgesV2.queryBadges().skip(1).limit(1).find();
  expect(second.items.map(({ title }) => title)).toEqual(['Critic']);
  const filtered = await owner.badgesV2.queryBadges().eq('slug', 'critic').find();
  expect(filtered.items).toMatchObject([{ _id: critic }]);
  const visitor = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
  expect((await visitor.badgesV2.queryBadges().find()).items).toHaveLength(2);
  expect((await errorOf(visitor.badgesV2.deleteBadge(fan))).status).toBe(403);
  await owner.badgesV2.deleteBadge(critic);
  await expectRefused([
    [() => owner.badgesV2.getBadge(critic), 404, 404],
    [() => owner.badgesV2.updateBadge(critic, { title: 'X' }), 404, 404],
    [() => owner.badgesV2.deleteBadge(critic), 404, 404],
    [() => owner.badgesV2.updateBadgesDisplayOrder([critic]), 404, 404],
    [() => owner.badgesV2.moveBadge(critic), 404, 404],
  ]);
  await expectWrong([
    [() => owner.badgesV2.createBadge({ title: 'x'.repeat(51), ...colours }), 'badge.title', 'MAX_LENGTH'],
    [() => owner.badgesV2.getBadge('x'), 'badgeId', 'FORMAT'],
    [() => owner.badgesV2.updateBadge(fan, { textColor: 'red' }), 'badge.textColor', 'FORMAT'],
    [() => owner.badgesV2.deleteBadge('x'), 'badgeId', 'FORMAT'],
    [() => owner.badgesV2.updateBadgesDisplayOrder([]), 'ids', 'MIN_SIZE'],
    [() => owner.badgesV2.moveBadge(fan, { position: 'AFTER' }), 'moveAfterBadgeId', 'REQUIRED_FIELD'],
    [() => owner.badgesV2.queryBadges().limit(101).find(), 'query.paging.limit', 'MAX'],
  ]);
  expect(await titles()).toEqual(['Best fan']);
});

test('members are given badges, with tags', async () => {
  const service = owner.badgeAssignments;
  const [badgeId, other] = [await makeBadge('Wearable'), await makeBadge('Other')];
  const [one, two] = [await makeMember(), await makeMember()];
  const made = await service.createBadgeAssignment({ badgeId, memberId: one });
  expect(made).toMatchObject({ badgeId, memberId: one });
  const bulk = await service.bulkCreateBadgeAssignments(
    [
      { badgeId: other, memberId: one },
      { badgeId, memberId: two },
      { badgeId, memberId: one },
    ],
    { returnEntity: true },
  );
  expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect(bulk.results?.[2]?.itemMetadata?.error?.code).toBe('ALREADY_EXISTS');
  const worn = async () => (await service.queryBadgeAssignments().eq('badgeId', badgeId).find()).items;
  expect((await worn()).map(({ memberId }) => memberId).sort()).toEqual([one, two].sort());
  const ids = (await worn()).map(({ _id }) => _id ?? '');
  await service.bulkUpdateBadgeAssignmentTags(ids, { assignTags: { tags: { tagIds: ['a'] } } });
  expect((await worn()).map(({ tags }) => tags?.tags?.tagIds)).toEqual([['a'], ['a']]);
  const { jobId } = await service.bulkUpdateBadgeAssignmentTagsByFilter(
    { memberId: one },
    { assignTags: { privateTags: { tagIds: ['b'] } } },
  );
  expect(jobId).toBeTruthy();
  const tagged = async () => (await worn()).filter(({ tags }) => tags?.privateTags?.tagIds?.includes('b')).length;
  await expect.poll(tagged).toBe(1);
  await service.deleteBadgeAssignment(made._id ?? '');
  const gone = await service.bulkDeleteBadgeAssignments([...ids, MISSING]);
  expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 });
  expect(await worn()).toEqual([]);
  await service.createBadgeAssignment({ badgeId, memberId: two });
  await expectRefused([
    [() => service.createBadgeAssignment({ badgeId, memberId: two }), 'ALREADY_EXISTS', 409],
    [() => service.createBadgeAssignment({ badgeId, memberId: MISSING }), 404, 404],
    [() => service.deleteBadgeAssignment(MISSING), 404, 404],
    [() => service.bulkUpdateBadgeAssignmentTags(ids), 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS', 400],
    [() => service.bulkUpdateBadgeAssignmentTagsByFilter({}), 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS', 400],
  ]);
  const tooMany = { assignTags: { tags: { tagIds: Array.from({ length: 101 }, (_, index) => String(index)) } } };
  await expectWrong([
    [() => service.createBadgeAssignment({ badgeId: 'x', memberId: two }), 'badgeAssignment.badgeId', 'FORMAT'],
    [() => service.bulkCreateBadgeAssignments([]), 'badgeAssignments', 'MIN_SIZE'],
    [() => service.queryBadgeAssignments().limit(101).find(), 'query.cursorPaging.limit', 'MAX'],
    [() => service.deleteBadgeAssignment('x'), 'badgeAssignmentId', 'FORMAT'],
    [() => service.bulkDeleteBadgeAssignments([]), 'badgeAssignmentIds', 'MIN_SIZE'],
    [() => service.bulkUpdateBadgeAssignmentTags(ids, tooMany), 'assignTags.tags.tagIds', 'MAX_SIZE'],
    [
      () => service.bulkUpdateBadgeAssignmentTagsByFilter({ shoe: 1 }, { assignTags: { tags: { tagIds: ['a'] } } }),
      'filter.shoe',
      'FIELD_NOT_ALLOWED',
    ],
  ]);
});

test('profile fields are created, listed, changed, ordered, hidden and deleted', async () => {
  const service = owner.customFields;
  const size = await makeField({ name: 'Shoe size', fieldType: 'NUMBER', defaultPrivacy: 'PUBLIC' });
  expect(size).toMatchObject({ key: 'custom.shoe-size', section: 'GENERAL', fieldOrigin: 'CUSTOM', revision: '1' });
  const photos = await makeField({ name: 'Photos', fieldType: 'SOCIAL', socialType: 'INSTAGRAM' });
  const company = await makeField({ name: 'Company' });
  expect((await service.getCustomField(size._id)).field).toMatchObject({ name: 'Shoe size' });
  const names = async () => (await service.listCustomFields()).fields?.map(({ name }) => name);
  expect(await names()).toEqual(['Shoe size', 'Company', 'Photos']);
  const ordered = await service.updateCustomFieldsOrder([company._id, size._id]);
  expect(ordered.fields?.map(({ name }) => name)).toEqual(['Company', 'Shoe size']);
  const changed = await service.updateCustomField(size._id, { name: 'Foot size', revision: '1' });
  expect(changed).toMatchObject({ name: 'Foot size', revision: '2' });
  await service.hideCustomField(size._id, '2');
  expect(await names()).toEqual(['Company', 'Photos']);
  const suggestions = owner.customFieldSuggestions;
  const listed = await suggestions.listCustomFieldSuggestions({ paging: { limit: 1 } });
  expect(listed.suggestions).toMatchObject([{ name: 'Foot size', fieldType: 'NUMBER', customFieldId: size._id }]);
  const queried = await suggestions.queryCustomFieldSuggestions().eq('fieldType', 'DATE').find();
  expect(queried.items).toMatchObject([{ name: 'Birth date', fieldOrigin: 'CONTACT' }]);
  await service.deleteCustomField(photos._id, '1');
  await expectRefused([
    [() => service.createCustomField({ name: 'A', fieldType: 'UNKNOWN' }), 'INCORRECT_FIELD_TYPE', 400],
    [() => service.createCustomField({ name: 'A', defaultPrivacy: 'UNKNOWN' }), 'INCORRECT_FIELD_PRIVACY', 400],
    [() => service.createCustomField({ name: 'A', fieldType: 'SOCIAL' }), 'INVALID_FIELD_SOCIAL_TYPE', 400],
    [() => service.getCustomField(photos._id), 404, 404],
    [
      () => service.updateCustomField(company._id, { name: 'Firm', revision: '1' }),
      'RESERVED_FIELD_NAME_NON_EDITABLE',
      400,
    ],
    [
      () => service.updateCustomField(company._id, { defaultPrivacy: 'UNKNOWN', revision: '1' }),
      'INCORRECT_FIELD_PRIVACY',
      400,
    ],
    [
      () => service.updateCustomField(company._id, { socialType: 'VIMEO', revision: '1' }),
      'INVALID_FIELD_SOCIAL_TYPE',
      400,
    ],
    [() => service.deleteCustomField(company._id, '9'), 'INVALID_REVISION', 409],
    [() => service.hideCustomField(company._id, '9'), 'INVALID_REVISION', 409],
    [() => service.updateCustomFieldsOrder([photos._id]), 404, 404],
  ]);
  await expectWrong([
    [() => service.createCustomField({ name: 'x'.repeat(151) }), 'field.name', 'MAX_LENGTH'],
    [() => service.getCustomField('x'), 'id', 'FORMAT'],
    [() => service.listCustomFields({ paging: { limit: -1 } }), 'paging.limit', 'MIN'],
    [() => service.updateCustomField(company._id, { name: '', revision: '1' }), 'field.name', 'MIN_LENGTH'],
    [() => service.deleteCustomField('x', '1'), 'id', 'FORMAT'],
    [() => service.hideCustomField('x', '1'), 'id', 'FORMAT'],
    [() => service.updateCustomFieldsOrder([]), 'fieldIds', 'MIN_SIZE'],
    [
      () => suggestions.listCustomFieldSuggestions({ sorting: [{ fieldName: 'shoe' }] }),
      'sort.0.fieldName',
      'FIELD_NOT_ALLOWED',
    ],
    [
      () => anyField(suggestions.queryCustomFieldSuggestions()).eq('shoe', 1).find(),
      'query.filter.shoe',
      'FIELD_NOT_ALLOWED',
    ],
  ]);
  expect(await names()).toEqual(['Company']);
  const visitor = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
  expect((await visitor.customFields.listCustomFields()).fields).toHaveLength(1);
  for (const call of [
    () => visitor.customFieldSuggestions.listCustomFieldSuggestions(),
    () => visitor.customFieldSuggestions.queryCustomFieldSuggestions().find(),
  ])
    expect((await errorOf(call())).status).toBe(403);
});

test('fields apply to all members until an application restricts them', async () => {
  const service = owner.customFieldApplications;
  const [field, memberId, badgeId] = [
    await makeField({ name: 'Only some' }),
    await makeMember(),
    await makeBadge('Some'),
  ];
  const application = {
    customFieldId: field._id,
    applications: { items: [{ applicationType: 'BADGE' as const, entityId: badgeId }] },
    exclusions: { items: [] },
  };
  const applies = async () => {
    const { results } = await service.getMembersCustomFieldApplications([memberId]);
    return results?.[0]?.applications?.find(({ customField }) => customField?._id === field._id)?.applies;
  };
  expect(await applies()).toBe(true);
  const made = await service.createCustomFieldApplication(application);
  expect(made).toMatchObject({ ...application, customFieldKey: 'custom.only-some', revision: '1' });
  expect(await applies()).toBe(false);
  await owner.badgeAssignments.createBadgeAssignment({ badgeId, memberId });
  expect(await applies()).toBe(true);
  const exclusions = { items: [{ exclusionType: 'MEMBER' as const, entityId: memberId }] };
  await service.updateCustomFieldApplication(field._id, { ...application, exclusions, revision: '1' });
  expect(await applies()).toBe(false);
  expect((await service.getCustomFieldApplication(field._id)).application).toMatchObject({ exclusions, revision: '2' });
  expect((await service.getCustomFieldApplications([field._id, MISSING])).applications).toHaveLength(1);
  const { results: roles } = await service.getRolesCustomFieldApplications([MISSING]);
  expect(roles).toMatchObject([{ roleId: MISSING }]);
  await expectRefused([
    [() => service.createCustomFieldApplication(application), 'ALREADY_EXISTS', 409],
    [() => service.updateCustomFieldApplication(field._id, { ...application, revision: '1' }), 'INVALID_REVISION', 409],
  ]);
  await service.deleteCustomFieldApplication(field._id);
  expect(await applies()).toBe(true);
  await expectRefused([
    [() => service.getCustomFieldApplication(field._id), 404, 404],
    [() => service.deleteCustomFieldApplication(field._id), 404, 404],
    [() => service.createCustomFieldApplication({ ...application, customFieldId: MISSING }), 404, 404],
  ]);
  const unknown = { items: [{ applicationType: 'UNKNOWN' as const, entityId: badgeId }] };
  await expectWrong([
    [
      () => service.createCustomFieldApplication({ ...application, applications: unknown }),
      'application.applications.items.0.applicationType',
      'INVALID_ENUM_VALUE',
    ],
    [
      () => service.updateCustomFieldApplication(field._id, { ...application, applications: unknown, revision: '1' }),
      'application.applications.items.0.applicationType',
      'INVALID_ENUM_VALUE',
    ],
    [() => service.getCustomFieldApplication('x'), 'customFieldId', 'FORMAT'],
    [() => service.deleteCustomFieldApplication('x'), 'customFieldId', 'FORMAT'],
    [() => service.getCustomFieldApplications([]), 'customFieldIds', 'MIN_SIZE'],
    [() => service.getMembersCustomFieldApplications([]), 'memberIds', 'MIN_SIZE'],
    [() => service.getRolesCustomFieldApplications([]), 'roleIds', 'MIN_SIZE'],
  ]);
});
