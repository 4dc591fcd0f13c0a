/** USPS: configurations, what buyers are offered by them, and a provider of postage that answers, fails or is not there. */
import { checkouts, deliveryProfiles, locations, postage, shippoConfigurations } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
import { USPS_CARRIER_ID } from './carriers.ts';
import { DEFAULT_PROFILE_ID } from './profiles.ts';
import type { PostageProvider, PostageQuestion } from './rates/postage-provider.ts';

const database = await openTestDatabase();
const asked: PostageQuestion[] = [];
let prices: PostageProvider['prices'];
let shop: Shop;
beforeEach(async () => {
  asked.length = 0;
  prices = async ({ parcels }) => ({ GROUND_ADVANTAGE: 1000 * parcels, PRIORITY_MAIL: 2000 * parcels });
  const postage: PostageProvider = {
    prices: (question) => {
      asked.push(question);
      return prices(question);
    },
  };
  shop = await openShop(database, { weightUnit: 'LB' }, { delivery: everywhere, providers: { postage } });
});

const everywhere = { regions: [{ name: 'Everywhere', countries: [] }], shipping: [], pickups: [] };
const address = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97201' };
const packageDetails = { name: 'Box', dimensions: { length: '10', width: '8', height: '4.5' } };
const GROUND = { service: 'GROUND_ADVANTAGE' as const };
const PRIORITY = { service: 'PRIORITY_MAIL' as const };

async function places() {
  const { call } = shop.staff();
  const found = await call(deliveryProfiles.getDeliveryProfile, { deliveryProfileId: DEFAULT_PROFILE_ID });
  const regionId = expectAnswer(found).deliveryProfile?.deliveryRegions?.[0]?.id ?? '';
  const made = await call(locations.createLocation, { location: { name: 'Portland', address, timeZone: 'UTC' } });
  return { regionId, locationId: expectAnswer(made).location?.id ?? '' };
}

async function configure(changes: object = {}, backupRate: string | null = '9.5') {
  const { regionId, locationId } = await places();
  const shippoConfiguration = {
    ...{ deliveryRegionId: regionId, osLocationId: locationId },
    ...{ packageType: 'CUSTOM' as const, packageDetails, domesticServices: [GROUND, PRIORITY], ...changes },
  };
  const created = await shop.staff().call(shippoConfigurations.createShippoConfiguration, {
    ...{ shippoConfiguration, backupRate },
  });
  return { regionId, created };
}

async function offered(country: string, price = 3000, quantity = 3, weight: number | null = 2) {
  const name = `Vase ${price} ${quantity} ${weight}`;
  const product = await shop.add({ name, price, ...(weight !== null && { weight }) });
  const created = await shop.visitor().call(checkouts.createCheckout, {
    channelType: 'WEB',
    lineItems: [product.line(quantity)],
    checkoutInfo: {
      buyerInfo: { email: 'ann@example.com' },
      shippingInfo: { shippingDestination: { address: { country, postalCode: '10001' } } },
    },
  });
  const { shippingInfo, calculationErrors } = expectAnswer(created).checkout ?? {};
  const options = (shippingInfo?.carrierServiceOptions ?? []).flatMap((one) => one.shippingOptions ?? []);
  return {
    options: options.map(({ title, cost }) => [title, cost?.price?.amount]),
    errors: calculationErrors?.carrierErrors?.errors?.map(({ carrierId }) => carrierId),
  };
}

