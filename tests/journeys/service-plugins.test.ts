import { afterAll, describe, test } from 'vitest';
import { type PluginApp, startPluginApp } from '../compat/plugin-app.ts';
import { aMemberPaysWithAMembership, anAppChargesAFee } from './stories/service-plugins.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
let app: PluginApp;
inAShop(
  (opened) => {
    shop = opened;
  },
  async () => {
    app = await startPluginApp();
    return { FETCH_ALLOWED_HOSTS: app.host };
  },
);
afterAll(() => app?.stop());

describe('apps answer for the shop', () => {
  test('the owner lets an app charge a fee, and customers pay it', () => anAppChargesAFee(shop, app));
  test('a member pays for an item with a membership of an app', () => aMemberPaysWithAMembership(shop, app));
});
