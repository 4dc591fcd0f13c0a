import { accounts, brands, team } from '@stoa/contract';
import { type Change, watchChanges } from '@stoa/server/testing/changes';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
let owner: Staff;
let mails: () => Promise<Change[]>;
beforeAll(async () => {
  shops = await openTwoShops();
  mails = await watchChanges(shops.database);
  owner = await signInAs(shops, shops.one.site.id, 'owner');
});
afterAll(() => shops?.stop());

const as = (role: string) => signInAs(shops, shops.one.site.id, role);
const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;
const open = (operation: unknown, request: object) =>
  shops.send({ ...shopsAddress(operation, request), headers: { 'x-stoa-client': '1' } });
const shopsAddress = (operation: unknown, request: object) => {
  const { mounts, path } = operation as { mounts: string[]; path: string };
  return { method: 'POST', url: `${mounts[0]}${path}`, body: request };
};

/** The secret of the newest mail's link. */
async function mailedToken(): Promise<string> {
  const queued = (await mails()).filter(({ table, before }) => table === 'tasks' && before === null);
  const { text } = (queued.at(-1)?.after as { input?: { text: string } } | undefined)?.input ?? { text: '' };
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
const roleOf = async (userId: string) => {
  const { body } = await owner.call(team.listTeam);
  return (body.members as { userId: string; role: string }[]).find((one) => one.userId === userId)?.role;
};

test('an invited stranger creates an account, with the permissions of the role', async () => {
  const invited = await owner.call(team.inviteStaff, { email: 'Mia@Work.test', role: 'store-manager' });
  expect(invited.body).toMatchObject({ invitation: { email: 'mia@work.test', roleTitle: 'Store manager' } });
  const token = await mailedToken();
  expect((await open(team.getInvitation, { token })).body).toMatchObject({
    invitation: { siteName: shops.one.site.name, email: 'mia@work.test', hasAccount: false, invitedBy: 'The owner' },
  });
  const weak = await open(team.acceptInvitation, { token, name: 'Mia', password: 'password' });
  expect(weak.status).toBe(400);
  expect((await open(team.acceptInvitation, { token })).body).toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'name' }, { field: 'password' }] } },
  });
  const password = 'a long sentence of mine';
  const accepted = await open(team.acceptInvitation, { token, name: ' Mia ', password });
  expect(accepted.body).toEqual({ email: 'mia@work.test', createdAccount: true });
  expect(codeOf(await open(team.acceptInvitation, { token, name: 'Mia', password }))).toBe('INVITATION_NOT_FOUND');
  expect(codeOf(await open(team.getInvitation, { token }))).toBe('INVITATION_NOT_FOUND');
  const signedIn = await open(accounts.signIn, { email: 'mia@work.test', password });
  expect(signedIn.body).toMatchObject({ account: { name: 'Mia', role: 'store-manager' } });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] as string;
  const call = (url: string, body?: object) =>
    shops.send({ url, ...(body ? { method: 'POST', body } : {}), headers: { cookie, 'x-stoa-client': '1' } });
  expect((await call('/stores/v3/brands/query', {})).status).toBe(200);
  expect((await call('/stoa/v1/team')).status).toBe(403);
});

test('an invited person with an account gets the role with that account', async () => {
  const elsewhere = await signInAs(shops, shops.other.site.id, 'owner');
  await owner.call(team.inviteStaff, { email: elsewhere.email, role: 'support' });
  const token = await mailedToken();
  expect((await open(team.getInvitation, { token })).body).toMatchObject({ invitation: { hasAccount: true } });
  expect((await open(team.acceptInvitation, { token })).body).toMatchObject({ createdAccount: false });
  expect(await roleOf(elsewhere.id)).toBe('support');
  expect(codeOf(await owner.call(team.inviteStaff, { email: elsewhere.email, role: 'support' }))).toBe(
    'ALREADY_ON_TEAM',
  );
});

test('a second invitation replaces the first, and a revoked one is useless', async () => {
  await owner.call(team.inviteStaff, { email: 'twice@work.test', role: 'support' });
  const first = await mailedToken();
  const { body } = await owner.call(team.inviteStaff, { email: 'twice@work.test', role: 'fulfilment' });
  const second = await mailedToken();
  expect(codeOf(await open(team.getInvitation, { token: first }))).toBe('INVITATION_NOT_FOUND');
  const { invitations } = (await owner.call(team.listTeam)).body as { invitations: { email: string }[] };
  expect(invitations.filter(({ email }) => email === 'twice@work.test')).toHaveLength(1);
  const { id } = body.invitation as { id: string };
  expect((await owner.call(team.revokeInvitation, { invitationId: id })).status).toBe(200);
  expect(codeOf(await open(team.acceptInvitation, { token: second }))).toBe('INVITATION_NOT_FOUND');
  expect((await owner.call(team.revokeInvitation, { invitationId: id })).status).toBe(404);
});

