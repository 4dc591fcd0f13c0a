import type { ProductView } from '../product.ts';
import type { Matching } from './product-search.ts';

/** Products that are marked, across pages: some by hand, or all that match the filters. */
export type Selection = {
  isAll: boolean;
  /** What was known of the products when they were marked, by id. */
  some: ReadonlyMap<string, ProductView>;
};

export const nothing: Selection = { isAll: false, some: new Map() };

export const isSelected = ({ isAll, some }: Selection, { id }: ProductView): boolean => isAll || some.has(id ?? '');

/** Marks or unmarks products. Unmarking one of all leaves those of its page, which are the ones that people see. */
export function mark(selection: Selection, products: ProductView[], wanted: boolean, page: ProductView[]): Selection {
  const some = new Map(selection.isAll ? byId(page) : selection.some);
  for (const product of products) {
    if (wanted) some.set(product.id ?? '', product);
    else some.delete(product.id ?? '');
  }
  return { isAll: false, some };
}

const byId = (products: ProductView[]): [string, ProductView][] =>
  products.map((product) => [product.id ?? '', product]);

/** How many are marked, of so many that match. */
export const countSelected = ({ isAll, some }: Selection, total: number): number => (isAll ? total : some.size);

/** The marked products as the server is told of them. */
export function selectedMatching({ isAll, some }: Selection, matching: Matching): Matching {
  return isAll ? matching : { filter: { id: { $in: [...some.keys()] } } };
}
