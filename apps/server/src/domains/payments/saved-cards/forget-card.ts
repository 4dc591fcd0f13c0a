import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import { providersOf } from '../providers-of.ts';
import type { SavedCard } from './saved-cards.store.ts';

/** A week of attempts: whoever has to give the shop another key of its provider may take that long. */
const RETRY = { firstMs: MINUTE_MS, longestMs: 6 * HOUR_MS, most: 36 };
/** Within this time, a charge that has begun has ended. */
const CHARGED_WITHIN_MS = HOUR_MS;

type Forgotten = Pick<SavedCard, 'provider' | 'accountId' | 'authorization'>;

/** Has a provider forget a card that its owner removed. Nobody can charge it here any more, however long that takes. */
export const forgetCard = {
  name: 'forget card',
  lane: 'outside',
  retry: RETRY,
  async run(ctx, { provider, accountId, authorization }) {
    await (await providersOf(ctx)).of({ provider, accountId }).forgetCard?.(authorization);
    return undefined;
  },
  async giveUp({ log }, { provider, accountId, authorization: { reference } }) {
    log.error(
      { provider, accountId, reference },
      'a provider still has a card that was removed: it can be removed there',
    );
  },
} satisfies Task<Context, Forgotten>;

/** Has the provider forget a card once the transaction has removed it. */
export const forgetLater = ({ now }: Pick<Context, 'now'>, tx: Tx, card: Forgotten): void => forgetAt(tx, card, now());

/** Has the provider forget what its owner has given again, once nothing is charged to it any more. */
export const forgetReplaced = ({ now }: Pick<Context, 'now'>, tx: Tx, card: Forgotten): void =>
  forgetAt(tx, card, new Date(now().getTime() + CHARGED_WITHIN_MS));

function forgetAt(tx: Tx, { provider, accountId, authorization }: Forgotten, at: Date): void {
  const key = `${accountId}:${authorization.reference}`;
  schedule(tx, forgetCard, { key, at, input: { provider, accountId, authorization } });
}
