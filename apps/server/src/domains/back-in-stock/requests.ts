import { type backInStockNotifications, isStoresApp, type Request, storesAppIds } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { CLIENT_MEDIA } from '../../platform/media/client-hosts.ts';
import { compileQuery, knownTotal, toCursorPage, toOffsetPage } from '../../platform/query/index.ts';
import { invalid, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { announceRequest } from './announce-request.ts';
import {
  countRequests,
  countWaiting,
  findRequest,
  insertRequest,
  isCollecting,
  isOffered,
  queryRequests,
  removeRequest,
  reportRequests,
  requestQueryable,
  saveStatus,
} from './back-in-stock.store.ts';
import { type BackInStockRequest, viewRequest } from './back-in-stock-request.ts';
import { noticeSoon } from './notify.ts';

type Service = typeof backInStockNotifications;
type Reference = { catalogItemId: string; appId: string; options?: Record<string, unknown> | null };

export const STORE = storesAppIds[0];
const noRequest = notFound('there is no such request');

/** Records a request. The mail's contents come from the catalogue, not from the caller. */
export async function createBackInStockNotificationRequest(
  ctx: Context,
  { request, itemDetails }: Request<Service['createBackInStockNotificationRequest']>,
) {
  const { catalogReference, email, itemUrl } = request;
  const refusal = refusalOf(ctx, catalogReference, itemDetails.image?.url);
  if (refusal) return refusal;
  const variantId = variantOf(catalogReference);
  if (variantId && !isGuid(variantId)) return refuse('INVALID_CATALOG_REFERENCE_OPTIONS', { variantId });
  return withSite(ctx, async (tx) => {
    if (!(await isCollecting(tx, STORE))) return refuse('REQUEST_COLLECTION_DISABLED');
    const offered = await isOffered(tx, catalogReference.catalogItemId, variantId);
    if (!offered) return notFound('there is no such item');
    if (!offered.variant) return refuse('INVALID_CATALOG_REFERENCE_OPTIONS', { variantId });
    const fresh: BackInStockRequest = {
      id: ctx.newId(),
      appId: STORE,
      productId: catalogReference.catalogItemId.toLowerCase(),
      variantId,
      email: email.trim().toLowerCase(),
      status: 'RECEIVED',
      options: catalogReference.options ?? null,
      itemUrl: isOwnPage(ctx, itemUrl) ? itemUrl : null,
      ...(ctx.site.mainLanguage && { language: ctx.site.language }),
      autoNotified: null,
      isReported: false,
      attempts: 0,
      createdDate: ctx.now().toISOString(),
    };
    if (!(await insertRequest(tx, fresh))) return refuse('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS');
    announceRequest(tx, 'created', fresh);
    noticeSoon(tx, fresh.productId);
    return { request: viewRequest(fresh) };
  });
}

function refusalOf(ctx: Context, { appId, catalogItemId }: Reference, imageUrl: string | undefined): Refusal | null {
  if (!isStoresApp(appId)) return refuse('INVALID_CATALOG_REFERENCE_OPTIONS', { appId });
  if (!isGuid(catalogItemId)) return notFound('there is no such item');
  if (imageUrl && !isOwnMedia(ctx, imageUrl)) return refuse('INVALID_ITEM_IMAGE_URL');
  return null;
}

/** Mails link only to pages of the site, whatever address a caller sends. */
const isOwnPage = (ctx: Context, url: string | null | undefined): url is string =>
  Boolean(url && URL.canParse(url) && new URL(url).origin === new URL(ctx.addresses.site).origin);

const isOwnMedia = (ctx: Context, url: string): boolean =>
  [ctx.addresses.site, ctx.addresses.media, CLIENT_MEDIA].some((base) => url.startsWith(`${base}/`));

/** The store's clients name the variant in the options; zeros stand for a product's only one. */
function variantOf({ options }: Reference): string | null {
  const variantId = options?.variantId;
  return typeof variantId === 'string' && !/^[0-]*$/.test(variantId) ? variantId.toLowerCase() : null;
}

export const getBackInStockNotificationRequest = (
  ctx: Context,
  { id }: Request<Service['getBackInStockNotificationRequest']>,
) =>
  readSite(ctx, async (tx) => {
    const found = await findRequest(tx, id);
    return found ? { request: viewRequest(found) } : noRequest;
  });

export const deleteBackInStockNotificationRequest = (
  ctx: Context,
  { id }: Request<Service['deleteBackInStockNotificationRequest']>,
) =>
  withSite(ctx, async (tx) => {
    const removed = await removeRequest(tx, id);
    if (!removed) return noRequest;
    announceRequest(tx, 'deleted', removed);
    return {};
  });

/** For shops that send the mails themselves. */
export const markAsNotificationSent = (ctx: Context, { id }: Request<Service['markAsNotificationSent']>) =>
  withSite(ctx, async (tx) => {
    const known = await findRequest(tx, id, { lock: true });
    if (!known) return refuse('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND');
    const sent: BackInStockRequest = {
      ...known,
      status: 'NOTIFICATION_SENT',
      autoNotified: known.autoNotified ?? false,
    };
    await saveStatus(tx, sent, ctx.now());
    announceRequest(tx, 'updated', sent);
    return { request: viewRequest(sent) };
  });

export async function queryBackInStockNotificationRequests(
  ctx: Context,
  request: Request<Service['queryBackInStockNotificationRequests']>,
) {
  const options = { secret: ctx.cursorSecret, scope: `back-in-stock:${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(request.query ?? {}, requestQueryable, { ...options, paging: 'offset' });
  if (!compiled.ok) return invalid(...compiled.violations);
  const query = compiled.value;
  return readSite(ctx, async (tx) => {
    const found = await queryRequests(tx, query);
    if (query.paging === 'cursor') {
      const { rows, pagingMetadata } = toCursorPage(query, found);
      const { count, cursors } = pagingMetadata;
      return { requests: rows.map(viewRequest), metadata: { count, cursors } };
    }
    const total = knownTotal(query, found) ?? (await countRequests(tx, query.filter));
    const { rows, pagingMetadata } = toOffsetPage(query, found, total);
    return {
      requests: rows.map(viewRequest),
      metadata: { count: pagingMetadata.count, offset: pagingMetadata.offset, total },
    };
  });
}

/** The number of requests for each of the items. */
export async function getBackInStockNotificationRequestsCountByCatalogReferences(
  ctx: Context,
  { catalogReferences }: Request<Service['getBackInStockNotificationRequestsCountByCatalogReferences']>,
) {
  const ids = catalogReferences.flatMap(({ catalogItemId = '' }) => (isGuid(catalogItemId) ? [catalogItemId] : []));
  const waiting = await readSite(ctx, (tx) => countWaiting(tx, ids));
  const countsPerCatalogReference = catalogReferences.map((catalogReference) => {
    const { catalogItemId = '', appId = '', options } = catalogReference;
    const variantId = variantOf({ catalogItemId, appId, options });
    const count = waiting
      .filter((one) => one.productId === catalogItemId.toLowerCase() && (!variantId || one.variantId === variantId))
      .reduce((sum, one) => sum + one.count, 0);
    return { catalogReference, count };
  });
  return { countsPerCatalogReference };
}

/** Sends the mails to everyone who waits for an item, or to the named requests. */
export async function reportItemsBackInStock(
  ctx: Context,
  { catalogReference, requestIds = [], itemDetails }: Request<Service['reportItemsBackInStock']>,
) {
  if (catalogReference && requestIds.length > 0)
    return refuse('REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS');
  if (itemDetails.image?.url && !isOwnMedia(ctx, itemDetails.image.url)) return refuse('INVALID_ITEM_IMAGE_URL');
  const { catalogItemId = '', appId = '', options } = catalogReference ?? {};
  if (requestIds.length === 0 && !isGuid(catalogItemId)) {
    return invalid({
      field: 'catalogReference',
      description: 'is required where requestIds is empty',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    });
  }
  return withSite(ctx, async (tx) => {
    const productIds = await reportRequests(
      tx,
      requestIds.length > 0
        ? { ids: requestIds.filter(isGuid) }
        : { productId: catalogItemId, variantId: variantOf({ catalogItemId, appId, options }) },
    );
    for (const productId of productIds) noticeSoon(tx, productId);
    return {};
  });
}
