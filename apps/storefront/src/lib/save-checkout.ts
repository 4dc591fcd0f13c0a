import type { Api, Checkout, Member, UpdateRequest } from './api.ts';
import { hasCode } from './api-errors.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { addressFields, changesOf, formOfCheckout, viewCheckout } from './checkout-view.ts';

type Checkouts = Pick<Api['checkouts'], 'getCheckout' | 'updateCheckout'>;

/**
 * Saves what the form has so far. Where the chosen delivery is not offered for the address, or none was chosen, the
 * first one is taken, so that totals are complete.
 */
export async function saveCheckout(
  checkouts: Checkouts,
  id: string,
  form: CheckoutForm,
  needsShipping: boolean,
): Promise<Checkout> {
  const checkout = await update(checkouts, changesOf(id, form, needsShipping)).catch((error: unknown) => {
    if (!form.shipping || !isAboutShipping(error)) throw error;
    return update(checkouts, changesOf(id, { ...form, shipping: '' }, needsShipping));
  });
  const view = viewCheckout(checkout);
  const first = view.shippingChoices[0];
  if (!needsShipping || view.shipping !== null || !first) return checkout;
  return update(checkouts, changesOf(id, { ...form, shipping: first.value }, needsShipping));
}

/** Fills a checkout that says nothing yet of its buyer with what their account knows. */
export async function prefillCheckout(checkouts: Checkouts, id: string, member: Member): Promise<void> {
  const { checkout = {} } = await checkouts.getCheckout({ id });
  const form = formOfCheckout(checkout, '');
  if (form.address.country) return;
  const { contact, loginEmail } = member;
  const { firstName, lastName, addresses, phones } = contact ?? {};
  const address = addressFields({ address: addresses?.[0], contactDetails: { firstName, lastName } });
  const known = { ...form, address, email: form.email || (loginEmail ?? ''), phone: phones?.[0] ?? '' };
  await saveCheckout(checkouts, id, known, viewCheckout(checkout).needsShipping);
}

const isAboutShipping = (error: unknown): boolean =>
  hasCode(
    error,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  );

/** An update needs something to change; without it, the checkout is read as it is. */
async function update(checkouts: Checkouts, changes: Checkout & { id: string }): Promise<Checkout> {
  const isEmpty = Object.keys(changes).length === 1;
  // the contract's type also asks for what only custom fields and memberships would need
  const answer = isEmpty
    ? await checkouts.getCheckout({ id: changes.id })
    : await checkouts.updateCheckout({ checkout: changes } as UpdateRequest);
  return answer.checkout ?? {};
}
