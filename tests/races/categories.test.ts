import { categories } from '@stoa/contract';
import { itemOf, openCategories, STORE } from '@stoa/server/testing/categories';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expect, test } from 'vitest';
import { childrenOf, type Node, pathOf, subtreeOf } from '../../apps/server/src/domains/categories/tree.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

type Shop = Awaited<ReturnType<typeof openCategories>>;
type Row = {
  id: string;
  parent_id: string | null;
  position: number;
  path: string[];
  visible: boolean;
  managed: boolean;
};

/** The tree as stored in the database; fails if it is not a tree. */
async function treeOf(shop: Shop): Promise<Node[]> {
  const rows = (await shop.rows<Row>('categories')).filter(({ managed }) => !managed);
  const nodes = rows.map(({ parent_id, ...row }): Node => ({ ...row, parentId: parent_id }));
  const reached = nodes.filter(({ parentId }) => parentId === null).flatMap(({ id }) => subtreeOf(nodes, id));
  expect(reached.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
  for (const parentId of [null, ...nodes.map(({ id }) => id)]) {
    const positions = childrenOf(nodes, parentId).map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, index) => index));
  }
  for (const row of rows) expect(row.path).toEqual(pathOf(nodes, row.id));
  return nodes;
}

/** The category columns of all products say what `category_items` says. */
async function expectColumnsRight(shop: Shop): Promise<void> {
  const nodes = await treeOf(shop);
  const items = await shop.rows<{ category_id: string; product_id: string }>('category_items');
  const products = await shop.rows<{ id: string; category_ids: string[]; all_category_ids: string[] }>('products');
  for (const product of products) {
    const direct = items.filter(({ product_id }) => product_id === product.id).map(({ category_id }) => category_id);
    const all = new Set(direct.flatMap((id) => [id, ...pathOf(nodes, id)]));
    expect(product.category_ids.toSorted()).toEqual(direct.toSorted());
    expect(product.all_category_ids.slice(0, -1).toSorted()).toEqual([...all].toSorted());
  }
}

test('concurrent creations in one tree all succeed', async () => {
  const shop = await openCategories(database);
  const parent = await shop.add('Parent');
  const ids = await atOnce(20, (index) => shop.add('Same name', index % 2 ? parent : undefined));
  expect(new Set(ids).size).toBe(20);
  const nodes = await treeOf(shop);
  expect(childrenOf(nodes, parent)).toHaveLength(10);
});

test('concurrent moves never create a cycle or two equal positions', async () => {
  const shop = await openCategories(database);
  const ids = await atOnce(6, (index) => shop.add(`Category ${index}`));
  // every category into the next: at least one move must be refused
  const moves = await atOnce(6, (index) =>
    shop.staff.call(categories.moveCategory, {
      categoryId: ids[index],
      parentCategoryId: ids[(index + 1) % 6],
      position: 'LAST',
      treeReference: STORE,
    }),
  );
  expect(moves.filter(isRefusal)).toMatchObject([{ code: 'TREE_CYCLE_DETECTED' }]);
  await treeOf(shop);
});

test('products know all ancestors of their categories, whatever moves while they are added', async () => {
  const shop = await openCategories(database);
  const [a = '', b = '', c = '', d = ''] = await atOnce(4, (index) => shop.add(`Category ${index}`));
  const products = await shop.products(30);
  const move = (categoryId: string, parentCategoryId: string | null) =>
    shop.staff.call(categories.moveCategory, {
      categoryId,
      parentCategoryId,
      position: 'FIRST',
      treeReference: STORE,
    });
  await Promise.all([
    atOnce(12, async (index) => {
      const items = products.slice(index, index + 10).map(itemOf);
      const change = index % 4 === 3 ? categories.bulkRemoveItemsFromCategory : categories.bulkAddItemsToCategory;
      const categoryId = [a, b, c][index % 3];
      await shop.staff.call(change, { categoryId, items, treeReference: STORE });
    }),
    atOnce(8, (index) => (index % 2 ? move(c, b) : move(c, d))),
    atOnce(4, (index) => move(b, index % 2 ? a : null)),
  ]);
  await expectColumnsRight(shop);
  await shop.staff.call(categories.deleteCategory, { categoryId: b, treeReference: STORE });
  await expectColumnsRight(shop);
});

test('if two requests claim one slug at once, one is told that it is taken', async () => {
  const shop = await openCategories(database);
  const ids = await atOnce(5, (index) => shop.add(`Category ${index}`));
  const updates = await atOnce(5, (index) =>
    shop.staff.call(categories.updateCategory, {
      category: { id: ids[index], revision: '1', slug: 'wanted' },
      treeReference: STORE,
    }),
  );
  expect(updates.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  expect(updates.filter(isRefusal)).toMatchObject(Array(4).fill({ code: 'DUPLICATE_SLUG' }));
});
