/** Delivery through the public client: profiles, regions, carriers, options, and what buyers see of them. */
import { PICKUP, STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import {
  localDeliveryOptions as areas,
  shippingOptions as options,
  pickupLocations as pickups,
  deliveryProfile as profiles,
  deliverySolutions as solutions,
} from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const SHIPPING = '45c44b27-ca7b-4891-8c0d-1747d588b835';
const COLLECTING = '50d8c12f-715e-41ad-be25-d0f61375dbee';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const owner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { profiles, options, pickups, areas, solutions },
  });

async function newProfile(name: string, countryCode: string) {
  const { profiles: client } = owner();
  const profile = await client.createDeliveryProfile({
    name,
    deliveryRegions: [{ name: 'Near', destinations: [{ countryCode }] }],
  });
  return { id: profile._id ?? '', regionId: profile.deliveryRegions?.[0]?._id ?? '', revision: profile.revision ?? '' };
}

test('profiles are created, read, found, changed and deleted', async () => {
  const { profiles: client } = owner();
  const { id, revision } = await newProfile('Furniture', 'FR');
  expect(await client.getDeliveryProfile(id)).toMatchObject({ name: 'Furniture', default: false });
  const { items } = await client.queryDeliveryProfiles().eq('name', 'Furniture').find();
  expect(items.map(({ _id }) => _id)).toEqual([id]);
  expect(await client.updateDeliveryProfile(id, { revision, name: 'Sofas' })).toMatchObject({ name: 'Sofas' });
  expect((await refusalOf(client.updateDeliveryProfile(id, { revision, name: 'Late' })))[1]).toBe(409);
  const namespaceData = { colour: 'red' };
  const fielded = await client.updateExtendedFields(id, '@acme/x', { namespaceData });
  expect(fielded.deliveryProfile?.extendedFields?.namespaces?.['@acme/x']).toEqual(namespaceData);
  await client.deleteDeliveryProfile(id);
  expect((await refusalOf(client.getDeliveryProfile(id)))[1]).toBe(404);
});

test('regions and their carriers are added, changed and removed, with their refusals', async () => {
  const { profiles: client } = owner();
  const { id, regionId } = await newProfile('Plants', 'DE');
  const collides = client.addDeliveryRegion(id, { name: 'Again', destinations: [{ countryCode: 'DE' }] });
  expect(await refusalOf(collides)).toEqual(['DESTINATIONS_COLLISION', 409]);
  const divided = { countryCode: 'PL', subdivisions: ['PL-MZ'] };
  expect(await refusalOf(client.addDeliveryRegion(id, { name: 'Mazovia', destinations: [divided] }))).toEqual([
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
    400,
  ]);
  expect(
    await refusalOf(client.addDeliveryRegion(MISSING, { name: 'X', destinations: [{ countryCode: 'AT' }] })),
  ).toEqual(['DELIVERY_PROFILE_NOT_FOUND', 404]);
  expect(await violationsOf(client.addDeliveryRegion(id, { destinations: [] }))).toHaveProperty('deliveryRegion.name');
  await client.addDeliveryRegion(id, { name: 'World', destinations: [] });
  const changed = await client.updateDeliveryRegion(
    { deliveryProfileId: id, deliveryRegionId: regionId },
    {
      name: 'Home',
      active: false,
    },
  );
  expect(changed.deliveryProfile?.deliveryRegions).toMatchObject([{ name: 'Home', active: false }, { name: 'World' }]);
  const found = await client.getDeliveryProfileByDeliveryRegionId(regionId);
  expect(found.deliveryProfile?._id).toBe(id);

  const backupRate = { title: 'Any', amount: '9', active: true };
  const deliveryCarrier = { appId: SHIPPING, backupRate };
  await client.addDeliveryCarrier(regionId, { deliveryCarrier });
  expect(await refusalOf(client.addDeliveryCarrier(regionId, { deliveryCarrier }))).toEqual([
    'CARRIER_ALREADY_EXISTS_IN_REGION',
    409,
  ]);
  const unknown = client.addDeliveryCarrier(regionId, { deliveryCarrier: { ...deliveryCarrier, appId: MISSING } });
  expect(await refusalOf(unknown)).toEqual(['UNKNOWN_DELIVERY_CARRIER', 404]);
  const charged = { appId: SHIPPING, additionalCharges: [{ description: 'Handling', amount: '1.50' }] };
  const updated = await client.updateDeliveryCarrier(regionId, { deliveryCarrier: charged });
  expect(updated.deliveryProfile?.deliveryRegions?.[0]?.deliveryCarriers).toMatchObject([{ ...charged, backupRate }]);
  const absent = client.updateDeliveryCarrier(regionId, { deliveryCarrier: { appId: COLLECTING } });
  expect(await refusalOf(absent)).toEqual(['DELIVERY_CARRIER_NOT_FOUND', 404]);
  const listed = await client.listDeliveryCarriers(id, {});
  expect(listed.results).toMatchObject([{ deliveryCarrierDetails: { _id: SHIPPING } }]);
  await client.removeDeliveryCarrier(regionId, { appId: SHIPPING });
  await client.removeDeliveryRegion({ deliveryProfileId: id, deliveryRegionId: regionId });
  const gone = client.removeDeliveryRegion({ deliveryProfileId: id, deliveryRegionId: regionId });
  expect(await refusalOf(gone)).toEqual(['DELIVERY_REGION_NOT_FOUND', 404]);
});

