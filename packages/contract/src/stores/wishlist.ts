import { backOffice, operation, service } from '../operation.ts';
import { date, guid, integer, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const WishlistItemKind = message('WishlistItemKind', {
  type: text(),
  origin: text(),
});
export const StoresWishlistItem = message('StoresWishlistItem', {
  id: text(),
  dateAdded: readonly(nullable(date)),
  type: text(),
  origin: text(),
});
export const WishlistData = message('WishlistData', {
  id: nullable(guid),
  ownerId: text(),
  items: list(ref(StoresWishlistItem), { maxItems: 100 }),
  totalCount: integer({ maximum: 100 }),
});

export const siteWishlists = service('stores.wishlist', ['/stores', '', '/_api/wishlist-server'], {
  getWishlistById: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/wishlists/get',
    summary: 'Get wishlist by id',
    permit: backOffice('WISHLIST.MANAGE-SITE-WISHLISTS'),
    request: {
      id: guid,
      limit: nullable(integer({ minimum: 1, maximum: 100 })),
      offset: nullable(integer({ maximum: 100, minimum: 0 })),
      kind: list(ref(WishlistItemKind)),
    },
    response: {
      wishlist: ref(WishlistData),
    },
    required: ['id'],
  }),
});
