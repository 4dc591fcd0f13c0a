/** What staff are refused in the settings that decide what purchases cost: limits, and parts that do not fit. */
import type { TestServer } from '@stoa/server/testing/server';
import {
  cart as carts,
  checkoutTemplates,
  deliveryProfile,
  deliverySolutions,
  discountRules,
  localDeliveryOptions,
  pickupLocations,
  taxCalculation,
  taxRegions,
  tips,
} from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverContext } from '../../apps/server/src/context.ts';
import { movePayment } from '../../apps/server/src/domains/payments/index.ts';
import { asPlatform, withSite } from '../../apps/server/src/platform/db/index.ts';
import { type Lines, linesOf, readyCheckout, V3_APP } from './buying.ts';
import { copyRows } from './copy-rows.ts';
import { memberTokens } from './member-clients.ts';
import { MISSING, newVisitor, refused, startShop } from './public-clients.ts';

const SHIPPING = '45c44b27-ca7b-4891-8c0d-1747d588b835';
const modules = {
  carts,
  checkoutTemplates,
  deliveryProfile,
  deliverySolutions,
  discountRules,
  localDeliveryOptions,
  pickupLocations,
  taxCalculation,
  taxRegions,
  tips,
};
let shop: TestServer;
let line: Lines;
const office = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startShop();
  owner = office();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const copyRow = (table: string, id: string | null | undefined, count: number) =>
  copyRows(shop, { table, id: id ?? '', count });

async function newProfile(name: string): Promise<{ id: string; revision: string; regionId: string }> {
  const profile = await owner.deliveryProfile.createDeliveryProfile({
    name,
    deliveryRegions: [{ name: 'Near', destinations: [{ countryCode: 'FR' }] }],
  });
  return {
    id: profile._id ?? '',
    revision: profile.revision ?? '',
    regionId: profile.deliveryRegions?.[0]?._id ?? '',
  };
}

