/** Products, categories and posts in a layout of the owner's: what is in the block is shown once for each of them. */
import type { BlockSchema, DataPaths, Property } from '@stoa/page-model';
import { categoryItemData, postItemData, productItemData } from '../schemas/data.ts';
import { heading, howManyCategories, text, whichPosts, whichProducts } from '../schemas/properties.ts';
import { align, columns, gap, surface } from '../schemas/styles.ts';

type Repeat = Pick<BlockSchema, 'type' | 'label'> & { data: DataPaths; which: Readonly<Record<string, Property>> };

const repeat = ({ which, ...named }: Repeat): BlockSchema => ({
  ...named,
  group: 'section',
  props: { heading, text, ...which },
  styles: { columns, gap, align, ...surface },
  slots: { items: { label: 'What is shown of each', accepts: ['column'], most: 1 } },
  repeats: 'items',
});

export const productRepeat = repeat({
  type: 'productRepeat',
  label: 'Products in your layout',
  data: productItemData,
  which: whichProducts,
});
export const categoryRepeat = repeat({
  type: 'categoryRepeat',
  label: 'Categories in your layout',
  data: categoryItemData,
  which: howManyCategories,
});
export const postRepeat = repeat({
  type: 'postRepeat',
  label: 'Posts in your layout',
  data: postItemData,
  which: whichPosts,
});
