import type { Messages } from '@stoa/messages';
import type { V3Product } from '../../lib/api.ts';
import { trialOf } from '../subscriptions/trial.ts';
import { type PlanView, PRICE } from './purchasable.ts';

/** The ways to buy a product repeatedly, and the one to buy it once; none where that is the only one. */
export function plansOf({ subscriptionDetails }: V3Product, words: Messages['subscriptions']): PlanView[] {
  const { subscriptions = [], allowOneTimePurchases } = subscriptionDetails ?? {};
  const plans = subscriptions.flatMap((plan): PlanView[] => {
    const { id, title = '', frequency, interval, billingCycles, description, visible, freeTrialPeriod } = plan;
    if (!id || visible === false || !frequency || frequency === 'UNDEFINED') return [];
    const every = words.every(frequency, interval ?? 1);
    const how = billingCycles ? words.times(every, billingCycles) : every;
    const trial = trialOf(freeTrialPeriod);
    const terms = trial ? words.trialThenPrice(trial, PRICE, how) : how;
    return [{ id, title, note: [terms, description].filter(Boolean).join(' · ') }];
  });
  if (plans.length === 0) return [];
  return allowOneTimePurchases === false ? plans : [{ id: '', title: words.once, note: '' }, ...plans];
}