describe('delivery', () => {
  test('a region has at most 100 areas and 100 pickup locations, and an area’s owner at most 100 areas', async () => {
    const { regionId } = await newProfile('Ice');
    const { localDeliveryOptions: areas, pickupLocations: pickups } = owner;
    const externalId = crypto.randomUUID();
    const zipConfig = { zipCodes: ['101*'] };
    const area = { areaName: 'Centre', rate: '4', zipConfig, deliveryRegionIds: [regionId] };
    const made = await areas.createLocalDeliveryOption(area);
    await copyRow('local_delivery_options', made._id, 99);
    await refused(areas.createLocalDeliveryOption(area), 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED');
    const elsewhere = await areas.createLocalDeliveryOption({ areaName: 'Out', rate: '4', zipConfig });
    const added = areas.addDeliveryRegion(regionId, { localDeliveryOptionId: elsewhere._id ?? '' });
    await refused(added, 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED');
    const owned = { ...area, areaName: 'Owned', externalId, deliveryRegionIds: [] } as typeof area;
    await copyRow('local_delivery_options', (await areas.createLocalDeliveryOption(owned))._id, 99);
    await refused(areas.createLocalDeliveryOption(owned), 'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED');

    const address = { country: 'FR', city: 'Lyon', addressLine: 'Quai 1' };
    const place = { name: 'Harbour', address, deliveryRegionIds: [regionId] };
    const { _id: pickupId } = await pickups.createPickupLocation(place);
    await copyRow('pickup_locations', pickupId, 99);
    await refused(pickups.createPickupLocation(place), 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED');
    const { _id: freeId } = await pickups.createPickupLocation({ name: 'Anywhere', address });
    await copyRow('pickup_locations', freeId, 900);
    const another = pickups.createPickupLocation({ name: 'One more', address });
    await refused(another, 'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED');
  });

  test('what belongs to operations of its own, and the default profile, stay as they are', async () => {
    const { deliveryProfile: profiles } = owner;
    const { id, revision, regionId } = await newProfile('Cakes');
    await refused(profiles.createDeliveryProfile({ name: 'Usual', default: true }), 'SINGLE_DEFAULT_DELIVERY_PROFILE');
    await refused(profiles.updateDeliveryProfile(id, { revision, default: true }), 'DEFAULT_CANNOT_BE_UPDATED');
    const regions = { revision, deliveryRegions: [{ name: 'Far', destinations: [{ countryCode: 'IT' }] }] };
    await refused(profiles.updateDeliveryProfile(id, regions), 'DELIVERY_REGION_CANNOT_BE_UPDATED');
    const carriers = { name: 'Near', deliveryCarriers: [{ appId: SHIPPING }] };
    const names = { deliveryProfileId: id, deliveryRegionId: regionId };
    await refused(profiles.updateDeliveryRegion(names, carriers), 'DELIVERY_CARRIER_CANNOT_BE_UPDATED');
    const deliveryCarriers = [{ appId: SHIPPING, backupRate: { title: 'Any', active: true } }];
    const rateless = [{ name: 'Near', destinations: [{ countryCode: 'ES' }], deliveryCarriers }];
    const without = profiles.createDeliveryProfile({ name: 'Pies', deliveryRegions: rateless } as never);
    await refused(without, 'DELIVERY_CARRIER_MISSING_BACKUP_RATE');
    await copyRow('delivery_profiles', id, 99);
    await refused(profiles.createDeliveryProfile({ name: 'Too many' }), 'DELIVERY_PROFILES_LIMIT_EXCEEDED');
  });
});

describe('discounts', () => {
  type Draft = Parameters<typeof owner.discountRules.createDiscountRule>[0];
  const draft = (discount: object, trigger?: object) => {
    const catalogItemFilter = { catalogAppId: V3_APP, catalogItemIds: [] };
    const specificItemsInfo = { scopes: [{ _id: 'all', type: 'CATALOG_ITEM', catalogItemFilter }] };
    const values = [{ targetType: 'SPECIFIC_ITEMS', specificItemsInfo, ...discount }];
    return { name: 'Spring', active: false, ...(trigger && { trigger }), discounts: { values } } as unknown as Draft;
  };

  test('rules are limited: those on quantities, the apps that carts have to ask, and all of them', async () => {
    const { discountRules: rules } = owner;
    const bundle = () =>
      draft({
        discountType: 'QUANTITY_BASED',
        quantityBased: { configurations: [{ quantity: 2, price: '5' }] },
      });
    const { _id: bundleId } = await rules.createDiscountRule(bundle());
    await copyRow('discount_rules', bundleId, 49);
    await refused(rules.createDiscountRule(bundle()), 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED');
    const percentage = { discountType: 'PERCENTAGE', percentage: 10 };
    const asking = () =>
      draft(percentage, {
        triggerType: 'CUSTOM',
        customTrigger: { _id: 'one', appId: crypto.randomUUID() },
      });
    for (let count = 0; count < 10; count++) await rules.createDiscountRule(asking());
    await refused(rules.createDiscountRule(asking()), 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED');
    await copyRow('discount_rules', (await rules.createDiscountRule(draft(percentage)))._id, 260);
    await refused(rules.createDiscountRule(draft(percentage)), 'MAX_DISCOUNT_RULES_REACHED');
  });
});

describe('taxes', () => {
  test('an address without its state, and a calculator that does not know the country', async () => {
    const { taxCalculation: taxes, taxRegions: regions } = owner;
    const [manual] = (await taxes.listTaxCalculators()).taxCalculatorDetails ?? [];
    await regions.createTaxRegion({ country: 'BR', subdivision: 'SP', appId: manual?.appId ?? '' });
    const asked = taxes.calculateTax({
      addresses: [{ country: 'BR' }],
      lineItems: [{ _id: 'one', quantity: 1, price: '10', addressIndex: { singleAddress: 0 } }],
      currency: 'EUR',
    } as never);
    await refused(asked, 'MISSING_SUBDIVISION_IN_ADDRESS');
    const services = shop.app.providers as { taxCalculators: unknown };
    const known = services.taxCalculators;
    const id = crypto.randomUUID();
    const own = { id, name: 'Elsewhere', unsupportedCountries: ['FR'], sites: [shop.site.id] };
    services.taxCalculators = [own];
    try {
      await refused(
        regions.createTaxRegion({ country: 'FR', appId: id }),
        'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
      );
    } finally {
      services.taxCalculators = known;
    }
  });
});

describe('carts and orders', () => {
  test('a pay link keeps something to buy, and a change says what it changes', async () => {
    const { checkoutTemplates: templates } = owner;
    const { _id: id = '' } = await templates.createCheckoutTemplate({ lineItems: [line('sewing-pattern')] });
    const empty = templates.updateCheckoutTemplate(id ?? '', { lineItems: [] });
    await refused(empty, 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS');
    await refused(
      templates.updateCheckoutTemplate(id ?? '', {}),
      'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS',
    );
  });

  test('the contact of a member’s cart is the member’s', async () => {
    const email = `buyer-${crypto.randomUUID()}@example.com`;
    const answer = await fetch(`${shop.url}/members/v1/members`, {
      method: 'POST',
      headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ member: { loginEmail: email } }),
    });
    const { member } = (await answer.json()) as { member: { id: string } };
    const tokens = await memberTokens(shop, member.id);
    const buyer = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }), modules });
    const { _id: id = '' } = await buyer.carts.createCart({ lineItems: [line('sewing-pattern')] });
    const changed = buyer.carts.updateCart(id ?? '', { cartInfo: { buyerInfo: { contactId: MISSING } } } as never);
    await refused(changed, 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER');
  });

  test('the tip of an order that is cancelled, or that was refunded, stays', async () => {
    const tip = (orderId: string) => {
      const staff = { identificationData: { userId: MISSING } };
      return owner.tips.addTipDistributionsToOrder({ orderId, tipDistributions: [{ staff, amount: '1' }] } as never);
    };
    const cancelled = await order();
    await asPlatform('a test cancels an order', shop.database, (tx) =>
      sql`
        update orders set status = 'CANCELED' where site_id = ${shop.site.id} and id = ${cancelled}`.execute(tx.db),
    );
    await refused(tip(cancelled), 'ORDER_CANNOT_BE_EDITED');
    const refunded = await order();
    await refund(refunded);
    await refused(tip(refunded), 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED');
  });

  /** An order that was paid by card. */
  async function order(): Promise<string> {
    const visitor = newVisitor(shop);
    const id = await readyCheckout(visitor, line('stoneware-mug'));
    const paid = await visitor.checkout.createOrderAndCharge(id, { paymentToken: 'sandbox-4242424242424242' });
    return paid.orderId ?? expect.fail('no order');
  }

  async function refund(orderId: string): Promise<void> {
    const ctx = (await serverContext(shop.app, shop.site.id, 'a test refunds')) ?? expect.fail('no site');
    const payables = ctx.payables.find(({ kind }) => kind === 'ORDER') ?? expect.fail('no domain owns orders');
    const paymentId = await withSite(ctx, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from payments where site_id = ${tx.siteId} and payable_id = ${orderId}`.execute(tx.db);
      return rows[0]?.id ?? expect.fail('no payment');
    });
    await movePayment(ctx, payables, orderId, { type: 'REFUND', paymentId });
  }
});

// last: it takes the rest of the world from the site
test('a country outside all regions has no solutions', async () => {
  const { deliveryProfile: profiles, deliverySolutions: solutions } = owner;
  const { items } = await profiles.queryDeliveryProfiles().eq('default', true).find();
  const [usual] = items;
  for (const { _id, destinations = [] } of usual?.deliveryRegions ?? [])
    if (destinations.length === 0)
      await profiles.removeDeliveryRegion({ deliveryProfileId: usual?._id ?? '', deliveryRegionId: _id ?? '' });
  const asked = solutions.getDeliverySolutions([{ _id: 'a', name: 'Mug', quantity: 1, price: '10' }] as never, {
    destination: { country: 'NZ' },
    currency: 'EUR',
  });
  await refused(asked, 'NO_DELIVERY_REGION_FOUND');
});
