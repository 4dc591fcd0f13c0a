import type { Context } from '../../../context.ts';
import { describeRefusal } from '../../../platform/resource/index.ts';
import { type Order, viewOrder, type WireOrder } from '../../orders/index.ts';
import { viewCalculationErrors, viewPrice, viewSubscriptionSettings } from '../../purchase/index.ts';
import { type Contract, orderOfCycle } from '../contract.ts';
import { type Plan, planOf } from '../renewal-checkout.ts';
import { changeOf, changeOfLine, recipientIn } from './differences.ts';
import { type Draft, viewSeen, viewTarget, type WireCalculated, type WireDraft } from './draft.ts';
import type { Priced } from './price-draft.ts';

type ViewContext = Pick<Context, 'addresses' | 'site'>;
type Unseen = Omit<Draft, 'seen'>;

/** A draft on the wire: what its first cycle would be, beside what that is without it. */
export function viewDraft(ctx: ViewContext, draft: Unseen, contract: Contract, { order }: Priced): WireDraft {
  const { target, plan } = draft;
  const originally = orderOfCycle(contract, target.cycle);
  const now = viewOrder(ctx, order);
  const before = viewOrder(ctx, originally);
  const planned = planOf(originally);
  return {
    id: draft.id,
    subscriptionContractId: draft.contractId,
    target: viewTarget(target),
    createdDate: draft.createdDate,
    updatedDate: draft.updatedDate,
    createdBy: draft.createdBy,
    status: draft.status,
    lineItems: viewLines(ctx, { plan, planned, now, before, originally }),
    discounts: (now.appliedDiscounts ?? []).map((discount) => {
      return { discount, source: 'ORIGINAL_CONTRACT', applied: true };
    }),
    additionalFees: (now.additionalFees ?? []).map((additionalFee) => {
      return { additionalFee, source: 'AUTOMATIC', applied: true };
    }),
    ...(now.priceSummary && { priceSummary: now.priceSummary }),
    ...(now.taxInfo && { taxInfo: now.taxInfo }),
    weightUnit: now.weightUnit ?? 'KG',
    currency: order.currency,
    buyerDetails: { buyerInfo: now.buyerInfo ?? {}, changeType: 'EMPTY' },
    ...viewParts({ plan, planned, now, before }),
    subscriptionSettings: viewSubscriptionSettings(contract.terms),
  };
}

type Both = { plan: Plan; planned: Plan; now: WireOrder; before: WireOrder };

/** Where a draft goes, how, and who is billed for it. */
function viewParts({ plan, planned, now, before }: Both): Partial<WireDraft> {
  const shipping = changeOf(plan.delivery, planned.delivery);
  const shippingInfo = shipping === 'REMOVED' ? before.shippingInfo : now.shippingInfo;
  const recipient = changeOf(recipientIn(plan), recipientIn(planned));
  const recipientInfo = recipient === 'REMOVED' ? before.recipientInfo : now.recipientInfo;
  return {
    ...(shippingInfo && {
      shippingDetails: {
        ...(shipping === 'CHANGED' &&
          before.shippingInfo && { changed: { shippingInfoBeforeChange: before.shippingInfo } }),
        shippingInfo,
        changeType: shipping,
      },
    }),
    ...(recipientInfo && {
      recipientDetails: {
        ...(recipient === 'CHANGED' &&
          before.recipientInfo && { changed: { recipientInfoBeforeChange: before.recipientInfo } }),
        recipientInfo,
        changeType: recipient,
      },
    }),
    ...(now.billingInfo && { billingDetails: { billingInfo: now.billingInfo, changeType: 'EMPTY' } }),
  };
}

function viewLines(
  { site }: ViewContext,
  { plan, planned, now, before, originally }: Both & { originally: Order },
): WireDraft['lineItems'] {
  const style = { currency: originally.currency, language: site.language };
  const known = new Map(planned.lines.map((line) => [line.id, line]));
  return plan.lines.flatMap((line) => {
    const changeType = changeOfLine(line, known.get(line.id));
    const lineItem = (changeType === 'REMOVED' ? before : now).lineItems?.find(({ id }) => id === line.id);
    if (!lineItem) return [];
    const earlier = known.get(line.id);
    const changed = changeType === 'CHANGED' &&
      earlier && {
        quantityBeforeChange: earlier.quantity,
        priceBeforeChange: viewPrice(earlier.item.unitPrice, style),
      };
    return [{ ...(changed && { changed }), lineItem, changeType }];
  });
}

/** A draft with what could not be found out, and what keeps it from being committed. */
export function viewCalculated(draft: Draft, { problem, isTaxUnknown }: Priced): WireCalculated {
  const errors = { delivery: null, carriers: [], coupon: null, giftCard: null, tax: isTaxUnknown };
  const { taxCalculationError } = viewCalculationErrors({ calculationErrors: errors }, null).calculationErrors ?? {};
  return {
    draftSubscriptionContract: viewSeen(draft),
    calculationErrors: {
      ...(taxCalculationError && { taxCalculationError }),
      ...(problem && { contractValidationErrors: [describeRefusal(problem)] }),
    },
  };
}
