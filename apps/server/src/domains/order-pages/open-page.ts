import type { orderPages } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { invoicesForBuyer } from '../invoices/index.ts';
import { findOwnOrder, viewFulfillments, viewGiftCardPayments, viewOrderFor } from '../orders/index.ts';
import { receiptsOf } from '../receipts/index.ts';

/** An order by the link in its mails, as its buyer sees it. Two statements. */
export const openOrderPage: UseCase<typeof orderPages.openOrderPage> = (ctx, { token }) =>
  readSite(ctx, async (tx) => {
    const order = await findOwnOrder(ctx, tx, { token });
    if (isRefusal(order)) return order;
    return {
      order: viewOrderFor({ ...ctx, caller: { kind: 'nobody' } }, order),
      fulfillments: viewFulfillments(order).fulfillments,
      giftCards: viewGiftCardPayments(ctx, order),
      invoices: await invoicesForBuyer(ctx, tx, order.id),
      receipts: receiptsOf(ctx, order),
    };
  });
