import {
  checkouts,
  currentCart,
  deliveryProfiles,
  deliverySolutions,
  localDeliveryOptions,
  orders,
  pickupLocations,
  shippingOptions,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
import { LOCAL_DELIVERY_CARRIER_ID, PICKUP_CARRIER_ID, SHIPPING_CARRIER_ID } from './carriers.ts';
import { DEFAULT_PROFILE_ID } from './profiles.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const staff = () => shop.staff();
const ann = {
  address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstr. 1' },
  contactDetails: { firstName: 'Ann', lastName: 'Lee' },
};

async function regionsOf(profileId = DEFAULT_PROFILE_ID) {
  const found = await staff().call(deliveryProfiles.getDeliveryProfile, { deliveryProfileId: profileId });
  return expectAnswer(found).deliveryProfile?.deliveryRegions ?? [];
}
const regionId = async (name: string) => (await regionsOf()).find((region) => region.name === name)?.id ?? '';

async function checkOut(lines: object[], checkoutInfo: object = {}) {
  const visitor = shop.visitor();
  const created = await visitor.call(checkouts.createCheckout, {
    channelType: 'WEB',
    lineItems: lines,
    checkoutInfo: { buyerInfo: { email: 'ann@example.com' }, ...checkoutInfo },
  });
  return { visitor, checkout: expectAnswer(created).checkout };
}
const optionsOf = (checkout: Awaited<ReturnType<typeof checkOut>>['checkout']) =>
  (checkout?.shippingInfo?.carrierServiceOptions ?? []).flatMap((carrier) => carrier.shippingOptions ?? []);

test('every site has one default profile, which stays and stays the default', async () => {
  const { call } = staff();
  const { deliveryProfiles: found } = expectAnswer(
    await call(deliveryProfiles.queryDeliveryProfiles, { query: { filter: { default: true } } }),
  );
  expect(found).toMatchObject([{ id: DEFAULT_PROFILE_ID, name: 'General profile', default: true }]);
  const deliveryProfileId = DEFAULT_PROFILE_ID;
  expect(await call(deliveryProfiles.deleteDeliveryProfile, { deliveryProfileId })).toMatchObject({
    code: 'SINGLE_DEFAULT_DELIVERY_PROFILE',
  });
  const deliveryProfile = { id: deliveryProfileId, revision: '1', default: false };
  expect(await call(deliveryProfiles.updateDeliveryProfile, { deliveryProfile })).toMatchObject({
    code: 'DEFAULT_CANNOT_BE_UPDATED',
  });
  expect(
    await call(deliveryProfiles.createDeliveryProfile, { deliveryProfile: { name: 'Two', default: true } }),
  ).toMatchObject({ code: 'SINGLE_DEFAULT_DELIVERY_PROFILE' });
});

test('profiles are created with regions, renamed without touching them, and deleted', async () => {
  const { call } = staff();
  const deliveryRegions = [
    { name: 'Near', destinations: [{ countryCode: 'DE' }], deliveryCarriers: [{ appId: SHIPPING_CARRIER_ID }] },
    { name: 'Far', destinations: [] },
  ];
  const created = expectAnswer(
    await call(deliveryProfiles.createDeliveryProfile, { deliveryProfile: { name: 'Furniture', deliveryRegions } }),
  ).deliveryProfile;
  expect(created).toMatchObject({ default: false, deliveryRegions: [{ name: 'Near', active: true }, { name: 'Far' }] });
  const renamed = await call(deliveryProfiles.updateDeliveryProfile, {
    deliveryProfile: { ...created, name: 'Large things' },
  });
  expect(renamed).toMatchObject({ deliveryProfile: { name: 'Large things', deliveryRegions: [{}, {}] } });
  const touched = { id: created?.id, revision: '2', deliveryRegions: [] };
  expect(await call(deliveryProfiles.updateDeliveryProfile, { deliveryProfile: touched })).toMatchObject({
    code: 'DELIVERY_REGION_CANNOT_BE_UPDATED',
  });
  expect(await call(deliveryProfiles.deleteDeliveryProfile, { deliveryProfileId: created?.id })).toEqual({});
  expect(await shop.events()).toEqual(
    expect.arrayContaining(['delivery_profile_created', 'delivery_profile_updated', 'delivery_profile_deleted']),
  );
});

const region = (rest: object) => ({ name: 'More', destinations: [{ countryCode: 'FR' }], ...rest });

test.each([
  ['a country of another region', region({ destinations: [{ countryCode: 'AT' }] }), 'DESTINATIONS_COLLISION'],
  ['another rest of the world', region({ destinations: [] }), 'DESTINATIONS_COLLISION'],
  [
    'parts of a country without subdivisions',
    region({ destinations: [{ countryCode: 'PL', subdivisions: ['PL-MZ'] }] }),
    'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
  ],
  ['a carrier that there is not', region({ deliveryCarriers: [{ appId: PICKUP }] }), 'UNKNOWN_DELIVERY_CARRIER'],
  [
    'an active backup rate without an amount',
    region({ deliveryCarriers: [{ appId: SHIPPING_CARRIER_ID, backupRate: { active: true } }] }),
    'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
  ],
])('a region cannot have %s', async (_name, deliveryRegion, code) => {
  const request = { deliveryProfileId: DEFAULT_PROFILE_ID, deliveryRegion };
  expect(await staff().call(deliveryProfiles.addDeliveryRegion, request)).toMatchObject({ code });
  const { deliveryProfileId: _, ...rest } = { ...request, deliveryProfileId: PICKUP };
  expect(await staff().call(deliveryProfiles.addDeliveryRegion, { ...rest, deliveryProfileId: PICKUP })).toMatchObject({
    refused: 'code',
  });
});

test('a region is added, changed and removed, and each change is announced', async () => {
  const { call } = staff();
  const deliveryProfileId = DEFAULT_PROFILE_ID;
  const before = await shop.events();
  expectAnswer(await call(deliveryProfiles.addDeliveryRegion, { deliveryProfileId, deliveryRegion: region({}) }));
  const id = await regionId('More');
  const twice = await call(deliveryProfiles.addDeliveryRegion, {
    deliveryProfileId,
    deliveryRegion: region({ destinations: [{ countryCode: 'ES' }] }),
  });
  expect(twice).toMatchObject({ violations: [{ ruleName: 'DELIVERY_REGION_NAME_ALREADY_EXISTS' }] });
  const change = (rest: object, profile = deliveryProfileId) =>
    call(deliveryProfiles.updateDeliveryRegion, { deliveryProfileId: profile, deliveryRegion: { id, ...rest } });
  expectAnswer(await change({ name: 'France', active: false }));
  expect((await regionsOf()).find((one) => one.id === id)).toMatchObject({ name: 'France', active: false });
  expect(await change({ deliveryCarriers: [{ appId: SHIPPING_CARRIER_ID }] })).toMatchObject({
    code: 'DELIVERY_CARRIER_CANNOT_BE_UPDATED',
  });
  expect(await change({}, PICKUP)).toMatchObject({ code: 'DELIVERY_PROFILE_NOT_FOUND' });
  const found = await call(deliveryProfiles.getDeliveryProfileByDeliveryRegionId, { deliveryRegionId: id });
  expect(found).toMatchObject({ deliveryProfile: { id: deliveryProfileId } });
  const remove = () => call(deliveryProfiles.removeDeliveryRegion, { deliveryProfileId, deliveryRegionId: id });
  expectAnswer(await remove());
  expect(await remove()).toMatchObject({ code: 'DELIVERY_REGION_NOT_FOUND' });
  expect((await shop.events()).slice(before.length)).toEqual([
    ...['delivery_profile_updated', 'delivery_profile_region_added'],
    ...['delivery_profile_updated', 'delivery_profile_region_updated'],
    ...['delivery_profile_updated', 'delivery_profile_region_removed'],
  ]);
});

test('carriers are added to regions once, changed and removed', async () => {
  const { call } = staff();
  const deliveryRegionId = await regionId('International');
  const add = (deliveryCarrier: object) =>
    call(deliveryProfiles.addDeliveryCarrier, { deliveryRegionId, deliveryCarrier });
  const carrier = { appId: SHIPPING_CARRIER_ID, backupRate: { title: 'Post', amount: '9', active: true } };
  expectAnswer(await add(carrier));
  expect(await add(carrier)).toMatchObject({ code: 'CARRIER_ALREADY_EXISTS_IN_REGION' });
  expect(await add({ appId: POST })).toMatchObject({ code: 'UNKNOWN_DELIVERY_CARRIER' });
  const update = (deliveryCarrier: object, id = deliveryRegionId) =>
    call(deliveryProfiles.updateDeliveryCarrier, { deliveryRegionId: id, deliveryCarrier });
  const additionalCharges = [{ description: 'Handling', amount: '1.50' }];
  expectAnswer(await update({ appId: SHIPPING_CARRIER_ID, additionalCharges }));
  expect(await update({ appId: LOCAL_DELIVERY_CARRIER_ID })).toMatchObject({ code: 'DELIVERY_CARRIER_NOT_FOUND' });
  expect(await update({ appId: SHIPPING_CARRIER_ID }, PICKUP)).toMatchObject({ code: 'DELIVERY_REGION_NOT_FOUND' });
  const wrong = { appId: SHIPPING_CARRIER_ID, additionalCharges: [{ amount: 'much' }] };
  expect(await update(wrong)).toMatchObject({ violations: [{ field: 'deliveryCarrier.additionalCharges.0.amount' }] });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const shippingDestination = { address: { country: 'NZ' } };
  const { checkout } = await checkOut([mug.line(1)], { shippingInfo: { shippingDestination } });
  expect(optionsOf(checkout)).toMatchObject([
    { title: 'Pickup' },
    {
      title: 'Post',
      cost: { price: { amount: '10.50' }, otherCharges: [{ type: 'HANDLING_FEE', price: { amount: '1.50' } }] },
    },
  ]);
  const appId = SHIPPING_CARRIER_ID;
  expectAnswer(await call(deliveryProfiles.removeDeliveryCarrier, { deliveryRegionId, appId }));
  expect((await regionsOf()).find(({ id }) => id === deliveryRegionId)?.deliveryCarriers).toMatchObject([
    { appId: PICKUP_CARRIER_ID },
  ]);
});

test('carriers list what they offer, and switch it on and off', async () => {
  const { call } = staff();
  const { installedDeliveryCarriers } = expectAnswer(await call(deliveryProfiles.listInstalledDeliveryCarriers, {}));
  expect(installedDeliveryCarriers).toMatchObject([
    { id: SHIPPING_CARRIER_ID },
    { id: PICKUP_CARRIER_ID },
    { id: LOCAL_DELIVERY_CARRIER_ID },
  ]);
  const list = (appIds?: string[]) =>
    call(deliveryProfiles.listDeliveryCarriers, { deliveryProfileId: DEFAULT_PROFILE_ID, appIds });
  expect(await list()).toMatchObject({
    results: [
      {
        deliveryCarrierDetails: { id: SHIPPING_CARRIER_ID },
        deliveryCarrierRegionalSettings: [
          { dashboardTables: [{ rows: [{ key: POST, data: { name: 'Post', price: '0 – 4.90' }, active: true }] }] },
        ],
      },
      { deliveryCarrierDetails: { id: PICKUP_CARRIER_ID } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0 },
  });
  expect(await list([LOCAL_DELIVERY_CARRIER_ID])).toMatchObject({
    results: [{ deliveryCarrierMetadata: { success: false, error: { code: 'DELIVERY_CARRIER_NOT_FOUND' } } }],
  });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const shipped = { shippingInfo: { shippingDestination: ann } };
  const codes = async () => optionsOf((await checkOut([mug.line(1)], shipped)).checkout).map(({ code }) => code);
  expect(await codes()).toEqual([POST, PICKUP]);
  const set = (carrierAppId: string, rowId: string, active: boolean) =>
    call(deliveryProfiles.setDeliveryCarrierActiveStatus, { carrierAppId, rowId, active });
  expectAnswer(await set(SHIPPING_CARRIER_ID, POST, false));
  expect(await codes()).toEqual([PICKUP]);
  expectAnswer(await set(SHIPPING_CARRIER_ID, POST, true));
  expect(await set(PICKUP_CARRIER_ID, POST, true)).toMatchObject({ code: 'DELIVERY_CARRIER_NOT_FOUND' });
  expect(await set(POST, POST, true)).toMatchObject({ code: 'DELIVERY_CARRIER_NOT_FOUND' });
});

test('shipping options need a title, a region of the site, and whole quantities', async () => {
  const { call } = staff();
  const deliveryRegionId = await regionId('International');
  const rates = [{ amount: '5', conditions: [] }];
  const create = (shippingOption: object) => call(shippingOptions.createShippingOption, { shippingOption });
  const { shippingOption } = expectAnswer(await create({ title: 'Air', rates, deliveryRegionId }));
  expect(shippingOption).toMatchObject({ title: 'Air', deliveryRegionId, deliveryRegionIds: [deliveryRegionId] });
  expect(await create({ rates })).toMatchObject({ violations: [{ field: 'shippingOption.title' }] });
  expect(await create({ title: 'Air' })).toMatchObject({ violations: [{ field: 'shippingOption.rates' }] });
  expect(await create({ title: 'Air', rates, deliveryRegionId: POST })).toMatchObject({ refused: 'invalid' });
  const half = [{ amount: '1', conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'GT', value: '1.5' }] }];
  expect(await create({ title: 'Air', rates: half })).toMatchObject({ code: 'INVALID_QUANTITY_VALUE' });
  const domestic = await regionId('Domestic');
  const move = { shippingOptionId: shippingOption?.id, deliveryRegionId: domestic };
  const added = await call(shippingOptions.addDeliveryRegion, { ...move, revision: '1' });
  expect(added).toMatchObject({ shippingOption: { deliveryRegionIds: [deliveryRegionId, domestic], revision: '2' } });
  expect(await call(shippingOptions.removeDeliveryRegion, { ...move, revision: '1' })).toMatchObject({
    code: 'INVALID_REVISION',
  });
  expectAnswer(await call(shippingOptions.removeDeliveryRegion, { ...move, revision: '2' }));
  const namespaceData = { colour: 'blue' };
  const fields = { id: shippingOption?.id, namespace: '@acme/post', namespaceData };
  expect(await call(shippingOptions.updateExtendedFields, fields)).toMatchObject({
    shippingOption: { extendedFields: { namespaces: { '@acme/post': namespaceData } } },
  });
});

