import type { Static } from '@stoa/contract';
import type { NonDraftableReason } from '@stoa/contract/ecom/draft-order';
import type { Context } from '../../../context.ts';
import { refundedOf, refundingOf, total as totalOf } from '../../payments/index.ts';
import { refuseOthers } from '../changing/edit-order.ts';
import type { Order } from '../order.ts';
import { isChargedBack } from '../order-money.ts';
import { refundedToGiftCards } from '../payment-status.ts';

type Reason = Static<typeof NonDraftableReason>;

const CHANNELS = new Set(['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE']);

/** Why what an order costs cannot be changed, as far as its state decides. */
export function reasonsNotToEdit({ site, caller }: Pick<Context, 'site' | 'caller'>, order: Order): Reason[] {
  const refunded = totalOf(order.payments, refundedOf) + totalOf(order.payments, refundingOf);
  const reasons: Record<string, boolean> = {
    ORDER_STATUS_IS_NOT_SUPPORTED: order.status !== 'APPROVED',
    PARTIALLY_OR_FULLY_REFUNDED: refunded + refundedToGiftCards(order) > 0,
    UNSUPPORTED_CHANNEL_TYPE: !CHANNELS.has(order.channelType),
    ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: order.currency !== site.currency,
    ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: order.weightUnit !== site.settings.weightUnit,
    SUBSCRIPTION_LINE_ITEM_EXISTS: order.lines.some(
      ({ stated, item }) => stated?.subscriptionInfo ?? item.subscription,
    ),
    ORDER_HAS_CHARGEBACKS: isChargedBack(order),
    // what was agreed to be paid at once is a part of what the order cost
    AMOUNTS_DO_NOT_ADD_UP: order.payNow !== undefined,
    EDITING_IS_NOT_ALLOWED_FOR_APP: refuseOthers(caller, order) !== null,
  } satisfies Partial<Record<Reason, boolean>>;
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason]);
}