test('buyers pay what the post charges, with the fees of the shop', async () => {
  const fee = (value: string, calculationType: 'FIXED' | 'PERCENTAGE') => ({ handlingFee: { value, calculationType } });
  await configure({
    domesticServices: [
      { ...GROUND, serviceSettings: fee('12.5', 'PERCENTAGE') },
      { ...PRIORITY, serviceSettings: fee('1.25', 'FIXED') },
    ],
    internationalServices: [{ service: 'PRIORITY_MAIL_INTERNATIONAL' }],
  });
  const { options } = await offered('US');
  expect(options).toEqual([
    ['USPS Ground Advantage', '11.25'],
    ['USPS Priority Mail', '21.25'],
  ]);
  expect(asked.at(-1)).toMatchObject({
    ...{ services: ['GROUND_ADVANTAGE', 'PRIORITY_MAIL'], packageType: 'CUSTOM', parcels: 1 },
    dimensions: { length: 10, width: 8, height: 4.5, unit: 'IN' },
    weight: { value: 6, unit: 'LB' },
    ...{ from: { country: 'US', postalCode: '97201' }, to: { country: 'US', postalCode: '10001' } },
  });
  // abroad, the post goes by the other services; it knows no price for this one
  expect((await offered('CA')).options).toEqual([['USPS', '9.50']]);
  expect(asked.at(-1)?.services).toEqual(['PRIORITY_MAIL_INTERNATIONAL']);
});

test('the post’s own packages hold some units, and unweighed ones weigh what the shop says', async () => {
  const packageDetails = { maxNumberOfProducts: '2' };
  await configure({ packageType: 'MEDIUM_FLAT_RATE_BOX_1', packageDetails, backupWeight: '1.5' });
  expect((await offered('US', 3000, 5, null)).options).toContainEqual(['USPS Ground Advantage', '30.00']);
  expect(asked.at(-1)).toMatchObject({ dimensions: null, parcels: 3, weight: { value: 2.5, unit: 'LB' } });
});

test('a service is free from an amount, also while the provider fails', async () => {
  const free = { ...GROUND, serviceSettings: { freeDeliveryMinimumAmount: '90' } };
  await configure({ domesticServices: [free, PRIORITY] });
  expect((await offered('US', 2999, 3)).options).toContainEqual(['USPS Ground Advantage', '10.00']);
  expect((await offered('US', 3000, 3)).options).toEqual([
    ['USPS Ground Advantage', '0.00'],
    ['USPS Priority Mail', '20.00'],
  ]);
  prices = () => Promise.reject(new Error('the line is dead'));
  expect((await offered('US', 3001, 3)).options).toEqual([['USPS Ground Advantage', '0.00']]);
});

test('where the provider fails or makes no sense, the backup rate counts; without one, the error is told', async () => {
  await configure();
  for (const answer of [Number.NaN, -1, 1.5, 2 ** 53]) {
    prices = async () => ({ GROUND_ADVANTAGE: answer });
    expect((await offered('US')).options).toEqual([['USPS', '9.50']]);
  }
  prices = () => Promise.reject(new Error('the line is dead'));
  expect((await offered('US')).options).toEqual([['USPS', '9.50']]);
  const { call } = shop.staff();
  const { regionId } = await places();
  const deliveryCarrier = { appId: USPS_CARRIER_ID, backupRate: { amount: '9.5', active: false } };
  expectAnswer(await call(deliveryProfiles.updateDeliveryCarrier, { deliveryRegionId: regionId, deliveryCarrier }));
  expect(await offered('US')).toEqual({ options: [], errors: [USPS_CARRIER_ID] });
});

test('a shop tries the account with made-up parcels, whether they are sold or not', async () => {
  const fee = { handlingFee: { value: '1.25', calculationType: 'FIXED' as const } };
  const { created } = await configure({ domesticServices: [{ ...GROUND, serviceSettings: fee }] });
  const shippoConfigurationId = expectAnswer(created).shippoConfiguration?.id ?? '';
  const attempt = async () => expectAnswer(await shop.staff().call(postage.tryPostage, { shippoConfigurationId }));
  expect(await attempt()).toMatchObject({
    ...{ isConnected: true, hasOrigin: true, weight: '1', weightUnit: 'LB' },
    trials: [
      { country: 'US', failure: null, rates: [{ title: 'USPS Ground Advantage', price: { amount: '11.25' } }] },
      { country: 'CA', failure: null, rates: [] },
    ],
  });
  prices = () => Promise.reject(new Error('the line is dead'));
  expect((await attempt()).trials?.[0]).toMatchObject({ failure: 'the line is dead', rates: [] });
  const unknown = { shippoConfigurationId: '00000000-0000-4000-8000-000000000000' };
  expect(await shop.staff().call(postage.tryPostage, unknown)).toMatchObject({ refused: 'not-found' });
});

