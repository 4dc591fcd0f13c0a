import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const visitors: Domain = {
  name: 'visitors',
  says: 'The things visitors collect, and handing them over when they log in',
  owns: [],
  reads: {
    carts: 'every page shows the number of items in the cart: one statement finds all that pages show of a visitor',
    wishlists: 'the same statement finds the items of the wish list',
    wishlist_items: 'the same statement finds the items of the wish list',
  },
  serves: served,
};
