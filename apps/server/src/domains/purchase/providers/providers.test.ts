import {
  cartsV2,
  checkoutForm,
  checkouts,
  currentCart,
  discountRules,
  ecommerceSettings,
  orders,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Providers } from '../../../context.ts';
import type { Database } from '../../../platform/db/index.ts';
import { feesOf } from './additional-fees.ts';
import { holdingTriggers } from './discount-triggers.ts';
import { chargeMembership, membershipsOf, voidMembershipCharge } from './memberships.ts';
import { paymentSettingsOf } from './payment-settings.ts';
import type { AskedPurchase, FeeAnswer, ProvidedViolation } from './provider.ts';
import { violationsOf } from './validations.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.close());

const APP = '7e8d1c3a-0d53-4a5c-9a4f-6d2f6f3b9c11';
const provider = { id: APP, name: 'Others' };
const never = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('down'));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function open(providers: Partial<Providers> = {}): Promise<Customer> {
  shop = await openShop(database, {}, { providers, tax: null, log: quiet });
  return shop.visitor();
}

const info = { address: { country: 'DE', city: 'Berlin' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };
const checkoutInfo = {
  shippingInfo: { shippingDestination: info, selectedCarrierServiceOption: { code: PICKUP } },
  billingInfo: info,
};

/** A checkout of two mugs at 10.00, to be picked up for nothing. */
async function checkOut(customer: Customer, quantity = 2) {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 50 });
  const asked = { lineItems: [mug.line(quantity)], channelType: 'WEB', checkoutInfo };
  const { checkout } = expectAnswer(await customer.call(checkouts.createCheckout, asked));
  if (!checkout?.id) throw new Error('there is no checkout');
  return { ...checkout, id: checkout.id, mug };
}

const costOf = (checkout: { priceSummary?: Record<string, { amount?: string } | undefined> }) => {
  const { additionalFees, tax, total } = checkout.priceSummary ?? {};
  return [additionalFees?.amount, tax?.amount, total?.amount];
};

async function changeRules(change: object) {
  const staff = shop.staff();
  const { rules } = expectAnswer(await staff.call(checkoutForm.getCheckoutRules, {}));
  return staff.call(checkoutForm.updateCheckoutRules, { rules: { revision: rules?.revision, ...change } });
}

/** Calls a port as if buyers waited for hardly any time. */
const asked: AskedPurchase = {
  currency: 'EUR',
  lines: [],
  destination: null,
  billing: null,
  buyer: { email: null, memberId: null },
  subtotal: 0,
  couponCode: null,
};
const HARDLY_ANY = 5;

describe('the shop’s own fee', () => {
  const fee = { name: ' Handling ', amount: '2.50', taxable: false, belowSubtotal: '20.01' };

  test('is charged once for what is handed over, below a subtotal, and kept with the order', async () => {
    const visitor = await open();
    expectAnswer(await changeRules({ handlingFee: fee }));
    const { id, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['2.50', '0.00', '22.50']);
    expect(checkout.additionalFees).toMatchObject([{ name: 'Handling', source: 'MANUAL', price: { amount: '2.50' } }]);
    const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
    const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
    expect(order).toMatchObject({
      additionalFees: [{ name: 'Handling', price: { amount: '2.50' } }],
      priceSummary: { totalAdditionalFees: { amount: '2.50' }, total: { amount: '22.50' } },
    });
    expect(costOf(await checkOut(visitor, 3))).toEqual(['0.00', '0.00', '30.00']);
    const file = await shop.add({ name: 'File', price: 500, isDigital: true });
    const digital = { lineItems: [file.line(1)], channelType: 'WEB', checkoutInfo: { billingInfo: info } };
    const { checkout: download } = expectAnswer(await visitor.call(checkouts.createCheckout, digital));
    expect(costOf(download ?? {})).toEqual(['0.00', '0.00', '5.00']);
  });

  test('a change of it changes open checkouts before they are ordered, and null ends it', async () => {
    const visitor = await open();
    const { id } = await checkOut(visitor);
    expectAnswer(await changeRules({ handlingFee: { ...fee, belowSubtotal: null } }));
    expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    expectAnswer(await changeRules({ phone: 'OPTIONAL' }));
    const { rules } = expectAnswer(await shop.staff().call(checkoutForm.getCheckoutRules, {}));
    expect(rules?.handlingFee).toEqual({ name: 'Handling', amount: '2.50', taxable: false, belowSubtotal: null });
    expectAnswer(await changeRules({ handlingFee: null }));
    expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    expect(await visitor.call(checkouts.createOrder, { id })).toHaveProperty('orderId');
  });

  test.each<[object, string]>([
    [{ name: '  ' }, 'name'],
    [{ amount: '2.505' }, 'amount'],
    [{ amount: '0.00' }, 'amount'],
    [{ belowSubtotal: '0' }, 'belowSubtotal'],
    [{ belowSubtotal: '1.001' }, 'belowSubtotal'],
  ])('%j is refused by its field', async (change, field) => {
    await open();
    expect(await changeRules({ handlingFee: { ...fee, ...change } })).toMatchObject({
      violations: [{ field: `rules.handlingFee.${field}` }],
    });
  });
});