test('pickup locations are changed in bulk, each by itself', async () => {
  const { call } = staff();
  const deliveryRegionIds = [await regionId('Domestic')];
  const address = { country: 'DE', city: 'Hamburg' };
  const made = expectAnswer(
    await call(pickupLocations.bulkCreatePickupLocation, {
      pickupLocations: [
        { name: 'Harbour', address, deliveryRegionIds },
        { name: 'Nowhere', address: {} },
      ],
    }),
  );
  expect(made).toMatchObject({ pickupLocations: [{ name: 'Harbour' }], errors: [{ id: '1', error: {} }] });
  const [harbour] = made.pickupLocations ?? [];
  const updated = await call(pickupLocations.bulkUpdatePickupLocation, {
    pickupLocations: [
      { ...harbour, name: 'Pier 1' },
      { id: POST, revision: '1', name: 'None' },
    ],
  });
  expect(updated).toMatchObject({ pickupLocations: [{ name: 'Pier 1' }], errors: [{ id: POST }] });
  const pickupLocationIds = [harbour?.id ?? '', POST];
  expect(await call(pickupLocations.bulkDeletePickupLocation, { pickupLocationIds })).toMatchObject({
    errors: [{ id: POST, error: { code: 'NOT_FOUND' } }],
  });
});

test('buyers collect at a pickup location without saying where they live', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const person = { contactDetails: { firstName: 'Ann' } };
  const info = {
    billingInfo: ann,
    shippingInfo: { shippingDestination: person, selectedCarrierServiceOption: { code: PICKUP } },
  };
  const { visitor, checkout } = await checkOut([mug.line(1)], info);
  const address = { country: 'DE', city: 'Berlin', postalCode: '10961', addressLine: 'Gneisenaustr. 12' };
  const pickupDetails = { address, pickupMethod: 'STORE_PICKUP' };
  expect(checkout?.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
    carrierId: PICKUP_CARRIER_ID,
    logistics: { deliveryTime: '1 day', pickupDetails },
    requestedShippingOption: true,
  });
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
  const { order } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId }));
  expect(order).toMatchObject({
    shippingInfo: { carrierId: PICKUP_CARRIER_ID, logistics: { pickupDetails } },
    recipientInfo: { address, contactDetails: { firstName: 'Ann' } },
  });
});

