import { messagesIn } from '@stoa/messages';
import type { SubscriptionTerms } from '../../catalog/index.ts';

const inBoth = (text: string) => ({ original: text, translated: text });

/** How often something is charged, as clients see it. Buyers can always cancel. */
export const viewSubscriptionSettings = ({ frequency, interval, billingCycles, freeTrial }: SubscriptionTerms) => ({
  frequency,
  interval,
  autoRenewal: billingCycles === null,
  ...(billingCycles !== null && { billingCycles }),
  enableCustomerCancellation: true,
  ...(freeTrial && { freeTrialPeriod: freeTrial }),
});

/** What a line of a cart or a checkout says of being bought repeatedly. */
export const viewSubscriptionOption = (terms: SubscriptionTerms) => ({
  subscriptionSettings: viewSubscriptionSettings(terms),
  title: inBoth(terms.title),
  ...(terms.description && { description: inBoth(terms.description) }),
});

/** What a line of an order says of it. */
export const viewOrderedSubscription = (terms: SubscriptionTerms) => ({
  id: terms.contract?.id ?? null,
  cycleNumber: terms.contract?.cycle ?? 1,
  subscriptionOptionTitle: terms.title,
  subscriptionOptionDescription: terms.description,
  subscriptionSettings: viewSubscriptionSettings(terms),
});

/** `Every 2 weeks, 6 times in all`, or `14 days free, then every month` where a trial is yet to come. */
export function subscriptionWords(terms: SubscriptionTerms, language: string): string {
  const { frequency, interval, billingCycles, freeTrial, contract } = terms;
  const words = messagesIn(language).subscriptions;
  const every = words.every(frequency, interval);
  const how = billingCycles === null ? every : words.times(every, billingCycles);
  return freeTrial && (contract?.cycle ?? 0) === 0 ? words.trialThen(freeTrial, how) : how;
}
