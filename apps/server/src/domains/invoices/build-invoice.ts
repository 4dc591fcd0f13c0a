import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { addressLines, chosenText, type DocumentSettings, sellerOf } from '../documents/index.ts';
import { nameOfFee, type Order } from '../orders/index.ts';
import { totalRate } from '../purchase/index.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';

/** What the invoice of an order says, for good. */
export function buildInvoice(ctx: Context, order: Order, settings: DocumentSettings, number: number): InvoiceDocument {
  const { language, totals, billingInfo, delivery } = order;
  const payer = billingInfo ?? delivery?.destination ?? null;
  const buyer = payer ? addressLines(payer, language) : [];
  const destination = delivery?.destination && !delivery.pickup ? addressLines(delivery.destination, language) : null;
  const { subtotal, discount, shipping, tax, total } = totals;
  return {
    displayNumber: `${settings.invoicePrefix}${number}`,
    language,
    currency: order.currency,
    seller: sellerOf(ctx, settings, language),
    buyer: buyer.length > 0 ? buyer : [order.email ?? ''],
    buyerVatId: payer?.contactDetails?.vatId?.id ?? null,
    deliveryAddress: destination && destination.join() !== buyer.join() ? destination : null,
    orderNumber: String(order.number),
    orderDate: order.purchasedDate ?? order.createdDate,
    lines: order.lines.map(lineOf),
    taxIncludedInPrices: order.taxIncludedInPrices,
    sums: { subtotal, discount, shipping, tax, total },
    fees: (order.fees ?? []).map((fee) => ({
      name: nameOfFee(order, fee, language) || messagesIn(language).documents.sums.fees,
      amount: fee.price,
    })),
    taxes: order.taxBreakdown.map(({ name, rate, taxableAmount, nonTaxableAmount, amount, exempt }) => ({
      ...{ name, rate, taxableAmount, amount },
      ...(nonTaxableAmount !== undefined && { nonTaxableAmount }),
      ...(exempt && { exempt }),
    })),
    note: settings.invoiceNote,
  };
}

function lineOf({ item, quantity, prices }: Order['lines'][number]): InvoiceLine {
  return {
    name: item.translated?.productName ?? item.productName,
    detail: chosenText(item),
    sku: item.sku,
    quantity,
    unitPrice: prices.unitPrice,
    amount: prices.linePrice,
    taxRate: prices.taxes.length > 0 ? totalRate(prices.taxes) : null,
  };
}
