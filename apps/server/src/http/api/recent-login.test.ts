import {
  developers,
  identityProviders,
  type Operation,
  operations,
  paymentAccounts,
  servicePlugins,
  siteAdministration,
  siteDomains,
  siteTransfers,
  team,
} from '@stoa/contract';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/durations.ts';

const NOBODYS = '11111111-1111-4111-8111-111111111111';

let shops: TwoShops;
/** Two owners: one who proved their identity sixteen minutes ago, and one fourteen. */
let [late, recent]: Staff[] = [];
let appId: string;
let heirId: string;
const ownerOf = (minutes: number) =>
  signInAs(shops, shops.one.site.id, 'owner', { authenticated: new Date(NOW.getTime() - minutes * MINUTE_MS) });
beforeAll(async () => {
  shops = await openTwoShops();
  [late, recent] = [await ownerOf(16), await ownerOf(14)];
  heirId = (await signInAs(shops, shops.one.site.id, 'support')).id;
  const made = await recent.call(developers.createOAuthApp, {
    oAuthApp: { name: 'Sync', kind: 'APP', permissions: [] },
  });
  appId = (made.body.oAuthApp as { id: string }).id;
});
afterAll(() => shops?.stop());

const provider = { name: 'Elsewhere', issuer: 'https://id.example', clientId: 'shop' };
const role = { title: 'Brand keeper', permissions: ['WIX_STORES.BRAND_READ'] };

/** Operations that give lasting power over a site. */
const powers: [string, unknown, () => object][] = [
  ['an API key', developers.createApiKey, () => ({ apiKey: { name: 'Mine', permissions: ['TAGS.*'] } })],
  ['revoking an API key', developers.revokeApiKey, () => ({ apiKeyId: NOBODYS })],
  ['a service', developers.createOAuthApp, () => ({ oAuthApp: { name: 'Mine', kind: 'APP', permissions: [] } })],
  [
    'what a service may do',
    developers.updateOAuthApp,
    () => ({ oAuthApp: { id: appId, revision: '1', permissions: ['TAGS.*'] }, fieldMask: ['permissions'] }),
  ],
  ['the secret of a service', developers.rotateSecret, () => ({ oAuthAppId: appId })],
  [
    'an app that is asked about purchases',
    servicePlugins.createServicePlugin,
    () => ({ servicePlugin: { appId, kind: 'VALIDATIONS', name: 'Mine', url: 'https://app.example' } }),
  ],
  [
    'where an app is asked',
    servicePlugins.updateServicePlugin,
    () => ({ servicePlugin: { id: NOBODYS, revision: '1', url: 'https://app.example' } }),
  ],
  ['an invitation', team.inviteStaff, () => ({ email: 'new@work.test', role: 'support' })],
  ['another role', team.changeStaffRole, () => ({ userId: heirId, role: 'admin' })],
  ['a new role', team.createStaffRole, () => ({ role })],
  ['what a role may do', team.updateStaffRole, () => ({ roleKey: NOBODYS, role: { ...role, revision: '1' } })],
  ['accounts elsewhere', identityProviders.createIdentityProvider, () => ({ identityProvider: provider })],
  [
    'other accounts elsewhere',
    identityProviders.updateIdentityProvider,
    () => ({ identityProvider: { id: NOBODYS, name: 'Other' } }),
  ],
  ['no accounts elsewhere', identityProviders.deleteIdentityProvider, () => ({ identityProviderId: NOBODYS })],
  ['a payment provider', paymentAccounts.connectPaymentAccount, () => ({ provider: 'stripe' })],
  ['no payment provider', paymentAccounts.disconnectPaymentAccount, () => ({ paymentAccountId: NOBODYS })],
  ['a domain', siteDomains.addSiteDomain, () => ({ host: 'shop.example' })],
  ['no site', siteAdministration.deleteSite, () => ({ name: 'Another name' })],
  ['an offer of the site', siteTransfers.offerSite, () => ({ email: 'heir@work.test' })],
  // last, as the owner loses ownership
  ['ownership', team.transferOwnership, () => ({ userId: heirId })],
];

const refused = { status: 401, body: { details: { applicationError: { code: 'RECENT_LOGIN_REQUIRED' } } } };

test('lasting power takes a proof of identity within a quarter of an hour; without it nothing changes', async () => {
  const changes = await shops.watch();
  for (const [name, operation, request] of powers)
    expect(await late?.call(operation, request()), name).toMatchObject(refused);
  expect(await changes()).toEqual([]);
});

test.each(powers)('fourteen minutes are recent enough for %s', async (_, operation, request) =>
  expect(await recent?.call(operation, request())).not.toMatchObject(refused),
);

test('every operation that declares this is included, and reveals it to its callers', () => {
  const named = powers.map(([, operation]) => (operation as Operation).id);
  const saying = [...operations.values()].filter(({ permit }) => permit.recentLogin);
  expect(saying.filter(({ id }) => !named.includes(id))).toEqual([]);
  const silent = powers.filter(([, operation]) => !(operation as Operation).errors.includes('RECENT_LOGIN_REQUIRED'));
  expect(silent).toEqual([]);
});

test('a front end, which has no power of its own, takes none', async () => {
  const answer = await late?.call(developers.createOAuthApp, { oAuthApp: { name: 'Window', kind: 'HEADLESS' } });
  expect(answer?.status).toBe(200);
});

test('missing permission is reported first, however old the login', async () => {
  const support = await signInAs(shops, shops.one.site.id, 'support', { authenticated: new Date(0) });
  expect((await support.call(team.inviteStaff, { email: 'x@work.test', role: 'owner' })).status).toBe(403);
});
