/** Site properties, through the public client of a back-office program. */
import type { TestServer } from '@stoa/server/testing/server';
import { siteProperties } from '@wix/business-tools';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop } from './public-clients.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop({ seed: 'none' });
});
afterAll(() => shop?.stop());

const client = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { siteProperties },
  }).siteProperties;
const read = async () => (await client().getSiteProperties()).properties;

test('the properties of a new site', async () => {
  expect(await read()).toMatchObject({
    siteDisplayName: 'Test shop',
    language: 'en',
    locale: { languageCode: 'en', country: 'DE' },
    paymentCurrency: 'EUR',
    timeZone: 'Europe/Berlin',
    consentPolicy: { essential: true, analytics: false, advertising: false, dataToThirdParty: false },
    businessSchedule: { periods: [], specialHourPeriod: [] },
    multilingual: { supportedLanguages: [{ languageCode: 'en', isPrimary: true }] },
  });
  const { properties } = await client().getSiteProperties({ fields: ['timeZone'] });
  expect(properties).toEqual({ timeZone: 'Europe/Berlin' });
});

test('profile and contact are changed field by field, and every change is a version', async () => {
  const { version } = await client().getSiteProperties();
  await client().updateBusinessProfile({ businessName: 'Kiln & Co Ltd', description: 'Pots', companyId: '12' });
  await client().updateBusinessProfile({ description: null, siteDisplayName: 'Kiln' }, { fields: ['siteDisplayName'] });
  const address = { country: 'DE', city: 'Berlin', street: 'Am Hof', streetNumber: '12a', zip: '10961' };
  await client().updateBusinessContact({ email: 'hello@kiln.test', phone: '+49 30 1', fax: '+49 30 2', address });
  await client().updateBusinessContact({ phone: '+49 30 3' });
  expect(await read()).toMatchObject({
    siteDisplayName: 'Kiln',
    businessName: 'Kiln & Co Ltd',
    description: 'Pots',
    companyId: '12',
    email: 'hello@kiln.test',
    phone: '+49 30 3',
    fax: '+49 30 2',
    address: { ...address, isPhysical: true },
  });
  const after = await client().getSiteProperties();
  expect(Number(after.version)).toBe(Number(version) + 4);
});

test('opening hours and consent are kept as they are sent', async () => {
  const period = { openDay: 'MONDAY' as const, openTime: '09:00', closeDay: 'MONDAY' as const, closeTime: '18:00' };
  const special = {
    startDate: '2026-12-24T00:00:00Z',
    endDate: '2026-12-26T00:00:00Z',
    isClosed: true,
    comment: 'Holidays',
  };
  await client().updateBusinessSchedule({ periods: [period], specialHourPeriod: [special] });
  await client().updateConsentPolicy({ essential: false, analytics: true });
  const { businessSchedule, consentPolicy } = (await read()) ?? {};
  expect(businessSchedule?.periods).toEqual([period]);
  expect(businessSchedule?.specialHourPeriod).toMatchObject([{ isClosed: true, comment: 'Holidays' }]);
  expect(consentPolicy).toMatchObject({ essential: true, analytics: true, advertising: false });
});

test.each([
  ['a time of day that there is not', { openTime: '25:00' }, 'businessSchedule.periods[0].openTime'],
  ['a time in words', { closeTime: 'noon' }, 'businessSchedule.periods[0].closeTime'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const period = { openDay: 'MONDAY' as const, openTime: '09:00', closeDay: 'MONDAY' as const, closeTime: '18:00' };
  await expect(client().updateBusinessSchedule({ periods: [{ ...period, ...wrong }] })).rejects.toMatchObject({
    response: { data: { details: { validationError: { fieldViolations: [{ field }] } } } },
  });
});

test('a made-up country and a bad e-mail address are refused, and change nothing', async () => {
  const before = await read();
  await expect(client().updateBusinessContact({ address: { country: 'XX' } })).rejects.toThrow();
  await expect(client().updateBusinessContact({ email: 'nobody' })).rejects.toThrow();
  await expect(client().updateBusinessProfile({ siteDisplayName: ' ' })).rejects.toThrow();
  expect(await read()).toEqual(before);
});
