import type { currentCart, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Cart } from './cart.ts';
import { viewLine } from './line-view.ts';

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

/** The wire leaves out what is not set. */
export function withoutNulls<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
