import type { categories, Response } from '@stoa/contract';

export type CategoryView = NonNullable<Response<typeof categories.getCategory>['category']>;

/** The tree of the store's products. */
export const storeTree = { treeReference: { appNamespace: '@wix/stores' } };
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
/** The category of all products: the store maintains it, and nobody can change it. */
export const ALL_PRODUCTS_ID = '00000000-0000-0000-0000-000000000001';

export const itemOf = (productId: string) => ({ catalogItemId: productId, appId: STORES_APP_ID });
export const categoryPath = (id: string): string => `/categories/${id}`;
