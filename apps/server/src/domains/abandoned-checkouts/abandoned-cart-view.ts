import type { abandonedCarts, Response } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { buyerOf } from '../checkout/index.ts';
import { viewPrice, withoutNulls } from '../purchase/index.ts';
import { type AbandonedCheckout, contactDetailsOf } from './abandoned-checkout.ts';
import { linkBackTo } from './restore.ts';

type WireAbandonedCart = NonNullable<Response<typeof abandonedCarts.getAbandonedCart>['abandonedCart']>;

/** An abandoned checkout in the form of older programs. */
export const viewAbandonedCart = (abandoned: AbandonedCheckout): WireAbandonedCart => ({
  id: abandoned.id,
  status: abandoned.status,
  abandonTime: abandoned.createdDate,
  buyerInfo: viewBuyer(abandoned),
  total: toDecimal(abandoned.total, abandoned.currency),
  activities: abandoned.activities.map(({ type, date }) => ({
    // older programs know no other
    activityType: type === 'AUTOMATION_SKIPPED' ? 'CUSTOM_ACTIVITY' : type,
    timestamp: date,
  })),
});

/** Who left the checkout: a member, a person known as a contact, an unknown visitor, or staff on somebody's behalf. */
function viewBuyer({ checkout }: AbandonedCheckout): NonNullable<WireAbandonedCart['buyerInfo']> {
  const { memberId, visitorId } = buyerOf(checkout);
  const { firstName, lastName, phone } = contactDetailsOf(checkout) ?? {};
  return {
    ...identityOf(),
    ...withoutNulls({
      email: checkout.email,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      phone: phone ?? null,
    }),
  };

  function identityOf(): { identityType: 'ADMIN' | 'MEMBER' | 'VISITOR' | 'CONTACT'; id: string } {
    const { userId } = checkout.createdBy;
    if (memberId) return { identityType: 'MEMBER', id: memberId };
    if (checkout.contactId) return { identityType: 'CONTACT', id: checkout.contactId };
    if (visitorId) return { identityType: 'VISITOR', id: visitorId };
    return userId ? { identityType: 'ADMIN', id: userId } : { identityType: 'VISITOR', id: NIL_ID };
  }
}

/** What is told of a cart that was left. */
export function viewCartAbandoned(ctx: Context, abandoned: AbandonedCheckout) {
  const { checkout, currency, total } = abandoned;
  const { priced, coupon } = checkout.quote;
  const style = { currency, language: ctx.site.language };
  return {
    cartId: abandoned.id,
    creationTime: checkout.createdDate,
    abandonTime: abandoned.createdDate,
    buyerInfo: viewBuyer(abandoned),
    itemsCount: checkout.lines.reduce((count, { quantity }) => count + quantity, 0),
    ...(coupon && { couponId: coupon.id }),
    totals: {
      subtotal: Number(toDecimal(priced.totals.subtotal, currency)),
      total: Number(toDecimal(total, currency)),
      formattedTotal: viewPrice(total, style).formattedAmount,
    },
    checkoutUrl: linkBackTo(ctx, abandoned),
  };
}

/** What is told of a cart that was left and bought after all. */
export const viewCartRecovered = ({ id, checkout, createdDate, recoveredDate }: AbandonedCheckout) => ({
  cartId: id,
  recoveredTime: recoveredDate,
  creationTime: checkout.createdDate,
  abandonedTime: createdDate,
});
