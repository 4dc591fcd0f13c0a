import { messagesIn } from '@stoa/messages';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/pdf/pdf.ts';
import type { Seller } from '../documents/index.ts';
import type { Order } from '../orders/index.ts';
import { barcodeOf } from './barcode.ts';
import { destinationLines } from './parcel.ts';

const MILLIMETRE = 72 / 25.4;
/** A6, which label printers take, and printers with four labels to a sheet; in points. */
const PAGE = { width: 105 * MILLIMETRE, height: 148 * MILLIMETRE };
const MARGIN = 24;
const WIDTH = PAGE.width - 2 * MARGIN;
/** Labels are read by machines: black on white, whatever the colours of the site. */
const INK = '#000000';

/** Address labels in the shop's language, which the post of its country reads; one on each page. */
export function addressLabels(language: string, orders: readonly Order[], seller: Seller): PdfDocument {
  const words = messagesIn(language).documents.packing;
  const content = orders.flatMap((order, index): Content[] => [
    ...(index === 0 ? [] : [{ text: '', pageBreak: 'before' } as Content]),
    ...labelOf(order, destinationLines(order, language), seller, words),
  ]);
  return {
    title: words.labels(orders.map(({ number }) => number).join(', ')),
    language,
    author: seller.name,
    pageSize: PAGE,
    margins: [MARGIN, MARGIN, MARGIN, MARGIN],
    content,
    muted: INK,
  };
}

type Words = { from: string; to: string; order: string };

const labelOf = (
  { number }: Order,
  [name = '', ...lines]: readonly string[],
  seller: Seller,
  words: Words,
): Content[] => [
  { text: words.from, fontSize: 7 },
  { text: [seller.name, ...seller.lines].join('\n'), fontSize: 8.5 },
  {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.8, lineColor: INK }],
    margin: [0, 10, 0, 14],
  },
  { text: words.to, fontSize: 7 },
  { text: name, fontSize: sizeFor([name, ...lines]), bold: true },
  { text: lines.join('\n'), fontSize: sizeFor([name, ...lines]) },
  { svg: barcodeOf(number), fit: [WIDTH, 40], margin: [0, 26, 0, 3] },
  { text: `${words.order} ${number}`, fontSize: 9 },
];

/** Smaller where an address is long, so that it stays on one label. */
const sizeFor = (lines: readonly string[]): number =>
  lines.length > 7 || lines.some(({ length }) => length > 32) ? 11 : 15;
