import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import { providersOf } from '../providers-of.ts';
import type { SavedCard } from './saved-cards.store.ts';

type Forgotten = Pick<SavedCard, 'provider' | 'accountId' | 'authorization'>;

/** Has a provider forget a card that its owner removed. Nobody can charge it here any more, however long that takes. */
export const forgetCard: Task<Context, Forgotten> = {
  name: 'forget card',
  lane: 'outside',
  retry: { firstMs: MINUTE_MS, longestMs: HOUR_MS },
  async run(ctx, { provider, accountId, authorization }) {
    await (await providersOf(ctx)).of({ provider, accountId }).forgetCard?.(authorization);
    return undefined;
  },
};

/** Has the provider forget a card once the transaction has removed it. */
export function forgetLater({ now }: Pick<Context, 'now'>, tx: Tx, card: SavedCard): void {
  const { id, provider, accountId, authorization } = card;
  schedule(tx, forgetCard, { key: id, at: now(), input: { provider, accountId, authorization } });
}
