import type { Domain } from '../../domain.ts';
import { categoryParts } from './archive.ts';
import { served } from './operations.ts';

export const categories: Domain = {
  name: 'categories',
  says: 'Category trees and the items in them',
  owns: ['categories', 'category_items', 'category_trees', 'slug_history'],
  reads: {
    products: 'items of a category are listed in the order of their products; archives name these by their addresses',
  },
  derives: {
    products: 'lists of products filter by the categories of each, which only this domain can tell',
  },
  archives: categoryParts,
  serves: served,
  keepsMedia: [{ kind: 'CATEGORY', table: 'categories', name: 'name' }],
};
