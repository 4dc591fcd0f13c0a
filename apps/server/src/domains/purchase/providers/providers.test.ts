import { cartsV2, checkouts, currentCart, deliveryProfiles, discountRules, orders } from '@stoa/contract';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, expectAnswer } from '@stoa/server/testing/shop';
import { describe, expect, test } from 'vitest';
import type { Providers } from '../../../context.ts';
import { CarrierRefused } from '../../delivery/index.ts';
import { holdingTriggers } from './discount-triggers.ts';
import { chargeMembership, membershipsOf, voidMembershipCharge } from './memberships.ts';
import { paymentSettingsOf } from './payment-settings.ts';
import type { ProvidedViolation } from './provider.ts';
import { APP, asked, costOf, failing, HARDLY_ANY, never, provider, shopsWithProviders } from './providers.fixture.ts';
import { violationsOf } from './validations.ts';

const { changeRules, checkOut, open, shop } = shopsWithProviders();

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
    const ofStaff = await checkOut(shop().staff());
    expect(await shop().staff().call(checkouts.createOrder, { id: ofStaff.id })).toHaveProperty('orderId');
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
    shop().clock.now = new Date(shop().clock.now.getTime() + 16_000);
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
    shop()
      .staff()
      .call(discountRules.createDiscountRule, {
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
    const slow = await holdingTriggers(
      visitor.ctx,
      { tell: () => asked, rules: { discountRules: [rule] } },
      HARDLY_ANY,
    );
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
    const { order } = expectAnswer(await shop().staff().call(orders.getOrder, { id: orderId }));
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
  const thing = { id: 'l', name: 'Mug', item: null, isShippable: true, weight: null, sku: null };
  const line = { ...thing, quantity: 1, unitPrice: 1, price: 1 };
  const question = { memberId: APP, lines: [line] };
  expect(await membershipsOf(ctx, question, HARDLY_ANY)).toEqual({ eligible: [], invalid: [], failed: [APP] });
  const asked = { appId: APP, memberId: APP, membershipId: 'gold', key: 'k', line };
  expect(await chargeMembership(ctx, asked, HARDLY_ANY)).toBeNull();
  expect(await voidMembershipCharge(ctx, { appId: APP, transactionId: 't' }, HARDLY_ANY)).toBe(false);
});

test('a carrier that could not tell its prices is asked again soon, and one that has a reason later', async () => {
  let reason: Error = new CarrierRefused('MISSING_POSTAL_CODE');
  let times = 0;
  const rates = () => {
    times++;
    return Promise.reject(reason);
  };
  const visitor = await open({
    carriers: [{ id: APP, displayName: 'Drone', description: '', needsBackupRate: false, rates }],
  });
  const staff = shop().staff();
  const { deliveryProfiles: profiles } = expectAnswer(await staff.call(deliveryProfiles.queryDeliveryProfiles, {}));
  const domestic = profiles?.[0]?.deliveryRegions?.find(({ name }) => name === 'Domestic');
  expectAnswer(
    await staff.call(deliveryProfiles.addDeliveryCarrier, {
      deliveryRegionId: domestic?.id,
      deliveryCarrier: { appId: APP },
    }),
  );
  const { id, calculationErrors } = await checkOut(visitor);
  expect(calculationErrors?.carrierErrors).toMatchObject({
    errors: [{ carrierId: APP, error: { applicationError: { code: 'MISSING_POSTAL_CODE' } } }],
  });
  const askedAfter = async (ms: number) => {
    shop().clock.now = new Date(shop().clock.now.getTime() + ms);
    const before = times;
    expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id, buyerNote: `${ms}` } }));
    return times - before;
  };
  expect(await askedAfter(16_000)).toBe(0);
  reason = new Error('down');
  expect([await askedAfter(15 * 60_000), await askedAfter(16_000)]).toEqual([1, 1]);
});

test('all of them are slow at once: the page is shown after the time that buyers have', async () => {
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