const days = (['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const).map((day) => ({
  day,
  start: { hours: 10, minutes: 0 },
  end: { hours: 12, minutes: 0 },
}));

async function addArea(rest: object) {
  const deliveryRegionId = await regionId('Domestic');
  const deliveryCarrier = { appId: LOCAL_DELIVERY_CARRIER_ID };
  await staff().call(deliveryProfiles.addDeliveryCarrier, { deliveryRegionId, deliveryCarrier });
  const localDeliveryOption = { areaName: 'Courier', rate: '6.00', deliveryRegionIds: [deliveryRegionId], ...rest };
  return expectAnswer(await staff().call(localDeliveryOptions.createLocalDeliveryOption, { localDeliveryOption }));
}

test('local delivery by the clock: a slot is chosen, kept with the order, and gone once it is over', async () => {
  await addArea({
    zipConfig: { zipCodes: ['101*'] },
    scheduledDeliveryConfig: { handlingDays: 1, timeWindows: days },
  });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const shipped = { billingInfo: ann, shippingInfo: { shippingDestination: ann } };
  const { visitor, checkout } = await checkOut([mug.line(1)], shipped);
  const slots = optionsOf(checkout).filter(({ logistics }) => logistics?.deliveryTimeSlot);
  expect(slots[0]).toMatchObject({
    title: 'Courier',
    cost: { price: { amount: '6.00' } },
    logistics: { deliveryTimeSlot: { from: '2026-03-03T09:00:00.000Z', to: '2026-03-03T11:00:00.000Z' } },
  });
  const id = checkout?.id ?? '';
  const selectedCarrierServiceOption = { code: slots[0]?.code };
  const choice = { checkout: { id, shippingInfo: { selectedCarrierServiceOption } } };
  expectAnswer(await visitor.call(checkouts.updateCheckout, choice));
  shop.clock.now = new Date('2026-03-03T10:00:00.000Z');
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  });
  const next = { checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: slots[1]?.code } } } };
  expectAnswer(await visitor.call(checkouts.updateCheckout, next));
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  const { order } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId }));
  expect(order?.shippingInfo).toMatchObject({
    title: 'Courier',
    logistics: { deliveryTimeSlot: slots[1]?.logistics?.deliveryTimeSlot, shippingDestination: ann },
  });
});

