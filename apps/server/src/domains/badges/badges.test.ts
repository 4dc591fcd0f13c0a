import { randomUUID } from 'node:crypto';
import { badgeAssignments, badges } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { handTo } from '../../platform/events/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { assignmentsFollowTags } from './index.ts';
import { jobKinds } from './operations.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
beforeAll(async () => {
  database = await openOwnDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
});
afterAll(() => database?.close());

const colours = { backgroundColor: '#112233', textColor: '#FFFFFF' };
async function make(title: string) {
  const { badge } = expectAnswer(await staff.call(badges.createBadge, { badge: { title, ...colours } }));
  return badge?.id ?? '';
}
async function titles(query: object = {}) {
  const answer = expectAnswer(await staff.call(badges.queryBadges, { query }));
  return (answer.badges ?? []).map(({ title }) => title);
}
/** A member, as far as badges know them. */
const addMember = (privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') => {
  const id = randomUUID();
  return asPlatform('a test makes a member', database, async (tx) => {
    await sql`insert into identities (site_id, id, kind, status, created_date, updated_date)
      values (${shop.site.id}, ${id}, 'MEMBER', 'ACTIVE', now(), now())`.execute(tx.db);
    await sql`insert into members (site_id, id, nickname, slug, privacy, created_date, updated_date)
      values (${shop.site.id}, ${id}, 'M', ${id}, ${privacy}, now(), now())`.execute(tx.db);
    return id;
  });
};
const assign = (badgeId: string, memberId: string, more: object = {}) =>
  staff.call(badgeAssignments.createBadgeAssignment, { badgeAssignment: { badgeId, memberId, ...more } });

test('badges get slugs of their own, are changed field by field and shown in the chosen order', async () => {
  const [one, two, three] = [await make('Top fan'), await make('Top Fan!'), await make('Critic')];
  const { badge } = expectAnswer(await staff.call(badges.getBadge, { badgeId: two }));
  expect(badge).toMatchObject({ title: 'Top Fan!', slug: 'top-fan-1', revision: '1', permissionsEnabled: false });
  const change = { id: two, title: ' Best fan ', description: 'Reads it all', icon: { id: 'a.svg', url: '/a.svg' } };
  const changed = expectAnswer(await staff.call(badges.updateBadge, { badge: change }));
  expect(changed.badge).toMatchObject({
    title: 'Best fan',
    slug: 'top-fan-1',
    revision: '2',
    ...colours,
    description: 'Reads it all',
    icon: { id: 'a.svg' },
  });
  const bare = expectAnswer(await staff.call(badges.updateBadge, { badge: { id: two, icon: {}, description: null } }));
  expect([bare.badge?.icon, bare.badge?.description]).toEqual([undefined, undefined]);

  expect(await titles()).toEqual(['Top fan', 'Best fan', 'Critic']);
  const order = expectAnswer(await staff.call(badges.updateBadgesDisplayOrder, { ids: [three, one] }));
  expect(order.badges?.map(({ title }) => title)).toEqual(['Critic', 'Top fan', 'Best fan']);
  const move = (badgeId: string, place: object) => staff.call(badges.moveBadge, { badgeId, ...place });
  expectAnswer(await move(three, { position: 'AFTER', moveAfterBadgeId: one }));
  expect(await titles()).toEqual(['Top fan', 'Critic', 'Best fan']);
  expectAnswer(await move(two, { position: 'FIRST' }));
  expectAnswer(await move(one, {}));
  expect(await titles()).toEqual(['Best fan', 'Critic', 'Top fan']);
  expect(await titles({ filter: { title: { $startsWith: 'top' } } })).toEqual(['Top fan']);
  expect(await titles({ sort: [{ fieldName: 'title' }], cursorPaging: { limit: 1 } })).toEqual(['Best fan']);
  expect(await move(three, { position: 'AFTER' })).toMatchObject({ violations: [{ field: 'moveAfterBadgeId' }] });
  expect(await move(three, { position: 'AFTER', moveAfterBadgeId: three })).toMatchObject({ refused: 'not-found' });
  expect(await staff.call(badges.updateBadgesDisplayOrder, { ids: [randomUUID()] })).toMatchObject({
    refused: 'not-found',
  });
  expect(await titles()).toEqual(['Best fan', 'Critic', 'Top fan']);
});

test.each([
  [{ title: ' ' }, 'badge.title'],
  [{ backgroundColor: 'red' }, 'badge.backgroundColor'],
  [{ textColor: '#12345' }, 'badge.textColor'],
])('a badge with %j is refused', async (wrong, field) => {
  const badge = { title: 'Fan', ...colours, ...wrong };
  expect(await staff.call(badges.createBadge, { badge })).toMatchObject({ violations: [{ field }] });
  const id = await make('Kept');
  expect(await staff.call(badges.updateBadge, { badge: { id, ...wrong } })).toMatchObject({ violations: [{ field }] });
  expect(await shop.rows('badges')).toMatchObject([{ doc: { title: 'Kept' }, revision: '1' }]);
});

test('a site has at most a hundred badges', async () => {
  for (let number = 0; number < 100; number++) await make(`Badge ${number}`);
  const badge = { title: 'One more', ...colours };
  expect(await staff.call(badges.createBadge, { badge })).toMatchObject({ violations: [{ violatedRule: 'MAX_SIZE' }] });
});

