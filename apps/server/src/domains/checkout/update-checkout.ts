import type { checkouts } from '@stoa/contract';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addLines, readCustomLines, readLines, readOverrideUrl } from '../purchase/index.ts';
import { applyInfo, choicesOf } from './apply-info.ts';
import { changeCheckout } from './change-checkout.ts';
import { refuseChoices } from './choices.ts';
import { tryingGiftCard } from './gift-card-guesses.ts';

/** Changes a checkout's buyer, addresses and delivery, and adds lines. */
export const updateCheckout: UseCase<typeof checkouts.updateCheckout> = (ctx, request) =>
  tryingGiftCard(ctx, request.giftCardCode, () => update(ctx, request));

const update: UseCase<typeof checkouts.updateCheckout> = async (ctx, request) => {
  const { id, ...info } = request.checkout;
  const overrideCheckoutUrl = readOverrideUrl(request.overrideCheckoutUrl);
  if (isRefusal(overrideCheckoutUrl)) return overrideCheckoutUrl;
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  const custom = readCustomLines(ctx, request.customLineItems);
  if (isRefusal(custom)) return custom;
  const codes = { couponCode: request.couponCode, giftCardCode: request.giftCardCode };
  const namesNoCode = !codes.couponCode && !codes.giftCardCode;
  const changesNothing = Object.keys(info).length === 0 && overrideCheckoutUrl === undefined && namesNoCode;
  if (changesNothing && wanted.length === 0 && custom.length === 0) return nothingToChange;
  return changeCheckout(ctx, id, {
    wanted,
    apply: (checkout, found) => {
      const lines = [...addLines(checkout.lines, found, ctx.newId), ...custom];
      const url = overrideCheckoutUrl === undefined ? checkout.overrideCheckoutUrl : overrideCheckoutUrl;
      return applyInfo({ ...checkout, lines, overrideCheckoutUrl: url }, info, codes);
    },
    check: (quote) => refuseChoices(quote, choicesOf(info, codes)),
  });
};

const nothingToChange = invalid({
  field: 'checkout',
  description: 'names nothing to change',
  violatedRule: 'REQUIRED_FIELD',
});

/** Removes the coupon; a checkout without one stays as it is. */
export const removeCoupon: UseCase<typeof checkouts.removeCoupon> = async (ctx, { id }) =>
  changeCheckout(ctx, id, { apply: (checkout) => ({ ...checkout, couponCode: null }) });

/** Removes the gift card; a checkout without one stays as it is. */
export const removeGiftCard: UseCase<typeof checkouts.removeGiftCard> = async (ctx, { id }) =>
  changeCheckout(ctx, id, { apply: (checkout) => ({ ...checkout, giftCardCode: null }) });
