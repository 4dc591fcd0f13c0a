import type { currentCart, Response } from '@stoa/contract';
import { shipmentOf } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import type { Cart } from './cart.ts';
import { viewLine } from './line-view.ts';
import { toPricingLine } from './price-lines.ts';
import { viewMultiCurrencyPrice } from './price-view.ts';
import { withoutNulls } from './wire-fields.ts';

export type WireCart = NonNullable<Response<typeof currentCart.getCurrentCart>['cart']>;

/** A cart on the wire. Its lines must have been looked up, so that prices and availability are of now. */
export function viewCart(ctx: Pick<Context, 'addresses' | 'site'>, cart: Cart): WireCart {
  const { currency, language, settings } = ctx.site;
  return {
    id: cart.id,
    revision: cart.revision,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    lineItems: cart.lines.map((line) => {
      const { picture, ...viewed } = viewLine(ctx, line);
      return { ...viewed, image: picture, ...(line.item.taxGroupId && { taxGroupId: line.item.taxGroupId }) };
    }),
    buyerInfo: {
      ...(cart.ownerKind === 'member' ? { memberId: cart.ownerId } : { visitorId: cart.ownerId }),
      ...(cart.contactId && { contactId: cart.contactId }),
      ...(cart.email && { email: cart.email }),
    },
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    buyerLanguage: language,
    siteLanguage: language,
    taxIncludedInPrices: settings.tax?.includedInPrices ?? false,
    weightUnit: settings.weightUnit,
    appliedDiscounts: [],
    subtotal: viewMultiCurrencyPrice(shipmentOf(cart.lines.map(toPricingLine)).subtotal, ctx.site),
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
