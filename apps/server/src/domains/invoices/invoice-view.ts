import type { invoices, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { linkTo } from '../documents/index.ts';
import { viewPrice } from '../purchase/index.ts';
import type { Invoice } from './invoice.ts';

/** The app that the platform's own invoices name on the wire. */
export const INVOICES_APP = '13ee94c1-b635-8505-3391-97919052c16f';

/** The address of a file with these invoices, which opens without a login until a time, or with null for good. */
export const addressOfInvoices = (ctx: Context, ids: readonly string[], until: Date | null): string =>
  `${ctx.addresses.site}/stoa/v1/invoices/files/${linkTo(ctx, 'invoices', ids, until)}`;

export const inADay = ({ now }: Pick<Context, 'now'>): Date => new Date(now().getTime() + DAY_MS);

type Wire = NonNullable<Response<typeof invoices.sendInvoice>['invoice']>;

export const viewInvoice = (ctx: Context, invoice: Invoice): Wire => ({
  id: invoice.id,
  orderId: invoice.orderId,
  number: invoice.displayNumber,
  state: invoice.state,
  issueDate: invoice.createdDate,
  dueDate: invoice.dueDate,
  total: viewPrice(invoice.sums.total, { currency: invoice.currency, language: ctx.site.language }),
  url: addressOfInvoices(ctx, [invoice.id], inADay(ctx)),
});
