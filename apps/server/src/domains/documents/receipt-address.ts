import type { Context } from '../../context.ts';
import { linkTo } from './document-link.ts';

/** The address of the receipt of a payment, which opens without a login until a time. */
export const addressOfReceipt = (
  ctx: Context,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  until: Date,
): string => `${ctx.addresses.site}/stoa/v1/receipts/files/${linkTo(ctx, 'receipt', [orderId, paymentId], until)}`;
