import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import type { Checkout, UpdateRequest } from '../../lib/api.ts';
import { changeCodes } from './change-codes.ts';
import { type CodeKind, codeKinds } from './codes.ts';

/** A checkout that accepts the codes GOOD and CARD, and records all requests. */
function aCheckout(inUse: Checkout = {}) {
  const asked: unknown[] = [];
  const checkout: Checkout = { ...inUse, id: 'c1', buyerNote: '' };
  const answer = (note: string) => ({ checkout: { ...checkout, buyerNote: note } });
  const refusal = (code: string) =>
    new ApiError({ status: 404, requestId: null, body: { details: { applicationError: { code } } } });
  return {
    asked,
    checkout,
    updateCheckout: async ({ couponCode, giftCardCode }: Partial<UpdateRequest> = {}) => {
      asked.push(couponCode ? { couponCode } : { giftCardCode });
      if (couponCode === 'BROKEN') throw refusal('CHECKOUT_IS_COMPLETE');
      if (couponCode === 'OVER') throw refusal('ERROR_COUPON_HAS_EXPIRED');
      if (couponCode && couponCode !== 'GOOD') throw refusal('ERROR_COUPON_DOES_NOT_EXIST');
      if (giftCardCode === 'EMPTY') throw refusal('GIFT_CARD_IS_EMPTY');
      if (giftCardCode === 'OFTEN') throw refusal('THROTTLED_FEATURE');
      if (giftCardCode && giftCardCode !== 'CARD') throw refusal('GIFT_CARD_NOT_FOUND');
      return answer(`has ${couponCode ?? giftCardCode}`);
    },
    removeCoupon: async () => answer('has no coupon'),
    removeGiftCard: async () => answer('has no gift card'),
  };
}
const change = (api: ReturnType<typeof aCheckout>, code = '', intent = '', kinds: readonly CodeKind[] = codeKinds) =>
  changeCodes(api, api.checkout, { code, refusedCode: 'KNOWN', intent }, kinds);

test('without a code there are no requests', async () => {
  const api = aCheckout();
  expect(await change(api)).toEqual({ checkout: api.checkout, problem: null });
  expect(api.asked).toEqual([]);
});

test('a code is tried as a coupon, and as a gift card where no coupon has it', async () => {
  const good = aCheckout();
  expect((await change(good, 'GOOD')).checkout.buyerNote).toBe('has GOOD');
  expect(good.asked).toEqual([{ couponCode: 'GOOD' }]);
  const card = aCheckout();
  expect((await change(card, 'CARD')).checkout.buyerNote).toBe('has CARD');
  expect(card.asked).toEqual([{ couponCode: 'CARD' }, { giftCardCode: 'CARD' }]);
});

test.each([
  ['OVER', { kind: 'coupon', error: 'ERROR_COUPON_HAS_EXPIRED' }],
  ['EMPTY', { kind: 'giftCard', error: 'GIFT_CARD_IS_EMPTY' }],
  ['OFTEN', { kind: 'giftCard', error: 'THROTTLED_FEATURE' }],
  ['NONE', { kind: null, error: 'UNKNOWN' }],
])('%s is rejected as %o', async (code, problem) => {
  const api = aCheckout();
  expect(await change(api, code)).toEqual({ checkout: api.checkout, problem: { code, ...problem } });
});

test('kinds in use, and kinds that the site does not take, are not tried', async () => {
  const withCoupon = aCheckout({ appliedDiscounts: [{ coupon: { code: 'TEN' } }] });
  const unknownCard = { code: 'GOOD', kind: 'giftCard', error: 'GIFT_CARD_NOT_FOUND' };
  expect((await change(withCoupon, 'GOOD')).problem).toEqual(unknownCard);
  expect(withCoupon.asked).toEqual([{ giftCardCode: 'GOOD' }]);
  const unknownCoupon = { code: 'CARD', kind: 'coupon', error: 'ERROR_COUPON_DOES_NOT_EXIST' };
  expect((await change(aCheckout(), 'CARD', '', ['coupon'])).problem).toEqual(unknownCoupon);
  const none = aCheckout();
  expect(await change(none, 'GOOD', '', [])).toEqual({ checkout: none.checkout, problem: null });
});

test('a button removes its code, or requires one to be typed', async () => {
  expect((await change(aCheckout(), '', 'removeCoupon')).checkout.buyerNote).toBe('has no coupon');
  expect((await change(aCheckout(), '', 'removeGiftCard')).checkout.buyerNote).toBe('has no gift card');
  expect((await change(aCheckout(), '', 'applyCode')).problem).toEqual({ code: '', kind: null, error: 'MISSING' });
  const onlyCards = await change(aCheckout(), '', 'applyCode', ['giftCard']);
  expect(onlyCards.problem).toEqual({ code: '', kind: 'giftCard', error: 'MISSING' });
});

test('a code that the page rejects already is tried again by its button alone', async () => {
  const api = aCheckout();
  expect(await change(api, 'KNOWN', 'pay')).toEqual({ checkout: api.checkout, problem: null });
  expect(api.asked).toEqual([]);
  expect((await change(api, 'KNOWN', 'applyCode')).problem).toMatchObject({ code: 'KNOWN', error: 'UNKNOWN' });
});

test('an error that does not concern a code is thrown on', async () => {
  await expect(change(aCheckout(), 'BROKEN')).rejects.toThrow(ApiError);
});
