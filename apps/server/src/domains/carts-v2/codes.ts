import type { cartsV2, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Cart } from '../carts/index.ts';
import { tryingGiftCard } from '../checkout/index.ts';
import { keyOfCode } from '../purchase/index.ts';
import { type Answer, changeV2, getV2, type Which } from './change.ts';

type SentCard = Request<typeof cartsV2.addGiftCard>['giftCard'];

export const addCoupon = (ctx: Context, which: Which, { code }: { code: string }): Answer =>
  changeV2(ctx, which, { couponCode: code, apply: (cart) => withCoupon(cart, code) });

/** A cart with a coupon, if it may have one and has none. */
export function withCoupon(cart: Cart, code: string): Cart | Refusal {
  if (cart.customSettings?.lockCouponCode) return refuse('COUPON_LOCKED');
  if (cart.couponCode === null) return { ...cart, couponCode: code };
  const isSame = keyOfCode(cart.couponCode) === keyOfCode(code);
  return refuse(isSame ? 'COUPON_ALREADY_EXISTS' : 'MAX_COUPONS_PER_CART_EXCEEDED', { couponCode: code });
}

export async function removeCoupon(ctx: Context, which: Which, couponId: string): Answer {
  const known = await getV2(ctx, which);
  if (isRefusal(known)) return known;
  const isThere = known.cart.coupons?.some(({ id }) => id === couponId.toLowerCase());
  if (!isThere && !known.cart.orderPlaced) return refuse('COUPON_NOT_FOUND_IN_CART', { couponId });
  return changeV2(ctx, which, {
    apply: (cart) => (cart.customSettings?.lockCouponCode ? refuse('COUPON_LOCKED') : { ...cart, couponCode: null }),
  });
}

/** Adds a gift card. Whoever guesses codes has to wait. */
export async function addGiftCard(ctx: Context, which: Which, { code, redeemAmount }: SentCard): Answer {
  const limit = readRedeemAmount(ctx, redeemAmount, 'giftCard.redeemAmount');
  if (isRefusal(limit)) return limit;
  return countingGuesses(ctx, code, () =>
    changeV2(ctx, which, { giftCardCode: code, apply: (cart) => withGiftCard(cart, code, limit) }),
  );
}

type GiftCardLimit = number | null;

/** The most that a gift card is to pay, in minor units; null where it pays all it can. */
export function readRedeemAmount(
  { site: { currency } }: Pick<Context, 'site'>,
  sent: SentCard['redeemAmount'],
  field: string,
): GiftCardLimit | Refusal {
  if (!sent?.amount) return null;
  const limit = parseAmount(sent.amount, currency);
  if (limit !== null && limit > 0) return limit;
  const description = `must be an amount of ${currency} above 0`;
  return invalid({ field: `${field}.amount`, description, violatedRule: 'OTHER' });
}

/** A cart with a gift card, if it may have one and has none. */
export function withGiftCard(cart: Cart, code: string, giftCardLimit: GiftCardLimit): Cart | Refusal {
  if (cart.customSettings?.lockGiftCard) return refuse('GIFT_CARD_LOCKED');
  if (cart.giftCardCode === null) return { ...cart, giftCardCode: code, giftCardLimit };
  const isSame = keyOfCode(cart.giftCardCode) === keyOfCode(code);
  return refuse(isSame ? 'GIFT_CARD_ALREADY_EXISTS' : 'MAX_GIFT_CARDS_PER_CART_EXCEEDED');
}

/** Guesses are counted by the refusal of the first generation. */
export async function countingGuesses<T>(
  ctx: Context,
  code: string | undefined,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const outcome = await tryingGiftCard(ctx, code, async () => {
    const answer = await work();
    const isUnknown = isRefusal(answer) && answer.refused === 'code' && answer.code === 'INVALID_GIFT_CARD_CODE';
    return isUnknown ? refuse('GIFT_CARD_NOT_FOUND', answer.data) : answer;
  });
  const isUnknown = isRefusal(outcome) && outcome.refused === 'code' && outcome.code === 'GIFT_CARD_NOT_FOUND';
  return isUnknown ? refuse('INVALID_GIFT_CARD_CODE', outcome.data) : outcome;
}

export async function removeGiftCard(ctx: Context, which: Which, giftCardId: string): Answer {
  const known = await getV2(ctx, which);
  if (isRefusal(known)) return known;
  const isThere = known.cart.paymentInfo?.giftCards?.some(({ id }) => id === giftCardId.toLowerCase());
  if (!isThere && !known.cart.orderPlaced) return refuse('GIFT_CARD_NOT_FOUND_IN_CART', { giftCardId });
  return changeV2(ctx, which, {
    apply: (cart) =>
      cart.customSettings?.lockGiftCard
        ? refuse('GIFT_CARD_LOCKED')
        : { ...cart, giftCardCode: null, giftCardLimit: null },
  });
}