test('nobody grants permissions they lack, or changes people with more permissions', async () => {
  const admin = await as('admin');
  const { body } = await owner.call(team.createStaffRole, { role: { title: 'Hiring', permissions: ['STAFF.*'] } });
  const hiring = await as((body.role as { key: string }).key);
  const changes = await shops.watch();
  const refusals = [
    await admin.call(team.inviteStaff, { email: 'x@work.test', role: 'owner' }),
    await admin.call(team.changeStaffRole, { userId: admin.id, role: 'owner' }),
    await admin.call(team.changeStaffRole, { userId: owner.id, role: 'support' }),
    await admin.call(team.removeStaff, { userId: owner.id }),
    await hiring.call(team.inviteStaff, { email: 'x@work.test', role: 'support' }),
    await hiring.call(team.createStaffRole, { role: { title: 'More', permissions: ['ECOM.*'] } }),
    await hiring.call(team.removeStaff, { userId: admin.id }),
  ];
  expect(refusals.map((answer) => [answer.status, codeOf(answer)])).toEqual(
    refusals.map(() => [403, 'PERMISSIONS_EXCEED_YOURS']),
  );
  expect((await admin.call(team.transferOwnership, { userId: admin.id })).status).toBe(403);
  expect(codeOf(await owner.call(team.inviteStaff, { email: 'x@work.test', role: 'nobody' }))).toBe(
    'STAFF_ROLE_NOT_FOUND',
  );
  expect(await changes()).toEqual([]);
});

test('a custom role takes effect at once, with each change, and can be deleted when nobody has it', async () => {
  const role = { title: 'Brand keeper', permissions: ['WIX_STORES.BRAND_READ'] };
  const created = (await owner.call(team.createStaffRole, { role })).body.role as { key: string; revision: string };
  expect(codeOf(await owner.call(team.createStaffRole, { role: { ...role, title: 'brand KEEPER' } }))).toBe(
    'STAFF_ROLE_TITLE_TAKEN',
  );
  expect(codeOf(await owner.call(team.createStaffRole, { role: { ...role, title: 'owner' } }))).toBe(
    'STAFF_ROLE_TITLE_TAKEN',
  );
  const unknown = await owner.call(team.createStaffRole, { role: { title: 'No', permissions: ['*'] } });
  expect(unknown.body).toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'role.permissions.0' }] } },
  });
  const keeper = await as(created.key);
  expect((await keeper.call(brands.queryBrands)).status).toBe(200);
  expect((await keeper.call(brands.createBrand, { brand: { name: 'No' } })).status).toBe(403);
  const change = { roleKey: created.key, role: { revision: created.revision, permissions: ['WIX_STORES.*'] } };
  expect((await owner.call(team.updateStaffRole, change)).body).toMatchObject({ role: { title: 'Brand keeper' } });
  expect(codeOf(await owner.call(team.updateStaffRole, change))).toBe('INVALID_REVISION');
  expect((await keeper.call(brands.createBrand, { brand: { name: 'Yes' } })).status).toBe(200);
  expect(codeOf(await owner.call(team.deleteStaffRole, { roleKey: created.key }))).toBe('STAFF_ROLE_IN_USE');
  await owner.call(team.removeStaff, { userId: keeper.id });
  expect((await keeper.call(brands.queryBrands)).status).toBe(401);
  expect((await owner.call(team.deleteStaffRole, { roleKey: created.key })).status).toBe(200);
  expect((await owner.call(team.deleteStaffRole, { roleKey: created.key })).status).toBe(404);
});

test('the last owner stays, and transfers ownership completely', async () => {
  // the fixture's own owner goes first
  const { body } = await owner.call(team.listTeam);
  const others = (body.members as { userId: string; role: string; isYou: boolean }[]).filter(
    (one) => one.role === 'owner' && !one.isYou,
  );
  for (const { userId } of others) await owner.call(team.removeStaff, { userId });
  const heir = await as('support');
  expect(codeOf(await owner.call(team.leaveTeam))).toBe('LAST_OWNER');
  expect(codeOf(await owner.call(team.changeStaffRole, { userId: owner.id, role: 'admin' }))).toBe('LAST_OWNER');
  expect(codeOf(await owner.call(team.removeStaff, { userId: owner.id }))).toBe('LAST_OWNER');
  expect((await owner.call(team.transferOwnership, { userId: heir.id })).status).toBe(200);
  expect([await roleOf(heir.id), await roleOf(owner.id)]).toEqual(['owner', 'admin']);
  expect((await owner.call(team.leaveTeam)).status).toBe(200);
  expect((await heir.call(team.listTeam)).status).toBe(200);
});
