import type { ProductView } from '../product.ts';
import type { StockItem } from './queries.ts';
import type { Selection } from './selection.ts';

/** What the table and the cards of products are drawn from. */
export type ProductListProps = {
  products: ProductView[];
  /** Pieces of products with one variant, by product; undefined until they are known. */
  stock: Map<string, StockItem[]> | undefined;
  /** Names of categories by id; undefined until they are known. */
  categories: Map<string, string> | undefined;
  /** Null for who may do nothing with several at once. */
  selection: Selection | null;
  onSelection: (selection: Selection) => void;
};
