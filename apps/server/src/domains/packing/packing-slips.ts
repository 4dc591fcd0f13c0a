import { formatsOf, type Messages, messagesIn } from '@stoa/messages';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/pdf/pdf.ts';
import type { Site } from '../../site.ts';
import { addressLines, chosenText, onPaper, type Paper, type Seller } from '../documents/index.ts';
import { barcodeOf } from './barcode.ts';
import { destinationLines, type Parcel, personLines } from './parcel.ts';

type Place = Pick<Site, 'language' | 'timeZone'>;
type Words = Messages['documents'];

/**
 * The packing slips of parcels, each beginning on a page of its own: what goes into the parcel, without prices, as the
 * buyer may have it sent to somebody else. They are in the shop's language, as its people pack by them.
 */
export function packingSlips(site: Place, parcels: readonly Parcel[], seller: Seller, paper: Paper): PdfDocument {
  const words = messagesIn(site.language).documents;
  const content = parcels.flatMap((parcel, index): Content[] => [
    ...(index === 0 ? [] : [{ text: '', pageBreak: 'before' } as Content]),
    ...slipOf(parcel, site, words, paper.colors),
  ]);
  const title = words.packing.slips(parcels.map(({ order }) => order.number).join(', '));
  const { pageLabel, ...printed } = onPaper(paper, {
    title,
    language: site.language,
    seller: { ...seller, bank: [] },
    content,
  });
  // pages are counted over the whole file, which says nothing about one slip of many
  return parcels.length === 1 && pageLabel ? { ...printed, pageLabel } : printed;
}

function slipOf(parcel: Parcel, site: Place, words: Words, colors: Paper['colors']): Content[] {
  const { order } = parcel;
  return [
    headOf(parcel, site, words.packing, colors),
    {
      text: `${words.packing.slip} ${order.number}`,
      fontSize: 19,
      bold: true,
      margin: [0, 26, 0, 12],
    },
    itemsOf(parcel, words, colors),
    ...(order.buyerNote
      ? [
          { text: words.packing.note, color: colors.muted, fontSize: 8, margin: [0, 18, 0, 2] } as Content,
          { text: order.buyerNote } as Content,
        ]
      : []),
  ];
}

/** The addressee, and beside it the facts and the number for a scanner. */
function headOf({ order }: Parcel, site: Place, words: Words['packing'], { muted }: Paper['colors']): Content {
  const { delivery } = order;
  const { longDate, timeSlot } = formatsOf(site);
  const slot = delivery?.slot;
  const place =
    delivery?.pickup && delivery.pickupAddress ? addressLines({ address: delivery.pickupAddress }, site.language) : [];
  const how = [delivery?.title, slot?.from && slot.to ? timeSlot(slot.from, slot.to) : null, ...place].filter(Boolean);
  const facts: [string, string][] = [
    [words.order, order.number],
    [words.orderDate, longDate(order.purchasedDate ?? order.createdDate)],
    ...(how.length > 0
      ? [[delivery?.pickup ? words.pickup : words.delivery, how.join('\n')] satisfies [string, string]]
      : []),
  ];
  const addressee = delivery?.pickup ? personLines(order, site.language) : destinationLines(order, site.language);
  return {
    columns: [
      { width: '*', text: addressee.join('\n'), fontSize: 10.5 },
      {
        width: 220,
        stack: [
          { svg: barcodeOf(order.number), fit: [220, 34], alignment: 'right', margin: [0, 0, 0, 8] },
          {
            layout: 'noBorders',
            table: {
              widths: ['auto', '*'],
              body: facts.map(([label, value]): TableCell[] => [
                { text: label, color: muted },
                { text: value, alignment: 'right' },
              ]),
            },
          },
        ],
      },
    ],
    columnGap: 24,
  };
}

function itemsOf({ items }: Parcel, { columns, packing: words }: Words, { muted }: Paper['colors']): Content {
  const head = (text: string, alignment: 'left' | 'right' | 'center' = 'left'): TableCell => ({
    text,
    alignment,
    fontSize: 8,
    color: muted,
  });
  return {
    layout: 'rows',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', '*', 'auto', 'auto'],
      body: [
        [head(columns.quantity, 'right'), head(columns.item), head(columns.sku), head(words.packed, 'center')],
        ...items.map(({ line: { item }, quantity }): TableCell[] => [
          { text: String(quantity), alignment: 'right', bold: true },
          nameCell(item.productName, chosenText(item), muted),
          { text: item.sku ?? '' },
          {
            // a box to tick
            canvas: [{ type: 'rect', x: 0, y: 1, w: 9, h: 9, lineWidth: 0.7, lineColor: muted }],
            alignment: 'center',
          },
        ]),
      ],
    },
  };
}

const nameCell = (name: string, detail: string, muted: string): TableCell => ({
  stack: [{ text: name }, ...(detail ? [{ text: detail, fontSize: 8, color: muted }] : [])],
});
