import { inventoryItemEvents, inventoryV1Events, productEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { announceRequest } from './announce-request.ts';
import { answerRequests, findAwaitedProduct, type WhichProduct } from './back-in-stock.store.ts';
import { backInStockLetter } from './letters/back-in-stock.ts';

const AT_ONCE = 100;

/** Mails the people who wait for a product that is back: a batch at a time, so that sites take turns. */
export const backInStockNotice = {
  name: 'back in stock',
  lane: 'database',
  async handle(ctx: Context, tx: Tx, { productId }: { productId: string }) {
    const answered = await answerRequests(tx, productId, { now: ctx.now(), limit: AT_ONCE });
    for (const request of answered) {
      announceRequest(tx, 'updated', request);
      const { email, productName, slug, itemUrl } = request;
      const url = itemUrl ?? `${ctx.addresses.site}/product-page/${encodeURIComponent(slug)}`;
      sendLetter(tx, backInStockLetter, { to: email, from: ctx.site }, { productName, url });
    }
    if (answered.length === AT_ONCE) noticeSoon(tx, productId);
  },
} satisfies Task<Context, { productId: string }>;

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
