import { draftOrderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { findOrder, type Order } from '../orders/index.ts';
import { refuseTooExpensive } from '../purchase/index.ts';
import { blankOrder } from './assemble.ts';
import { type Draft, linesIn, type WireCalculated } from './draft.ts';
import { viewCalculated } from './draft-view.ts';
import { findDraft, saveDraft } from './drafts.store.ts';
import { type Priced, priceDraft } from './price-draft.ts';

type Changed = Omit<Draft, 'seen'>;
type Change = (draft: Draft, base: Order) => Changed | Refusal | Promise<Changed | Refusal>;
/** Why a draft cannot be as it would be; null if it can. */
type Check = (draft: Changed, priced: Priced) => Refusal | null;

/** Drafts are changed by few people: whoever comes second works on what the first one left. */
const ATTEMPTS = 10;

/** Changes a draft, prices it outside of any transaction, and writes it with its totals. */
export async function changeDraft(
  ctx: Context,
  id: string,
  change: Change,
  check: Check = () => null,
): Promise<{ calculatedDraftOrder: WireCalculated } | Refusal> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const known = await readDraft(ctx, id);
    if (isRefusal(known)) return known;
    if (known.draft.status === 'COMMITTED') return refuse('DRAFT_ORDER_ALREADY_COMMITTED');
    const changed = await change(known.draft, known.base);
    if (isRefusal(changed)) return changed;
    const calculated = await calculate(ctx, { ...changed, updatedDate: ctx.now().toISOString() }, known.base, check);
    if (isRefusal(calculated)) return calculated;
    const saved = await withSite(ctx, async (tx) => {
      const written = await saveDraft(tx, calculated.draft);
      if (written) announceDraft(tx, written);
      return written;
    });
    if (saved) return { calculatedDraftOrder: calculated.wire };
  }
  throw new Error(`the draft ${id} changes all the time`);
}

export const announceDraft = (tx: Tx, { seen }: Draft): void => emit(tx, draftOrderEvents.updated(seen));

/** A draft with the order that it changes, or an empty one. */
export const readDraft = (ctx: Context, id: string): Promise<{ draft: Draft; base: Order } | Refusal> =>
  readSite(ctx, async (tx) => {
    const draft = await findDraft(tx, id, ctx.now());
    if (!draft) return refuse('DRAFT_ORDER_DOES_NOT_EXIST');
    const order = draft.original && draft.orderId ? await findOrder(tx, draft.orderId) : null;
    return { draft, base: order ?? blankOrder(ctx, draft) };
  });

/** A draft with its prices, as clients see it. */
export async function calculate(
  ctx: Context,
  draft: Changed,
  base: Order,
  check: Check = () => null,
): Promise<{ draft: Draft; wire: WireCalculated; priced: Priced } | Refusal> {
  const expensive = refuseTooExpensive(linesIn(draft));
  if (expensive) return expensive;
  const priced = await priceDraft(ctx, draft);
  const refused = check(draft, priced);
  if (refused) return refused;
  const wire = viewCalculated(ctx, draft, priced, base);
  return { draft: { ...draft, seen: wire.draftOrder ?? {} }, wire, priced };
}
