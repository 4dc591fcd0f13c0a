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
    reviews: 'the same statement finds whether product pages have something of the visitor’s to show',
    review_votes: 'the same statement finds whether they voted',
    contacts: 'members’ own reviews are also those written under their address',
  },
  serves: served,
};
