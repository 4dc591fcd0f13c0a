import type { PersonalData } from '../../context.ts';
import { removeCheckouts } from '../checkout/index.ts';
import { findOfBuyers, removeAll } from './abandoned-checkouts.store.ts';

/** The checkouts that a person began and left, and what they entered there. */
export const abandonedCheckoutData: PersonalData = {
  name: 'abandonedCheckouts',
  async export(_ctx, tx, { emails, memberId }) {
    const found = await findOfBuyers(tx, [{ emails, memberId }]);
    return found.map(({ id, status, createdDate, recoveredDate, activities, checkout }) => {
      const { email, shippingDestination, billingInfo, lines } = checkout;
      const items = lines.map(({ item, quantity }) => ({ name: item.productName, quantity }));
      return { id, status, createdDate, recoveredDate, activities, email, shippingDestination, billingInfo, items };
    });
  },
  async erase(_ctx, tx, people) {
    const found = await findOfBuyers(tx, people);
    // first the checkouts, in the order of locks
    await removeCheckouts(
      tx,
      found.flatMap(({ checkoutId, restoredId }) => (restoredId ? [checkoutId, restoredId] : [checkoutId])),
    );
    await removeAll(
      tx,
      found.map(({ id }) => id),
    );
  },
};
