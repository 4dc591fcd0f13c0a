import { formatsOf, type Messages, messagesIn } from '@stoa/messages';
import { formatAmount } from '@stoa/money';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { onPaper, type Paper } from '../documents/index.ts';
import type { Invoice } from './invoice.ts';

type Words = Messages['documents'];
/** What was paid of the order so far, and what is left, in minor units. */
export type PaidSoFar = { paid: number; left: number };
type Writer = {
  invoice: Invoice;
  words: Words;
  colors: Paper['colors'];
  money: (amount: number) => string;
  percent: (rate: string) => string;
  date: (time: string) => string;
};

/** The pages of an invoice, in the buyer's language. */
export function invoicePages(invoice: Invoice, paper: Paper, timeZone: string, paid: PaidSoFar): Content[] {
  const { currency, language } = invoice;
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  const write: Writer = {
    invoice,
    words: messagesIn(language).documents,
    colors: paper.colors,
    money: (amount) => formatAmount(amount, currency, language),
    percent: (rate) => percents.format(Number(rate)),
    date: formatsOf({ language, timeZone }).longDate,
  };
  return [
    headOf(write),
    { text: write.words.invoice.title(invoice.displayNumber), fontSize: 19, bold: true, margin: [0, 26, 0, 12] },
    linesOf(write),
    sumsOf(write),
    ...taxesOf(write),
    ...closingOf(write, paid),
  ];
}

/** Invoices as one document. Each begins on a page of its own. */
export function invoiceDocument(invoices: readonly [Invoice, ...Invoice[]], paper: Paper, pages: Content[][]) {
  const [first] = invoices;
  const { language } = first;
  const content = pages.flatMap((each, index): Content[] =>
    index === 0 ? each : [{ text: '', pageBreak: 'before' }, ...each],
  );
  const title = messagesIn(language).documents.invoice.title(invoices.map((one) => one.displayNumber).join(', '));
  return onPaper(paper, { title, language, seller: first.seller, content });
}

/** The buyer's address as for an envelope with a window, and the facts beside it. */
function headOf({ invoice, words: { invoice: words }, colors, date }: Writer): Content {
  const { seller, buyer, state } = invoice;
  const facts: [string, string | null][] = [
    [words.number, invoice.displayNumber],
    [words.date, date(invoice.createdDate)],
    [words.due, state === 'Paid' || state === 'Void' ? null : date(invoice.dueDate)],
    [words.order, invoice.orderNumber],
    [words.orderDate, date(invoice.orderDate)],
    [words.customerVatId, invoice.buyerVatId],
  ];
  const addressee: Content[] = [
    { text: [seller.name, ...seller.lines].join(' · '), fontSize: 6.5, color: colors.muted, margin: [0, 0, 0, 5] },
    { text: buyer.join('\n'), fontSize: 10.5 },
  ];
  if (invoice.deliveryAddress)
    addressee.push(
      { text: words.deliveryAddress, fontSize: 8, color: colors.muted, margin: [0, 12, 0, 2] },
      { text: invoice.deliveryAddress.join('\n'), fontSize: 9 },
    );
  return {
    columns: [
      { width: '*', stack: addressee },
      {
        width: 'auto',
        layout: 'noBorders',
        table: {
          body: facts.flatMap(([label, value]): TableCell[][] =>
            value
              ? [
                  [
                    { text: label, color: colors.muted },
                    { text: value, alignment: 'right' },
                  ],
                ]
              : [],
          ),
        },
      },
    ],
    columnGap: 24,
  };
}

function linesOf({ invoice, words: { columns }, colors, money, percent }: Writer): Content {
  const head = (text: string, alignment: 'left' | 'right' = 'right'): TableCell => ({
    text,
    alignment,
    fontSize: 8,
    color: colors.muted,
  });
  const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });
  return {
    layout: 'rows',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        [
          head(columns.item, 'left'),
          head(columns.quantity),
          head(columns.unitPrice),
          head(columns.tax),
          head(columns.amount),
        ],
        ...invoice.lines.map((line): TableCell[] => [
          itemCell(line, columns, colors),
          right(new Intl.NumberFormat(invoice.language).format(line.quantity)),
          right(money(line.unitPrice)),
          right(line.taxRate === null ? '' : percent(line.taxRate)),
          right(money(line.amount)),
        ]),
      ],
    },
  };
}