describe('fees of others', () => {
  const fees = (answer: () => Promise<unknown>): Partial<Providers> => ({
    fees: [{ ...provider, fees: answer as () => Promise<FeeAnswer> }],
  });
  const fine = { name: 'Insurance', price: 150, taxable: false };

  test('are charged under their own codes, in checkouts and in estimates that ask for them', async () => {
    const two = [
      { ...fine, code: 'ins' },
      { ...fine, name: 'Wrapping', price: 0 },
    ];
    const visitor = await open(fees(async () => ({ currency: 'EUR', fees: two })));
    const { id, mug, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['1.50', '0.00', '21.50']);
    expect(checkout.additionalFees).toMatchObject([
      { code: 'ins', name: 'Insurance', source: 'SERVICE_PLUGIN', providerAppId: APP },
      { name: 'Wrapping', price: { amount: '0.00' } },
    ]);
    const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
    const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
    expect(order?.additionalFees?.[0]).toMatchObject({ code: 'ins', providerAppId: APP });
    const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] }));
    const estimate = (request: object) => visitor.call(currentCart.estimateCurrentCartTotals, request);
    expect(costOf(expectAnswer(await estimate({})))).toEqual(['0.00', '0.00', '10.00']);
    expect(costOf(expectAnswer(await estimate({ calculateAdditionalFees: true })))).toEqual(['1.50', '0.00', '11.50']);
    const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId: cart?.id }));
    expect(summary?.additionalFees).toMatchObject([{ code: 'ins' }, { price: { amount: '0.00' } }]);
    const { ecommerceSettings: settings } = expectAnswer(
      await shop.staff().call(ecommerceSettings.getEcommerceSettings, { fields: ['ADDITIONAL_FEES_SERVICE_PLUGIN'] }),
    );
    expect(settings?.additionalFeesServicePlugin?.activeProviders).toMatchObject([{ appId: APP }]);
  });

  test.each<[string, unknown]>([
    ['negative amounts', { currency: 'EUR', fees: [{ ...fine, price: -1 }] }],
    ['amounts that are no numbers', { currency: 'EUR', fees: [{ ...fine, price: Number.NaN }] }],
    ['endless amounts', { currency: 'EUR', fees: [{ ...fine, price: Number.POSITIVE_INFINITY }] }],
    ['parts of a cent', { currency: 'EUR', fees: [{ ...fine, price: 1.5 }] }],
    ['texts as amounts', { currency: 'EUR', fees: [{ ...fine, price: '150' }] }],
    ['huge amounts', { currency: 'EUR', fees: [{ ...fine, price: 1e15 }] }],
    ['huge amounts in all', { currency: 'EUR', fees: Array(100).fill({ ...fine, price: 1e12 }) }],
    ['too many fees', { currency: 'EUR', fees: Array(101).fill(fine) }],
    ['fees without a name', { currency: 'EUR', fees: [{ ...fine, name: ' ' }] }],
    ['fees with a novel for a name', { currency: 'EUR', fees: [{ ...fine, name: 'x'.repeat(51) }] }],
    ['fees that may be taxable', { currency: 'EUR', fees: [{ ...fine, taxable: 'perhaps' }] }],
    ['something else', { currency: 'EUR', fees: 'many' }],
    ['nothing', null],
  ])('%s are not charged, and the order goes on', async (_what, answer) => {
    const visitor = await open(fees(async () => answer));
    const { id, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['0.00', '0.00', '20.00']);
    expect(checkout.calculationErrors?.orderValidationErrors).toMatchObject([
      { code: 'CALCULATION_ERROR', data: { providerId: APP } },
    ]);
    expect(await visitor.call(checkouts.createOrder, { id })).toHaveProperty('orderId');
  });

  test('those in another currency do not count', async () => {
    const visitor = await open(fees(async () => ({ currency: 'USD', fees: [fine] })));
    const { calculationErrors, ...checkout } = await checkOut(visitor);
    expect([...costOf(checkout), calculationErrors]).toEqual(['0.00', '0.00', '20.00', undefined]);
  });

  test('a provider that fails or is slow keeps no other from counting, and is asked again soon', async () => {
    let isDown = true;
    const fees = async () => (isDown ? failing() : { currency: 'EUR', fees: [fine] });
    const other = { id: PICKUP, name: 'Another', fees: async () => ({ currency: 'EUR', fees: [fine] }) };
    const visitor = await open({ fees: [{ ...provider, fees }, other] });
    const { id, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['1.50', '0.00', '21.50']);
    isDown = false;
    shop.clock.now = new Date(shop.clock.now.getTime() + 16_000);
    expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const again = expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
    expect(costOf(again.checkout ?? {})).toEqual(['3.00', '0.00', '23.00']);
    const ctx = {
      ...visitor.ctx,
      providers: { ...visitor.ctx.providers, fees: [{ ...provider, fees: never }, other] },
    };
    const slow = await feesOf(ctx, { asked, rules: { handlingFee: null } }, HARDLY_ANY);
    expect(slow).toMatchObject({ fees: [{ price: 150 }], failed: [APP] });
  });

  test('however many there are, an order can hold them', async () => {
    const many = Array.from({ length: 3 }, (_, index) => ({
      id: APP,
      name: String(index),
      fees: async () => ({ currency: 'EUR', fees: Array(50).fill(fine) }),
    }));
    const visitor = await open({ fees: many });
    const { id } = await checkOut(visitor);
    const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
    const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
    expect(order?.additionalFees).toHaveLength(98);
    expect(order?.priceSummary?.total?.amount).toBe('167.00');
  });
});

