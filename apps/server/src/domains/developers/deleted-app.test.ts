import { servicePlugins } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { expect, test } from 'vitest';
import { changeOAuthApps, clientDirectory, insertOAuthAppRow } from '../identity/index.ts';
import { siteDirectory } from '../sites/index.ts';
import { deleteOAuthApp } from './oauth-apps.ts';

const database = await openTestDatabase();

/** What a process remembers of sites and clients. */
async function startProcess() {
  const clients = clientDirectory(database);
  return { clients, sites: await siteDirectory(database, { onChange: clients.forgetOf }) };
}

test('a deleted app is asked no more and gets no visitors, in whichever process', async () => {
  const shop = await openShop(database);
  const { ctx, call } = shop.staff();
  const [here, there] = [await startProcess(), await startProcess()];
  const date = ctx.now().toISOString();
  const app = {
    ...{ id: ctx.newId(), kind: 'APP' as const, name: 'Extras', loginUrl: null, revision: '1' },
    ...{ allowedRedirectUris: [], allowedRedirectDomains: [], permissions: [], createdDate: date, updatedDate: date },
  };
  await changeOAuthApps(ctx, (tx) => insertOAuthAppRow(tx, shop.site.id, { app, secretHash: null, most: 50 }));
  const servicePlugin = { appId: app.id, kind: 'VALIDATIONS', name: 'Extras', url: 'https://app.example' };
  expectAnswer(await call(servicePlugins.createServicePlugin, { servicePlugin }));
  const known = async ({ clients, sites }: typeof here) => [
    (await sites.byId(shop.site.id))?.plugins?.length,
    (await clients.byId(app.id))?.name,
  ];
  for (const process of [here, there]) expect(await known(process)).toEqual([1, 'Extras']);
  expectAnswer(await deleteOAuthApp({ ...ctx, ...here }, { oAuthAppId: app.id }));
  expect(await known(here)).toEqual([0, undefined]);
  await expect.poll(() => known(there)).toEqual([0, undefined]);
});
