import type { orderInvoices } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { lockOrder, noteActivity } from '../orders/index.ts';
import { addExternalInvoice } from './invoices.store.ts';
import { namesOf } from './read-invoices.ts';

const MOST_OF_AN_ORDER = 300;

/** Notes an invoice that another program made of an order. Noted again, nothing changes. */
export const addInvoiceToOrder: UseCase<typeof orderInvoices.addInvoiceToOrder> = (ctx, { orderId, invoiceInfo }) =>
  withSite(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse('ORDER_NOT_FOUND');
    const { id, appId } = invoiceInfo;
    const isNew = await addExternalInvoice(tx, { orderId: order.id, id, appId }, ctx.now());
    const known = (await namesOf(tx, [order.id])).get(order.id) ?? [];
    if (known.length > MOST_OF_AN_ORDER) return refuse('TOO_MANY_INVOICES');
    if (isNew) await noteActivity(ctx, tx, order, 'INVOICE_ADDED');
    return { orderInvoices: known };
  });