test('local delivery areas keep their older form of prices and keys', async () => {
  const externalId = '00000000-0000-4000-8000-00000000f001';
  const { localDeliveryOption } = await addArea({ externalId, minimumFreeDeliveryOrderAmount: 20 });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const prices = async (quantity: number) => {
    const { checkout } = await checkOut([mug.line(quantity)], { shippingInfo: { shippingDestination: ann } });
    return optionsOf(checkout).find(({ title }) => title === 'Courier')?.cost?.price?.amount;
  };
  expect([await prices(1), await prices(2)]).toEqual(['6.00', '0.00']);
  const { call } = staff();
  expect(await call(localDeliveryOptions.listLocalDeliveryOptions, { externalId })).toMatchObject({
    localDeliveryOptions: [{ id: localDeliveryOption?.id }],
  });
  const wrong = { ...localDeliveryOption, customAreaConfig: { geocodes: [] } };
  expect(await call(localDeliveryOptions.updateLocalDeliveryOption, { localDeliveryOption: wrong })).toMatchObject({
    violations: [{ field: 'localDeliveryOption.customAreaConfig.geocodes' }],
  });
});

test('without a choice the first option counts, which the checkout says', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { visitor, checkout } = await checkOut([mug.line(1)], {
    billingInfo: ann,
    shippingInfo: { shippingDestination: ann },
  });
  expect(checkout?.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
    code: POST,
    requestedShippingOption: false,
  });
  expect(checkout?.priceSummary).toMatchObject({ shipping: { amount: '4.90' } });
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
  const { order } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId }));
  expect(order?.shippingInfo).toMatchObject({ code: POST, title: 'Post' });
});

