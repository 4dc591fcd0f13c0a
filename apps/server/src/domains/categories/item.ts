import { isStoresApp, storesAppIds } from '@stoa/contract';
import { isGuid } from '../../platform/ids.ts';
import { notFound, type Refusal } from '../../platform/refusal.ts';

/** An item of a category. `productId` is present where the item is a product of the store. */
export type Item = { appId: string; itemId: string; productId: string | null };
export type WireItem = { catalogItemId?: string; appId?: string };

/** The item that a client names, or its refusal. Products are the same under each id of the store's app. */
export function readItem({ catalogItemId = '', appId = '' }: WireItem): Item | Refusal {
  if (!isStoresApp(appId)) return { appId, itemId: catalogItemId, productId: null };
  return isGuid(catalogItemId) ? productItem(catalogItemId.toLowerCase()) : absentProduct();
}

export const productItem = (id: string): Item => ({ appId: storesAppIds[0], itemId: id, productId: id });
export const absentProduct = (): Refusal => notFound('there is no such product');
export const viewItem = ({ appId, itemId }: Pick<Item, 'appId' | 'itemId'>) => ({ catalogItemId: itemId, appId });
export const itemKey = ({ appId, itemId }: Pick<Item, 'appId' | 'itemId'>): string => `${appId} ${itemId}`;
