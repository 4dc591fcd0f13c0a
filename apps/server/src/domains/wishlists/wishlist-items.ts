import { isStoresApp, type siteWishlists, storesAppIds, type wishlists } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, notFound, notPermitted, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findOfferedIds } from '../catalog/index.ts';
import { viewTagIds } from '../tags/index.ts';
import { itemKey, MOST_ITEMS, type Reference, type Wishlist } from './wishlist.ts';
import {
  addWishlistItem,
  findWishlist,
  findWishlistOf,
  lockWishlistOf,
  removeWishlistItem,
} from './wishlists.store.ts';

const nobodysList = notPermitted('only visitors and members have a wishlist');

/** The store has two ids; lists are stored under the first. */
const appIdOf = (appId: string | null | undefined): string =>
  !appId || isStoresApp(appId) ? storesAppIds[0] : appId.toLowerCase();

const viewWishlist = (ctx: Context, { id, ownerId, items, tags, createdDate, updatedDate }: Wishlist) => ({
  id,
  ...(ctx.caller.kind === 'member' ? { memberId: ownerId } : {}),
  items: items.map(({ reference, addedDate }) => ({ catalogReference: reference, addedDate })),
  tags: viewTagIds(tags, { privateToo: false }),
  createdDate,
  updatedDate,
});

/** The caller's wishlist; empty until something is added. */
export const getDefaultWishlist: UseCase<typeof wishlists.getDefaultWishlist> = async (ctx, { appId }) => {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return nobodysList;
  const found = await readSite(ctx, (tx) => findWishlistOf(tx, ownerId, appIdOf(appId)));
  return { wishlist: found ? viewWishlist(ctx, found) : { items: [] } };
};

/** Adds a catalogue item to the caller's list; an item already on it keeps its place. */
export const addItem: UseCase<typeof wishlists.addItem> = async (ctx, request) => {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return nobodysList;
  const reference = referenceOf(request.catalogReference);
  if (!reference) return notAnItem;
  return withSite(ctx, async (tx) => {
    const offered = await findOfferedIds(tx, [reference.catalogItemId]);
    if (offered.size === 0) return notFound('there is no such item');
    const wishlistId = await lockWishlistOf(tx, {
      id: ctx.newId(),
      ownerId,
      appId: appIdOf(reference.appId),
      now: ctx.now(),
    });
    const count = await addWishlistItem(tx, { wishlistId, key: itemKey(reference), reference, now: ctx.now() });
    if (count > MOST_ITEMS) return refuse('WISHLIST_ITEMS_LIMIT_EXCEEDED', { limit: MOST_ITEMS });
    const wishlist = request.returnEntity ? await findWishlist(tx, wishlistId) : null;
    return wishlist ? { wishlist: viewWishlist(ctx, wishlist) } : {};
  });
};

/** Removes an item from the caller's list; a missing one is no error. */
export const removeItem: UseCase<typeof wishlists.removeItem> = async (ctx, request) => {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return nobodysList;
  const reference = referenceOf(request.catalogReference);
  if (!reference) return notAnItem;
  return withSite(ctx, async (tx) => {
    const wishlist = await findWishlistOf(tx, ownerId, appIdOf(reference.appId));
    if (wishlist) await removeWishlistItem(tx, { wishlistId: wishlist.id, key: itemKey(reference) });
    const changed = wishlist && request.returnEntity ? await findWishlist(tx, wishlist.id) : null;
    return changed ? { wishlist: viewWishlist(ctx, changed) } : {};
  });
};

const notAnItem = invalid({
  field: 'catalogReference.appId',
  description: 'is not an app whose items the site sells',
  violatedRule: 'OTHER',
});

function referenceOf({ catalogItemId, appId, options }: Reference): Reference | null {
  if (!isStoresApp(appId)) return null;
  return { catalogItemId, appId, ...(options ? { options } : {}) };
}

const KIND = { type: 'product', origin: 'stores' };

/** Anyone's wishlist on the site, for staff. */
export const getWishlistById: UseCase<typeof siteWishlists.getWishlistById> = async (
  ctx,
  { id, limit, offset, kind = [] },
) => {
  const found = isGuid(id) ? await readSite(ctx, (tx) => findWishlist(tx, id)) : null;
  if (!found) return notFound('there is no such wishlist');
  const isAsked =
    kind.length === 0 ||
    kind.some(({ type = KIND.type, origin = KIND.origin }) => type === KIND.type && origin === KIND.origin);
  const items = isAsked ? found.items : [];
  const start = offset ?? 0;
  return {
    wishlist: {
      id: found.id,
      ownerId: found.ownerId,
      items: items.slice(start, start + (limit ?? MOST_ITEMS)).map(({ reference, addedDate }) => ({
        id: reference.catalogItemId,
        dateAdded: addedDate,
        ...KIND,
      })),
      totalCount: items.length,
    },
  };
};
