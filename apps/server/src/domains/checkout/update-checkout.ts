import type { checkouts } from '@stoa/contract';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addLines, readLines, readOverrideUrl } from '../carts/index.ts';
import { applyInfo } from './apply-info.ts';
import { changeCheckout } from './change-checkout.ts';
import { readCustomLines } from './custom-lines.ts';
import { refuseCodes } from './refuse-codes.ts';

/** Changes what a checkout says of buyer, addresses and delivery, and adds lines. */
export const updateCheckout: UseCase<typeof checkouts.updateCheckout> = async (ctx, request) => {
  const { id, ...info } = request.checkout;
  const refused = refuseCodes(request);
  if (refused) return refused;
  const overrideCheckoutUrl = readOverrideUrl(request.overrideCheckoutUrl);
  if (isRefusal(overrideCheckoutUrl)) return overrideCheckoutUrl;
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  const custom = readCustomLines(ctx, request.customLineItems);
  if (isRefusal(custom)) return custom;
  const changesNothing = Object.keys(info).length === 0 && overrideCheckoutUrl === undefined;
  if (changesNothing && wanted.length === 0 && custom.length === 0) return nothingToChange;
  return changeCheckout(ctx, id, {
    wanted,
    apply: (checkout, found) => {
      const lines = [...addLines(checkout.lines, found, ctx.newId), ...custom];
      const url = overrideCheckoutUrl === undefined ? checkout.overrideCheckoutUrl : overrideCheckoutUrl;
      return applyInfo(ctx.site, { ...checkout, lines, overrideCheckoutUrl: url }, info);
    },
  });
};

const nothingToChange = invalid({
  field: 'checkout',
  description: 'names nothing to change',
  violatedRule: 'REQUIRED_FIELD',
});
