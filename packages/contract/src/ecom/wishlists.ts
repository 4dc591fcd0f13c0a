import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, date, guid, list, message, nullable, readonly, ref } from '../schema.ts';
import { CatalogReference } from '../shared/commerce.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CatalogV3Tags } from '../stores/product-v3-parts.ts';

export const WishlistItem = message('WishlistItem', {
  catalogReference: ref(CatalogReference),
  addedDate: readonly(nullable(date)),
});
export const Wishlist = message('Wishlist', {
  id: readonly(nullable(guid)),
  memberId: readonly(nullable(guid)),
  items: readonly(list(ref(WishlistItem), { maxItems: 100 })),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  extendedFields: ref(ExtendedFields),
  tags: ref(CatalogV3Tags),
});
export const BulkUpdateWishlistTagsResult = message('BulkUpdateWishlistTagsResult', {
  itemMetadata: ref(ItemMetadata),
});

export const wishlists = service('ecom.wishlists', ['/ecom', '', '/_api/wishlist'], {
  getDefaultWishlist: operation({
    method: 'GET',
    path: '/v1/wishlists/get-default',
    summary: 'Get default wishlist',
    permit: anyone('ecom:v1:wishlist:get_default_wishlist'),
    request: {
      appId: nullable(guid),
    },
    response: {
      wishlist: ref(Wishlist),
    },
  }),
  addItem: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/wishlists/add-item',
    summary: 'Add item',
    permit: anyone('ecom:v1:wishlist:add_item'),
    request: {
      catalogReference: ref(CatalogReference),
      returnEntity: boolean,
    },
    response: {
      wishlist: ref(Wishlist),
    },
    required: ['catalogReference', 'catalogReference.catalogItemId', 'catalogReference.appId'],
    errors: ['WISHLIST_ITEMS_LIMIT_EXCEEDED'],
  }),
  removeItem: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/wishlists/remove-item',
    summary: 'Remove item',
    permit: anyone('ecom:v1:wishlist:remove_item'),
    request: {
      catalogReference: ref(CatalogReference),
      returnEntity: boolean,
    },
    response: {
      wishlist: ref(Wishlist),
    },
    required: ['catalogReference', 'catalogReference.catalogItemId', 'catalogReference.appId'],
  }),
});
export const wishlistTags = service('ecom.wishlists.tags', ['', '/_api/wishlist'], {
  bulkUpdateWishlistTags: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/wishlists/update-tags',
    summary: 'Bulk update wishlist tags',
    permit: backOffice('ECOM.WISHLIST_UPDATE'),
    request: {
      wishlistIds: list(guid, { minItems: 1, maxItems: 100 }),
      assignTags: ref(CatalogV3Tags),
      unassignTags: ref(CatalogV3Tags),
    },
    response: {
      results: list(ref(BulkUpdateWishlistTagsResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['wishlistIds'],
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
  bulkUpdateWishlistTagsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/wishlists/update-tags-by-filter',
    summary: 'Bulk update wishlist tags by filter',
    permit: backOffice('ECOM.WISHLIST_UPDATE'),
    request: {
      filter: nullable(anyObject),
      assignTags: ref(CatalogV3Tags),
      unassignTags: ref(CatalogV3Tags),
    },
    response: {
      jobId: guid,
    },
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
});
