import { memberAdministration, memberFollowers, memberRoleDefinitions, members } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
import { findAccount, openSession } from '../../apps/server/src/domains/identity/index.ts';
import { type Database, withSite } from '../../apps/server/src/platform/db/index.ts';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
let shop: Shop;
onPostgres((opened) => {
  database = opened;
});
beforeEach(async () => {
  shop = await openShop(database);
});

async function add(index: number): Promise<string> {
  const member = { loginEmail: `m${index}@example.com`, profile: { nickname: 'Ada' }, privacyStatus: 'PUBLIC' };
  return expectAnswer(await shop.staff().call(members.createMember, { member })).member?.id ?? '';
}
const slugs = async () => (await shop.rows<{ slug: string }>('members')).map(({ slug }) => slug).sort();
const codeOf = (answer: unknown) => (isRefusal(answer) && answer.refused === 'code' ? answer.code : 'done');

test('twenty people with one name become members at once, each with their own slug', async () => {
  await atOnce(20, add);
  expect(new Set(await slugs()).size).toBe(20);
});

test('one slug that ten people request at once is given once', async () => {
  const ids = await atOnce(10, add);
  const answers = await atOnce(10, (index) =>
    shop.member(ids[index] ?? '').call(members.updateCurrentMemberSlug, { slug: 'countess' }),
  );
  expect(answers.map(codeOf).sort()).toEqual([...Array(9).fill('SLUG_ALREADY_EXISTS'), 'done']);
  expect((await slugs()).filter((slug) => slug === 'countess')).toHaveLength(1);
});

test('of addresses that a member adds and removes at once, none is lost and none comes back', async () => {
  const id = await add(0);
  const asMember = shop.member(id);
  const change = async (line: string) => {
    const { member } = expectAnswer(
      await asMember.call(memberAdministration.addMyAddress, { address: { addressLine: line, country: 'IE' } }),
    );
    return member?.contact?.addresses?.find(({ addressLine }) => addressLine === line)?.id ?? '';
  };
  const first = await atOnce(4, (index) => change(`${index} Old St`));
  await Promise.all([
    atOnce(6, (index) => change(`${index} New St`)),
    atOnce(4, (index) => asMember.call(memberAdministration.removeMyAddress, { addressId: first[index] ?? '' })),
  ]);
  const { member } = expectAnswer(await asMember.call(members.getMember, { id, fieldsets: ['FULL'] }));
  const lines = (member?.contact?.addresses ?? []).map(({ addressLine }) => addressLine).sort();
  expect(lines).toEqual(Array.from({ length: 6 }, (_, index) => `${index} New St`));
});

test('a member who is deleted during their own requests leaves nothing behind, and no request causes a fault', {
  repeats: 9,
}, async () => {
  const [id = '', other = ''] = await atOnce(2, add);
  const asMember = shop.member(id);
  const logIn = () =>
    withSite(asMember.ctx, async (tx) => {
      const account = await findAccount(tx, shop.site.id, id);
      if (account) await openSession(asMember.ctx, tx, account, { methods: ['PASSWORD'] }).catch(() => {});
    }).catch(() => {});
  await Promise.all([
    atOnce(5, (index) =>
      asMember.call(members.updateMember, { member: { id, contact: { phones: [`+44 ${index}1`] } } }),
    ),
    atOnce(3, () => asMember.call(memberFollowers.followMember, { memberId: other })),
    atOnce(3, logIn),
    atOnce(4, () => shop.staff().call(members.deleteMember, { id })),
    atOnce(3, () => shop.staff().call(members.blockMember, { id })),
  ]);
  for (const table of ['members', 'identities', 'contacts']) {
    const rows = await shop.rows<{ id: string; member_id?: string }>(table);
    expect(
      rows.filter((row) => row.id === id || row.member_id === id),
      table,
    ).toEqual([]);
  }
  expect(await shop.rows('identity_sessions')).toEqual([]);
  expect(await shop.rows('member_follows')).toEqual([]);
  expect((await shop.events()).filter((type) => type === 'wix.members.v1.member_deleted')).toHaveLength(1);
});

test('a role is created once, and concurrent approval and blocking leave one of the two states', async () => {
  const id = await add(0);
  const role = { roleKey: 'vip', roleTitle: 'Very important' };
  const made = await atOnce(5, () => shop.staff().call(memberRoleDefinitions.createMemberRoleDefinition, role));
  expect(made.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
  await Promise.all([
    atOnce(5, () => shop.staff().call(members.blockMember, { id })),
    atOnce(5, () => shop.staff().call(members.approveMember, { id })),
  ]);
  const [account] = await shop.rows<{ status: string }>('identities');
  expect(['ACTIVE', 'BLOCKED']).toContain(account?.status);
});
