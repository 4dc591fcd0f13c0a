/** The visitor's wishlist. */
import { type Api, STORES_APP_ID } from '../../lib/api.ts';

/** Puts a product on the wishlist, or takes it off. */
export async function setWish({ wishlists }: Api, productId: string, isWished: boolean): Promise<void> {
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId };
  await (isWished ? wishlists.addItem({ catalogReference }) : wishlists.removeItem({ catalogReference }));
}