test('products with a profile of their own are delivered by its rules, and merged with others', async () => {
  const { call } = staff();
  const deliveryRegions = [
    { name: 'Near', destinations: [{ countryCode: 'DE' }], deliveryCarriers: [{ appId: SHIPPING_CARRIER_ID }] },
  ];
  const { deliveryProfile } = expectAnswer(
    await call(deliveryProfiles.createDeliveryProfile, { deliveryProfile: { name: 'Large', deliveryRegions } }),
  );
  const near = deliveryProfile?.deliveryRegions?.[0]?.id ?? '';
  const rates = [{ amount: '20', conditions: [], multiplyByQuantity: true }];
  const option = { title: 'post', rates, deliveryRegionIds: [near] };
  expectAnswer(await call(shippingOptions.createShippingOption, { shippingOption: option }));
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const sofa = await shop.add({ name: 'Sofa', price: 50_000, deliveryProfileId: deliveryProfile?.id });
  const { checkout } = await checkOut([mug.line(1), sofa.line(2)], { shippingInfo: { shippingDestination: ann } });
  const [first, second] = checkout?.lineItems ?? [];
  expect(optionsOf(checkout)).toMatchObject([
    {
      title: 'Post',
      cost: { price: { amount: '44.90' } },
      deliveryAllocations: [
        { deliveryRegion: { name: 'Domestic' }, applicableLineItems: { lineItemIds: [first?.id] } },
        { deliveryRegion: { id: near }, applicableLineItems: { lineItemIds: [second?.id] } },
      ],
    },
  ]);
  const abroad = { address: { country: 'AT' } };
  const { visitor, checkout: partial } = await checkOut([mug.line(1), sofa.line(1)], {
    billingInfo: ann,
    shippingInfo: { shippingDestination: abroad },
  });
  expect(optionsOf(partial)).toMatchObject([
    { code: POST, partial: true },
    { code: PICKUP, partial: true },
  ]);
  expect(partial?.shippingInfo?.selectedCarrierServiceOption).toBeUndefined();
  expect(partial?.calculationErrors?.generalShippingCalculationError?.applicationError).toMatchObject({
    code: 'NO_DELIVERY_REGION_FOUND',
  });
  expect(await visitor.call(checkouts.createOrder, { id: partial?.id })).toMatchObject({
    code: 'NO_SELECTED_CARRIER_SERVICE_OPTION',
  });
});

