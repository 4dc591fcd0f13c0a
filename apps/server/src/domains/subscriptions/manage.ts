import type { subscriptions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import type { Contract } from './contract.ts';
import { viewSubscription } from './contract-view.ts';
import { type Asked, findOwn } from './find-own.ts';
import type { Occasion } from './letters/subscription-update.ts';
import { saveContract } from './save-contract.ts';
import { tellBuyer } from './tell-buyer.ts';

type Service = typeof subscriptions;

/** Changes a subscription of the caller; `change` answers null where its state does not allow it. */
const changing = (ctx: Context, asked: Asked, change: (contract: Contract, now: Date) => Partial<Contract> | null) =>
  withSite(ctx, async (tx) => {
    const permission = 'ECOM.SUBSCRIPTION_CONTRACT_MANAGE';
    const contract = await findOwn(ctx, tx, asked, { permission, lock: true });
    if (isRefusal(contract)) return contract;
    const changes = change(contract, ctx.now());
    if (!changes) return refuse('SUBSCRIPTION_STATE_CONFLICT', { status: contract.status });
    const saved = await saveContract(ctx, tx, contract, changes);
    tellBuyer(ctx, tx, saved, occasionOf(saved));
    return { subscription: viewSubscription(ctx, saved) };
  });

const occasionOf = ({ status, endsWithCycle }: Contract): Occasion => {
  if (status === 'ACTIVE') return endsWithCycle ? 'ENDING' : 'RESUMED';
  return status === 'PAUSED' ? 'PAUSED' : 'ENDED';
};

export const pauseSubscription: UseCase<Service['pauseSubscription']> = (ctx, asked) =>
  changing(ctx, asked, ({ status, endsWithCycle }) =>
    status === 'ACTIVE' && !endsWithCycle ? { status: 'PAUSED' } : null,
  );

export const resumeSubscription: UseCase<Service['resumeSubscription']> = (ctx, asked) =>
  changing(ctx, asked, ({ status, endsWithCycle, nextDate }, now) => {
    if (status === 'ACTIVE' && endsWithCycle) return { endsWithCycle: false };
    if (status !== 'PAUSED' && status !== 'SUSPENDED') return null;
    // what fell due meanwhile is charged once, at once
    return { status: 'ACTIVE', failedAttempts: 0, nextDate: nextDate ?? now.toISOString() };
  });

export const cancelSubscription: UseCase<Service['cancelSubscription']> = (ctx, { when, ...asked }) =>
  changing(ctx, asked, ({ status, endsWithCycle, failedAttempts }, now) => {
    if (status === 'CANCELED' || status === 'ENDED') return null;
    // a cycle that is not paid, or is paused, has no end to wait for
    if (when === 'CYCLE_END' && status === 'ACTIVE' && failedAttempts === 0)
      return endsWithCycle ? null : { endsWithCycle: true };
    return { status: 'CANCELED', nextDate: null, endedDate: now.toISOString(), endsWithCycle: false };
  });
