import { categories, collections } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { bulkShowCategories, updateCategoryVisibility } from './category-visibility.ts';
import * as contents from './change-items.ts';
import * as collection from './collections.ts';
import { createCategory } from './create-category.ts';
import { deleteCategory } from './delete-category.ts';
import * as items from './list-items.ts';
import { moveCategory } from './move-category.ts';
import * as read from './read-categories.ts';
import { bulkUpdateCategories, updateCategory } from './update-categories.ts';

export const served = [
  ...serve(categories, {
    createCategory,
    getCategory: read.getCategory,
    getCategoryBySlug: read.getCategoryBySlug,
    updateCategory,
    deleteCategory,
    queryCategories: read.queryCategories,
    searchCategories: read.searchCategories,
    countCategories: read.countCategories,
    moveCategory,
    bulkUpdateCategories,
    updateCategoryVisibility,
    bulkShowCategories,
    bulkAddItemsToCategory: contents.bulkAddItemsToCategory,
    bulkAddItemToCategories: contents.bulkAddItemToCategories,
    bulkRemoveItemsFromCategory: contents.bulkRemoveItemsFromCategory,
    bulkRemoveItemFromCategories: contents.bulkRemoveItemFromCategories,
    listItemsInCategory: items.listItemsInCategory,
    listCategoriesForItem: items.listCategoriesForItem,
    listCategoriesForItems: items.listCategoriesForItems,
    listTrees: read.listTrees,
    setArrangedItems: items.setArrangedItems,
    getArrangedItems: items.getArrangedItems,
    bulkSetItemCategories: contents.bulkSetItemCategories,
  }),
  ...serve(collections, {
    queryCollections: collection.queryCollections,
    getCollection: collection.getCollection,
    getCollectionBySlug: collection.getCollectionBySlug,
  }),
];
