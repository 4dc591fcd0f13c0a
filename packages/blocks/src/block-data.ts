import type { Messages } from '@stoa/messages';
import type { ComponentType } from 'react';
import type { PictureSource } from './picture.tsx';
import type { ProductSummary } from './product-card.tsx';
import type { Props } from './read-props.ts';

/** A block of a page document, with the fields needed for rendering. */
export type Block = { id: string; type: string; props: Props };

export type CategorySummary = { id: string; name: string; href: string; picture: PictureSource | null };

/** Data of blocks beyond their own props, loaded beforehand, by the block's id. */
export type BlockData = {
  products: Record<string, ProductSummary[]>;
  categories: Record<string, CategorySummary[]>;
};

export type BlockProps = {
  block: Block;
  data: BlockData;
  /** 1 for the first block of the page. */
  headingLevel: 1 | 2;
  /** Pictures of the first block of the page load first. */
  isFirst: boolean;
};

/** A type of block for pages. */
export type BlockType = {
  Component: ComponentType<BlockProps>;
  /** Whether its heading can be the page's heading, if the block comes first. */
  canBeTitle?: boolean;
  /** Example props, shown until the block has its own, in the given language. */
  example: (texts: Messages['blocks']['example']) => Props;
};
