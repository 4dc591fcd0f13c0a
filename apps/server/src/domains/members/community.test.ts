import {
  memberAbouts,
  memberAuthorization,
  memberDefaultPrivacy,
  memberFollowers,
  memberPrivacySettings,
  memberRoleDefinitions,
  members,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { membersJob } from './change-by-filter.ts';

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

async function add(name: string, privacyStatus = 'PUBLIC'): Promise<string> {
  const member = { loginEmail: `${name}@example.com`, privacyStatus, profile: { nickname: name } };
  return expectAnswer(await staff.call(members.createMember, { member })).member?.id ?? '';
}
const code = (answer: unknown) => (answer as { code?: string }).code ?? (answer as { refused?: string }).refused;

describe('privacy of the site', () => {
  test("new members get the site's default privacy; a stale revision is refused", async () => {
    const { defaultPrivacy } = expectAnswer(await staff.call(memberDefaultPrivacy.getDefaultPrivacyStatus, {}));
    expect(defaultPrivacy).toMatchObject({ defaultPrivacy: 'PRIVATE', revision: '1' });
    const set = (revision: string) =>
      staff.call(memberDefaultPrivacy.setDefaultPrivacyStatus, {
        defaultPrivacy: { defaultPrivacy: 'PUBLIC', revision },
      });
    expect(expectAnswer(await set('1')).defaultPrivacy).toMatchObject({ defaultPrivacy: 'PUBLIC', revision: '2' });
    expect(code(await set('1'))).toBe('INVALID_REVISION');
    const member = { loginEmail: 'new@example.com' };
    expect(expectAnswer(await staff.call(members.createMember, { member })).member?.privacyStatus).toBe('PUBLIC');
  });

  test('a site can show its members to members only, and keep them from being public', async () => {
    const [ada, bob] = [await add('ada'), await add('bob', 'PRIVATE')];
    const read = async () =>
      expectAnswer(await shop.visitor().call(memberPrivacySettings.getMemberPrivacySettings, {}));
    const { memberPrivacySettings: known } = await read();
    expect(known).toMatchObject({ publicMemberVisibility: 'VISIBLE_TO_ALL', publicMemberCandidates: 'ANYONE' });
    const change = { publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY', publicMemberCandidates: 'NO_ONE' };
    const set = (settings: object) =>
      staff.call(memberPrivacySettings.setMemberPrivacySettings, { memberPrivacySettings: settings });
    expect(code(await set({ publicMemberVisibility: 'UNKNOWN', revision: '1' }))).toBe('INVALID_SETTINGS');
    expectAnswer(await set({ ...change, revision: '1' }));
    expect(code(await set({ ...change, revision: '1' }))).toBe('INVALID_REVISION');
    expect((await read()).memberPrivacySettings).toMatchObject({ ...change, revision: '2' });
    expect(code(await shop.visitor().call(members.getMember, { id: ada }))).toBe('not-found');
    expectAnswer(await shop.member(bob).call(members.getMember, { id: ada }));
    expect(code(await shop.member(bob).call(members.joinCommunity, {}))).toBe('COMMUNITY_JOIN_IMPOSSIBLE');
    const asPublic = { member: { id: bob, privacyStatus: 'PUBLIC' } };
    expect(code(await shop.member(bob).call(members.updateMember, asPublic))).toBe('COMMUNITY_JOIN_IMPOSSIBLE');
  });
});

describe('followers', () => {
  test('members follow public members; lists are paged and hide private ones', async () => {
    const [ada, bob, cleo, dan] = [await add('ada'), await add('bob'), await add('cleo'), await add('dan', 'PRIVATE')];
    for (const [minute, id] of [bob, cleo, dan].entries()) {
      shop.clock.now = new Date(Date.UTC(2026, 2, 3, 10, minute));
      expectAnswer(await shop.member(id).call(memberFollowers.followMember, { memberId: ada }));
    }
    const asBob = shop.member(bob);
    expectAnswer(await asBob.call(memberFollowers.followMember, { memberId: ada }));
    expect(code(await asBob.call(memberFollowers.followMember, { memberId: dan }))).toBe('not-found');
    expect(await asBob.call(memberFollowers.followMember, { memberId: bob })).toMatchObject({ refused: 'invalid' });
    const page = async (customer: Customer, paging: object) =>
      expectAnswer(await customer.call(memberFollowers.listMemberFollowers, { memberId: ada, paging }));
    const first = await page(staff, { limit: 2 });
    expect(first.memberIds).toEqual([dan, cleo]);
    const rest = await page(staff, { cursor: first.pagingMetadata?.cursors?.next });
    expect(rest.memberIds).toEqual([bob]);
    expect((await page(shop.visitor(), {})).memberIds).toEqual([cleo, bob]);
    const mine = expectAnswer(await asBob.call(memberFollowers.listCurrentMemberFollowing, {}));
    expect(mine.memberIds).toEqual([ada]);
    const connections = await shop.member(ada).call(memberFollowers.queryCurrentMemberConnections, {
      connectedMemberIds: [bob, ada],
    });
    expect(expectAnswer(connections).connectedMembers).toEqual([
      { connectedMemberId: bob, followedByMember: false, followingMember: true },
      { connectedMemberId: ada, followedByMember: false, followingMember: false },
    ]);
    expectAnswer(await asBob.call(memberFollowers.unfollowMember, { memberId: ada }));
    expectAnswer(await asBob.call(memberFollowers.unfollowMember, { memberId: ada }));
    expect((await page(staff, {})).memberIds).toEqual([dan, cleo]);
    const events = (await shop.events()).filter((type) => type.includes('follow'));
    expect(events.map((type) => type.split('_').at(-1))).toEqual(['followed', 'followed', 'followed', 'unfollowed']);
  });
});

describe("members' texts about themselves", () => {
  const content = { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [] }] };

  test('each member has one text, visible to everyone who sees the member', async () => {
    const [ada, dan] = [await add('ada'), await add('dan', 'PRIVATE')];
    const asAda = shop.member(ada);
    const written = expectAnswer(await asAda.call(memberAbouts.createMemberAbout, { memberAbout: { content } }));
    const id = written.memberAbout?.id ?? '';
    expect(code(await asAda.call(memberAbouts.createMemberAbout, { memberAbout: { content } }))).toBe('ALREADY_EXISTS');
    const foreign = { memberAbout: { content, memberId: dan } };
    expect(code(await asAda.call(memberAbouts.createMemberAbout, foreign))).toBe('not-permitted');
    expect(await staff.call(memberAbouts.createMemberAbout, { memberAbout: { content } })).toMatchObject({
      violations: [{ field: 'memberAbout.memberId' }],
    });
    expectAnswer(await staff.call(memberAbouts.createMemberAbout, foreign));
    const update = (revision: string) => ({ memberAbout: { id, revision, content: { nodes: [] } } });
    expect(code(await shop.member(dan).call(memberAbouts.updateMemberAbout, update('1')))).toBe('not-permitted');
    expect(expectAnswer(await asAda.call(memberAbouts.updateMemberAbout, update('1'))).memberAbout?.revision).toBe('2');
    expect(code(await asAda.call(memberAbouts.updateMemberAbout, update('1')))).toBe('INVALID_REVISION');
    const seen = async (customer: Customer) => {
      const { memberAbouts: found = [] } = expectAnswer(await customer.call(memberAbouts.queryMemberAbouts, {}));
      return found.map(({ memberId }) => memberId).sort();
    };
    expect(await seen(shop.visitor())).toEqual([ada]);
    expect(await seen(shop.member(dan))).toEqual([ada, dan].sort());
    expect(await seen(staff)).toEqual([ada, dan].sort());
    const { memberAbout } = expectAnswer(await shop.visitor().call(memberAbouts.getMemberAbout, { id }));
    expect(memberAbout?.content).toEqual({ nodes: [] });
    expectAnswer(await asAda.call(memberAbouts.deleteMemberAbout, { id }));
    expect(code(await asAda.call(memberAbouts.getMyMemberAbout, {}))).toBe('not-found');
  });
});

