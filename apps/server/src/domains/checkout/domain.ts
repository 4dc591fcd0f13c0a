import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';
import { checkoutData } from './personal-data.store.ts';
import { removeForgottenCheckouts } from './remove-forgotten-checkouts.store.ts';

export const checkout: Domain = {
  name: 'checkout',
  says: 'From a cart to an order: buyer, addresses, delivery, totals',
  owns: ['checkouts'],
  reads: {
    carts: 'an order empties the cart that it came from',
    orders: 'checkouts that became orders are kept with them',
  },
  serves: served,
  expires: [removeForgottenCheckouts],
  personalData: [checkoutData],
};
