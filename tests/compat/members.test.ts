import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberClient, staffClient, visitorClient } from './member-clients.ts';
import { errorOf, MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let staff: ReturnType<typeof staffClient>;
let visitor: ReturnType<typeof visitorClient>;
let count = 0;
beforeAll(async () => {
  shop = await startShop();
  [staff, visitor] = [staffClient(shop), visitorClient(shop)];
});
afterAll(() => shop?.stop());

/** A new member with their own client. */
async function join(draft: object = {}) {
  const loginEmail = `member${++count}@example.com`;
  const made = await staff.members.createMember({ member: { loginEmail, ...draft } });
  const id = made._id ?? '';
  return { id, loginEmail, ...(await memberClient(shop, id)) };
}
const statusOf = async (id: string) => (await staff.members.getMember(id, { fieldsets: ['EXTENDED'] })).status;
const content = { nodes: [{ type: 'PARAGRAPH' as const, _id: 'a', nodes: [] }] };

describe('members', () => {
  test('the current member, in every field set; visitors have none', async () => {
    const ada = await join({ profile: { nickname: 'Ada' }, contact: { firstName: 'Ada', phones: ['+44 20 1'] } });
    const { member } = await ada.members.getCurrentMember({ fieldsets: ['FULL'] });
    expect(member).toMatchObject({
      _id: ada.id,
      loginEmail: ada.loginEmail,
      status: 'APPROVED',
      contactId: expect.any(String),
      contact: { firstName: 'Ada', phones: ['+44 20 1'] },
      profile: { nickname: 'Ada', slug: 'ada' },
      _createdDate: expect.any(Date),
    });
    expect((await ada.members.getCurrentMember({ fieldsets: ['EXTENDED'] })).member).not.toHaveProperty(
      'contact.phones.0',
    );
    expect((await ada.members.getCurrentMember()).member?.status).toBe('UNKNOWN');
    expect((await visitor.members.getCurrentMember({ fieldsets: ['FULL'] })).member).toBeUndefined();
    expect(await violationsOf(ada.members.getCurrentMember({ fieldsets: ['ALL' as 'FULL'] }))).toEqual({
      'fieldsets.0': 'INVALID_ENUM_VALUE',
    });
    const headers = { authorization: (await ada.auth.getTokens()).accessToken.value };
    const answer = await fetch(`${shop.url}/members/v1/members/my?fieldSet=FULL`, { headers });
    expect(await answer.json()).toMatchObject({ member: { contact: { firstName: 'Ada' } } });
  });

  test('others see the visible fields of a member', async () => {
    const shown = await join({ profile: { nickname: 'Shown' }, privacyStatus: 'PUBLIC' });
    const hidden = await join({ profile: { nickname: 'Hidden' } });
    expect(await visitor.members.getMember(shown.id)).toMatchObject({ profile: { nickname: 'Shown' } });
    expect((await errorOf(visitor.members.getMember(hidden.id))).status).toBe(404);
    expect((await visitor.members.listMembers()).members?.map(({ _id }) => _id)).toContain(shown.id);
    expect((await hidden.members.queryMembers().find()).items.map(({ _id }) => _id)).not.toContain(hidden.id);
    expect(await violationsOf(staff.members.getMember('nobody'))).toEqual({ id: 'FORMAT' });
    expect(await violationsOf(staff.members.listMembers({ paging: { limit: 1000 } }))).toEqual({
      'paging.limit': 'MAX',
    });
  });

  test('staff find members by fields and words, page by page', async () => {
    const bob = await join({ profile: { nickname: 'Robert the Builder' }, contact: { lastName: 'Maurer' } });
    const byEmail = await staff.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', bob.loginEmail)
      .find();
    expect(byEmail.items).toMatchObject([{ _id: bob.id, contact: { lastName: 'Maurer' } }]);
    const byWords = await staff.members.queryMembers({ search: { expression: 'maurer rob' } }).find();
    expect(byWords.items.map(({ _id }) => _id)).toEqual([bob.id]);
    const page = await staff.members.queryMembers().limit(1).find();
    expect(page.items).toHaveLength(1);
    expect((await page.next()).items[0]?._id).not.toBe(page.items[0]?._id);
    const sorting = [{ fieldName: 'profile.nickname', order: 'ASC' as const }];
    const { members: sorted = [] } = await staff.members.listMembers({ sorting });
    const names = sorted.map(({ profile }) => profile?.nickname ?? '');
    expect(names).toEqual([...names].sort());
    const unknown = staff.members
      .queryMembers()
      .eq('colour' as 'status', 'red')
      .find();
    expect(await violationsOf(unknown)).toEqual({ 'query.filter.colour': 'FIELD_NOT_ALLOWED' });
    expect(
      Object.keys(await violationsOf(visitor.members.queryMembers().eq('loginEmail', bob.loginEmail).find())),
    ).toEqual(['query.filter.loginEmail']);
  });

  test('members can change their own profile, and nobody else’s', async () => {
    const [ada, eve] = [await join(), await join()];
    const address = { addressLine: '1 Quay St', city: 'Dublin', country: 'IE' };
    const contact = { firstName: 'Ada', phones: ['+353 1 2'], emails: ['more@example.com'], addresses: [address] };
    const changed = await ada.members.updateMember(ada.id, { contact, profile: { nickname: 'Countess' } });
    expect(changed).toMatchObject({
      contact: { firstName: 'Ada', phones: ['+353 1 2'] },
      profile: { nickname: 'Countess' },
    });
    expect(changed.contact?.addresses).toMatchObject([address]);
    expect((await ada.members.deleteMemberPhones(ada.id)).member?.contact?.phones).toEqual([]);
    expect((await ada.members.deleteMemberEmails(ada.id)).member?.contact?.emails).toEqual([ada.loginEmail]);
    expect((await ada.members.deleteMemberAddresses(ada.id)).member?.contact?.addresses).toEqual([]);
    const slug = `countess-${count}`;
    expect((await ada.members.updateCurrentMemberSlug(slug)).member?.profile?.slug).toBe(slug);
    expect(await refusalOf(staff.members.updateMemberSlug(eve.id, slug))).toEqual(['SLUG_ALREADY_EXISTS', 409]);
    expect((await staff.members.updateMemberSlug(eve.id, `${slug}-2`)).member?.profile?.slug).toBe(`${slug}-2`);
    for (const attempt of [
      () => eve.members.updateMember(ada.id, { profile: { nickname: 'Eve' } }),
      () => eve.members.updateMemberSlug(ada.id, 'eve'),
      () => eve.members.deleteMemberPhones(ada.id),
      () => eve.members.deleteMemberEmails(ada.id),
      () => eve.members.deleteMemberAddresses(ada.id),
    ])
      expect((await errorOf(attempt())).status).toBe(403);
    const wrong: [() => Promise<unknown>, Record<string, string>][] = [
      [
        () => ada.members.updateMember(ada.id, { privacyStatus: 'UNKNOWN' }),
        { 'member.privacyStatus': 'INVALID_ENUM_VALUE' },
      ],
      [
        () => ada.members.updateMember(ada.id, { contact: { birthdate: 'soon' } }),
        { 'member.contact.birthdate': 'FORMAT' },
      ],
      [() => ada.members.updateCurrentMemberSlug('?!'), { slug: 'FORMAT' }],
      [() => staff.members.updateMemberSlug(ada.id, 'x'.repeat(256)), { slug: 'MAX_LENGTH' }],
      [() => staff.members.deleteMemberPhones('nobody'), { id: 'FORMAT' }],
      [() => staff.members.deleteMemberEmails('nobody'), { id: 'FORMAT' }],
      [() => staff.members.deleteMemberAddresses('nobody'), { id: 'FORMAT' }],
    ];
    for (const [attempt, violations] of wrong) expect(await violationsOf(attempt())).toEqual(violations);
    expect((await ada.members.getCurrentMember()).member?.profile).toMatchObject({ nickname: 'Countess', slug });
  });

  test('members show and hide themselves', async () => {
    const ada = await join();
    expect((await ada.members.joinCommunity()).member?.privacyStatus).toBe('PUBLIC');
    expect((await ada.members.leaveCommunity()).member?.privacyStatus).toBe('PRIVATE');
    for (const attempt of [() => visitor.members.joinCommunity(), () => visitor.members.leaveCommunity()])
      expect((await errorOf(attempt())).status).toBe(403);
  });

  test('staff approve, block, mute and disconnect; a blocked member is out at once', async () => {
    const ada = await join();
    expect((await staff.members.muteMember(ada.id)).member?.activityStatus).toBe('MUTED');
    expect((await staff.members.unmuteMember(ada.id)).member?.activityStatus).toBe('ACTIVE');
    expect((await ada.members.getCurrentMember()).member?._id).toBe(ada.id);
    expect((await staff.members.blockMember(ada.id)).member?.status).toBe('BLOCKED');
    expect((await errorOf(ada.members.getCurrentMember())).status).toBe(401);
    expect((await staff.members.approveMember(ada.id)).member?.status).toBe('APPROVED');
    expect((await staff.members.disconnectMember(ada.id)).member?.status).toBe('OFFLINE');
    const calls = ['muteMember', 'unmuteMember', 'approveMember', 'blockMember', 'disconnectMember'] as const;
    const bob = await join();
    for (const name of calls) {
      expect((await errorOf(staff.members[name](MISSING))).status, name).toBe(404);
      expect(await violationsOf(staff.members[name]('nobody')), name).toEqual({ id: 'FORMAT' });
      expect((await errorOf(bob.members[name](bob.id))).status, name).toBe(403);
    }
    const owner = await staff.members.createMember({ member: { loginEmail: shop.site.ownerEmail } });
    expect(await refusalOf(staff.members.blockMember(owner._id ?? ''))).toEqual(['OWNER_MEMBER_BLOCK_FORBIDDEN', 400]);
  });

  test('one address has one member', async () => {
    const { loginEmail } = await join();
    expect(await refusalOf(staff.members.createMember({ member: { loginEmail: loginEmail.toUpperCase() } }))).toEqual([
      '-19995',
      409,
    ]);
    expect(await violationsOf(staff.members.createMember({ member: { loginEmail: 'no address' } }))).toEqual({
      'member.loginEmail': 'FORMAT',
    });
    expect(await violationsOf(staff.members.createMember({ member: {} }))).toEqual({
      'member.loginEmail': 'REQUIRED_FIELD',
    });
    expect((await errorOf(visitor.members.createMember({ member: { loginEmail: 'v@example.com' } }))).status).toBe(403);
  });

  test('members are deleted by themselves and by staff, individually and in lists', async () => {
    const [ada, bob, cleo] = [await join(), await join(), await join()];
    await ada.members.deleteMyMember({ contentAssigneeId: bob.id });
    expect((await errorOf(ada.members.getCurrentMember())).status).toBe(401);
    expect((await errorOf(visitor.members.deleteMyMember())).status).toBe(403);
    expect(await violationsOf(bob.members.deleteMyMember({ contentAssigneeId: 'x' }))).toEqual({
      contentAssigneeId: 'FORMAT',
    });
    await staff.members.deleteMember(bob.id);
    expect((await errorOf(staff.members.deleteMember(bob.id))).status).toBe(404);
    expect(await violationsOf(staff.members.deleteMember('nobody'))).toEqual({ id: 'FORMAT' });
    const { results, bulkActionMetadata } = await staff.members.bulkDeleteMembers([cleo.id, MISSING]);
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([undefined, 'NOT_FOUND']);
    expect(await violationsOf(staff.members.bulkDeleteMembers([]))).toEqual({ memberIds: 'MIN_SIZE' });
    expect((await errorOf(visitor.members.bulkDeleteMembers([MISSING]))).status).toBe(403);
  });

  test('all matching members are blocked, approved and deleted in the background', async () => {
    const [ada, bob] = [await join(), await join()];
    const both = { id: { $in: [ada.id, bob.id] } };
    expect(await staff.members.bulkBlockMembers(both)).toEqual({ jobId: expect.any(String) });
    await expect.poll(() => statusOf(bob.id)).toBe('BLOCKED');
    await staff.members.bulkApproveMembers(both);
    await expect.poll(() => statusOf(bob.id)).toBe('APPROVED');
    await staff.members.bulkDeleteMembersByFilter({ loginEmail: ada.loginEmail });
    await expect.poll(async () => (await errorOf(staff.members.getMember(ada.id)).catch(() => null))?.status).toBe(404);
    expect(await statusOf(bob.id)).toBe('APPROVED');
    for (const name of ['bulkBlockMembers', 'bulkApproveMembers', 'bulkDeleteMembersByFilter'] as const) {
      expect(await violationsOf(staff.members[name]({ colour: 'red' })), name).toEqual({
        'filter.colour': 'FIELD_NOT_ALLOWED',
      });
      expect((await errorOf(visitor.members[name]({}))).status, name).toBe(403);
    }
  });
});

describe('privacy', () => {
  test('default privacy of new members', async () => {
    const { defaultPrivacy } = await staff.defaultPrivacy.getDefaultPrivacyStatus();
    const revision = defaultPrivacy?.revision ?? '';
    const set = (status: 'PUBLIC' | 'PRIVATE', at: string) =>
      staff.defaultPrivacy.setDefaultPrivacyStatus({ defaultPrivacy: status, revision: at });
    const changed = await set('PUBLIC', revision);
    expect(changed.defaultPrivacy).toMatchObject({ defaultPrivacy: 'PUBLIC' });
    expect(await refusalOf(set('PRIVATE', revision))).toEqual(['INVALID_REVISION', 409]);
    await set('PRIVATE', changed.defaultPrivacy?.revision ?? '');
    expect(await violationsOf(set('SECRET' as 'PUBLIC', '1'))).toEqual({
      'defaultPrivacy.defaultPrivacy': 'INVALID_ENUM_VALUE',
    });
    expect((await errorOf(visitor.defaultPrivacy.getDefaultPrivacyStatus())).status).toBe(403);
  });

  test('visibility of members', async () => {
    const { memberPrivacySettings: known } = await visitor.memberPrivacySettings.getMemberPrivacySettings();
    const set = (settings: object) =>
      staff.memberPrivacySettings.setMemberPrivacySettings({ revision: known?.revision ?? '', ...settings });
    expect(await refusalOf(set({ publicMemberVisibility: 'UNKNOWN' }))).toEqual(['INVALID_SETTINGS', 400]);
    expect(await violationsOf(set({ publicMemberVisibility: 'SOME' }))).toEqual({
      'memberPrivacySettings.publicMemberVisibility': 'INVALID_ENUM_VALUE',
    });
    const { memberPrivacySettings: changed } = await set({ publicMemberCandidates: 'NO_ONE' });
    expect(changed).toMatchObject({ publicMemberCandidates: 'NO_ONE', publicMemberVisibility: 'VISIBLE_TO_ALL' });
    expect(await refusalOf(set({ publicMemberCandidates: 'ANYONE' }))).toEqual(['INVALID_REVISION', 409]);
    const ada = await join();
    expect(await refusalOf(ada.members.joinCommunity())).toEqual(['COMMUNITY_JOIN_IMPOSSIBLE', 428]);
    await set({ publicMemberCandidates: 'ANYONE', revision: changed?.revision });
    expect((await errorOf(visitor.memberPrivacySettings.setMemberPrivacySettings({ revision: '1' }))).status).toBe(403);
  });
});

test('followers', async () => {
  const [ada, bob] = [await join({ privacyStatus: 'PUBLIC' }), await join({ privacyStatus: 'PUBLIC' })];
  await bob.memberFollowers.followMember(ada.id);
  expect((await ada.memberFollowers.listCurrentMemberFollowers()).memberIds).toEqual([bob.id]);
  expect((await bob.memberFollowers.listCurrentMemberFollowing()).memberIds).toEqual([ada.id]);
  expect((await visitor.memberFollowers.listMemberFollowers(ada.id)).memberIds).toEqual([bob.id]);
  expect((await staff.memberFollowers.listMemberFollowing(bob.id)).memberIds).toEqual([ada.id]);
  const expected = [{ connectedMemberId: bob.id, followedByMember: false, followingMember: true }];
  expect((await ada.memberFollowers.queryCurrentMemberConnections([bob.id])).connectedMembers).toEqual(expected);
  expect((await staff.memberFollowers.queryMemberConnections(ada.id, [bob.id])).connectedMembers).toEqual(expected);
  await bob.memberFollowers.unfollowMember(ada.id);
  expect((await staff.memberFollowers.listMemberFollowers(ada.id)).memberIds).toEqual([]);

  const refused: [() => Promise<unknown>, number][] = [
    [() => bob.memberFollowers.followMember(MISSING), 404],
    [() => bob.memberFollowers.unfollowMember(MISSING), 404],
    [() => visitor.memberFollowers.followMember(ada.id), 403],
    [() => visitor.memberFollowers.listMemberFollowers(MISSING), 404],
    [() => visitor.memberFollowers.listMemberFollowing(MISSING), 404],
    [() => visitor.memberFollowers.queryMemberConnections(MISSING, [ada.id]), 404],
    [() => visitor.memberFollowers.listCurrentMemberFollowers(), 403],
    [() => visitor.memberFollowers.listCurrentMemberFollowing(), 403],
    [() => visitor.memberFollowers.queryCurrentMemberConnections([ada.id]), 403],
  ];
  for (const [attempt, status] of refused) expect((await errorOf(attempt())).status).toBe(status);
  const paging = { limit: 101 };
  const wrong: [() => Promise<unknown>, Record<string, string>][] = [
    [() => bob.memberFollowers.followMember(bob.id), { memberId: 'OTHER' }],
    [() => bob.memberFollowers.unfollowMember('nobody'), { memberId: 'FORMAT' }],
    [() => visitor.memberFollowers.listMemberFollowers(ada.id, { paging }), { 'paging.limit': 'MAX' }],
    [() => visitor.memberFollowers.listMemberFollowing(ada.id, { paging }), { 'paging.limit': 'MAX' }],
    [() => bob.memberFollowers.listCurrentMemberFollowers({ paging }), { 'paging.limit': 'MAX' }],
    [
      () => bob.memberFollowers.listCurrentMemberFollowing({ paging: { cursor: 'made up' } }),
      { 'paging.cursor': 'FORMAT' },
    ],
    [() => bob.memberFollowers.queryCurrentMemberConnections(['x']), { 'connectedMemberIds.0': 'FORMAT' }],
    [() => staff.memberFollowers.queryMemberConnections(ada.id, ['x']), { 'connectedMemberIds.0': 'FORMAT' }],
  ];
  for (const [attempt, violations] of wrong) expect(await violationsOf(attempt())).toEqual(violations);
});

test('information that members give about themselves', async () => {
  const [ada, eve] = [await join({ privacyStatus: 'PUBLIC' }), await join()];
  const about = await ada.membersAbout.createMemberAbout({ content });
  const id = about._id ?? '';
  expect(about).toMatchObject({ memberId: ada.id, revision: '1', content: { nodes: [{ type: 'PARAGRAPH' }] } });
  expect(await visitor.membersAbout.getMemberAbout(id)).toMatchObject({ memberId: ada.id });
  expect((await ada.membersAbout.getMyMemberAbout()).memberAbout?._id).toBe(id);
  const page = await visitor.membersAbout.queryMemberAbouts().eq('memberId', ada.id).find();
  expect(page.items.map(({ _id }) => _id)).toEqual([id]);
  const updated = await ada.membersAbout.updateMemberAbout(id, { content: { nodes: [] }, revision: '1' });
  expect(updated.revision).toBe('2');
  expect(await refusalOf(ada.membersAbout.createMemberAbout({ content }))).toEqual(['ALREADY_EXISTS', 409]);
  expect(await refusalOf(ada.membersAbout.updateMemberAbout(id, { content, revision: '1' }))).toEqual([
    'INVALID_REVISION',
    409,
  ]);
  expect((await errorOf(eve.membersAbout.deleteMemberAbout(id))).status).toBe(403);
  expect((await errorOf(eve.membersAbout.getMyMemberAbout())).status).toBe(404);
  expect((await errorOf(visitor.membersAbout.getMemberAbout(MISSING))).status).toBe(404);
  const wrong: [() => Promise<unknown>, Record<string, string>][] = [
    [() => staff.membersAbout.createMemberAbout({ content }), { 'memberAbout.memberId': 'REQUIRED_FIELD' }],
    [() => staff.membersAbout.updateMemberAbout('x', { content, revision: '1' }), { 'memberAbout.id': 'FORMAT' }],
    [() => staff.membersAbout.getMemberAbout('x'), { id: 'FORMAT' }],
    [() => staff.membersAbout.deleteMemberAbout('x'), { id: 'FORMAT' }],
    [
      () =>
        visitor.membersAbout
          .queryMemberAbouts()
          .eq('colour' as 'memberId', 'red')
          .find(),
      { 'query.filter.colour': 'FIELD_NOT_ALLOWED' },
    ],
  ];
  for (const [attempt, violations] of wrong) expect(await violationsOf(attempt())).toEqual(violations);
  await ada.membersAbout.deleteMemberAbout(id);
  expect((await errorOf(ada.membersAbout.getMyMemberAbout())).status).toBe(404);
});

test('roles and their definitions', async () => {
  const ada = await join();
  const definitions = staff.memberRoleDefinition;
  const { role } = await definitions.createMemberRoleDefinition('vip', { roleTitle: 'Very important' });
  expect(role).toMatchObject({ roleKey: 'vip', title: 'Very important', blockable: true, revision: '1' });
  expect((await definitions.listMemberRoleDefinitions()).roles?.map(({ roleKey }) => roleKey)).toEqual([
    'MEMBER',
    'vip',
  ]);
  expect((await definitions.getMemberRoleDefinition('vip')).role?.title).toBe('Very important');
  const update = { blockable: false, revision: '1' };
  expect((await definitions.updateMemberRoleDefinition('vip', update)).role?.blockable).toBe(false);
  expect(await staff.authorization.assignRole(ada.id, 'vip')).toEqual({ roleKey: 'vip' });
  const keys = async () => (await staff.authorization.getRoles(ada.id)).roles?.map(({ roleKey }) => roleKey);
  expect(await keys()).toEqual(['MEMBER', 'vip']);
  const { rolesByMemberId } = await staff.authorization.queryRoles({ query: { filter: { roleKey: 'vip' } } });
  expect(Object.keys(rolesByMemberId ?? {})).toEqual([ada.id]);
  expect(await staff.authorization.unassignRole(ada.id, 'vip')).toEqual({ roleKey: 'vip' });
  expect(await keys()).toEqual(['MEMBER']);

  const refused: [() => Promise<unknown>, [string, number]][] = [
    [() => definitions.createMemberRoleDefinition('vip', { roleTitle: 'Again' }), ['ALREADY_EXISTS', 409]],
    [() => definitions.getMemberRoleDefinition('admiral'), ['ROLE_DOES_NOT_EXIST', 404]],
    [() => definitions.updateMemberRoleDefinition('vip', update), ['INVALID_REVISION', 409]],
    [() => definitions.updateMemberRoleDefinition('MEMBER', update), ['CANNOT_UPDATE_SYSTEM_ROLE', 400]],
    [() => definitions.deleteMemberRoleDefinition('MEMBER'), ['CANNOT_DELETE_SYSTEM_ROLE', 400]],
    [() => staff.authorization.assignRole(ada.id, 'admiral'), ['ROLE_DOES_NOT_EXIST', 404]],
    [() => staff.authorization.unassignRole(ada.id, 'MEMBER'), ['CANNOT_UPDATE_SYSTEM_ROLE', 400]],
  ];
  for (const [attempt, refusal] of refused) expect(await refusalOf(attempt())).toEqual(refusal);
  await staff.members.blockMember(ada.id);
  expect(await refusalOf(staff.authorization.assignRole(ada.id, 'vip'))).toEqual(['MEMBER_BLOCKED', 428]);
  await definitions.deleteMemberRoleDefinition('vip');
  const wrong: [() => Promise<unknown>, Record<string, string>][] = [
    [() => definitions.createMemberRoleDefinition('', { roleTitle: 'X' }), { roleKey: 'MIN_LENGTH' }],
    [() => definitions.updateMemberRoleDefinition('vip', { revision: 'first' }), { revision: 'FORMAT' }],
    [() => staff.authorization.assignRole('x', 'vip'), { memberId: 'FORMAT' }],
    [() => staff.authorization.unassignRole('x', 'vip'), { memberId: 'FORMAT' }],
    [() => staff.authorization.getRoles('x'), { memberId: 'FORMAT' }],
    [
      () => staff.authorization.queryRoles({ query: { filter: { colour: 'red' } } }),
      { 'query.filter.colour': 'FIELD_NOT_ALLOWED' },
    ],
  ];
  for (const [attempt, violations] of wrong) expect(await violationsOf(attempt())).toEqual(violations);
  const bob = await join();
  for (const attempt of [
    () => bob.authorization.assignRole(bob.id, 'vip'),
    () => bob.authorization.getRoles(bob.id),
    () => bob.authorization.queryRoles(),
    () => bob.memberRoleDefinition.listMemberRoleDefinitions(),
    () => bob.memberRoleDefinition.getMemberRoleDefinition('MEMBER'),
    () => bob.memberRoleDefinition.deleteMemberRoleDefinition('vip'),
  ])
    expect((await errorOf(attempt())).status).toBe(403);
});

test('members who run the site', async () => {
  const { items: known } = await staff.members.queryMembers().eq('loginEmail', shop.site.ownerEmail).find();
  const owner = known[0] ?? (await staff.members.createMember({ member: { loginEmail: shop.site.ownerEmail } }));
  const { items } = await staff.userMember.queryUserMembers().find();
  expect(items).toMatchObject([{ memberId: owner._id, userId: expect.any(String), metaSiteId: shop.site.id }]);
  const unknown = staff.userMember
    .queryUserMembers()
    .eq('colour' as 'memberId', 'red')
    .find();
  expect(await violationsOf(unknown)).toEqual({ 'query.filter.colour': 'FIELD_NOT_ALLOWED' });
  expect((await errorOf(visitor.userMember.queryUserMembers().find())).status).toBe(403);
});