describe('roles', () => {
  test('a role is created, given, taken and deleted with its assignments', async () => {
    const ada = await add('ada');
    const role = { roleKey: 'vip', roleTitle: 'Very important', blockable: false };
    const create = () => staff.call(memberRoleDefinitions.createMemberRoleDefinition, role);
    expectAnswer(await create());
    expect(code(await create())).toBe('ALREADY_EXISTS');
    const assign = (roleKey: string) => staff.call(memberAuthorization.assignRole, { memberId: ada, roleKey });
    const rolesOf = async () => {
      const { roles = [] } = expectAnswer(await staff.call(memberAuthorization.getRoles, { memberId: ada }));
      return roles.map(({ roleKey }) => roleKey);
    };
    expect(code(await assign('admiral'))).toBe('ROLE_DOES_NOT_EXIST');
    expectAnswer(await assign('vip'));
    expectAnswer(await assign('vip'));
    expect(await rolesOf()).toEqual(['MEMBER', 'vip']);
    const { rolesByMemberId } = expectAnswer(
      await staff.call(memberAuthorization.queryRoles, { query: { filter: { memberId: ada } } }),
    );
    expect(rolesByMemberId?.[ada]?.roles).toHaveLength(2);
    expect(code(await staff.call(members.blockMember, { id: ada }))).toBe('FAILED_PRECONDITION');
    const update = { key: 'vip', blockable: true, revision: '1' };
    expectAnswer(await staff.call(memberRoleDefinitions.updateMemberRoleDefinition, update));
    expect(code(await staff.call(memberRoleDefinitions.updateMemberRoleDefinition, update))).toBe('INVALID_REVISION');
    expectAnswer(await staff.call(members.blockMember, { id: ada }));
    expect(code(await assign('vip'))).toBe('MEMBER_BLOCKED');
    for (const [operation, request, refusal] of [
      [memberRoleDefinitions.updateMemberRoleDefinition, { ...update, key: 'MEMBER' }, 'CANNOT_UPDATE_SYSTEM_ROLE'],
      [memberRoleDefinitions.deleteMemberRoleDefinition, { roleKey: 'MEMBER' }, 'CANNOT_DELETE_SYSTEM_ROLE'],
      [memberAuthorization.unassignRole, { memberId: ada, roleKey: 'MEMBER' }, 'CANNOT_UPDATE_SYSTEM_ROLE'],
    ] as const)
      expect(code(await staff.call(operation, request))).toBe(refusal);
    expectAnswer(await staff.call(memberRoleDefinitions.deleteMemberRoleDefinition, { roleKey: 'vip' }));
    expect(await rolesOf()).toEqual(['MEMBER']);
  });
});

