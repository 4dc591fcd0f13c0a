import { inventoryItemEvents, inventoryV1Events, productEvents } from '@stoa/contract';
import { type Context, contextIn } from '../../context.ts';
import { type MailOutcome, sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { refusesMail } from '../../platform/mail/mails.store.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { productsNamedInLanguage } from '../catalog/index.ts';
import { announceRequest } from './announce-request.ts';
import {
  type AnsweredRequest,
  answerRequests,
  findAwaitedProduct,
  findRequest,
  saveStatus,
  type WhichProduct,
} from './back-in-stock.store.ts';
import type { BackInStockRequest } from './back-in-stock-request.ts';
import { backInStockLetter } from './letters/back-in-stock.ts';

const AT_ONCE = 100;

/** Mails the people who wait for a product that is back: a batch at a time, so that sites take turns. */
export const backInStockNotice = {
  name: 'back in stock',
  lane: 'database',
  async handle(ctx: Context, tx: Tx, { productId }: { productId: string }) {
    const answered = await answerRequests(tx, productId, { now: ctx.now(), limit: AT_ONCE });
    for (const request of answered) {
      const { id, email, slug, itemUrl } = request;
      if (await refusesMail(tx, email)) {
        await failRequest(ctx, tx, request);
        continue;
      }
      announceRequest(tx, 'updated', request);
      const seen = contextIn(ctx, request.language);
      const productName = await nameIn(seen, tx, request);
      const url = itemUrl ?? `${seen.addresses.pages}/product-page/${encodeURIComponent(slug)}`;
      const about = { kind: 'BACK_IN_STOCK_REQUEST' as const, id };
      const to = { to: email, from: seen.site, about, tells: backInStockMailed };
      sendLetter(tx, backInStockLetter, to, { productName, url });
    }
    if (answered.length === AT_ONCE) noticeSoon(tx, productId);
  },
} satisfies Task<Context, { productId: string }>;

async function nameIn(seen: Context, tx: Tx, { productId: id, productName: name }: AnsweredRequest): Promise<string> {
  const [product] = await productsNamedInLanguage(seen, tx, [{ id, name }]);
  return product?.name ?? name;
}

/** A request has failed where no mail server takes its mail. */
export const backInStockMailed = {
  name: 'back in stock mailed',
  lane: 'database',
  async handle(ctx: Context, tx: Tx, { about, state }: MailOutcome) {
    const request = state === 'SENT' ? null : await findRequest(tx, about?.id ?? '', { lock: true });
    if (request) await failRequest(ctx, tx, request);
  },
} satisfies Task<Context, MailOutcome>;

async function failRequest(ctx: Context, tx: Tx, request: BackInStockRequest): Promise<void> {
  const failed: BackInStockRequest = { ...request, status: 'FAILED' };
  await saveStatus(tx, failed, ctx.now());
  announceRequest(tx, 'updated', failed);
}

/** Schedules the mails to people who wait for a product that is available. */
export const noticeSoon = (tx: Tx, productId: string): void =>
  schedule(tx, backInStockNotice, { key: productId, input: { productId } });

async function noticeIfAwaited(tx: Tx, which: WhichProduct): Promise<void> {
  const productId = await findAwaitedProduct(tx, which);
  if (productId) noticeSoon(tx, productId);
}

/** Reacts to everything that can bring an item back: stock, a new variant, a product that is shown again. */
export const itemsComeBack: Consumer<Context> = {
  name: 'back in stock',
  hears: [
    on(inventoryItemEvents.stockStatusUpdated, async (_ctx, { entityId, payload }, tx) => {
      if (payload.inStock) await noticeIfAwaited(tx, { itemId: entityId });
    }),
    on(inventoryV1Events.inventoryItemChanged, (_ctx, { entityId }, tx) =>
      noticeIfAwaited(tx, { productId: entityId }),
    ),
    on(productEvents.updated, async (_ctx, { entityId, payload }, tx) => {
      if (payload.visible) await noticeIfAwaited(tx, { productId: entityId });
    }),
  ],
};
