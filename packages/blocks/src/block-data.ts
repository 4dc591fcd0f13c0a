import type { PictureSource } from './picture.tsx';
import type { ProductSummary } from './product-card.tsx';
import type { Props } from './read-props.ts';

/** A block of a page document, as far as rendering needs it. */
export type Block = { id: string; type: string; props: Props };

export type CategorySummary = { id: string; name: string; href: string; picture: PictureSource | null };

/** What blocks show beside their own props, loaded beforehand, by the block's id. */
export type BlockData = {
  products: Record<string, ProductSummary[]>;
  categories: Record<string, CategorySummary[]>;
};

export type BlockProps = {
  block: Block;
  data: BlockData;
  /** 1 for the block that opens the page. */
  headingLevel: 1 | 2;
  /** Pictures of the block that opens the page load first. */
  isFirst: boolean;
};
