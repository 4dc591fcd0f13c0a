import type { checkouts } from '@stoa/contract';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  addItems,
  notAllowed,
  readExemptGroup,
  readItems,
  readMerchantDiscounts,
  readOverrideUrl,
  siteRulesOf,
} from '../purchase/index.ts';
import { applyInfo, choicesOf, readCodes } from './apply-info.ts';
import { changeCheckout } from './change-checkout.ts';
import type { Checkout } from './checkout.ts';
import { type Choices, refuseChoices, refuseUntaken } from './choices.ts';
import { tryingGiftCard } from './gift-card-guesses.ts';

/** Changes a checkout's buyer, addresses and delivery, and adds lines. */
export const updateCheckout: UseCase<typeof checkouts.updateCheckout> = (ctx, request) =>
  tryingGiftCard(ctx, request.giftCardCode, () => update(ctx, request));

const update: UseCase<typeof checkouts.updateCheckout> = async (ctx, request) => {
  const { id, ...info } = request.checkout;
  const overrideCheckoutUrl = readOverrideUrl(request.overrideCheckoutUrl);
  if (isRefusal(overrideCheckoutUrl)) return overrideCheckoutUrl;
  const items = readItems(ctx, request);
  if (isRefusal(items)) return items;
  const merchantDiscounts = readMerchantDiscounts(ctx, request.merchantDiscounts);
  if (isRefusal(merchantDiscounts)) return merchantDiscounts;
  const codes = readCodes(ctx, request);
  if (isRefusal(codes)) return codes;
  const untaken = refuseUntaken(ctx.caller, codes, (await siteRulesOf(ctx)).checkout);
  if (untaken) return untaken;
  const exempt = await readExemptGroup(ctx, info.taxExemptGroupId, 'checkout.taxExemptGroupId');
  const isNoCode = !codes.couponCode && !codes.giftCardCode && codes.giftCardLimit === undefined;
  const namesNoCode = isNoCode && !merchantDiscounts;
  const changesNothing = Object.keys(info).length === 0 && overrideCheckoutUrl === undefined && namesNoCode;
  if (changesNothing && items.wanted.length === 0 && items.custom.length === 0) return nothingToChange;
  return changeCheckout(ctx, id, {
    wanted: items.wanted,
    apply: (checkout, found) => {
      const locked = refuseLocked(checkout, codes);
      if (locked) return locked;
      const taxExemptGroupId = exempt(checkout.taxExemptGroupId ?? null);
      if (isRefusal(taxExemptGroupId)) return taxExemptGroupId;
      const lines = addItems(checkout.lines, { ...items, found }, ctx.newId);
      const url = overrideCheckoutUrl === undefined ? checkout.overrideCheckoutUrl : overrideCheckoutUrl;
      const given = merchantDiscounts ?? checkout.merchantDiscounts;
      const decided = { taxExemptGroupId, overrideCheckoutUrl: url, merchantDiscounts: given };
      return applyInfo({ ...checkout, ...decided, lines }, info, codes);
    },
    check: (quote) => refuseChoices(quote, choicesOf(info, codes)),
  });
};

/** The refusal of codes that the checkout's creator decided on. */
function refuseLocked({ customSettings }: Checkout, codes: Omit<Choices, 'delivery'>): Refusal | null {
  if (codes.couponCode && customSettings?.lockCouponCode) return notAllowed('couponCode', 'is locked in this checkout');
  return codes.giftCardCode && customSettings?.lockGiftCard
    ? notAllowed('giftCardCode', 'is locked in this checkout')
    : null;
}

const nothingToChange = invalid({
  field: 'checkout',
  description: 'names nothing to change',
  violatedRule: 'REQUIRED_FIELD',
});

/** Removes the coupon; a checkout without one stays as it is. */
export const removeCoupon: UseCase<typeof checkouts.removeCoupon> = async (ctx, { id }) =>
  changeCheckout(ctx, id, {
    apply: (checkout) =>
      refuseLocked(checkout, { couponCode: checkout.couponCode }) ?? { ...checkout, couponCode: null },
  });

/** Removes the address that replaces the site's own checkout page. */
export const removeOverrideCheckoutUrl: UseCase<typeof checkouts.removeOverrideCheckoutUrl> = async (ctx, { id }) =>
  changeCheckout(ctx, id, { apply: (checkout) => ({ ...checkout, overrideCheckoutUrl: null }) });

/** Removes the gift card; a checkout without one stays as it is. */
export const removeGiftCard: UseCase<typeof checkouts.removeGiftCard> = async (ctx, { id }) =>
  changeCheckout(ctx, id, {
    apply: (checkout) => {
      const locked = refuseLocked(checkout, { giftCardCode: checkout.giftCardCode });
      return locked ?? { ...checkout, giftCardCode: null, giftCardLimit: null };
    },
  });
