// For tests of categories: a site with products of which nothing but their place in categories matters.

import { categories } from '@stoa/contract';
import { sql } from 'kysely';
import { asPlatform, type Database } from '../src/platform/db/index.ts';
import { addProducts, STORES_APP } from './products.ts';
import { expectAnswer, openShop } from './shop.ts';

export const STORE = { appNamespace: '@wix/stores' };
export const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP });

/** A site of its own in the database. */
export async function openCategories(database: Database) {
  const shop = await openShop(database);
  const siteId = shop.site.id;
  const staff = shop.staff();
  return {
    siteId,
    staff,
    visitor: shop.visitor(),
    app: (id: string) => shop.as({ kind: 'app', id, permissions: ['*'] }),
    contextOf: shop.contextOf,
    rows: shop.rows,
    /** The id of a new category of the store. */
    async add(name: string, parentId?: string, more: object = {}): Promise<string> {
      const parentCategory = parentId ? { parentCategory: { id: parentId } } : {};
      const answer = await staff.call(categories.createCategory, {
        category: { name, ...parentCategory, ...more },
        treeReference: STORE,
      });
      return String(expectAnswer(answer).category?.id);
    },
    /** The ids of new products. */
    async products(count: number, { visible = true } = {}): Promise<string[]> {
      const products = Array.from({ length: count }, () => ({ name: 'Product', price: 100, visible }));
      return (await addProducts(staff.ctx, products)).map(({ id }) => id);
    },
    /** The category columns of a product. */
    columnsOf: (productId: string): Promise<{ direct: string[]; all: string[] }> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{ direct: string[]; all: string[] }>`
          select category_ids as direct, all_category_ids as all from products where id = ${productId}`.execute(tx.db);
        return rows[0] ?? { direct: [], all: [] };
      }),
    events: shop.events,
  };
}