describe('bulk operations', () => {
  test('matching members are blocked, approved and deleted by a job, which can be repeated', async () => {
    for (const name of ['ada', 'bob', 'cleo']) await add(name);
    await add('dan', 'PRIVATE');
    const run = (change: 'block' | 'approve' | 'delete', filter: object) =>
      membersJob.run(staff.ctx, {
        id: 'job',
        input: { filter, change, staffId: null },
        checkpoint: null,
        advance: () => Promise.resolve(),
      });
    const count = async (filter: object) =>
      expectAnswer(await staff.call(members.queryMembers, { query: { filter } })).metadata?.total;
    expect(await run('block', { privacyStatus: 'PUBLIC' })).toEqual({ changed: 3, refused: 0 });
    expect(await run('block', { privacyStatus: 'PUBLIC' })).toEqual({ changed: 3, refused: 0 });
    expect(await count({ status: 'BLOCKED' })).toBe(3);
    expect(await run('approve', { 'profile.nickname': { $in: ['ada', 'bob'] } })).toEqual({ changed: 2, refused: 0 });
    expect(await run('delete', { status: 'BLOCKED' })).toEqual({ changed: 1, refused: 0 });
    expect(await count({})).toBe(3);
    const wrong = await staff.call(members.bulkBlockMembers, { filter: { colour: 'red' } });
    expect(wrong).toMatchObject({ violations: [{ field: 'filter.colour' }] });
    const answer = expectAnswer(await staff.call(members.bulkBlockMembers, { filter: {} }));
    expect(answer).toEqual({ jobId: expect.any(String) });
  });

  test('a list of members is deleted, with a result for each', async () => {
    const ada = await add('ada');
    const missing = '0190a000-0000-7000-8000-0000000000ff';
    const { results = [] } = expectAnswer(await staff.call(members.bulkDeleteMembers, { memberIds: [ada, missing] }));
    expect(results.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
    expect(await shop.rows('identities')).toEqual([]);
    expect(await shop.rows('contacts')).toEqual([]);
  });
});
