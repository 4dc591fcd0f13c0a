import { categories } from '@stoa/contract';
import { hasId, mistakesAsSent, noId, rowsPart, whole } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { invalid, isRefusal, notFound, type Violation } from '../../platform/refusal.ts';
import {
  type Arrangement,
  type FormerAddress,
  findArrangements,
  findFormerAddresses,
  findProductsAt,
  insertFormerAddress,
} from './archived-items.store.ts';
import { findAllCategories, findCategories } from './categories.store.ts';
import { type Category, treeOf } from './category.ts';
import type { WireCategory } from './category-content.ts';
import { insertInto } from './create-category.ts';
import { productItem } from './item.ts';
import { arrangeItems } from './listed-items.store.ts';
import { createTree, loadTree, lockTree } from './trees.store.ts';

type Row = WireCategory & { id: string };

/** A category as an operation could be sent it: in its tree, and last below its parent. */
const rowOf = (category: Category): Row => {
  const { id, name, slug, visible, parentId, tree, managingAppId, image } = category;
  const { description, richContentDescription, seoData, extendedFields } = category;
  return {
    ...{ id, name, slug, visible },
    treeReference: { appNamespace: tree.namespace, treeKey: tree.key || null },
    ...(parentId && { parentCategory: { id: parentId } }),
    ...(managingAppId && { managingAppId }),
    ...(image && { image: { id: image.id, altText: image.altText } }),
    ...(description && { description }),
    ...(richContentDescription && { richContentDescription }),
    ...(seoData && { seoData }),
    ...(extendedFields && { extendedFields }),
  } as Row;
};

/** The trees of categories in archives, each category after the one above it. What is in them comes with the products. */
const trees: ArchivePart = rowsPart<Row>({
  name: 'categories',
  version: 1,
  inTemplates: whole,
  isUntouched: async (tx) => (await findAllCategories(tx)).length === 0,
  read: async (_ctx, tx) => (await findAllCategories(tx)).map(rowOf),
  mistakes: (row) => (hasId(row) ? mistakesAsSent(categories.createCategory, { category: row }) : noId),
  put: (ctx, row) =>
    withSite(ctx, async (tx) => {
      const tree = treeOf(row.treeReference);
      if (isRefusal(tree)) return tree;
      if ((await findCategories(tx, tree, [row.id])).length > 0) return null;
      if (!(await lockTree(tx, tree)) && !(await createTree(tx, tree, ctx.now())))
        return invalid({
          field: 'treeReference',
          description: 'names one tree more than a site can have',
          violatedRule: 'OTHER',
        });
      const nodes = await loadTree(tx, tree);
      const made = await insertInto({ ...ctx, newId: () => row.id }, tx, { tree, nodes, wire: row });
      if (isRefusal(made)) return made;
      ctx.cache.changed(tx);
      return null;
    }),
});

const LONGEST_SLUG = 300;
const MOST_ARRANGED = 10_000;
const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_SLUG;
const wrong = (field: string, description: string): readonly Violation[] => [
  { field, description, violatedRule: 'OTHER' },
];

/** The products that somebody put first in a category. */
const arrangements: ArchivePart = rowsPart<Arrangement>({
  name: 'arrangements',
  version: 1,
  inTemplates: whole,
  comes: 'last',
  read: (_ctx, tx) => findArrangements(tx),
  mistakes: (row) => {
    if (!hasId(row)) return noId;
    const { products } = row;
    const isList = Array.isArray(products) && products.length <= MOST_ARRANGED && products.every(isSlug);
    return isList ? [] : wrong('products', 'must be addresses of products');
  },
  put: (ctx, { id, products }) =>
    withSite(ctx, async (tx) => {
      const found = await findProductsAt(tx, products);
      const arranged = await arrangeItems(tx, id, found.map(productItem));
      ctx.cache.changed(tx);
      return arranged.length === products.length ? null : notFound(`some products of the category ${id} are missing`);
    }),
});

/** Addresses that products and categories had, which still lead to them. */
const formerAddresses: ArchivePart = rowsPart<FormerAddress>({
  name: 'former-addresses',
  version: 1,
  comes: 'last',
  read: (_ctx, tx) => findFormerAddresses(tx),
  mistakes: (row) => {
    if (!isRecord(row) || !isSlug(row.slug) || !isSlug(row.leadsTo)) return wrong('slug', 'must be an address');
    return row.kind === 'product' || row.kind === 'category' ? [] : wrong('kind', 'must be product or category');
  },
  put: (ctx, row) =>
    withSite(ctx, async (tx) =>
      (await insertFormerAddress(tx, row)) ? null : notFound(`there is nothing at the address ${row.leadsTo}`),
    ),
});

export const categoryParts: readonly ArchivePart[] = [trees, arrangements, formerAddresses];
