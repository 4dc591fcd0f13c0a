import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { FreeTrial, SubscriptionPlan } from '../product/product.ts';
import { readAmount } from './v3-amounts.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

type WireDetails = NonNullable<V3ProductWrite['subscriptionDetails']>;
type WirePlan = NonNullable<WireDetails['subscriptions']>[number];
export type Subscriptions = { subscriptionPlans: SubscriptionPlan[]; allowOneTimePurchases: boolean };

/** The subscription plans of a V3 request. Ids are empty where it gives none; amounts in minor units. */
export function readSubscriptions(
  wire: WireDetails | null | undefined,
  known: Subscriptions,
  currency: string,
): Subscriptions | Refusal {
  if (wire === undefined) return known;
  if (wire === null) return { subscriptionPlans: [], allowOneTimePurchases: true };
  const plans: SubscriptionPlan[] = [];
  for (const [index, plan] of (wire.subscriptions ?? []).entries()) {
    const read = readPlan(plan, currency, `product.subscriptionDetails.subscriptions.${index}`);
    if (isRefusal(read)) return read;
    plans.push(read);
  }
  return {
    subscriptionPlans: wire.subscriptions ? plans : known.subscriptionPlans,
    allowOneTimePurchases: wire.allowOneTimePurchases ?? true,
  };
}

function readPlan(wire: WirePlan, currency: string, path: string): SubscriptionPlan | Refusal {
  const { title, frequency } = wire;
  const required = (field: string): Refusal =>
    invalid({ field: `${path}.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (!title) return required('title');
  if (!frequency || frequency === 'UNDEFINED') return required('frequency');
  const discount = readDiscount(wire, currency, `${path}.discount`);
  if (isRefusal(discount)) return discount;
  const freeTrial = readFreeTrial(wire, `${path}.freeTrialPeriod`);
  if (isRefusal(freeTrial)) return freeTrial;
  return {
    id: wire.id ?? '',
    title,
    description: wire.description ?? null,
    visible: wire.visible ?? true,
    frequency,
    interval: wire.interval ?? 1,
    billingCycles: wire.autoRenewal ? null : (wire.billingCycles ?? null),
    discount,
    freeTrial,
  };
}

function readFreeTrial({ freeTrialPeriod }: WirePlan, path: string): FreeTrial | null | Refusal {
  if (!freeTrialPeriod) return null;
  const { frequency, interval = 1 } = freeTrialPeriod;
  if (!frequency || frequency === 'UNDEFINED')
    return invalid({ field: `${path}.frequency`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  return Number.isInteger(interval)
    ? { frequency, interval }
    : invalid({ field: `${path}.interval`, description: 'must be a whole number', violatedRule: 'OTHER' });
}

function readDiscount({ discount }: WirePlan, currency: string, path: string): SubscriptionPlan['discount'] | Refusal {
  if (!discount) return null;
  if (discount.amountOff !== undefined) {
    const value = readAmount(discount.amountOff, currency, `${path}.amountOff`);
    return isRefusal(value) ? value : { type: 'AMOUNT', value };
  }
  return discount.percentOff === undefined ? null : { type: 'PERCENT', value: discount.percentOff };
}
