import { ApiError } from '@stoa/sdk';
import { loadFailureTexts } from '../../../app/failure-texts.ts';
import { explain } from '../../../ui/explain.ts';
import type { OrderView } from '../order.ts';

export type BulkFailure = { order: OrderView; reason: string };
/** What became of a change of several orders. */
export type BulkOutcome = { changed: OrderView[]; failures: BulkFailure[] };

type Metadata = { success?: boolean; error?: { code?: string; description?: string } };
type Result = { itemMetadata?: Metadata };

/** The outcome of a change that the server made of all orders at once; its results are in their sequence. */
export async function outcomeOf(orders: readonly OrderView[], results: readonly Result[] = []): Promise<BulkOutcome> {
  const changed = orders.filter((_, place) => results[place]?.itemMetadata?.success);
  if (changed.length < orders.length) await loadFailureTexts();
  const failures = orders.flatMap((order, place) => {
    const { success, error } = results[place]?.itemMetadata ?? {};
    return success ? [] : [{ order, reason: reasonOf(error) }];
  });
  return { changed, failures };
}

/** Codes have the words that other screens have for them. */
function reasonOf(error: Metadata['error']): string {
  const { code = '', description = '' } = error ?? {};
  const details = { applicationError: { code, description } };
  return explain(new ApiError({ status: 428, body: { message: description, details }, requestId: null })).detail;
}

/** The outcome of changes that are made of one order after another. */
export async function oneByOne(
  orders: readonly OrderView[],
  change: (order: OrderView) => Promise<unknown>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: [], failures: [] };
  for (const order of orders)
    await change(order).then(
      () => outcome.changed.push(order),
      (error) => outcome.failures.push({ order, reason: explain(error).detail }),
    );
  return outcome;
}
