import type { Api, Checkout, Member, UpdateRequest } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import { addressOf } from '../address/address.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { changesOf, formOfCheckout, needsShipping, offeredShipping, selectedShipping } from './checkout-view.ts';

type Checkouts = Pick<Api['checkouts'], 'getCheckout' | 'updateCheckout'>;

/**
 * Saves the form's current values. If the chosen delivery option is not offered for the address, or there is none, the
 * first one is used, so that totals are complete.
 */
export async function saveCheckout(
  checkouts: Checkouts,
  id: string,
  form: CheckoutFields,
  isShipped: boolean,
): Promise<Checkout> {
  const checkout = await update(checkouts, changesOf(id, form, isShipped)).catch((error: unknown) => {
    if (!form.shipping || !isAboutShipping(error)) throw error;
    return update(checkouts, changesOf(id, { ...form, shipping: '' }, isShipped));
  });
  const first = offeredShipping(checkout)[0];
  if (!isShipped || selectedShipping(checkout) !== null || !first) return checkout;
  return update(checkouts, changesOf(id, { ...form, shipping: first }, isShipped));
}

/** Fills in a checkout that has no buyer yet with the data of their account. */
export async function prefillCheckout(checkouts: Checkouts, id: string, member: Member): Promise<void> {
  const { checkout = {} } = await checkouts.getCheckout({ id });
  const form = formOfCheckout(checkout, '');
  if (form.address.country) return;
  const { contact, loginEmail } = member;
  const { firstName, lastName, addresses, phones } = contact ?? {};
  const address = addressOf({ address: addresses?.[0], contactDetails: { firstName, lastName } });
  const known = { ...form, address, email: form.email || (loginEmail ?? ''), phone: phones?.[0] ?? '' };
  await saveCheckout(checkouts, id, known, needsShipping(checkout));
}

const isAboutShipping = (error: unknown): boolean =>
  hasCode(
    error,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  );

/** An update must contain a change; without one, the checkout is only read. */
async function update(checkouts: Checkouts, changes: Checkout & { id: string }): Promise<Checkout> {
  const isEmpty = Object.keys(changes).length === 1;
  // the contract's type also requires fields that only custom fields and memberships need
  const answer = isEmpty
    ? await checkouts.getCheckout({ id: changes.id })
    : await checkouts.updateCheckout({ checkout: changes } as UpdateRequest);
  return answer.checkout ?? {};
}
