import { words } from '../../../../app/words.ts';
import { readAmount } from '../../../../ui/form/read-number.ts';
import type { ProductView } from '../../product.ts';
import { newKey } from '../new-key.ts';

const { wrong } = words.productPlans;

/** A subscription plan for the product. */
export type PlanDraft = {
  key: string;
  id: string | null;
  title: string;
  description: string;
  visible: boolean;
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  interval: string;
  /** The number of charges; empty means that the plan renews until it is cancelled. */
  billingCycles: string;
  discountType: 'NONE' | 'AMOUNT' | 'PERCENT';
  discount: string;
  /** How long it is free before the first charge; empty means not at all. */
  trial: string;
  trialUnit: PlanDraft['frequency'];
};

export const MAXIMUM_PLANS = 6;

export const newPlan = (): PlanDraft => ({
  key: newKey(),
  id: null,
  title: '',
  description: '',
  visible: true,
  frequency: 'MONTH',
  interval: '1',
  billingCycles: '',
  discountType: 'NONE',
  discount: '',
  trial: '',
  trialUnit: 'DAY',
});

type Details = NonNullable<ProductView['subscriptionDetails']>;
type WirePlan = NonNullable<Details['subscriptions']>[number];

export function readPlan(wire: WirePlan): PlanDraft {
  const frequency = known(wire.frequency) ?? 'MONTH';
  const { discount, freeTrialPeriod } = wire;
  return {
    key: wire.id ?? newKey(),
    id: wire.id ?? null,
    title: wire.title ?? '',
    description: wire.description ?? '',
    visible: wire.visible ?? true,
    frequency,
    interval: String(wire.interval ?? 1),
    billingCycles: wire.billingCycles ? String(wire.billingCycles) : '',
    discountType: discount?.type ?? 'NONE',
    discount: String((discount?.type === 'PERCENT' ? discount.percentOff : discount?.amountOff) ?? ''),
    trial: freeTrialPeriod ? String(freeTrialPeriod.interval ?? 1) : '',
    trialUnit: known(freeTrialPeriod?.frequency) ?? 'DAY',
  };
}

const known = (frequency: WirePlan['frequency']) => (frequency === 'UNDEFINED' ? undefined : frequency);

export function writePlan(plan: PlanDraft): WirePlan {
  return {
    ...(plan.id && { id: plan.id }),
    title: plan.title.trim(),
    ...(plan.description.trim() && { description: plan.description.trim() }),
    visible: plan.visible,
    frequency: plan.frequency,
    interval: Number(plan.interval) || 1,
    ...(plan.billingCycles.trim() ? { billingCycles: Number(plan.billingCycles) } : { autoRenewal: true }),
    ...writeDiscount(plan),
    ...(plan.trial.trim() && { freeTrialPeriod: { frequency: plan.trialUnit, interval: Number(plan.trial) } }),
  };
}

function writeDiscount({ discountType, discount }: PlanDraft): Pick<WirePlan, 'discount'> {
  const value = readAmount(discount);
  if (discountType === 'NONE' || value === null) return {};
  return {
    discount:
      discountType === 'PERCENT'
        ? { type: 'PERCENT', percentOff: Number(value) }
        : { type: 'AMOUNT', amountOff: value },
  };
}

/** The errors of a plan, by field. */
export function planErrors(plan: PlanDraft): Partial<Record<keyof PlanDraft, string>> {
  const interval = Number(plan.interval);
  const cycles = Number(plan.billingCycles);
  const trial = Number(plan.trial);
  const discount = Number(readAmount(plan.discount) ?? Number.NaN);
  return {
    ...(plan.title.trim() === '' && { title: wrong.name }),
    ...(!(Number.isInteger(interval) && interval >= 1 && interval <= 50) && { interval: wrong.interval }),
    ...(plan.billingCycles.trim() !== '' &&
      !(Number.isInteger(cycles) && cycles >= 2 && cycles <= 999) && { billingCycles: wrong.charges }),
    ...(plan.trial.trim() !== '' &&
      !(Number.isInteger(trial) && trial >= 1 && trial <= 999) && { trial: words.freeTrials.wrongLength }),
    ...(plan.discountType === 'PERCENT' && !(discount >= 0.1 && discount <= 99.9) && { discount: wrong.percent }),
    ...(plan.discountType === 'AMOUNT' && !(discount > 0) && { discount: wrong.amount }),
  };
}
