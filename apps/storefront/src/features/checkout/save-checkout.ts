import type { Api, Checkout, UpdateRequest } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { changesOf, type Known } from './checkout-view.ts';

type Checkouts = Pick<Api['checkouts'], 'getCheckout' | 'updateCheckout'>;

/**
 * Saves the form's current values. If the chosen delivery option is not offered for the address, or none is chosen, the
 * first one counts, so that totals are complete.
 */
export const saveCheckout = (checkouts: Checkouts, id: string, form: CheckoutFields, known: Known): Promise<Checkout> =>
  update(checkouts, changesOf(id, form, known)).catch((error: unknown) => {
    if (!form.shipping || !isAboutShipping(error)) throw error;
    return update(checkouts, changesOf(id, { ...form, shipping: '' }, known));
  });

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