test('delivery solutions price items that somebody describes', async () => {
  const item = (rest: object = {}) => ({ id: 'a', name: 'Mug', quantity: 2, price: '50', ...rest });
  const ask = (rest: object = {}) =>
    staff().call(deliverySolutions.getDeliverySolutions, {
      lineItems: [item()],
      destination: { country: 'DE' },
      currency: 'EUR',
      ...rest,
    });
  expect(await ask()).toMatchObject({
    deliverySolutions: [
      { code: POST, cost: { price: '0.00', currency: 'EUR' } },
      { code: PICKUP, logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP' } } },
    ],
    errors: [],
  });
  const cheap = expectAnswer(await ask({ lineItems: [item({ totalPrice: '10' })] }));
  expect(cheap.deliverySolutions?.[0]?.cost?.price).toBe('4.90');
  expect(await ask({ currency: 'USD' })).toMatchObject({ code: 'MISSING_CURRENCY_IN_THE_REQUEST_HEADERS' });
  expect(await ask({ destination: {} })).toMatchObject({ code: 'REQUIRED_COUNTRY' });
  const deliveryProfileId = DEFAULT_PROFILE_ID;
  const deliveryRegionId = await regionId('International');
  await staff().call(deliveryProfiles.removeDeliveryRegion, { deliveryProfileId, deliveryRegionId });
  expect(await ask({ destination: { country: 'NZ' } })).toMatchObject({ code: 'NO_DELIVERY_REGION_FOUND' });
});

test('destinations say what buyers have to know', async () => {
  await addArea({ zipConfig: { zipCodes: ['101*'] } });
  const found = await staff().call(deliveryProfiles.getDeliveryDestinationProperties, {});
  const domestic = { postalCodeRequired: true, pickupOnly: false };
  expect(found).toMatchObject({
    restOfWorld: { postalCodeRequired: false, pickupOnly: true },
    countries: [
      { country: 'AT', deliveryDestinationProperties: domestic },
      { country: 'DE', deliveryDestinationProperties: domestic },
    ],
  });
});

test('a quote takes no statement for delivery once its rules are known', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const estimate = () =>
    visitor.call(currentCart.estimateCurrentCartTotals, {
      calculateShipping: true,
      shippingAddress: { country: 'DE' },
    });
  await estimate();
  visitor.ctx.statements.count = 0;
  expectAnswer(await estimate());
  expect(visitor.ctx.statements.count).toBe(1);
});
