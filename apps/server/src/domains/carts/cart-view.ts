import type { currentCart, Response } from '@stoa/contract';
import type { ItemPrices } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { mainLanguageOf } from '../../site.ts';
import { priceStyle } from '../currencies/index.ts';
import {
  type DiscountedLines,
  viewCurrencies,
  viewLine,
  viewMultiCurrencyPrice,
  withoutNulls,
} from '../purchase/index.ts';
import type { Cart } from './cart.ts';

export type WireCart = NonNullable<Response<typeof currentCart.getCurrentCart>['cart']>;

const ownerOfCart = ({ ownerKind, ownerId }: Cart): { memberId?: string; visitorId?: string } => {
  if (ownerKind === 'nobody') return {};
  return ownerKind === 'member' ? { memberId: ownerId } : { visitorId: ownerId };
};

/** A cart on the wire. Its lines must have been looked up, so that prices and availability are current. */
export function viewCart(
  ctx: Pick<Context, 'addresses' | 'site' | 'displayCurrency'>,
  cart: Cart,
  { lines, coupon, taxIncludedInPrices }: Pick<DiscountedLines, 'lines' | 'coupon' | 'taxIncludedInPrices'>,
): WireCart {
  const { language, settings } = ctx.site;
  const style = priceStyle(ctx);
  return {
    id: cart.id,
    revision: cart.revision,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    lineItems: cart.lines.map((line, index) => {
      const { picture, ...viewed } = viewLine(ctx, line, lines[index] as ItemPrices);
      const { taxGroupId } = line.item;
      const { membership: selectedMembership } = line;
      return { ...viewed, image: picture, ...(taxGroupId && { taxGroupId }), ...withoutNulls({ selectedMembership }) };
    }),
    buyerInfo: {
      ...ownerOfCart(cart),
      ...(cart.contactId && { contactId: cart.contactId }),
      ...(cart.email && { email: cart.email }),
    },
    ...viewCurrencies(style),
    buyerLanguage: language,
    siteLanguage: mainLanguageOf(ctx.site),
    taxIncludedInPrices,
    weightUnit: settings.weightUnit,
    appliedDiscounts: coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : [],
    subtotal: viewMultiCurrencyPrice(
      lines.reduce((total, { linePrice }) => total + linePrice, 0),
      style,
    ),
    ...withoutNulls({
      buyerNote: cart.buyerNote,
      contactInfo: cart.contactInfo,
      selectedShippingOption: cart.selectedShippingOption,
      overrideCheckoutUrl: cart.overrideCheckoutUrl,
      extendedFields: cart.extendedFields,
      businessLocationId: cart.businessLocationId,
      checkoutId: cart.checkoutId,
    }),
  };
}