test('the carriers of the site are listed, and what they offer is switched on and off', async () => {
  const { profiles: client } = owner();
  const { installedDeliveryCarriers } = await client.listInstalledDeliveryCarriers();
  expect(installedDeliveryCarriers?.map(({ displayName }) => displayName)).toEqual([
    'Shipping',
    'Pickup',
    'Local delivery',
  ]);
  const properties = await client.getDeliveryDestinationProperties();
  expect(properties).toMatchObject({ restOfWorld: { postalCodeRequired: false, pickupOnly: false } });
  await client.setDeliveryCarrierActiveStatus(SHIPPING, { rowId: STANDARD, active: false });
  // the package's typings leave this one out
  const { updateCarrierSettings } = client as unknown as {
    updateCarrierSettings: (carrierId: string, row: { rowId: string; active: boolean }) => Promise<unknown>;
  };
  await updateCarrierSettings(SHIPPING, { rowId: STANDARD, active: true });
  const wrong = client.setDeliveryCarrierActiveStatus(SHIPPING, { rowId: PICKUP, active: true });
  expect(await refusalOf(wrong)).toEqual(['DELIVERY_CARRIER_NOT_FOUND', 404]);
});

test('shipping options are created, changed, moved between regions, found and deleted', async () => {
  const { options: client } = owner();
  const { regionId } = await newProfile('Books', 'DE');
  const rates = [{ amount: '3.90', conditions: [], multiplyByQuantity: false }];
  const created = await client.createShippingOption({
    title: 'Book post',
    estimatedDeliveryTime: '2 days',
    deliveryRegionId: regionId,
    rates,
  });
  const id = created._id ?? '';
  expect(created).toMatchObject({ deliveryRegionId: regionId, deliveryRegionIds: [regionId], rates });
  const half = { type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '1.5' } as const;
  const wrong = client.updateShippingOption(id, {
    revision: created.revision ?? '',
    rates: [{ amount: '1', conditions: [half] }],
  });
  expect(await refusalOf(wrong)).toEqual(['INVALID_QUANTITY_VALUE', 400]);
  const updated = await client.updateShippingOption(id, { revision: created.revision ?? '', title: 'Post' });
  expect(updated).toMatchObject({ title: 'Post', rates });
  const other = await newProfile('Records', 'AT');
  const moved = await client.addDeliveryRegion(id, other.regionId, { revision: updated.revision ?? null });
  expect(moved.shippingOption?.deliveryRegionIds).toEqual([regionId, other.regionId]);
  await client.removeDeliveryRegion(id, other.regionId, { revision: moved.shippingOption?.revision ?? null });
  const { items } = await client.queryShippingOptions().eq('estimatedDeliveryTime', '2 days').find();
  expect(items.map(({ _id }) => _id)).toContain(id);
  await client.updateExtendedFields(id, '@acme/x', { namespaceData: { a: 1 } });
  expect(await client.getShippingOption(id)).toMatchObject({ extendedFields: { namespaces: { '@acme/x': { a: 1 } } } });
  await client.deleteShippingOption(id);
  expect((await refusalOf(client.getShippingOption(id)))[1]).toBe(404);
});

test('pickup locations, one by one and in bulk', async () => {
  const { pickups: client } = owner();
  const { regionId } = await newProfile('Heavy things', 'DE');
  const address = { country: 'DE', city: 'Hamburg', addressLine: 'Pier 1' };
  const created = await client.createPickupLocation({ name: 'Harbour', address, deliveryRegionIds: [regionId] });
  const id = created._id ?? '';
  expect(created).toMatchObject({ active: true, rates: [], deliveryRegionIds: [regionId] });
  expect(await violationsOf(client.createPickupLocation({ address: {} }))).toHaveProperty(
    'pickupLocation.address.country',
  );
  const updated = await client.updatePickupLocation(id, { revision: created.revision ?? '', instructions: 'Ring' });
  expect(updated).toMatchObject({ name: 'Harbour', instructions: 'Ring' });
  const { items } = await client.queryPickupLocation().eq('name', 'Harbour').find();
  expect(items.map(({ _id }) => _id)).toContain(id);
  const removed = await client.removeDeliveryRegion(id, regionId, { revision: updated.revision ?? null });
  expect(removed.pickupLocation?.deliveryRegionIds).toEqual([]);
  await client.addDeliveryRegion(id, regionId, { revision: removed.pickupLocation?.revision ?? null });

  const made = await client.bulkCreatePickupLocation([
    { name: 'A', address },
    { name: 'B', address: {} },
  ]);
  expect(made).toMatchObject({ pickupLocations: [{ name: 'A' }], errors: [{ _id: '1' }] });
  const [first] = made.pickupLocations ?? [];
  const firstId = first?._id ?? '';
  const changed = await client.bulkUpdatePickupLocation([
    { _id: firstId, revision: first?.revision ?? '', name: 'AA' },
  ]);
  expect(changed.pickupLocations).toMatchObject([{ name: 'AA' }]);
  expect(await client.bulkDeletePickupLocation([firstId, MISSING])).toMatchObject({ errors: [{ _id: MISSING }] });
  await client.deletePickupLocation(id);
  expect((await refusalOf(client.getPickupLocation(id)))[1]).toBe(404);
});

