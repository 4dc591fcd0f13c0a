import type { Messages } from '@stoa/messages';
import type { Checkout } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';

/** How often what is in a checkout is charged again; null where it is bought once. */
const settingsIn = ({ lineItems = [] }: Checkout) =>
  lineItems.find(({ subscriptionOptionInfo }) => subscriptionOptionInfo)?.subscriptionOptionInfo
    ?.subscriptionSettings ?? null;

/** A site with the ways to pay for a checkout: what is charged again needs a card. */
export const payableIn = (site: Site, checkout: Checkout): Site =>
  settingsIn(checkout) ? { ...site, paymentMethods: site.paymentMethods.filter(({ id }) => id === 'card') } : site;

/** What buyers agree to with a subscription; null where they buy none. */
export function consentFor(checkout: Checkout, words: Messages['subscriptions']): string | null {
  const { frequency, interval, billingCycles } = settingsIn(checkout) ?? {};
  if (!frequency || frequency === 'UNDEFINED') return null;
  const every = words.every(frequency, interval ?? 1);
  return words.consent(billingCycles ? words.times(every, billingCycles) : every);
}
