import { orderEvents } from '@stoa/contract';
import { type Context, contextIn } from '../../context.ts';
import { aboutOrder, isSent, sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { findDigitalFiles } from '../catalog/index.ts';
import { fileIdOf, findMediaFiles } from '../media/index.ts';
import { lockOrder, type Order, type OrderLine, pageOfOrder, paymentStatusOf } from '../orders/index.ts';
import { type Download, insertDownloads } from './downloads.store.ts';
import { downloadsLetter } from './letters/downloads.ts';
import { limitsFromNow } from './settings.store.ts';

/** The buyer of digital items gets their files once the order is paid, and those that an edit added once that is paid. */
export const paidOrdersOpenDownloads: Consumer<Context> = {
  name: 'downloads of paid orders',
  hears: [
    on(
      [orderEvents.approved, orderEvents.paymentStatusUpdated],
      (ctx, { entityId }, tx) => openFiles(ctx, tx, entityId),
      ({ order }) =>
        order?.paymentStatus === 'PAID' &&
        (order.lineItems ?? []).some(({ itemType }) => itemType?.preset === 'DIGITAL'),
    ),
  ],
};

async function openFiles(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'APPROVED' || paymentStatusOf(order) !== 'PAID') return;
  const files = await filesOf(tx, order);
  if (files.length === 0) return;
  const limits = await limitsFromNow(tx, ctx.now());
  const opened = await insertDownloads(
    tx,
    order.id,
    files.map((file) => ({ ...file, id: ctx.newId() })),
    limits,
  );
  if (opened.length > 0) tellOfDownloads(ctx, tx, order, opened);
}

type BoughtFile = Pick<Download, 'lineId' | 'fileId' | 'fileName' | 'fileSize'>;

/** The files of the digital lines: those that a program named when it made the order, or those of the catalogue. */
async function filesOf(tx: Tx, { lines }: Order): Promise<BoughtFile[]> {
  const digital = lines.filter((line) => line.item.productType === 'DIGITAL' || namedFile(line) !== null);
  const named = digital.flatMap((line) => namedFile(line) ?? []);
  const [ofVariants, media] = await Promise.all([
    findDigitalFiles(
      tx,
      digital.flatMap((line) => (namedFile(line) === null && line.item.variantId ? [line.item] : [])),
    ),
    named.length > 0 ? findMediaFiles(tx, named) : [],
  ]);
  return digital.flatMap((line) => {
    const id = namedFile(line);
    const stored = media.find((file) => file.id === id);
    if (stored) return [{ lineId: line.id, fileId: stored.id, fileName: stored.fileName, fileSize: stored.size }];
    const file = ofVariants.get(line.item.variantId);
    return file ? [{ lineId: line.id, fileId: file.id, fileName: file.fileName, fileSize: file.fileSize }] : [];
  });
}

function namedFile({ stated }: OrderLine): string | null {
  const named = stated?.digitalFile?.fileId;
  return named ? fileIdOf(named) : null;
}

/** Queues the mail that leads the buyer to the files. */
export function tellOfDownloads(ctx: Context, tx: Tx, order: Order, files: readonly Download[]): void {
  const seen = contextIn(ctx, order.language);
  const url = pageOfOrder(seen, order);
  if (!order.email || !url || !isSent(downloadsLetter, ctx.site)) return;
  const facts = { orderNumber: String(order.number), files: files.map(({ fileName }) => fileName), url };
  sendLetter(tx, downloadsLetter, { to: order.email, from: seen.site, about: aboutOrder(order) }, facts);
}
