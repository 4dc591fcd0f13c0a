import type { draftSubscriptionContracts, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { authorOf, creatorOf } from '../../draft-orders/index.ts';
import { type Contract, orderOfCycle } from '../contract.ts';
import { findContract } from '../contracts.store.ts';
import { planOf } from '../renewal-checkout.ts';
import { ATTEMPTS, calculate } from './change-draft.ts';
import { type Answer, type Draft, viewTarget } from './draft.ts';
import { viewCalculated } from './draft-view.ts';
import { currentCycleOf, reasonsNotToDraft } from './draftability.ts';
import { findOpenDraft, insertDraft } from './drafts.store.ts';

type Operation = typeof draftSubscriptionContracts.createDraftSubscriptionContract;

/** Begins to change the coming cycles of a contract; whoever has begun goes on with what there is. */
export const createDraftSubscriptionContract: UseCase<Operation> = async (
  ctx,
  { subscriptionContractId, target: asked },
) => {
  const id = subscriptionContractId.toLowerCase();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { contract, open } = await readSite(ctx, async (tx) => ({
      contract: await findContract(tx, id),
      open: await findOpenDraft(tx, id, ctx.now()),
    }));
    if (!contract) return refuse('SUBSCRIPTION_CONTRACT_NOT_FOUND');
    const nonDraftableReasons = reasonsNotToDraft(ctx, contract, open);
    if (nonDraftableReasons.length > 0) return refuse('SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE', { nonDraftableReasons });
    const target = readTarget(contract, asked);
    if (isRefusal(target)) return target;
    if (open && open.target.cycle > currentCycleOf(contract)) return resume(ctx, contract, open, target);
    const created = await create(ctx, contract, target);
    if (created) return created;
  }
  throw new Error(`the subscription ${id} is changed all the time`);
};

/** The cycles that a request names: all from the next one on, or one that is still to come. */
function readTarget(contract: Contract, asked: Request<Operation>['target']): Draft['target'] | Refusal {
  const current = currentCycleOf(contract);
  const { billingCycles } = contract.terms;
  const cycle = asked.cycleTarget?.cycleNumber ?? asked.contractTarget?.nextCycleNumber ?? 0;
  const isOnly = asked.cycleTarget !== undefined;
  if (cycle <= current) return refuse('CYCLE_ALREADY_STARTED', { currentCycle: current });
  if (!isOnly && cycle !== current + 1)
    return invalid({
      field: 'target.contractTarget.nextCycleNumber',
      description: `must be the next cycle, ${current + 1}`,
      violatedRule: 'OTHER',
    });
  if (billingCycles !== null && cycle > billingCycles)
    return invalid({
      field: 'target.cycleTarget.cycleNumber',
      description: `must be at most ${billingCycles}, the last cycle`,
      violatedRule: 'MAX',
    });
  return { cycle, isOnly };
}

async function resume(
  ctx: Context,
  contract: Contract,
  open: Draft,
  { cycle, isOnly }: Draft['target'],
): Promise<Answer | Refusal> {
  const isSame = open.target.cycle === cycle && open.target.isOnly === isOnly;
  if (!isSame)
    return refuse('DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET', { draftId: open.id, target: viewTarget(open.target) });
  const { draft, priced } = await calculate(ctx, open, contract);
  return { calculatedDraftSubscriptionContract: viewCalculated(draft, priced) };
}

/** Null where somebody else began at the same moment. */
async function create(ctx: Context, contract: Contract, target: Draft['target']): Promise<Answer | null> {
  const now = ctx.now().toISOString();
  const unseen: Omit<Draft, 'seen'> = {
    id: ctx.newId(),
    contractId: contract.id,
    status: 'DRAFT',
    revision: '1',
    createdDate: now,
    updatedDate: now,
    target,
    createdBy: creatorOf(ctx),
    author: authorOf(ctx),
    plan: planOf(orderOfCycle(contract, target.cycle)),
  };
  const { draft, priced } = await calculate(ctx, unseen, contract);
  const isWritten = await withSite(ctx, (tx) => insertDraft(tx, draft, ctx.now(), currentCycleOf(contract)));
  return isWritten ? { calculatedDraftSubscriptionContract: viewCalculated(draft, priced) } : null;
}