test('local delivery areas, one by one and in bulk', async () => {
  const { areas: client } = owner();
  const { regionId } = await newProfile('Flowers', 'DE');
  const externalId = '00000000-0000-4000-8000-00000000f00d';
  const timeWindows = [{ day: 'MON' as const, start: { hours: 9, minutes: 0 }, end: { hours: 12, minutes: 0 } }];
  const area = {
    areaName: 'Centre',
    rate: '4',
    zipConfig: { zipCodes: ['101*'] },
    scheduledDeliveryConfig: { handlingDays: 1, cutOffTime: { hours: 16, minutes: 0 }, timeWindows },
  };
  const created = await client.createLocalDeliveryOption({ ...area, deliveryRegionIds: [regionId] });
  const id = created._id ?? '';
  expect(created).toMatchObject({ areaName: 'Centre', zipConfig: { zipCodes: ['101*'] }, rates: [] });
  const centre = { formatted: 'Alexanderplatz', location: { latitude: 52.52, longitude: 13.41 } };
  const round = await client.updateLocalDeliveryOption(id, {
    revision: created.revision ?? '',
    radiusConfig: { address: centre, radius: 5 },
  });
  expect(round).toMatchObject({ radiusConfig: { radius: 5, lengthUnit: 'KM' } });
  expect(round.zipConfig).toBeUndefined();
  const far = client.updateLocalDeliveryOption(id, {
    revision: round.revision ?? '',
    radiusConfig: { address: centre, radius: 51 },
  });
  expect(await violationsOf(far)).toHaveProperty('localDeliveryOption.radiusConfig.radius');
  const { items } = await client.queryLocalDeliveryOptions().eq('areaName', 'Centre').find();
  expect(items.map(({ _id }) => _id)).toEqual([id]);
  const removed = await client.removeDeliveryRegion(regionId, { localDeliveryOptionId: id });
  expect(removed.localDeliveryOption?.deliveryRegionIds).toEqual([]);
  await client.addDeliveryRegion(regionId, { localDeliveryOptionId: id });

  const made = await client.bulkCreateLocalDeliveryOption([
    { ...area, externalId } as typeof area,
    { ...area, areaName: '' },
  ]);
  expect(made).toMatchObject({ localDeliveryOptions: [{ areaName: 'Centre' }], errors: [{ _id: '1' }] });
  const [first] = made.localDeliveryOptions ?? [];
  const firstId = first?._id ?? '';
  const listed = await client.listLocalDeliveryOptions(externalId);
  expect(listed.localDeliveryOptions).toMatchObject([{ _id: firstId }]);
  const changed = await client.bulkUpdateLocalDeliveryOption([
    { _id: firstId, revision: first?.revision ?? '', areaName: 'Mitte' },
  ]);
  expect(changed.localDeliveryOptions).toMatchObject([{ areaName: 'Mitte' }]);
  await client.bulkDeleteLocalDeliveryOption([firstId]);
  expect((await refusalOf(client.getLocalDeliveryOption(firstId)))[1]).toBe(404);
  await client.deleteLocalDeliveryOption(id);
});

test('delivery solutions price items for a destination', async () => {
  const { solutions: client } = owner();
  const items = [{ id: 'a', name: 'Mug', quantity: 2, price: '10' }];
  const ask = (rest: object = {}) =>
    client.getDeliverySolutions(items, { destination: { country: 'DE' }, currency: 'EUR', ...rest });
  expect(await ask()).toMatchObject({
    deliverySolutions: [
      { code: STANDARD, title: 'Standard delivery', cost: { price: '4.90' } },
      { code: PICKUP, logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP' } } },
    ],
  });
  expect(await refusalOf(ask({ destination: {} }))).toEqual(['REQUIRED_COUNTRY', 400]);
  expect(await refusalOf(ask({ currency: 'USD' }))).toEqual(['MISSING_CURRENCY_IN_THE_REQUEST_HEADERS', 400]);
});
