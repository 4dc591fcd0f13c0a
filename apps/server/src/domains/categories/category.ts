import type { categories, Request } from '@stoa/contract';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { CategoryContent } from './category-content.ts';

/** A tree of categories on a site: `key` distinguishes several of one namespace and is '' where there is one. */
export type Tree = { namespace: string; key: string };

/** A group of items with a page of its own. V1 clients know those of the store's tree as collections. */
export type Category = CategoryContent & {
  id: string;
  revision: string;
  createdDate: string;
  updatedDate: string;
  /** Unique within the site. */
  slug: string;
  name: string;
  visible: boolean;
  /** Kept by the store itself: All Products. */
  managed: boolean;
  parentId: string | null;
  /** Among its siblings, from 0. */
  position: number;
  tree: Tree;
  /** The only app that may change its contents. */
  managingAppId: string | null;
  /** The number of items directly in it. */
  itemCount: number;
  /** Its ancestors from the top down; only on request. */
  breadcrumbs?: Breadcrumb[];
};
export type Breadcrumb = { categoryId: string; categoryName: string; categorySlug: string };
export type CategoryName = Pick<Category, 'id' | 'slug' | 'name'>;

export type WireTree = Request<typeof categories.getCategory>['treeReference'];

/** The tree of the store's products. Products store ids of this tree's categories only. */
export const STORE_TREE: Tree = { namespace: '@wix/stores', key: '' };
export const MOST_TREES = 20;

/** The category of all products, which every store has and which stores no list of its contents. */
export const ALL_PRODUCTS_ID = '00000000-0000-0000-0000-000000000001';
/** The id by which V1 clients know it, which is not a well-formed GUID. */
export const ALL_PRODUCTS_V1_ID = '00000000-000000-000000-000000000001';

/** The tree that a request names; the store's by default. A namespace looks like a package name. */
export function treeOf(reference: WireTree): Tree | Refusal {
  if (!reference?.appNamespace) return { ...STORE_TREE, key: reference?.treeKey ?? '' };
  const { appNamespace, treeKey } = reference;
  if (!/^@[\w.-]+\/[\w.-]+$/.test(appNamespace)) {
    return refuse('NAMESPACE_NOT_FOUND_IN_DEV_CENTER', { appNamespace });
  }
  return { namespace: appNamespace, key: treeKey ?? '' };
}

export const isStoreTree = ({ namespace, key }: Tree): boolean =>
  namespace === STORE_TREE.namespace && key === STORE_TREE.key;