describe('validations', () => {
  const validating = (violations: () => Promise<unknown>, validateInCart = false): Partial<Providers> => ({
    validations: [{ ...provider, validateInCart, violations: violations as () => Promise<ProvidedViolation[]> }],
  });
  const objection = (severity: string, lineId: string | null = null) => ({ severity, lineId, description: 'Not so.' });

  test('an error keeps buyers from ordering, and staff know what they do', async () => {
    const visitor = await open(validating(async () => [objection('ERROR')]));
    const { id, mug, ...checkout } = await checkOut(visitor);
    expect(checkout.violations).toEqual([
      { severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } }, description: 'Not so.' },
    ]);
    expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({
      code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
      data: { violations: [{ description: 'Not so.' }] },
    });
    const ofStaff = await checkOut(shop.staff());
    expect(await shop.staff().call(checkouts.createOrder, { id: ofStaff.id })).toHaveProperty('orderId');
    const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] }));
    const estimate = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, {}));
    expect(estimate.violations).toEqual([]);
    const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId: cart?.id }));
    expect(summary?.violations).toContainEqual({
      scope: 'GLOBAL',
      code: 'CUSTOM_VALIDATION',
      severity: 'ERROR',
      description: 'Not so.',
      customValidationData: { target: { other: { name: 'OTHER_DEFAULT' } } },
    });
  });

  test('a warning does not; it names its line, and carts are checked where the provider says so', async () => {
    let lineId = '';
    const visitor = await open(validating(async () => [objection('WARNING', lineId), objection('WARNING', 'x')], true));
    const { mug } = await checkOut(visitor);
    const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] }));
    lineId = cart?.lineItems?.[0]?.id ?? '';
    const { violations } = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, {}));
    expect(violations).toMatchObject([{ target: { lineItem: { id: lineId } } }, { target: { other: {} } }]);
    const { id } = await checkOut(visitor);
    expect(await visitor.call(checkouts.createOrder, { id })).toHaveProperty('orderId');
  });

  test('what it was told of the buyer is part of the price: who changes it is checked again', async () => {
    const visitor = await open({
      validations: [
        {
          ...provider,
          validateInCart: false,
          violations: async (_ctx, { buyer }) =>
            buyer.email ? [] : [{ severity: 'ERROR', lineId: null, description: 'Who are you?' }],
        },
      ],
    });
    const { id, violations } = await checkOut(visitor);
    expect(violations).toHaveLength(1);
    const change = { checkout: { id, buyerInfo: { email: 'ann@example.com' } } };
    const { checkout } = expectAnswer(await visitor.call(checkouts.updateCheckout, change));
    expect(checkout?.violations).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['fails', failing],
    ['knows other severities', async () => [objection('FATAL')]],
    ['says nothing', async () => [{ ...objection('ERROR'), description: '' }]],
    ['says too much', async () => [{ ...objection('ERROR'), description: 'x'.repeat(1001) }]],
    ['has too much against it', async () => Array(101).fill(objection('ERROR'))],
    ['answers something else', async () => 'no'],
  ])('whoever %s is no reason for a broken page, but for no order, and is asked again soon', async (_what, answer) => {
    let isDown = true;
    const visitor = await open(validating(async () => (isDown ? answer() : [])));
    const { id, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['0.00', '0.00', '20.00']);
    expect([checkout.violations, checkout.calculationErrors?.orderValidationErrors]).toMatchObject([
      [],
      [{ code: 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS', data: { providerId: APP } }],
    ]);
    const place = () => visitor.call(checkouts.createOrder, { id });
    expect(await place()).toMatchObject({ code: 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS' });
    isDown = false;
    shop.clock.now = new Date(shop.clock.now.getTime() + 16_000);
    expect(await place()).toHaveProperty('orderId');
  });

  test('one that is too slow is not waited for', async () => {
    const { ctx } = await open(validating(never));
    const totals = { subtotal: 0, discount: 0, shipping: 0, additionalFees: 0, tax: 0, total: 0 };
    const question = { ...asked, source: 'CHECKOUT' as const, deliveryCode: null, totals };
    expect(await violationsOf(ctx, question, HARDLY_ANY)).toEqual({ violations: [], failed: [APP] });
  });
});

describe('conditions of discounts', () => {
  const specificItemsInfo = {
    scopes: [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES_APP } }],
  };
  const discount = { targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage: 10, specificItemsInfo };
  const addRule = () =>
    shop.staff().call(discountRules.createDiscountRule, {
      discountRule: {
        name: 'Friends',
        active: true,
        discounts: { values: [discount] },
        trigger: { triggerType: 'CUSTOM', customTrigger: { id: 'friend', appId: APP } },
      },
    });
  const triggering = (holding: () => Promise<unknown>): Partial<Providers> => ({
    discountTriggers: [{ ...provider, holding: holding as () => Promise<string[]> }],
  });

  test('hold where their app says so', async () => {
    const visitor = await open(triggering(async () => ['friend', 'unasked']));
    expectAnswer(await addRule());
    expect(costOf(await checkOut(visitor))).toEqual(['0.00', '0.00', '18.00']);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['fails', failing],
    ['makes no sense', async () => 'friend'],
    ['says nothing', async () => null],
  ])('do not where it %s, which is an error of the calculation', async (_what, answer) => {
    const visitor = await open(triggering(answer));
    expectAnswer(await addRule());
    const { calculationErrors, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['0.00', '0.00', '20.00']);
    expect(calculationErrors?.discountsCalculationError?.applicationError?.code).toBe('CALCULATION_ERROR');
  });

  test('do not where it is too slow, and are not asked for without such a discount', async () => {
    const visitor = await open(triggering(never));
    expect(costOf(await checkOut(visitor))).toEqual(['0.00', '0.00', '20.00']);
    const trigger = { type: 'CUSTOM' as const, appId: APP.toUpperCase(), triggerId: 'friend' };
    const rule = { trigger, active: true, usedUp: false, start: null, end: null } as never;
    const slow = await holdingTriggers(visitor.ctx, { asked, rules: { discountRules: [rule] } }, HARDLY_ANY);
    expect(slow).toEqual({ holding: new Set(), failed: [APP] });
  });
});

