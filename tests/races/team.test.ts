import { onPostgres } from '@stoa/server/testing/on-postgres';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Context } from '../../apps/server/src/context.ts';
import { hashOf, insertUser } from '../../apps/server/src/domains/identity/index.ts';
import { acceptInvitation } from '../../apps/server/src/domains/team/accept-invitation.ts';
import { insertInvitation } from '../../apps/server/src/domains/team/invitations.store.ts';
import { inviteStaff } from '../../apps/server/src/domains/team/invitations.ts';
import { changeStaffRole, leaveTeam, removeStaff } from '../../apps/server/src/domains/team/members.ts';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
let shop: Shop;
onPostgres((opened) => {
  database = opened;
});
beforeEach(async () => {
  shop = await openShop(database);
});

type Owner = { id: string; ctx: Context };

const ownerOf = (id: string): Owner => ({
  id,
  ctx: shop.contextOf({ kind: 'staff', id, role: 'owner', permissions: ['*'] }),
});
/** The owner that every site has. Like all others, they have the role that they had when their request came in. */
const firstOwner = () => ownerOf(shop.site.ownerId);
async function addOwner(): Promise<Owner> {
  const id = newId();
  await asPlatform('a test makes people', database, async (tx) => {
    await insertUser(tx, { id, email: `${id}@staff.test`, name: id, passwordHash: 'none' }, shop.clock.now);
    await sql`insert into user_roles (user_id, site_id, role) values (${id}, ${shop.site.id}, 'owner')`.execute(tx.db);
  });
  return ownerOf(id);
}
const roles = async () => (await shop.rows<{ role: string }>('user_roles')).map(({ role }) => role).sort();

test('two owners who demote each other leave one owner, repeatedly', async () => {
  for (let round = 0; round < 10; round++) {
    shop = await openShop(database);
    const [one, other] = [firstOwner(), await addOwner()];
    await Promise.all([
      changeStaffRole(one.ctx, { userId: other.id, role: 'support' }),
      changeStaffRole(other.ctx, { userId: one.id, role: 'support' }),
    ]);
    expect(await roles()).toEqual(['owner', 'support']);
  }
});

test('ten owners who remove each other and leave, all at once, leave one owner', async () => {
  const owners = [firstOwner(), ...(await Promise.all(Array.from({ length: 9 }, addOwner)))];
  const changes = Array.from({ length: 20 }, (_, index) => {
    const actor = owners[index % 10] as Owner;
    const victim = owners[(index + 1) % 10] as Owner;
    return index < 10 ? removeStaff(actor.ctx, { userId: victim.id }) : leaveTeam(actor.ctx, {});
  });
  await Promise.all(changes);
  expect(await roles()).toEqual(['owner']);
});

test('a link that is opened in twenty windows creates one account with one role', async () => {
  const owner = firstOwner();
  const now = shop.clock.now;
  await asPlatform('a test invites', database, (tx) =>
    insertInvitation(tx, {
      id: newId(),
      siteId: shop.site.id,
      email: `mia-${owner.id}@work.test`,
      role: 'support',
      tokenHash: hashOf(`link of ${owner.id}`),
      invitedBy: owner.id,
      created: now,
      expires: new Date(now.getTime() + 60_000),
    }),
  );
  const visitor = shop.contextOf({ kind: 'nobody' });
  const acceptance = { token: `link of ${owner.id}`, name: 'Mia', password: 'a long sentence of mine' };
  const answers = await atOnce(20, () => acceptInvitation(visitor, acceptance));
  expect(answers.filter((answer) => 'createdAccount' in answer)).toHaveLength(1);
  expect(await roles()).toEqual(['owner', 'support']);
});

test('an address that is invited ten times at once has one open invitation', async () => {
  const owner = firstOwner();
  const email = `sam-${owner.id}@work.test`;
  const invite = () => inviteStaff(owner.ctx, { email, role: 'support' });
  await Promise.all(Array.from({ length: 10 }, invite));
  expect(await shop.rows('staff_invitations')).toHaveLength(1);
});
