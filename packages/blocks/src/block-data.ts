import type { Messages } from '@stoa/messages';
import type { Sized, Block as StoredBlock, ValueAt } from '@stoa/page-model';
import type { ReactElement, ReactNode } from 'react';
import type { FormToFill } from './form/shown-form.ts';
import type { PictureSource } from './picture.tsx';
import type { PostSummary } from './post-card.tsx';
import type { ProductSummary } from './product-card.tsx';
import type { Props } from './read-props.ts';

/** A block of a page document, as its view sees it. */
export type Block = { id: string; type: string; props: Props; styles: Readonly<Record<string, Sized>> };

export type CategorySummary = { id: string; name: string; href: string; picture: PictureSource | null };

/** Data of blocks beyond their own props, loaded beforehand, by the block's id. */
export type BlockData = {
  products: Record<string, ProductSummary[]>;
  categories: Record<string, CategorySummary[]>;
  forms: Record<string, FormToFill>;
  /** The addresses of documents that hold the owner's own code; none where it is not to run. */
  frames?: Record<string, string>;
  posts: Record<string, PostSummary[]>;
  /** On a page of the shop: what its own types of blocks show of what the page is about; those that are absent show nothing. */
  parts?: Readonly<Record<string, ReactElement<{ className?: string }> | null>>;
  /** What the site, and what a page of the shop is about, say for properties that are bound to it. */
  valueAt?: ValueAt;
  /** On a page of the shop: the products that its own rows show, by their types. */
  rows?: Readonly<Record<string, ProductSummary[]>>;
  /** The same of posts. */
  postRows?: Readonly<Record<string, PostSummary[]>>;
  /** On a page of the shop: the language of what it is about, BCP 47, where that is not the page's. */
  language?: string | undefined;
};

/** The types of blocks that show products, categories or posts by their own settings. */
export const typesWith: Readonly<Record<'products' | 'categories' | 'posts', readonly string[]>> = {
  products: ['productGrid', 'productRepeat'],
  categories: ['categoryTiles', 'categoryRepeat'],
  posts: ['latestPosts', 'postRepeat'],
};

/** The data of blocks that show no more than their props. */
export const noBlockData: BlockData = { products: {}, categories: {}, forms: {}, posts: {} };

export type HeadingLevel = 1 | 2 | 3;

export type BlockProps = {
  block: Block;
  data: BlockData;
  /** 1 for the first block of the page. */
  headingLevel: HeadingLevel;
  /** Pictures of the first block of the page load first. */
  isFirst: boolean;
  /** The block that it is in, and which of those in the same slot it is. */
  place: { parent: string; index: number };
  /** The blocks in one of its slots. */
  slot: (name: string, headingLevel: HeadingLevel) => ReactNode;
  /** Attributes by which the editor knows the element that shows a text; none on a visitor's page. */
  edit: (property: string) => Record<string, string>;
};

/** A block as it is made, before it has an id. */
export type Example = Pick<StoredBlock, 'props'> & { slots?: Record<string, (Example & { type: string })[]> };

/** How blocks of a type look. `view` is a plain function without hooks: the editor marks the element that it returns. */
export type BlockView = {
  view: (props: BlockProps) => ReactElement<{ className?: string }> | null;
  /** Whether its heading can be the page's heading, if the block comes first. */
  canBeTitle?: boolean;
  /** Whether it always has the page's heading in it, wherever it stands: only of what pages of the shop are about. */
  hasTitle?: boolean;
  /** The block as it is inserted, in the given language. */
  example: (texts: Messages['sections']['example']) => Example;
};
