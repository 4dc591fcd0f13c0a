import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import type { Checkout, UpdateRequest } from '../../lib/api.ts';
import { changeCodes } from './change-codes.ts';

/** A checkout that accepts the codes GOOD and CARD, and records all requests. */
function aCheckout() {
  const asked: unknown[] = [];
  const checkout: Checkout = { id: 'c1', buyerNote: '' };
  const answer = (note: string) => ({ checkout: { ...checkout, buyerNote: note } });
  const refusal = (code: string) =>
    new ApiError({ status: 404, requestId: null, body: { details: { applicationError: { code } } } });
  return {
    asked,
    checkout,
    updateCheckout: async ({ couponCode, giftCardCode }: Partial<UpdateRequest> = {}) => {
      asked.push(couponCode ?? giftCardCode);
      if (couponCode === 'BROKEN') throw refusal('CHECKOUT_IS_COMPLETE');
      if (couponCode && couponCode !== 'GOOD') throw refusal('ERROR_COUPON_DOES_NOT_EXIST');
      if (giftCardCode && giftCardCode !== 'CARD') throw refusal('GIFT_CARD_NOT_FOUND');
      return answer(`has ${couponCode ?? giftCardCode}`);
    },
    removeCoupon: async () => answer('has no coupon'),
    removeGiftCard: async () => answer('has no gift card'),
  };
}
const change = (api: ReturnType<typeof aCheckout>, coupon = '', giftCard = '', intent = '') =>
  changeCodes(api, api.checkout, { codes: { coupon, giftCard }, intent });

test('without codes there are no requests', async () => {
  const api = aCheckout();
  expect(await change(api)).toEqual({ checkout: api.checkout, errors: {} });
  expect(api.asked).toEqual([]);
});

test('a rejected code does not affect the other', async () => {
  const { checkout, errors } = await change(aCheckout(), 'BAD', 'CARD');
  expect([checkout.buyerNote, errors]).toEqual(['has CARD', { coupon: 'ERROR_COUPON_DOES_NOT_EXIST' }]);
  const other = await change(aCheckout(), 'GOOD', 'NONE');
  expect([other.checkout.buyerNote, other.errors]).toEqual(['has GOOD', { giftCard: 'GIFT_CARD_NOT_FOUND' }]);
});

test('a button removes its code, or requires one to be typed', async () => {
  expect((await change(aCheckout(), '', '', 'removeCoupon')).checkout.buyerNote).toBe('has no coupon');
  expect((await change(aCheckout(), '', '', 'removeGiftCard')).checkout.buyerNote).toBe('has no gift card');
  expect((await change(aCheckout(), '', '', 'applyGiftCard')).errors).toEqual({ giftCard: 'MISSING' });
});

test('an error that does not concern a code is thrown on', async () => {
  await expect(change(aCheckout(), 'BROKEN')).rejects.toThrow(ApiError);
});