describe('payment settings', () => {
  const deciding = (settings: () => Promise<unknown>, requires3dSecure = false): Partial<Providers> => ({
    paymentSettings: [
      {
        ...provider,
        fallback: { requires3dSecure },
        settings: settings as () => Promise<{ requires3dSecure: boolean }>,
      },
    ],
  });
  const isStrict = async (customer: Customer) => {
    const { id } = await checkOut(customer);
    const { paymentSettings } = expectAnswer(await customer.call(checkouts.getPaymentSettings, { id }));
    return paymentSettings?.requires3dSecure;
  };

  test('banks ask where the shop says so, before anything is charged', async () => {
    const visitor = await open();
    expect(await isStrict(visitor)).toBe(false);
    expectAnswer(await changeRules({ verifyCards: true }));
    expect(await isStrict(visitor)).toBe(true);
    const { id } = await checkOut(visitor);
    const card = { id, paymentToken: 'sandbox-4242424242424242' };
    const { orderId, paymentResponseToken } = expectAnswer(await visitor.call(checkouts.createOrderAndCharge, card));
    expect(paymentResponseToken).toBeTruthy();
    const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
    expect(order).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'PENDING' });
  });

  test.each<[string, () => Promise<unknown>, boolean, boolean]>([
    ['ask for it', async () => ({ requires3dSecure: true }), false, true],
    ['do not', async () => ({ requires3dSecure: false }), true, false],
    ['fail without a fallback', failing, false, false],
    ['fail with a fallback', failing, true, true],
    ['make no sense', async () => ({ requires3dSecure: 'maybe' }), true, true],
    ['say nothing', async () => null, true, true],
  ])('others %s', async (_what, answer, fallback, expected) => {
    expect(await isStrict(await open(deciding(answer, fallback)))).toBe(expected);
  });

  test('those that are too slow have their fallback', async () => {
    const { ctx } = await open(deciding(never, true));
    const totals = { subtotal: 0, discount: 0, shipping: 0, additionalFees: 0, tax: 0, total: 0 };
    const question = { asked: { ...asked, deliveryCode: null, totals }, rules: { verifyCards: false } };
    expect(await paymentSettingsOf(ctx, question, HARDLY_ANY)).toEqual({ requires3dSecure: true });
  });
});

