import { PRODUCT_TAGS } from '@stoa/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findTags } from '../../tags/index.ts';
import { findTaxGroupIds } from '../../tax/index.ts';
import type { ProductInput } from './build-product.ts';
import type { Product } from './product.ts';
import { findCategoryIds, productsWithBarcodes } from './product-checks.store.ts';

type Wanted = { input: ProductInput; known: Product | null };

/** The references of the input that the product does not have yet. */
function newReferences({ input, known }: Wanted) {
  const fresh = (id: string | null, before: string | null | undefined) => (id && id !== before ? [id] : []);
  const tags = [...input.tags.public, ...input.tags.private];
  const knownTags = new Set([...(known?.tags.public ?? []), ...(known?.tags.private ?? [])]);
  return {
    taxGroups: fresh(input.taxGroupId, known?.taxGroupId),
    categories: fresh(input.mainCategoryId, known?.mainCategoryId),
    tags: tags.filter((id) => !knownTags.has(id)),
  };
}

/**
 * Checks that the tax groups, main categories and tags exist that inputs name: null or a refusal for each. One
 * statement per kind, for new references only.
 */
export async function checkReferences(tx: Tx, wanted: readonly Wanted[]): Promise<(Refusal | null)[]> {
  const asked = wanted.map(newReferences);
  const all = (kind: 'taxGroups' | 'categories' | 'tags') => [...new Set(asked.flatMap((one) => one[kind]))];
  const find = async (ids: string[], look: (tx: Tx, ids: string[]) => Promise<Set<string>>) =>
    ids.length ? look(tx, ids) : new Set<string>();
  const taxGroups = await find(all('taxGroups'), findTaxGroupIds);
  const categories = await find(all('categories'), findCategoryIds);
  const tags = await find(all('tags'), findProductTagIds);
  return asked.map((one) => {
    if (one.taxGroups.some((id) => !taxGroups.has(id))) return absent('product.taxGroupId', 'tax group');
    if (one.categories.some((id) => !categories.has(id))) return absent('product.mainCategoryId', 'category');
    if (one.tags.some((id) => !tags.has(id))) return absent('product.tags', 'tag');
    return null;
  });
}

async function findProductTagIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const tags = await findTags(tx, ids);
  return new Set(tags.filter(({ fqdn }) => fqdn === PRODUCT_TAGS).map(({ id }) => id));
}

const absent = (field: string, kind: string): Refusal =>
  invalid({ field, description: `is no ${kind} of the site`, violatedRule: 'OTHER', ruleName: 'NOT_FOUND' });

/**
 * Checks that no other product has the inputs' barcodes: null or a refusal for each. One statement, and none without
 * new barcodes. Of two inputs with the same barcode, the first gets it.
 */
export async function checkBarcodes(
  tx: Tx,
  wanted: readonly { input: Pick<ProductInput, 'variants'>; known: Product | null }[],
): Promise<(Refusal | null)[]> {
  const fresh = wanted.map(({ input, known }) => {
    const before = new Set(known?.variants.map(({ barcode }) => barcode));
    return input.variants.flatMap(({ barcode }) => (barcode && !before.has(barcode) ? [barcode] : []));
  });
  const barcodes = [...new Set(fresh.flat())];
  const owners = barcodes.length ? await productsWithBarcodes(tx, barcodes) : [];
  const given = new Set<string>();
  return wanted.map(({ known }, index) => {
    const own = new Set(fresh[index]);
    const taken = [...own].find(
      (barcode) =>
        given.has(barcode) || owners.some((other) => other.barcode === barcode && other.productId !== known?.id),
    );
    if (taken !== undefined) return refuse('BARCODE_ALREADY_EXIST_ERROR', { barcode: taken });
    for (const barcode of own) given.add(barcode);
    return null;
  });
}
