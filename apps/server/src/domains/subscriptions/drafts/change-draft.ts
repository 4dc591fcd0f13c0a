import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { refuseTooExpensive } from '../../purchase/index.ts';
import type { Contract } from '../contract.ts';
import { findContract } from '../contracts.store.ts';
import type { Plan } from '../renewal-checkout.ts';
import type { Answer, Draft } from './draft.ts';
import { viewCalculated, viewDraft } from './draft-view.ts';
import { findDraft, saveDraft } from './drafts.store.ts';
import { type Priced, priceDraft } from './price-draft.ts';

type Unseen = Omit<Draft, 'seen'>;

/** Drafts are changed by few people: whoever comes second works on what the first one left. */
export const ATTEMPTS = 10;

/** Changes what a draft is made of, prices it outside of any transaction, and writes it with its totals. */
export async function changeDraft(
  ctx: Context,
  id: string,
  change: (draft: Draft, contract: Contract) => Plan | Refusal | Promise<Plan | Refusal>,
): Promise<Answer | Refusal> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const known = await readDraft(ctx, id);
    if (isRefusal(known)) return known;
    const { draft, contract } = known;
    if (draft.status === 'COMMITTED') return refuse('ALREADY_COMMITTED');
    const plan = await change(draft, contract);
    if (isRefusal(plan)) return plan;
    const expensive = refuseTooExpensive(plan.lines, draft.plan.lines);
    if (expensive) return expensive;
    const changed = { ...draft, plan, updatedDate: ctx.now().toISOString() };
    const { draft: seen, priced } = await calculate(ctx, changed, contract);
    const saved = await withSite(ctx, (tx) => saveDraft(tx, seen));
    if (saved) return { calculatedDraftSubscriptionContract: viewCalculated(saved, priced) };
  }
  throw new Error(`the draft ${id} changes all the time`);
}

/** A draft with the contract that it changes. */
export const readDraft = (ctx: Context, id: string): Promise<{ draft: Draft; contract: Contract } | Refusal> =>
  readSite(ctx, async (tx) => {
    const draft = await findDraft(tx, id.toLowerCase(), ctx.now());
    const contract = draft && (await findContract(tx, draft.contractId));
    return draft && contract ? { draft, contract } : refuse('DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND');
  });

/** A draft with its prices of today. */
export async function calculate(
  ctx: Context,
  draft: Unseen,
  contract: Contract,
): Promise<{ draft: Draft; priced: Priced }> {
  const priced = await priceDraft(ctx, contract, draft);
  return { draft: { ...draft, seen: viewDraft(ctx, draft, contract, priced) }, priced };
}