test('memberships of somebody slow are not waited for', async () => {
  const keeper = { ...provider, eligible: never, charge: never, void: never };
  const { ctx } = await open({ memberships: [keeper] });
  const line = { id: 'l', name: 'Mug', quantity: 1, item: null, isShippable: true, unitPrice: 1, price: 1 };
  const question = { memberId: APP, lines: [line] };
  expect(await membershipsOf(ctx, question, HARDLY_ANY)).toEqual({ eligible: [], invalid: [], failed: [APP] });
  const asked = { appId: APP, memberId: APP, membershipId: 'gold', key: 'k', line };
  expect(await chargeMembership(ctx, asked, HARDLY_ANY)).toBeNull();
  expect(await voidMembershipCharge(ctx, { appId: APP, transactionId: 't' }, HARDLY_ANY)).toBe(false);
});

test('all of them are slow at once: the page is shown after the time that buyers have', {
  timeout: 30_000,
}, async () => {
  const visitor = await open({
    fees: [{ ...provider, fees: never }],
    validations: [{ ...provider, validateInCart: true, violations: never }],
    paymentSettings: [{ ...provider, fallback: { requires3dSecure: false }, settings: never }],
    carriers: [{ id: APP, displayName: 'Slow', description: '', needsBackupRate: false, rates: never }],
  });
  const { calculationErrors, ...checkout } = await checkOut(visitor);
  expect(costOf(checkout)).toEqual(['0.00', '0.00', '20.00']);
  expect(calculationErrors?.orderValidationErrors).toHaveLength(2);
});
