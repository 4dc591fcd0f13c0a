/** Bought files, for their buyers and for the people of the shop. */
import type { downloads } from '@stoa/contract';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { signedDownloadAddress } from '../media/index.ts';
import { findOrder, findOwnOrder, type Order, paymentStatusOf } from '../orders/index.ts';
import { countFetch, type Download, findDownloads, renew } from './downloads.store.ts';
import { tellOfDownloads } from './paid-orders-open-downloads.ts';
import { limitsFromNow } from './settings.store.ts';

type Service = typeof downloads;

/** How long the address of a file works: time enough for an interrupted download to go on. */
const ADDRESS_MINUTES = 60;

const view = ({ lineId, fileName, fileSize, fetched, most, expires }: Download) => ({
  ...{ lineItemId: lineId, fileName, fileSize: String(fileSize), fetched },
  left: most === null ? null : Math.max(0, most - fetched),
  expirationDate: expires,
});

/** Whether the items of an order are its buyer's: not any more once it was cancelled or all money went back. */
const isHeld = (order: Order): boolean => order.status === 'APPROVED' && paymentStatusOf(order) !== 'FULLY_REFUNDED';

export const openDownloads: UseCase<Service['openDownloads']> = (ctx, asked) =>
  readSite(ctx, async (tx) => {
    const order = await findOwnOrder(ctx, tx, asked);
    if (isRefusal(order)) return order;
    return { downloads: isHeld(order) ? (await findDownloads(tx, order.id)).map(view) : [] };
  });

export const fetchDownload: UseCase<Service['fetchDownload']> = async (ctx, { lineItemId, ...asked }) => {
  const file = await withSite(ctx, async (tx) => {
    const order = await findOwnOrder(ctx, tx, asked);
    if (isRefusal(order)) return order;
    const lineId = lineItemId.toLowerCase();
    const known = (await findDownloads(tx, order.id)).find((each) => each.lineId === lineId);
    if (!known || !isHeld(order)) return refuse('DOWNLOAD_NOT_FOUND');
    const counted = await countFetch(tx, order.id, lineId, ctx.now());
    if (counted) return counted;
    return refuse(
      known.expires && new Date(known.expires) <= ctx.now() ? 'DOWNLOAD_EXPIRED' : 'DOWNLOAD_LIMIT_REACHED',
    );
  });
  if (isRefusal(file)) return file;
  const url = await signedDownloadAddress(ctx, file.fileId, ADDRESS_MINUTES);
  return url ? { url } : refuse('DOWNLOAD_NOT_FOUND');
};

export const listDownloadsOfOrder: UseCase<Service['listDownloadsOfOrder']> = async (ctx, { orderId }) => ({
  downloads: (await readSite(ctx, (tx) => findDownloads(tx, orderId.toLowerCase()))).map(view),
});

export const renewDownloads: UseCase<Service['renewDownloads']> = (ctx, { orderId }) =>
  withSite(ctx, async (tx) => {
    const order = await findOrder(tx, orderId.toLowerCase());
    if (!order) return refuse('ORDER_NOT_FOUND');
    const renewed = await renew(tx, order.id, await limitsFromNow(tx, ctx.now()));
    if (renewed.length === 0) return refuse('DOWNLOAD_NOT_FOUND');
    if (isHeld(order)) tellOfDownloads(ctx, tx, order, renewed);
    return { downloads: renewed.map(view) };
  });
