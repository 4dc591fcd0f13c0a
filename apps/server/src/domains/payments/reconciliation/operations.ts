import { paymentReconciliation } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve, type UseCase } from '../../../use-case.ts';
import { closeDifference, listDifferences, listMended } from './differences.store.ts';

type Service = typeof paymentReconciliation;

const MENDED_FOR_MS = 30 * DAY_MS;

const getReconciliation: UseCase<Service['getReconciliation']> = async (ctx) => {
  const since = new Date(ctx.now().getTime() - MENDED_FOR_MS);
  const { differences, mended } = await readSite(ctx, async (tx) => ({
    differences: await listDifferences(tx),
    mended: await listMended(tx, since),
  }));
  return {
    differences: differences.map(({ ours, theirs, ...one }) => ({
      ...one,
      ours: toDecimal(ours, one.currency),
      theirs: toDecimal(theirs, one.currency),
    })),
    mended: mended.map(({ amount, ...one }) => ({
      ...one,
      amount: toDecimal(amount, one.currency),
    })),
  };
};

const settleDifference: UseCase<Service['settleDifference']> = (ctx, difference) =>
  withSite(ctx, async (tx) =>
    (await closeDifference(tx, difference, ctx.now())) ? {} : refuse('PAYMENT_DIFFERENCE_NOT_FOUND'),
  );

export const reconciliationOperations = serve(paymentReconciliation, { getReconciliation, settleDifference });
