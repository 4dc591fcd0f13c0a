import type { Messages } from '@stoa/messages';
import type { Checkout } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';
import { trialOf } from '../subscriptions/trial.ts';

/** How often what is in a checkout is charged again; null where it is bought once. */
const settingsIn = ({ lineItems = [] }: Checkout) =>
  lineItems.find(({ subscriptionOptionInfo }) => subscriptionOptionInfo)?.subscriptionOptionInfo
    ?.subscriptionSettings ?? null;

/** A site with the ways to pay for a checkout: what is charged again needs a card. */
export const payableIn = (site: Site, checkout: Checkout): Site =>
  settingsIn(checkout) ? { ...site, paymentMethods: site.paymentMethods.filter(({ id }) => id === 'card') } : site;

/** What buyers agree to with a subscription, and where it begins with a free trial: with `PRICE` for what comes after it. */
export type Consent = { usual: string; trial: string | null };

/** Stands for a price that follows the choices of the buyer. */
export const PRICE = '\u0000';

/** What buyers agree to with a subscription; null where they buy none. */
export function consentFor(checkout: Checkout, words: Messages['subscriptions']): Consent | null {
  const { frequency, interval, billingCycles, freeTrialPeriod } = settingsIn(checkout) ?? {};
  if (!frequency || frequency === 'UNDEFINED') return null;
  const every = words.every(frequency, interval ?? 1);
  const how = billingCycles ? words.times(every, billingCycles) : every;
  const trial = trialOf(freeTrialPeriod);
  return {
    usual: words.consent(how),
    trial: trial && words.trialConsent(words.trialThenPrice(trial, PRICE, how)),
  };
}
