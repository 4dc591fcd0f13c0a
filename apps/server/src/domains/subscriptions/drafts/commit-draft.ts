import type { draftSubscriptionContracts } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { authorOf } from '../../draft-orders/index.ts';
import { type Contract, contentOf, orderOfCycle } from '../contract.ts';
import { findContract, findCycle } from '../contracts.store.ts';
import { planOf } from '../renewal-checkout.ts';
import { saveContract } from '../save-contract.ts';
import { tellBuyer } from '../tell-buyer.ts';
import { ATTEMPTS, calculate, readDraft } from './change-draft.ts';
import { isUnchanged } from './differences.ts';
import type { Draft } from './draft.ts';
import { viewCalculated } from './draft-view.ts';
import { currentCycleOf, reasonsNotToDraft } from './draftability.ts';
import { findDraft, saveDraft } from './drafts.store.ts';
import type { Priced } from './price-draft.ts';

type Operation = typeof draftSubscriptionContracts.commitDraftSubscriptionContract;
type Commit = { draft: Draft; contract: Contract; priced: Priced; reason: string | null; isBuyerTold: boolean };

/** Applies a draft to the cycle, or the cycles, that it was begun for: once, and to none that is being charged. */
export const commitDraftSubscriptionContract: UseCase<Operation> = async (
  ctx,
  { draftSubscriptionContractId, reason = null, settings },
) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const known = await readDraft(ctx, draftSubscriptionContractId);
    if (isRefusal(known)) return known;
    const refused = refusalOf(ctx, known.draft, known.contract);
    if (refused) return refused;
    const { draft, priced } = await calculate(ctx, known.draft, known.contract);
    if (priced.problem) return priced.problem;
    const isBuyerTold = settings?.sendNotificationsToBuyer ?? true;
    const committed = await withSite(ctx, (tx) => commit(ctx, tx, { ...known, draft, priced, reason, isBuyerTold }));
    if (committed !== 'CHANGED') return committed;
  }
  throw new Error(`the draft ${draftSubscriptionContractId} changes all the time`);
};

/** Why a draft cannot be committed, as far as it and its contract say. */
function refusalOf(ctx: Context, draft: Draft, contract: Contract): Refusal | null {
  if (draft.status === 'COMMITTED') return refuse('ALREADY_COMMITTED');
  if (draft.author !== authorOf(ctx))
    return refuse('DRAFT_BELONGS_TO_ANOTHER_OWNER', { draftId: draft.id, owner: draft.createdBy });
  const nonDraftableReasons = reasonsNotToDraft(ctx, contract, null);
  if (nonDraftableReasons.length > 0) return refuse('SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE', { nonDraftableReasons });
  const currentCycle = currentCycleOf(contract);
  if (draft.target.cycle <= currentCycle) return refuse('CYCLE_ALREADY_STARTED', { currentCycle });
  const isSame = isUnchanged(draft.plan, planOf(orderOfCycle(contract, draft.target.cycle)));
  return isSame ? refuse('NO_CHANGES_TO_COMMIT') : null;
}

/** `CHANGED` where the draft or its contract is no longer what was priced. */
async function commit(ctx: Context, tx: Tx, { draft, contract: seen, priced, reason, isBuyerTold }: Commit) {
  const contract = await findContract(tx, seen.id, { lock: true });
  const current = await findDraft(tx, draft.id, ctx.now(), { lock: true });
  if (contract?.revision !== seen.revision || current?.revision !== draft.revision) return 'CHANGED';
  const { cycle } = draft.target;
  if (cycle === contract.nextCycle && (await isBeingCharged(tx, contract)))
    return refuse('CYCLE_ALREADY_STARTED', { currentCycle: cycle });
  const changed = await saveContract(ctx, tx, contract, {
    ...contentWith(contract, draft, priced),
    changes: [...(contract.changes ?? []), { id: ctx.newId(), date: ctx.now().toISOString(), reason }].slice(-MOST),
  });
  if (isBuyerTold) tellBuyer(ctx, tx, changed, 'CHANGED');
  const committed: Draft = {
    ...draft,
    status: 'COMMITTED',
    updatedDate: ctx.now().toISOString(),
    seen: { ...draft.seen, status: 'COMMITTED', updatedDate: ctx.now().toISOString() },
  };
  const written = await saveDraft(tx, committed);
  if (!written) throw new Error(`the draft ${draft.id} changed although it was locked`);
  return { calculatedDraftSubscriptionContract: viewCalculated(written, priced) };
}

/** The most changes that the wire has room for. */
const MOST = 500;

/** What is made of further cycles: of one, or of all to come, whatever was agreed for single ones before. */
function contentWith(contract: Contract, { target }: Draft, { order }: Priced): Partial<Contract> {
  const content = contentOf(order);
  if (!target.isOnly) return { order: { ...contract.order, ...content }, exceptions: [] };
  const others = (contract.exceptions ?? []).filter(({ cycle }) => cycle !== target.cycle);
  return { exceptions: [...others, { cycle: target.cycle, content }] };
}

/** Whether the next cycle has an order that may still be paid. */
async function isBeingCharged(tx: Tx, { id, nextCycle, tries }: Contract): Promise<boolean> {
  const last = await findCycle(tx, id, nextCycle);
  return last !== null && last.attempt > tries;
}
