import type { draftOrders, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { changeDraft } from './change-draft.ts';
import { type Draft, type DraftDiscount, type GivenDiscount, linesIn } from './draft.ts';
import type { Priced } from './price-draft.ts';

type Service = typeof draftOrders;
type Sent = NonNullable<Request<Service['createCustomDiscounts']>['discounts']>[number];

export const createCustomDiscounts: UseCase<Service['createCustomDiscounts']> = (
  ctx,
  { draftOrderId, discounts: sent = [] },
) =>
  changeDraft(
    ctx,
    draftOrderId,
    (draft) => {
      const given = readDiscounts(ctx, draft, sent);
      return isRefusal(given) ? given : { ...draft, discounts: [...draft.discounts, ...given] };
    },
    refuseExcess,
  );

export const setDiscounts: UseCase<Service['setDiscounts']> = (ctx, { draftOrderId, discounts: wanted }) =>
  changeDraft(
    ctx,
    draftOrderId,
    (draft) => {
      const unapplied = new Set(draft.unapplied);
      const discounts = [...draft.discounts];
      for (const { id: sentId, applied } of wanted) {
        const id = sentId.toLowerCase();
        const index = discounts.findIndex((one) => one.id === id);
        const known = discounts[index];
        if (known) discounts[index] = { ...known, applied };
        else if (!isAutomatic(draft, id)) return refuse('DISCOUNT_NOT_FOUND', { discountId: sentId });
        else if (applied) unapplied.delete(id);
        else unapplied.add(id);
      }
      return { ...draft, discounts, unapplied: [...unapplied] };
    },
    refuseExcess,
  );

const isAutomatic = ({ seen }: Draft, id: string): boolean =>
  (seen.discounts ?? []).some(({ source, discount }) => source === 'AUTOMATIC' && discount?.id === id);

export const deleteCustomDiscounts: UseCase<Service['deleteCustomDiscounts']> = (ctx, { draftOrderId, discountIds }) =>
  changeDraft(ctx, draftOrderId, (draft) => {
    const ids = new Set(discountIds.map((id) => id.toLowerCase()));
    for (const id of ids) {
      const known = draft.discounts.find((one) => one.id === id);
      if (known?.source === 'ORIGINAL_ORDER' || (!known && isAutomatic(draft, id)))
        return refuse('DISCOUNT_REMOVE_NOT_SUPPORTED', { discountId: id });
      if (!known) return refuse('DISCOUNT_NOT_FOUND', { discountId: id });
    }
    return { ...draft, discounts: draft.discounts.filter(({ id }) => !ids.has(id)) };
  });

/** The discounts of a request; they only count if it says so. */
export function readDiscounts(
  ctx: Pick<Context, 'newId' | 'site'>,
  draft: Pick<Draft, 'lines'>,
  sent: readonly Sent[],
  field = 'discounts',
): DraftDiscount[] | Refusal {
  const discounts: DraftDiscount[] = [];
  for (const [index, one] of sent.entries()) {
    const given = readGiven(ctx, draft, one, `${field}.${index}`);
    if (isRefusal(given)) return given;
    discounts.push({ id: ctx.newId(), source: 'CUSTOM', applied: one.applyToDraftOrder ?? false, given });
  }
  return discounts;
}

const targets = { GLOBAL: 'ORDER', SPECIFIC_ITEMS: 'LINES', SHIPPING: 'SHIPPING' } as const;

function readGiven(
  { site }: Pick<Context, 'site'>,
  draft: Pick<Draft, 'lines'>,
  { discountType, percentage, priceAmount, amount, description, lineItemId, lineItemDiscounts }: Sent,
  field: string,
): GivenDiscount | Refusal {
  const target = targets[discountType];
  const id = (lineItemDiscounts?.[0]?.id ?? lineItemId ?? null)?.toLowerCase() ?? null;
  const lineId = target === 'LINES' ? id : null;
  if (target === 'LINES' && !linesIn(draft as Draft).some((line) => line.id === lineId))
    return refuse('LINE_ITEM_NOT_FOUND', { lineItemId: lineId });
  const written = (priceAmount ?? amount)?.amount;
  const minor = written ? parseAmount(written, site.currency) : null;
  if (!percentage && !minor)
    return invalid({
      field,
      description: `must have a percentage, or an amount of ${site.currency} above 0`,
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    });
  return {
    description: description ?? '',
    ...{ target, lineId },
    value: percentage ? { type: 'PERCENTAGE', percentage: Number(percentage) } : { type: 'AMOUNT', amount: minor ?? 0 },
  };
}

const excess = {
  ORDER: 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
  LINES: 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
  SHIPPING: 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
} as const;

/** Amounts are given whole or not at all: none is more than what it is taken off. */
export function refuseExcess({ discounts }: Omit<Draft, 'seen'>, { priced }: Pick<Priced, 'priced'>): Refusal | null {
  for (const discount of discounts) {
    if (discount.source !== 'CUSTOM' || !discount.applied || discount.given.value.type !== 'AMOUNT') continue;
    const { value, target } = discount.given;
    const saved = priced.adjustments.find(({ id }) => id === discount.id)?.amount ?? 0;
    if (saved < value.amount) return refuse(excess[target], { discountId: discount.id });
  }
  return null;
}