test('members have a badge once, and no longer when it is deleted', async () => {
  const [badgeId, other, memberId] = [await make('Fan'), await make('Critic'), await addMember()];
  const { badgeAssignment } = expectAnswer(await assign(badgeId, memberId));
  expect(badgeAssignment).toMatchObject({ badgeId, memberId });
  expect(await assign(badgeId, memberId)).toMatchObject({ code: 'ALREADY_EXISTS' });
  expect(await assign(randomUUID(), memberId)).toMatchObject({
    refused: 'not-found',
    message: 'there is no such badge',
  });
  expect(await assign(badgeId, randomUUID())).toMatchObject({
    refused: 'not-found',
    message: 'there is no such member',
  });
  const bulk = expectAnswer(
    await staff.call(badgeAssignments.bulkCreateBadgeAssignments, {
      badgeAssignments: [
        { badgeId: other, memberId },
        { badgeId, memberId },
        { badgeId, memberId: randomUUID() },
      ],
      returnEntity: true,
    }),
  );
  expect(bulk.results?.map(({ item, itemMetadata }) => item?.badgeId ?? itemMetadata?.error?.code)).toEqual([
    other,
    'ALREADY_EXISTS',
    'NOT_FOUND',
  ]);
  expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 });
  expectAnswer(await staff.call(badges.deleteBadge, { badgeId: other }));
  expect(await shop.rows('badge_assignments')).toMatchObject([{ badge_id: badgeId }]);
  const badgeAssignmentIds = [badgeAssignment?.id ?? '', randomUUID()];
  const gone = expectAnswer(await staff.call(badgeAssignments.bulkDeleteBadgeAssignments, { badgeAssignmentIds }));
  expect(gone.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
  expect(
    await staff.call(badgeAssignments.deleteBadgeAssignment, { badgeAssignmentId: badgeAssignmentIds[0] }),
  ).toMatchObject({ refused: 'not-found' });
  expect((await shop.events()).filter((type) => type.includes('assignment'))).toEqual([
    'wix.badges.v4.badge_assignment_created',
    'wix.badges.v4.badge_assignment_created',
    'wix.badges.v4.badge_assignment_deleted',
  ]);
});

test('badges of private members are visible to themselves and staff; private tags to staff only', async () => {
  const badgeId = await make('Fan');
  const [open, shy] = [await addMember('PUBLIC'), await addMember('PRIVATE')];
  const tags = { tags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } };
  for (const memberId of [open, shy]) expectAnswer(await assign(badgeId, memberId, { tags }));
  const seenBy = async (customer: Customer, filter: object = {}) => {
    const { badgeAssignments: found = [] } = expectAnswer(
      await customer.call(badgeAssignments.queryBadgeAssignments, { query: { filter } }),
    );
    return found;
  };
  expect((await seenBy(staff)).length).toBe(2);
  expect((await seenBy(staff, { 'tags.privateTags.tagIds': 'b', memberId: shy })).length).toBe(1);
  expect(await seenBy(shop.visitor())).toMatchObject([{ memberId: open, tags: { tags: { tagIds: ['a'] } } }]);
  expect((await seenBy(shop.visitor()))[0]?.tags?.privateTags).toBeUndefined();
  expect(
    await shop
      .visitor()
      .call(badgeAssignments.queryBadgeAssignments, { query: { filter: { 'tags.privateTags.tagIds': 'b' } } }),
  ).toMatchObject({ refused: 'invalid' });
  expect((await seenBy(shop.member(shy))).length).toBe(2);
});

test('tags are assigned and unassigned, by ids and by filter, and go with their tag', async () => {
  const badgeId = await make('Fan');
  const ids: string[] = [];
  for (const memberId of [await addMember(), await addMember()])
    ids.push(
      expectAnswer(await assign(badgeId, memberId, { tags: { tags: { tagIds: ['old'] } } })).badgeAssignment?.id ?? '',
    );
  const tag = (change: object) => staff.call(badgeAssignments.bulkUpdateBadgeAssignmentTags, { ids, ...change });
  expect(await tag({})).toMatchObject({ code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' });
  expectAnswer(await tag({ assignTags: { tags: { tagIds: ['new'] } }, unassignTags: { tags: { tagIds: ['old'] } } }));
  const tagsNow = async () => (await shop.rows<{ tags: object }>('badge_assignments')).map(({ tags }) => tags);
  expect(await tagsNow()).toEqual([
    { public: ['new'], private: [] },
    { public: ['new'], private: [] },
  ]);
  const { jobId } = expectAnswer(
    await staff.call(badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter, {
      filter: { id: ids[0] },
      assignTags: { privateTags: { tagIds: ['hid'] } },
    }),
  );
  await doDueWork(staff.ctx, jobKinds.map(jobTask));
  expect(await shop.rows('background_jobs')).toMatchObject([{ id: jobId, status: 'DONE', result: { changed: 1 } }]);
  expect(await tagsNow()).toContainEqual({ public: ['new'], private: ['hid'] });
  const event = {
    id: randomUUID(),
    siteId: shop.site.id,
    type: 'wix.tags.v1.tag_deleted',
    entityId: 'new',
    payload: { id: 'new' },
    originatedFrom: null,
    createdDate: '',
    sequence: '1',
  };
  await withSite(staff.ctx, (tx) => handTo(assignmentsFollowTags, staff.ctx, event, tx));
  expect(await tagsNow()).toContainEqual({ public: [], private: ['hid'] });
});
