import { inventoryItemEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isSent } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { businessLetter } from '../team/index.ts';
import { LOW_STOCK } from './get-sales-report.ts';
import { lowStockLetter } from './letters/low-stock.ts';
import { findLowStock, type LowStock } from './low-stock.store.ts';
import { findToldShortages, type Level, saveToldShortages } from './stock-notices.store.ts';

const MOST_TOLD = 200;

/** Items that run out are looked at together once the hour is over, so that a busy day is no flood of mails. */
export const stockRunsLow: Consumer<Context> = {
  name: 'stock runs low',
  hears: [
    on(
      inventoryItemEvents.updatedWithReason,
      async (ctx, _event, tx) => {
        if (isSent(lowStockLetter, ctx.site)) lookIn(1, ctx, tx);
      },
      ({ currentEntity }) => (currentEntity?.quantity ?? Number.POSITIVE_INFINITY) <= LOW_STOCK,
    ),
  ],
};

/** Looks when this hour is over, or a later one. */
function lookIn(hours: number, { now }: Context, tx: Tx): void {
  const hour = Math.floor(now().getTime() / HOUR_MS) + hours;
  schedule(tx, stockLook, { key: String(hour), at: new Date(hour * HOUR_MS), input: null });
}

/** Finds what the business has not been told of yet. */
export const stockLook = {
  name: 'stock look',
  lane: 'database',
  async handle(ctx: Context, tx: Tx) {
    const low = await findLowStock(tx, { atMost: LOW_STOCK, limit: MOST_TOLD });
    const told = await findToldShortages(tx);
    const isNews = (item: LowStock) => !(told[nameOf(item)] === 'OUT' || told[nameOf(item)] === levelOf(item));
    const items = low.filter(isNews);
    await saveToldShortages(tx, Object.fromEntries(low.map((item) => [nameOf(item), levelOf(item)])), ctx.now());
    // what is in stock again by then is news when it runs low the next time
    if (low.length > 0) lookIn(24, ctx, tx);
    if (items.length === 0) return;
    const url = `${ctx.dashboardUrl}/inventory?site=${ctx.siteId}`;
    const facts = { url, items: items.map(({ name, variant, quantity }) => ({ name, variant, quantity })) };
    schedule(tx, stockNotice, { input: { once: ctx.newId(), facts } });
  },
} satisfies Task<Context, null>;

const nameOf = ({ productId, variant }: LowStock): string => `${productId} ${variant}`;
const levelOf = ({ quantity }: LowStock): Level => (quantity > 0 ? 'LOW' : 'OUT');

export const stockNotice = businessLetter({
  name: 'stock notice',
  letter: lowStockLetter,
  permission: 'WIX_STORES.INVENTORY_READ',
});
