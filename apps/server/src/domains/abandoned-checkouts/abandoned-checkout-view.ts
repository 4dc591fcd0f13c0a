import type { abandonedCheckouts, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { mainLanguageOf } from '../../site.ts';
import { buyerOf, viewCheckout } from '../checkout/index.ts';
import { priceStyle } from '../currencies/index.ts';
import { viewMultiCurrencyPrice, withoutNulls } from '../purchase/index.ts';
import { type AbandonedCheckout, contactDetailsOf } from './abandoned-checkout.ts';
import { linkBackTo } from './restore.ts';

export type WireAbandonedCheckout = NonNullable<
  Response<typeof abandonedCheckouts.getAbandonedCheckout>['abandonedCheckout']
>;

/** An abandoned checkout on the wire, in the currency that it had. */
export function viewAbandoned(context: Context, abandoned: AbandonedCheckout): WireAbandonedCheckout {
  const { checkout, currency } = abandoned;
  const ctx = { addresses: context.addresses, site: { ...context.site, currency } };
  const viewed = viewCheckout(ctx, checkout);
  const contactDetails = contactDetailsOf(checkout);
  return {
    id: abandoned.id,
    createdDate: abandoned.createdDate,
    updatedDate: abandoned.updatedDate,
    checkoutId: abandoned.checkoutId,
    ...withoutNulls({ cartId: checkout.cartId, checkoutRecoveredDate: abandoned.recoveredDate }),
    status: abandoned.status,
    buyerLanguage: checkout.language ?? mainLanguageOf(context.site),
    buyerInfo: viewBuyer(abandoned),
    ...(contactDetails && { contactDetails }),
    currency,
    conversionCurrency: viewed.conversionCurrency,
    totalPrice: viewMultiCurrencyPrice(abandoned.total, priceStyle(ctx, checkout.displayCurrency)),
    ...(viewed.priceSummary?.subtotal && { subtotalPrice: viewed.priceSummary.subtotal }),
    activities: abandoned.activities.map(({ type, date }) => ({ type, createdDate: date })),
    checkoutUrl: linkBackTo(context, abandoned),
    lineItems: (viewed.lineItems ?? []).map(viewLine),
    appliedDiscounts: (viewed.appliedDiscounts ?? []).map(
      ({ coupon, merchantDiscount, discountRule, discountType, lineItemIds }) =>
        defined({ coupon, merchantDiscount, discountRule, discountType, lineItemIds }),
    ),
  };
}

type Line = NonNullable<ReturnType<typeof viewCheckout>['lineItems']>[number];

const viewLine = (line: Line) =>
  defined({
    id: line.id,
    quantity: line.quantity,
    catalogReference: line.catalogReference,
    productName: line.productName,
    price: line.price,
    priceBeforeDiscounts: line.priceBeforeDiscounts,
    descriptionLines: line.descriptionLines,
    image: line.media,
    physicalProperties: line.physicalProperties,
  });

/** Without what is undefined. */
const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

function viewBuyer({ checkout }: AbandonedCheckout): WireAbandonedCheckout['buyerInfo'] {
  const { userId } = checkout.createdBy;
  const buyer = buyerOf(checkout);
  const isNobody = !buyer.memberId && !buyer.visitorId;
  return {
    ...buyer,
    ...(isNobody && userId && { userId }),
    ...withoutNulls({ contactId: checkout.contactId, email: checkout.email }),
  };
}
