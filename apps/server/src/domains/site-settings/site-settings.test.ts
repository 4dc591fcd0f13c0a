import { checkoutForm, productsV3, type SiteSettings, type Static, siteSettings, sites } from '@stoa/contract';
import { createSite, type TestSite } from '@stoa/server/testing/sites';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settingsPart } from './archive.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

type Settings = Static<typeof SiteSettings>;

const EMPTY_SHOP = { regions: [], shipping: [], pickups: [] };
let site: TestSite;
beforeEach(async () => {
  // nothing in it has a price yet
  site = await createSite(shops.database, shops.app.now(), { tax: null }, EMPTY_SHOP);
});

const settingsIn = (body: Record<string, unknown>) => body.settings as Settings;
const read = async () => settingsIn((await shops.call(siteSettings.getSiteSettings, {}, site.apiKey)).body);
const change = async (settings: Record<string, unknown>) => {
  const { revision } = await read();
  return shops.call(siteSettings.updateSiteSettings, { settings: { revision, ...settings } }, site.apiKey);
};
const createProduct = () =>
  shops.call(
    productsV3.createProduct,
    {
      product: {
        name: 'Print',
        productType: 'PHYSICAL',
        physicalProperties: {},
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {} }] },
      },
    },
    site.apiKey,
  );
/** The code of a refusal, or the field and rule of a violation. */
const refusalOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const details = body.details as {
    applicationError?: { code: string };
    validationError?: { fieldViolations: { field: string }[] };
  };
  return [
    status,
    details?.applicationError?.code ?? details?.validationError?.fieldViolations.map(({ field }) => field),
  ];
};

test('settings are changed in part, and the site follows at once', async () => {
  expect(await read()).toMatchObject({ name: 'Test shop', currency: 'EUR', isCurrencyFixed: false, email: null });
  const address = { country: 'GB', city: 'Leeds', postalCode: 'LS1 4AP', addressLine: '2 Park Row' };
  const changed = await change({
    name: ' Halftone Leeds ',
    email: 'shop@halftone.test',
    address,
    language: 'en-GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    weightUnit: 'LB',
    paymentMethods: ['card'],
  });
  expect(settingsIn(changed.body)).toMatchObject({ name: 'Halftone Leeds', revision: '2', address });
  expect(settingsIn((await change({ phone: '+44 113 496 0000', address: { city: 'York' } })).body)).toMatchObject({
    name: 'Halftone Leeds',
    email: 'shop@halftone.test',
    phone: '+44 113 496 0000',
    address: { ...address, city: 'York' },
    revision: '3',
  });
  expect((await shops.call(sites.getSite, {}, site.apiKey)).body.site).toMatchObject({
    name: 'Halftone Leeds',
    currency: 'GBP',
    language: 'en-GB',
    timeZone: 'Europe/London',
    country: 'GB',
    email: 'shop@halftone.test',
    paymentMethods: [{ id: 'card' }],
  });
});

test('empty texts remove what was there', async () => {
  await change({ email: 'shop@halftone.test', phone: '030 1', address: { city: 'Berlin' } });
  const { body } = await change({ email: null, phone: '  ', address: { city: null, country: null } });
  expect(settingsIn(body)).toMatchObject({ email: null, phone: null, address: { city: null, country: null } });
});

test.each([
  [{ name: '  ' }, 'settings.name'],
  [{ language: 'nl' }, 'settings.language'],
  [{ timeZone: 'Europe/Atlantis' }, 'settings.timeZone'],
  [{ timeZone: '+01:00' }, 'settings.timeZone'],
  [{ currency: 'XXQ' }, 'settings.currency'],
  [{ email: 'shop' }, 'settings.email'],
  [{ nextOrderNumber: '0' }, 'settings.nextOrderNumber'],
  [{ nextOrderNumber: '99999999999999' }, 'settings.nextOrderNumber'],
  [{ weightUnit: 'STONE' }, 'settings.weightUnit'],
  [{ paymentMethods: ['cheque'] }, 'settings.paymentMethods.0'],
])('%o is refused, and changes nothing', async (wrong, field) => {
  const before = await read();
  expect(refusalOf(await change({ phone: '030 1', ...wrong }))).toEqual([400, [field]]);
  expect(await read()).toEqual(before);
});

test('the currency is fixed once something has a price', async () => {
  await createProduct();
  expect(await read()).toMatchObject({ isCurrencyFixed: true });
  expect(refusalOf(await change({ currency: 'JPY', name: 'Yen' }))).toEqual([428, 'CURRENCY_IS_FIXED']);
  expect(await read()).toMatchObject({ currency: 'EUR', name: 'Test shop' });
  expect((await change({ currency: 'EUR', name: 'Euro' })).status).toBe(200);
});

test('a minimum order fixes the currency: it is an amount', async () => {
  const { body } = await shops.call(checkoutForm.getCheckoutRules, {}, site.apiKey);
  const { revision } = body.rules as { revision: string };
  const rules = { revision, minimumSubtotal: '20.00' };
  expect((await shops.call(checkoutForm.updateCheckoutRules, { rules }, site.apiKey)).status).toBe(200);
  expect(refusalOf(await change({ currency: 'JPY' }))).toEqual([428, 'CURRENCY_IS_FIXED']);
});

test('who saves an older version is told so', async () => {
  const { revision } = await read();
  const both = await Promise.all(
    ['One', 'Two'].map((name) =>
      shops.call(siteSettings.updateSiteSettings, { settings: { revision, name } }, site.apiKey),
    ),
  );
  expect(both.map(refusalOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'INVALID_REVISION'],
  ]);
});

test('another site is left alone', async () => {
  const others = await shops.watch();
  await change({ name: 'Mine' });
  expect(await others()).toEqual([]);
});

test('the steps of the set-up tick themselves off', async () => {
  const done = async () => {
    const { body } = await shops.call(siteSettings.getSetUpProgress, {}, site.apiKey);
    const { steps, isHidden } = body as { steps: { step: string; isDone: boolean }[]; isHidden: boolean };
    return { done: steps.filter(({ isDone }) => isDone).map(({ step }) => step), isHidden };
  };
  await change({ paymentMethods: [] });
  expect(await done()).toEqual({ done: [], isHidden: false });
  await change({ email: 'shop@halftone.test', address: { country: 'DE', city: 'Berlin' } });
  await createProduct();
  expect(await done()).toEqual({ done: ['BUSINESS', 'PRODUCTS'], isHidden: false });
  await change({ paymentMethods: ['offline'], isSetUpHidden: true });
  const text = { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Jane Doe, Leeds' } }] }] };
  const write = (policy: object) =>
    shops.call(checkoutForm.updatePolicy, { policy: { name: 'contact', ...policy } }, site.apiKey);
  expect((await write({ visible: false, text })).status).toBe(200);
  expect(await done()).toEqual({ done: ['BUSINESS', 'PRODUCTS', 'PAYMENT'], isHidden: true });
  await write({ visible: true });
  expect(await done()).toEqual({ done: ['BUSINESS', 'PRODUCTS', 'PAYMENT', 'LEGAL'], isHidden: true });
});

test('an archive tells of its language and currency, if sites can have them', () => {
  const told = (language: string, currency: string) => settingsPart.shows?.({ language, currency });
  expect(told('de', 'CHF')).toEqual({ language: 'de', currency: 'CHF' });
  expect(told('de', 'ZZZ')).toEqual({ language: 'de' });
  expect(told('xx', 'CHF')).toEqual({ currency: 'CHF' });
});
