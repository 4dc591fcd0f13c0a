/** The pages of categories, that of all products, and that of a search: lists of products with what stands around them. */
import type { BlockSchema, Subject } from '@stoa/page-model';
import { categoryData, searchData } from '../schemas/data.ts';
import { sectionOf, shopPage } from '../shop-pages/parts.ts';

const ofList: readonly Subject[] = ['list'];
const ofSearch: readonly Subject[] = ['search'];

export const categoryPage: BlockSchema = shopPage('list', {
  type: 'categoryPage',
  label: 'Category page',
  data: categoryData,
  title: 'category.name',
});
export const listingTop = sectionOf(ofList, { type: 'listingTop', label: 'Name and description', isRequired: true });
export const subcategories = sectionOf(ofList, { type: 'subcategories', label: 'Subcategories' });
export const productListing = sectionOf(ofList, {
  type: 'productListing',
  label: 'Filters and products',
  isRequired: true,
});

export const searchPage: BlockSchema = shopPage('search', {
  type: 'searchPage',
  label: 'Search page',
  data: searchData,
});
export const searchTop = sectionOf(ofSearch, { type: 'searchTop', label: 'Search terms', isRequired: true });
export const searchResults = sectionOf(ofSearch, { type: 'searchResults', label: 'Results', isRequired: true });
