import { formatsOf, type Messages, messagesIn } from '@stoa/messages';
import { formatAmount } from '@stoa/money';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { addressLines, chosenText, type Paper } from '../documents/index.ts';
import { balanceOf, type Order } from '../orders/index.ts';
import { capturedOf, type Payment, refundedOf } from '../payments/index.ts';

type Words = Messages['documents'];
type Place = { language: string; timeZone: string };

/** The page of a receipt: what was received, when and how, for which order, and what is left to pay. */
export function receiptPage(
  { order, payment }: { order: Order; payment: Payment },
  { colors }: Paper,
  { language, timeZone }: Place,
): Content[] {
  const words = messagesIn(language).documents;
  const { receipt } = words;
  const money = (amount: number) => formatAmount(amount, payment.currency, language);
  const date = formatsOf({ language, timeZone }).longDate;
  const [method, refunded, left] = [methodOf(payment), refundedOf(payment), balanceOf(order)];
  const facts: [string, string | null][] = [
    [words.invoice.order, order.number],
    [words.invoice.orderDate, date(order.purchasedDate ?? order.createdDate)],
    [receipt.date, date(payment.createdDate)],
    [receipt.method, method],
    [receipt.orderTotal, money(order.total)],
    [receipt.givenBack, refunded > 0 ? money(refunded) : null],
    [receipt.left, left > 0 ? money(left) : null],
  ];
  const buyer = order.billingInfo ? addressLines(order.billingInfo, language) : [];
  return [
    { text: buyer.join('\n'), fontSize: 10.5 },
    { text: receipt.title(order.number), fontSize: 19, bold: true, margin: [0, 26, 0, 12] },
    { text: receipt.received, color: colors.muted },
    { text: money(capturedOf(payment)), fontSize: 24, bold: true, color: colors.accent, margin: [0, 2, 0, 16] },
    tableOf(facts, colors.muted),
    itemsOf(order, words, colors.muted),
  ];
}

/** How it was paid, as far as words need no language; null where that is not known. */
function methodOf({ details, method }: Payment): string | null {
  const { card, methodName } = details;
  if (card?.lastFourDigits) return `${card.brand ?? ''} •••• ${card.lastFourDigits}`.trim();
  if (details.membership) return details.membership.name.original;
  if (method === 'payPal') return 'PayPal';
  return methodName?.custom ?? null;
}

const tableOf = (facts: readonly [string, string | null][], muted: string): Content => ({
  layout: 'rows',
  table: {
    widths: ['*', 'auto'],
    body: facts.flatMap(([label, value]): TableCell[][] =>
      value
        ? [
            [
              { text: label, color: muted },
              { text: value, alignment: 'right' },
            ],
          ]
        : [],
    ),
  },
});

/** What was bought, without prices: those are on the invoice. */
const itemsOf = ({ lines }: Order, { columns }: Words, muted: string): Content => ({
  margin: [0, 24, 0, 0],
  layout: 'rows',
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 'auto'],
    body: [
      [
        { text: columns.item, fontSize: 8, color: muted },
        { text: columns.quantity, fontSize: 8, color: muted, alignment: 'right' },
      ],
      ...lines.map(({ item, quantity }): TableCell[] => {
        const detail = chosenText(item);
        return [
          { stack: [{ text: item.productName }, ...(detail ? [{ text: detail, fontSize: 8, color: muted }] : [])] },
          { text: String(quantity), alignment: 'right' },
        ];
      }),
    ],
  },
});
