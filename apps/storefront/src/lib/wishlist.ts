/** What a visitor has put aside. */
import { type Api, STORES_APP_ID } from './api.ts';
import { orNull } from './api-errors.ts';

/** Ids of the products on the visitor's list, the latest first. */
export async function loadWishes({ wishlists }: Api): Promise<string[]> {
  const answer = await orNull(wishlists.getDefaultWishlist({ appId: STORES_APP_ID }));
  const items = answer?.wishlist?.items ?? [];
  return items.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []).toReversed();
}

/** Puts a product on the list, or takes it off. */
export async function setWish({ wishlists }: Api, productId: string, isWished: boolean): Promise<void> {
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId };
  await (isWished ? wishlists.addItem({ catalogReference }) : wishlists.removeItem({ catalogReference }));
}
