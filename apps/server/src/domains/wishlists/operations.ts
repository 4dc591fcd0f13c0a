import { siteWishlists, wishlists, wishlistTags } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { addItem, getDefaultWishlist, getWishlistById, removeItem } from './wishlist-items.ts';
import { bulkUpdateWishlistTags, bulkUpdateWishlistTagsByFilter, updateTagsJob } from './wishlist-tags.ts';

export const served = [
  ...serve(wishlists, { getDefaultWishlist, addItem, removeItem }),
  ...serve(wishlistTags, { bulkUpdateWishlistTags, bulkUpdateWishlistTagsByFilter }),
  ...serve(siteWishlists, { getWishlistById }),
];

export const jobKinds = [updateTagsJob];