test('a server without a provider offers the backup rate, and what is free', async () => {
  shop = await openShop(database, {}, { delivery: everywhere });
  const free = { ...PRIORITY, serviceSettings: { freeDeliveryMinimumAmount: '90' } };
  const { created, regionId } = await configure({ domesticServices: [GROUND, free] });
  expect((await offered('US', 1000, 1)).options).toEqual([['USPS', '9.50']]);
  expect((await offered('US', 9000, 1)).options).toEqual([['USPS Priority Mail', '0.00']]);
  // with the last region, the configuration ends, and with it everything that it offers
  const { id: shippoConfigurationId = '' } = expectAnswer(created).shippoConfiguration ?? {};
  const remove = { shippoConfigurationId: shippoConfigurationId ?? '', deliveryRegionId: regionId };
  expectAnswer(await shop.staff().call(shippoConfigurations.removeDeliveryRegion, remove));
  expect((await offered('US', 1000, 1)).options).toEqual([]);
});

test('the address of the location is the one that it has now', async () => {
  const { created } = await configure();
  const { id, osLocationId, shipFromAddress } = expectAnswer(created).shippoConfiguration ?? {};
  expect(shipFromAddress).toMatchObject({ country: 'US', city: 'Portland' });
  const { call } = shop.staff();
  const { location } = expectAnswer(await call(locations.getLocation, { id: osLocationId ?? '' }));
  const moved = { ...location, address: { ...address, city: 'Salem' } };
  expectAnswer(await call(locations.updateLocation, { location: moved } as never));
  const found = await call(shippoConfigurations.getShippoConfiguration, { shippoConfigurationId: id ?? '' });
  expect(expectAnswer(found).shippoConfiguration?.shipFromAddress).toMatchObject({ city: 'Salem' });
});

test.each([
  ['packageDetails.name', { packageDetails: { ...packageDetails, name: ' ' } }],
  ['packageDetails.maxNumberOfProducts', { packageDetails: { ...packageDetails, maxNumberOfProducts: '2' } }],
  [
    'packageDetails.dimensions.width',
    { packageDetails: { ...packageDetails, dimensions: { ...packageDetails.dimensions, width: '0' } } },
  ],
  ['packageDetails.dimensions', { packageDetails: { name: 'Box' } }],
  ['packageDetails.name', { packageType: 'LARGE_FLAT_RATE_BOX' }],
  ['packageDetails.maxNumberOfProducts', { packageType: 'LARGE_FLAT_RATE_BOX', packageDetails: {} }],
  [
    'packageDetails.maxNumberOfProducts',
    { packageType: 'LARGE_FLAT_RATE_BOX', packageDetails: { maxNumberOfProducts: '0' } },
  ],
  ['domesticServices.1.service', { domesticServices: [GROUND, GROUND] }],
  [
    'domesticServices.0.serviceSettings.handlingFee.calculationType',
    { domesticServices: [{ ...GROUND, serviceSettings: { handlingFee: { value: '1' } } }] },
  ],
  ['internationalServices.0.service', { internationalServices: [{}] }],
  ['osLocationId', { osLocationId: DEFAULT_PROFILE_ID }],
  ['deliveryRegionIds', { deliveryRegionId: DEFAULT_PROFILE_ID }],
])('a configuration with a wrong %s is refused, and nothing is written', async (field, changes) => {
  const { created, regionId } = await configure(changes);
  expect(created).toMatchObject({ violations: [{ field: `shippoConfiguration.${field}` }] });
  const found = await shop.staff().call(deliveryProfiles.getDeliveryProfileByDeliveryRegionId, {
    deliveryRegionId: regionId,
  });
  expect(expectAnswer(found).deliveryProfile?.deliveryRegions?.[0]?.deliveryCarriers).toEqual([]);
});
