/** Shipping by USPS through the public client: configurations, their regions and extended fields, and refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { locations } from '@wix/business-tools';
import { deliveryProfile, shippoConfigurations } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const USPS = '2b1943e2-3fc2-47bc-be56-3d402e5966d7';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const owner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { deliveryProfile, locations, shippoConfigurations },
  });

async function newRegion(name: string, countryCode: string): Promise<string> {
  const { deliveryProfile: client } = owner();
  const { deliveryRegions } = await client.createDeliveryProfile({
    name,
    deliveryRegions: [{ name: 'Near', destinations: [{ countryCode }] }],
  });
  return deliveryRegions?.[0]?._id ?? '';
}

async function newLocation(): Promise<string> {
  const address = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97201' };
  const made = await owner().locations.createLocation({ name: 'Portland', address, timeZone: 'America/Los_Angeles' });
  return made._id ?? '';
}

const dimensions = { length: '10', width: '8.25', height: '4' };

async function newConfiguration(name: string, options = {}) {
  const [deliveryRegionId, osLocationId] = [await newRegion(name, 'US'), await newLocation()];
  const created = await owner().shippoConfigurations.createShippoConfiguration(
    {
      ...{
        deliveryRegionId,
        osLocationId,
        packageType: 'CUSTOM' as const,
        packageDetails: { name: 'Box', dimensions },
      },
      domesticServices: [
        {
          service: 'GROUND_ADVANTAGE',
          serviceSettings: {
            estimatedDeliveryTime: '2 to 5 days',
            handlingFee: { value: '1.5', calculationType: 'FIXED' },
            freeDeliveryMinimumAmount: '80',
          },
        },
      ],
      internationalServices: [{ service: 'PRIORITY_MAIL_INTERNATIONAL' }],
      backupWeight: '0.5',
    },
    options,
  );
  return { deliveryRegionId, created, id: created._id ?? '', revision: created.revision ?? '' };
}

test('configurations are created, read, found, changed and deleted', async () => {
  const { shippoConfigurations: client, deliveryProfile: profiles } = owner();
  const { created, id, revision, deliveryRegionId } = await newConfiguration('Vases', { backupRate: '9.5' });
  expect(created).toMatchObject({
    deliveryRegionId,
    deliveryRegionIds: [deliveryRegionId],
    domesticServices: [{ service: 'GROUND_ADVANTAGE', serviceSettings: { handlingFee: { value: '1.5' } } }],
    shipFromAddress: { country: 'US', city: 'Portland', postalCode: '97201' },
    packageDetails: { name: 'Box', dimensions },
    backupWeight: '0.5',
  });
  expect(created.domesticServices?.[0]?._id).toMatch(/^[0-9a-f-]{36}$/);
  const { deliveryProfile: profile } = await profiles.getDeliveryProfileByDeliveryRegionId(deliveryRegionId);
  expect(profile?.deliveryRegions?.[0]?.deliveryCarriers).toMatchObject([
    { appId: USPS, backupRate: { amount: '9.5', active: true } },
  ]);
  const { installedDeliveryCarriers } = await profiles.listInstalledDeliveryCarriers();
  expect(installedDeliveryCarriers).toContainEqual(
    expect.objectContaining({ displayName: 'USPS', fallbackDefinitionMandatory: true }),
  );
  expect(await client.getShippoConfiguration(id)).toEqual(created);
  const { items } = await client.queryShippoConfigurations().eq('deliveryRegionId', deliveryRegionId).find();
  expect(items.map(({ _id }) => _id)).toEqual([id]);

  const flat = { packageType: 'SMALL_FLAT_RATE_BOX', packageDetails: { maxNumberOfProducts: '3' } } as const;
  const updated = await client.updateShippoConfiguration(id, { revision, ...flat, deliveryRegionIds: [MISSING] });
  expect(updated).toMatchObject({ ...flat, deliveryRegionIds: [deliveryRegionId], backupWeight: '0.5' });
  expect((await refusalOf(client.updateShippoConfiguration(id, { revision, ...flat })))[1]).toBe(409);
  const namespaceData = { colour: 'red' };
  const fielded = await client.updateExtendedFields(id, '@acme/x', { namespaceData });
  expect(fielded.shippoConfiguration?.extendedFields?.namespaces?.['@acme/x']).toEqual(namespaceData);
  await client.deleteShippoConfiguration(id);
  expect((await refusalOf(client.getShippoConfiguration(id)))[1]).toBe(404);
});

test('regions are added and removed; with the last one, the configuration is gone', async () => {
  const { shippoConfigurations: client } = owner();
  const { id, revision, deliveryRegionId } = await newConfiguration('Bowls');
  const other = await newRegion('Cups', 'CA');
  const { shippoConfiguration: wider } = await client.addDeliveryRegion(id, other, { revision });
  expect(wider?.deliveryRegionIds).toEqual([deliveryRegionId, other]);
  expect((await refusalOf(client.addDeliveryRegion(id, other, { revision })))[1]).toBe(409);
  expect(await violationsOf(client.addDeliveryRegion(id, MISSING))).toHaveProperty('deliveryRegionId');
  expect((await refusalOf(client.addDeliveryRegion(MISSING, other)))[1]).toBe(404);
  const remove = (regionId: string) =>
    client.removeDeliveryRegion({ shippoConfigurationId: id, deliveryRegionId: regionId });
  expect((await remove(deliveryRegionId)).shippoConfiguration?.deliveryRegionIds).toEqual([other]);
  await remove(other);
  expect((await refusalOf(client.getShippoConfiguration(id)))[1]).toBe(404);
});

test('what cannot be is refused, with the field', async () => {
  const { shippoConfigurations: client } = owner();
  const { id, revision } = await newConfiguration('Plates');
  const change = (changes: object) => violationsOf(client.updateShippoConfiguration(id, { revision, ...changes }));
  expect(await change({ packageType: 'LARGE_FLAT_RATE_BOX' })).toHaveProperty(
    'shippoConfiguration.packageDetails.name',
  );
  expect(await change({ packageType: 'CRATE' })).toHaveProperty('shippoConfiguration.packageType');
  const four = ['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS', 'PRIORITY_MAIL'];
  expect(await change({ domesticServices: four.map((service) => ({ service })) })).toHaveProperty(
    'shippoConfiguration.domesticServices',
  );
  const handlingFee = { value: '-1', calculationType: 'FIXED' };
  expect(
    await change({ domesticServices: [{ service: 'PRIORITY_MAIL', serviceSettings: { handlingFee } }] }),
  ).toHaveProperty('shippoConfiguration.domesticServices.0.serviceSettings.handlingFee.value');
  expect(await change({ backupWeight: '1.123456' })).toHaveProperty('shippoConfiguration.backupWeight');
  expect(await violationsOf(client.createShippoConfiguration({} as never))).toHaveProperty(
    'shippoConfiguration.deliveryRegionId',
  );
});

test('visitors neither read nor change them', async () => {
  const { id } = await newConfiguration('Jugs');
  const visitor = createClient({ auth: newVisitor(shop).auth, modules: { shippoConfigurations } });
  expect((await refusalOf(visitor.shippoConfigurations.getShippoConfiguration(id)))[1]).toBe(403);
  expect((await refusalOf(visitor.shippoConfigurations.deleteShippoConfiguration(id)))[1]).toBe(403);
});
