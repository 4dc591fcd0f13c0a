import type { draftOrders, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeDraft } from './change-draft.ts';
import type { DraftFee } from './draft.ts';

type Service = typeof draftOrders;
type Sent = NonNullable<Request<Service['createCustomAdditionalFees']>['customAdditionalFees']>[number];
const MOST_FEES = 100;

export const createCustomAdditionalFees: UseCase<Service['createCustomAdditionalFees']> = (
  ctx,
  { draftOrderId, customAdditionalFees = [] },
) =>
  changeDraft(ctx, draftOrderId, (draft) => {
    if (draft.fees.length + customAdditionalFees.length > MOST_FEES)
      return refuse('MAX_ITEMS_REACHED', { maximum: MOST_FEES });
    const fees = readFees(ctx, customAdditionalFees, 'customAdditionalFees');
    return isRefusal(fees) ? fees : { ...draft, fees: [...draft.fees, ...fees] };
  });

/** The fees of a request; they only count if it says so. */
export function readFees(
  ctx: Pick<Context, 'newId' | 'site'>,
  sent: readonly Sent[],
  field: string,
): DraftFee[] | Refusal {
  const fees: DraftFee[] = [];
  for (const [index, { name, price, taxDetails, applyToDraftOrder }] of sent.entries()) {
    const minor = parseAmount(price.amount, ctx.site.currency);
    if (minor === null)
      return invalid({
        field: `${field}.${index}.price.amount`,
        description: `must be an amount of ${ctx.site.currency}`,
        violatedRule: 'FORMAT',
      });
    const taxable = taxDetails?.taxable ?? false;
    fees.push({ id: ctx.newId(), source: 'CUSTOM', applied: applyToDraftOrder ?? false, name, price: minor, taxable });
  }
  return fees;
}

export const setAdditionalFees: UseCase<Service['setAdditionalFees']> = (ctx, { draftOrderId, additionalFees }) =>
  changeDraft(ctx, draftOrderId, (draft) => {
    const wanted = new Map(additionalFees.map(({ id, applied }) => [id.toLowerCase(), applied]));
    const unknown = [...wanted.keys()].find((id) => !draft.fees.some((fee) => fee.id === id));
    if (unknown) return refuse('ADDITIONAL_FEE_NOT_FOUND', { additionalFeeId: unknown });
    return { ...draft, fees: draft.fees.map((fee) => ({ ...fee, applied: wanted.get(fee.id) ?? fee.applied })) };
  });

export const deleteCustomAdditionalFees: UseCase<Service['deleteCustomAdditionalFees']> = (
  ctx,
  { draftOrderId, customAdditionalFees },
) =>
  changeDraft(ctx, draftOrderId, (draft) => {
    const ids = new Set(customAdditionalFees.map((id) => id.toLowerCase()));
    for (const id of ids) {
      const known = draft.fees.find((fee) => fee.id === id);
      if (!known) return refuse('ADDITIONAL_FEE_NOT_FOUND', { additionalFeeId: id });
      if (known.source === 'ORIGINAL_ORDER')
        return refuse('ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED', { additionalFeeId: id });
    }
    return { ...draft, fees: draft.fees.filter(({ id }) => !ids.has(id)) };
  });
