/** What a site asks of buyers, through the public client, with the refusals of orders that lack it. */
import type { TestServer } from '@stoa/server/testing/server';
import { checkoutContent, checkoutSettings } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { V3_APP } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
const office = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { checkoutSettings, checkoutContent },
  });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startShop();
  owner = office();
});
afterAll(() => shop?.stop());

test('settings are read and changed in part', async () => {
  const usual = await owner.checkoutSettings.getCheckoutSettings();
  expect(usual.checkoutSettings).toMatchObject({
    checkoutPolicies: { termsAndConditions: { visible: false } },
    checkoutFields: { policyAgreementCheckbox: { visible: false } },
    checkoutBillingFields: 'All_FIELDS',
  });
  const changed = await owner.checkoutSettings.updateCheckoutSettings({
    checkoutPolicies: { termsAndConditions: { visible: true, content: 'Be kind.' } },
    checkoutBrand: { header: { text: 'Till', alignment: 'CENTER' } },
  });
  expect(changed.checkoutSettings).toMatchObject({
    checkoutPolicies: { termsAndConditions: { visible: true, content: 'Be kind.' }, privacyPolicy: { visible: false } },
    checkoutBrand: { header: { text: 'Till', alignment: 'CENTER' } },
  });
  expect((await owner.checkoutSettings.getCheckoutSettings()).checkoutSettings).toEqual(changed.checkoutSettings);
  const tooLong = owner.checkoutSettings.updateCheckoutSettings({
    checkoutBrand: { header: { text: 'x'.repeat(56) } },
  });
  expect((await refusalOf(tooLong))[1]).toBe(400);
});

test('visitors cannot read or change settings', async () => {
  const visitor = createClient({ auth: newVisitor(shop).auth, modules: { checkoutSettings } });
  expect((await refusalOf(visitor.checkoutSettings.getCheckoutSettings()))[1]).toBe(403);
  expect((await refusalOf(visitor.checkoutSettings.updateCheckoutSettings({})))[1]).toBe(403);
});

test('the words of the checkout page are there in every language of the product', async () => {
  const words = (appId: string, componentId: string, languageCode?: string) =>
    owner.checkoutContent.getCheckoutContent({ appId, componentId }, { languageCode });
  const { checkoutContent: german } = await words(V3_APP, V3_APP, 'de');
  expect(german).toMatchObject({ continueShoppingLink: 'Weiter einkaufen', placeOrderButton: 'Bestellen' });
  expect(await refusalOf(words(MISSING, V3_APP))).toEqual(['REQUIRED_APP_NOT_INSTALLED', 428]);
  expect(await refusalOf(words(V3_APP, MISSING))).toEqual(['REQUIRED_COMPONENT_DOES_NOT_EXIST', 404]);
  expect(await refusalOf(words(V3_APP, V3_APP, 'xx'))).toEqual(['TRANSLATIONS_NOT_FOUND', 404]);
});
