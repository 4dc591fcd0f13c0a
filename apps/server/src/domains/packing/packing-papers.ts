import type { packing } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { linkTo, paperOf, printFile, readDocumentSettings, readLink, sellerOf } from '../documents/index.ts';
import { findOrders, type Order, refuseUnfinished } from '../orders/index.ts';
import { destinationLines, type Parcel, parcelOf } from './parcel.ts';

type Service = typeof packing;
type Wanted = { kind: 'PACKING_SLIPS' | 'ADDRESS_LABELS'; fulfillmentId: string | null };

/**
 * What is printed of orders, in the order of their ids: final orders with something to pack, or with an address for a
 * label. Others are left out; a refusal says why the first is, where nothing is left.
 */
function toPrint(orders: readonly Order[], { kind, fulfillmentId }: Wanted, language: string): Parcel[] | Refusal {
  const tried = orders.map((order) => parcelOrRefusal(order, { kind, fulfillmentId }, language));
  const parcels = tried.flatMap((one) => (isRefusal(one) ? [] : [one]));
  return parcels.length > 0 ? parcels : (tried.find(isRefusal) ?? refuse('ORDER_NOT_FOUND'));
}

function parcelOrRefusal(order: Order, { kind, fulfillmentId }: Wanted, language: string): Parcel | Refusal {
  const refusal = refuseUnfinished(order);
  if (refusal) return refusal;
  const parcel = parcelOf(order, fulfillmentId);
  if (!parcel) return refuse('FULFILLMENT_NOT_FOUND');
  if (kind === 'PACKING_SLIPS') return parcel.items.length > 0 ? parcel : refuse('NOTHING_TO_PACK');
  return destinationLines(order, language).length > 0 ? parcel : refuse('NO_DELIVERY_ADDRESS');
}

export const linkToPackingPapers: UseCase<Service['linkToPackingPapers']> = async (
  ctx,
  { kind, orderIds, fulfillmentId },
) => {
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  if (fulfillmentId && ids.length > 1) {
    const description = 'can only be named with a single order';
    return invalid({ field: 'fulfillmentId', description, violatedRule: 'OTHER' });
  }
  const wanted = { kind, fulfillmentId: fulfillmentId?.toLowerCase() ?? null };
  const orders = await readSite(ctx, (tx) => findInOrder(tx, ids));
  const parcels = toPrint(orders, wanted, ctx.site.language);
  if (isRefusal(parcels)) return parcels;
  const until = new Date(ctx.now().getTime() + HOUR_MS);
  const names = [kind, wanted.fulfillmentId ?? '', ...parcels.map(({ order }) => order.id)];
  const url = `${ctx.addresses.site}/stoa/v1/packing/files/${linkTo(ctx, 'packing', names, until)}`;
  return { url, orderCount: parcels.length };
};

/** Prints what a link stands for, as the orders are by now. What draws barcodes is loaded for the first one, as it is large. */
export const openPackingPapers: UseCase<Service['openPackingPapers']> = async (ctx, { token }) => {
  const [kind, fulfillmentId, ...ids] = readLink(ctx, 'packing', token) ?? [];
  if (kind !== 'PACKING_SLIPS' && kind !== 'ADDRESS_LABELS') return refuse('PACKING_PAPERS_NOT_FOUND');
  const { language } = ctx.site;
  const { orders, settings } = await readSite(ctx, async (tx) => ({
    orders: await findInOrder(tx, ids),
    settings: await readDocumentSettings(tx),
  }));
  const parcels = toPrint(orders, { kind, fulfillmentId: fulfillmentId || null }, language);
  if (isRefusal(parcels)) return refuse('PACKING_PAPERS_NOT_FOUND');
  const seller = sellerOf(ctx, settings, language);
  const words = messagesIn(language).documents.packing;
  if (kind === 'PACKING_SLIPS') {
    const { packingSlips } = await import('./packing-slips.ts');
    const paper = await paperOf(ctx, settings);
    return printFile(ctx, packingSlips(ctx.site, parcels, seller, paper), words.slipsFile);
  }
  const { addressLabels } = await import('./address-labels.ts');
  const labelled = parcels.map(({ order }) => order);
  return printFile(ctx, addressLabels(language, labelled, seller), words.labelsFile);
};

/** The orders with these ids, in the order of the ids. */
async function findInOrder(tx: Tx, ids: readonly string[]): Promise<Order[]> {
  const found = new Map((await findOrders(tx, ids)).map((order) => [order.id, order]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
