import { cartsV2, checkoutForm, checkouts, currentCart, ecommerceSettings, orders } from '@stoa/contract';
import { PICKUP } from '@stoa/server/testing/delivery';
import { expectAnswer } from '@stoa/server/testing/shop';
import { describe, expect, test } from 'vitest';
import type { Providers } from '../../../context.ts';
import { feesOf } from './additional-fees.ts';
import type { FeeAnswer } from './provider.ts';
import {
  APP,
  asked,
  checkoutInfo,
  costOf,
  failing,
  HARDLY_ANY,
  never,
  provider,
  shopsWithProviders,
} from './providers.fixture.ts';

const { changeRules, checkOut, open, shop } = shopsWithProviders();

describe('the shop’s own fee', () => {
  const fee = { name: ' Handling ', amount: '2.50', taxable: false, belowSubtotal: '20.01' };

  test('is charged once for what is handed over, below a subtotal, and kept with the order', async () => {
    const visitor = await open();
    expectAnswer(await changeRules({ handlingFee: fee }));
    const { id, ...checkout } = await checkOut(visitor);
    expect(costOf(checkout)).toEqual(['2.50', '0.00', '22.50']);
    expect(checkout.additionalFees).toMatchObject([{ name: 'Handling', source: 'MANUAL', price: { amount: '2.50' } }]);
    const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
    const { order } = expectAnswer(await shop().staff().call(orders.getOrder, { id: orderId }));
    expect(order).toMatchObject({
      additionalFees: [{ name: 'Handling', price: { amount: '2.50' } }],
      priceSummary: { totalAdditionalFees: { amount: '2.50' }, total: { amount: '22.50' } },
    });
    expect(costOf(await checkOut(visitor, 3))).toEqual(['0.00', '0.00', '30.00']);
    const file = await shop().add({ name: 'File', price: 500, isDigital: true });
    const digital = {
      lineItems: [file.line(1)],
      channelType: 'WEB',
      checkoutInfo: { billingInfo: checkoutInfo.billingInfo },
    };
    const { checkout: download } = expectAnswer(await visitor.call(checkouts.createCheckout, digital));
    expect(costOf(download ?? {})).toEqual(['0.00', '0.00', '5.00']);
  });

  test('a change of it changes open checkouts before they are ordered, and null ends it', async () => {
    const visitor = await open();
    const { id } = await checkOut(visitor);
    expectAnswer(await changeRules({ handlingFee: { ...fee, belowSubtotal: null } }));
    expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    expectAnswer(await changeRules({ phone: 'OPTIONAL' }));
    const { rules } = expectAnswer(await shop().staff().call(checkoutForm.getCheckoutRules, {}));
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
    const { order } = expectAnswer(await shop().staff().call(orders.getOrder, { id: orderId }));
    expect(order?.additionalFees?.[0]).toMatchObject({ code: 'ins', providerAppId: APP });
    const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] }));
    const estimate = (request: object) => visitor.call(currentCart.estimateCurrentCartTotals, request);
    expect(costOf(expectAnswer(await estimate({})))).toEqual(['0.00', '0.00', '10.00']);
    expect(costOf(expectAnswer(await estimate({ calculateAdditionalFees: true })))).toEqual(['1.50', '0.00', '11.50']);
    const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId: cart?.id }));
    expect(summary?.additionalFees).toMatchObject([{ code: 'ins' }, { price: { amount: '0.00' } }]);
    const { ecommerceSettings: settings } = expectAnswer(
      await shop()
        .staff()
        .call(ecommerceSettings.getEcommerceSettings, { fields: ['ADDITIONAL_FEES_SERVICE_PLUGIN'] }),
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
    shop().clock.now = new Date(shop().clock.now.getTime() + 16_000);
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
    const { order } = expectAnswer(await shop().staff().call(orders.getOrder, { id: orderId }));
    expect(order?.additionalFees).toHaveLength(98);
    expect(order?.priceSummary?.total?.amount).toBe('167.00');
  });
});