function itemCell(
  { name, detail, sku }: Invoice['lines'][number],
  columns: Words['columns'],
  colors: Paper['colors'],
): TableCell {
  const small = [detail, sku && `${columns.sku} ${sku}`].filter(Boolean).join(' · ');
  return { stack: [{ text: name }, ...(small ? [{ text: small, fontSize: 8, color: colors.muted }] : [])] };
}

function sumsOf({ invoice, words: { sums: words }, colors, money }: Writer): Content {
  const { sums, fees, taxIncludedInPrices } = invoice;
  const rows: [string, number, boolean][] = [
    [words.subtotal, sums.subtotal, true],
    [words.discount, -sums.discount, sums.discount > 0],
    [words.shipping, sums.shipping, sums.shipping > 0],
    ...fees.map(({ name, amount }): [string, number, boolean] => [name, amount, true]),
    [words.tax, sums.tax, sums.tax > 0 && !taxIncludedInPrices],
  ];
  const total = {
    bold: true,
    fontSize: 12,
    color: colors.accent,
    margin: [0, 3, 0, 0] as [number, number, number, number],
  };
  return {
    margin: [0, 8, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 230,
        layout: 'noBorders',
        table: {
          widths: ['*', 'auto'],
          body: [
            ...rows.flatMap(([label, amount, isShown]): TableCell[][] =>
              isShown ? [[{ text: label }, { text: money(amount), alignment: 'right' }]] : [],
            ),
            [
              { text: words.total, ...total },
              { text: money(sums.total), alignment: 'right', ...total },
            ],
          ],
        },
      },
    ],
  };
}

/** What the tax of each rate is, and of which amount. */
function taxesOf({ invoice: { taxes, lines }, words: { taxes: words }, colors, money, percent }: Writer): Content[] {
  if (taxes.length === 0 || lines.length === 0) return [];
  const head = (text: string, alignment: 'left' | 'right' = 'right'): TableCell => ({
    text,
    alignment,
    fontSize: 8,
    color: colors.muted,
  });
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  return [
    {
      margin: [0, 16, 0, 0],
      fontSize: 8.5,
      layout: 'rows',
      unbreakable: true,
      table: {
        widths: ['*', 'auto', 'auto', 'auto'],
        body: [
          [head(words.rate, 'left'), head(words.net), head(words.tax), head(words.gross)],
          ...taxes.map(({ name, rate, taxableAmount, nonTaxableAmount = 0, amount, exempt }): TableCell[] => [
            { text: exempt ? `${name}: ${words.exempt}` : `${name} ${percent(rate)}` },
            right(money(taxableAmount + nonTaxableAmount)),
            right(money(amount)),
            right(money(taxableAmount + nonTaxableAmount + amount)),
          ]),
        ],
      },
    },
  ];
}

/** How it is paid, where to, and what the business wants to say. */
function closingOf(
  { invoice, words: { invoice: words }, colors, money, date }: Writer,
  { paid, left }: PaidSoFar,
): Content[] {
  const due = date(invoice.dueDate);
  const state = (): string => {
    if (invoice.state === 'Void' || invoice.state === 'Deleted') return words.void;
    if (left <= 0) return words.paid;
    if (invoice.state === 'Processing') return words.processing;
    return paid > 0 ? words.partlyPaid(money(paid), money(left), due) : words.toPay(money(left), due);
  };
  const isOwed = left > 0 && invoice.state !== 'Void' && invoice.state !== 'Deleted';
  const bank = isOwed ? [...invoice.seller.bank, words.reference(invoice.displayNumber)] : [];
  return [
    { text: state(), bold: true, margin: [0, 20, 0, 0] },
    ...(bank.length > 1 ? [{ text: bank.join('\n'), margin: [0, 4, 0, 0] } as Content] : []),
    ...(invoice.note ? [{ text: invoice.note, color: colors.muted, margin: [0, 14, 0, 0] } as Content] : []),
  ];
}
