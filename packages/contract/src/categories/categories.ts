import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  fieldMask,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CommonAggregationData, WixCommonSearchDetails } from '../shared/aggregation.ts';
import { LongCursorPaging, LongCursorQuery, LongCursorSearch, TreeReference } from '../shared/catalogue.ts';
import { ExtendedFields, SeoSchema } from '../shared/common.ts';
import { ApplicationError, BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPagingMetadata, Cursors } from '../shared/paging.ts';
import { RichContent } from '../shared/rich-content.ts';

import { BreadcrumbsInfo, CatalogV3Image } from '../stores/product-v3-parts.ts';

export const ParentCategory = message('ParentCategory', {
  id: nullable(guid),
  index: readonly(nullable(number())),
});
export const Category = message('Category', {
  id: immutable(nullable(guid)),
  revision: readonly(nullable(int64)),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  name: nullable(text({ minLength: 1, maxLength: 80 })),
  image: ref(CatalogV3Image),
  itemCounter: readonly(number()),
  description: nullable(text({ minLength: 1, maxLength: 600 })),
  visible: immutable(nullable(boolean)),
  breadcrumbsInfo: readonly(ref(BreadcrumbsInfo)),
  parentCategory: immutable(ref(ParentCategory)),
  slug: nullable(text({ minLength: 1, maxLength: 300 })),
  seoData: ref(SeoSchema),
  richContentDescription: ref(RichContent),
  treeReference: readonly(ref(TreeReference)),
  managingAppId: immutable(nullable(guid)),
  extendedFields: ref(ExtendedFields),
});
export const CategorySingleEntityOpsRequestedFields = choice(
  'BREADCRUMBS_INFO',
  'DESCRIPTION',
  'RICH_CONTENT_DESCRIPTION',
);
export const CategoryRequestedFields = choice('BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION');
export const CategoryPosition = choice('FIRST', 'LAST', 'AFTER');
export const MaskedCategory = message('MaskedCategory', {
  category: ref(Category),
  fieldMask: fieldMask('category'),
});
export const BulkCategoriesResult = message('BulkCategoriesResult', {
  itemMetadata: ref(ItemMetadata),
  category: ref(Category),
});
export const CategoryItemReference = message('CategoryItemReference', {
  catalogItemId: text({ minLength: 1, maxLength: 36 }),
  appId: text({ minLength: 1, maxLength: 36 }),
});
export const CategoryItemReferenceMetadata = message('CategoryItemReferenceMetadata', {
  item: ref(CategoryItemReference),
  originalIndex: integer(),
  success: boolean,
  error: ref(ApplicationError),
});
export const BulkItemsToCategoryResult = message('BulkItemsToCategoryResult', {
  itemMetadata: ref(CategoryItemReferenceMetadata),
});
export const BulkItemToCategoriesResult = message('BulkItemToCategoriesResult', {
  itemMetadata: ref(ItemMetadata),
});
export const CategoryPagingMetadata = message('CategoryPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer({ minimum: 0 })),
  total: nullable(integer()),
  cursors: ref(Cursors),
});
export const MapItemToCategories = message('MapItemToCategories', {
  item: ref(CategoryItemReference),
  directCategoryIds: list(guid, { maxItems: 1000 }),
  indirectCategoryIds: list(guid, { maxItems: 1000 }),
});

/** Requests that name no tree are about the tree of the store's products. */
export const categories = service('categories.categories', ['/categories', ''], {
  createCategory: operation({
    method: 'POST',
    effect: 'write',
    creates: 'category',
    path: '/v1/categories',
    summary: 'Create category',
    permit: backOffice('CATEGORIES.CATEGORY_CREATE'),
    request: {
      category: ref(Category),
      treeReference: ref(TreeReference),
      fields: list(CategorySingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      category: ref(Category),
    },
    required: ['category', 'category.name'],
    errors: [
      'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
      'DUPLICATE_SLUG',
      'DUPLICATE_HANDLE',
      'CATEGORIES_LIMIT_PER_TREE_EXCEEDED',
      'PARENT_CATEGORY_NOT_IN_TREE',
      'TREES_LIMIT_EXCEEDED',
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
      'PARENT_CATEGORY_HIDDEN',
    ],
  }),
  getCategory: operation({
    method: 'GET',
    path: '/v1/categories/{categoryId}',
    summary: 'Get category',
    permit: anyone(),
    request: {
      categoryId: guid,
      treeReference: ref(TreeReference),
      fields: list(CategorySingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      category: ref(Category),
    },
    required: ['categoryId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  getCategoryBySlug: operation({
    method: 'GET',
    path: '/v1/categories/slug/{slug}',
    summary: 'Get category by slug',
    permit: anyone(),
    request: {
      slug: text(),
      treeReference: ref(TreeReference),
      fields: list(CategorySingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      category: ref(Category),
    },
    required: ['slug'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  updateCategory: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/categories/{category.id}',
    summary: 'Update category',
    permit: backOffice('CATEGORIES.CATEGORY_UPDATE'),
    request: {
      category: ref(Category),
      fieldMask: fieldMask('category'),
      treeReference: ref(TreeReference),
      fields: list(CategorySingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      category: ref(Category),
    },
    required: ['category.id', 'category', 'category.revision'],
    errors: [
      'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
      'DUPLICATE_SLUG',
      'REMOVED_SLUG',
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
      'UPDATE_OF_FIELD_NOT_ALLOWED',
    ],
  }),
  deleteCategory: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/categories/{categoryId}',
    summary: 'Delete category',
    permit: backOffice('CATEGORIES.CATEGORY_DELETE'),
    request: {
      categoryId: guid,
      treeReference: ref(TreeReference),
    },
    response: {},
    required: ['categoryId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  queryCategories: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/categories/query',
    summary: 'Query categories',
    permit: anyone(),
    request: {
      query: ref(LongCursorQuery),
      treeReference: ref(TreeReference),
      returnNonVisibleCategories: boolean,
      fields: list(CategoryRequestedFields, { maxItems: 100 }),
    },
    response: {
      categories: list(ref(Category), { maxItems: 1000 }),
      pagingMetadata: ref(CursorPagingMetadata),
    },
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  searchCategories: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/categories/search',
    summary: 'Search categories',
    permit: anyone(),
    request: {
      search: ref(LongCursorSearch),
      treeReference: ref(TreeReference),
      returnNonVisibleCategories: boolean,
      fields: list(CategoryRequestedFields, { maxItems: 100 }),
    },
    response: {
      categories: list(ref(Category), { maxItems: 1000 }),
      pagingMetadata: ref(CursorPagingMetadata),
      aggregationData: ref(CommonAggregationData),
    },
    required: ['treeReference', 'treeReference.appNamespace', 'search'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  countCategories: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/categories/count',
    summary: 'Count categories',
    permit: anyone(),
    request: {
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
      treeReference: ref(TreeReference),
      returnNonVisibleCategories: boolean,
    },
    response: {
      count: integer(),
    },
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  moveCategory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/categories/{categoryId}/move',
    summary: 'Move category',
    permit: backOffice('CATEGORIES.CATEGORY_MOVE'),
    request: {
      categoryId: guid,
      treeReference: ref(TreeReference),
      parentCategoryId: nullable(guid),
      position: CategoryPosition,
      moveAfterCategoryId: nullable(guid),
    },
    response: {
      parentCategoryId: nullable(guid),
      categoriesAfterMove: list(guid, { maxItems: 100 }),
    },
    required: ['categoryId', 'position'],
    errors: [
      'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
      'PARENT_CATEGORY_NOT_IN_TREE',
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
      'TREE_CYCLE_DETECTED',
      'MISSING_AFTER_CATEGORY',
      'AFTER_CATEGORY_NOT_IN_PARENT',
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
    ],
  }),
  bulkUpdateCategories: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/update',
    summary: 'Bulk update categories',
    permit: backOffice('CATEGORIES.CATEGORY_UPDATE'),
    request: {
      categories: list(ref(MaskedCategory), { minItems: 1, maxItems: 100 }),
      treeReference: ref(TreeReference),
      returnEntity: boolean,
      fields: list(CategoryRequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkCategoriesResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['categories', 'categories.category', 'categories.category.id', 'categories.category.revision'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'UPDATE_OF_FIELD_NOT_ALLOWED'],
  }),
  updateCategoryVisibility: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/categories/visibility',
    summary: 'Update category visibility',
    permit: backOffice('CATEGORIES.CATEGORY_UPDATE'),
    request: {
      categoryId: guid,
      visible: boolean,
      treeReference: ref(TreeReference),
      revision: nullable(int64),
      fields: list(CategorySingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      category: ref(Category),
    },
    required: ['categoryId', 'visible', 'revision'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'PARENT_CATEGORY_HIDDEN', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  bulkShowCategories: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/show',
    summary: 'Bulk show categories',
    permit: backOffice('CATEGORIES.CATEGORY_UPDATE'),
    request: {
      categoryIds: list(guid, { minItems: 1, maxItems: 100 }),
      treeReference: ref(TreeReference),
      returnEntity: boolean,
      fields: list(CategoryRequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkCategoriesResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['categoryIds'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  bulkAddItemsToCategory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/{categoryId}/add-items',
    summary: 'Bulk add items to category',
    permit: backOffice('CATEGORIES.CATEGORY_ADD_ITEM'),
    request: {
      categoryId: guid,
      items: list(ref(CategoryItemReference), { minItems: 1, maxItems: 1000 }),
      treeReference: ref(TreeReference),
    },
    response: {
      results: list(ref(BulkItemsToCategoryResult), { minItems: 1, maxItems: 1000 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['categoryId', 'items', 'items.appId', 'items.catalogItemId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  bulkAddItemToCategories: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/add-item',
    summary: 'Bulk add item to categories',
    permit: backOffice('CATEGORIES.CATEGORY_ADD_ITEM'),
    request: {
      item: ref(CategoryItemReference),
      categoryIds: list(guid, { minItems: 1, maxItems: 100 }),
      treeReference: ref(TreeReference),
    },
    response: {
      results: list(ref(BulkItemToCategoriesResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['item', 'item.appId', 'item.catalogItemId', 'categoryIds'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  bulkRemoveItemsFromCategory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/{categoryId}/remove-items',
    summary: 'Bulk remove items from category',
    permit: backOffice('CATEGORIES.CATEGORY_REMOVE_ITEM'),
    request: {
      categoryId: guid,
      items: list(ref(CategoryItemReference), { minItems: 1, maxItems: 100 }),
      treeReference: ref(TreeReference),
    },
    response: {
      results: list(ref(BulkItemsToCategoryResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['categoryId', 'items', 'items.appId', 'items.catalogItemId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  bulkRemoveItemFromCategories: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/remove-item',
    summary: 'Bulk remove item from categories',
    permit: backOffice('CATEGORIES.CATEGORY_REMOVE_ITEM'),
    request: {
      item: ref(CategoryItemReference),
      categoryIds: list(guid, { minItems: 1, maxItems: 100 }),
      treeReference: ref(TreeReference),
    },
    response: {
      results: list(ref(BulkItemToCategoriesResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['item', 'item.appId', 'item.catalogItemId', 'categoryIds'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  listItemsInCategory: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/categories/{categoryId}/list-items',
    summary: 'List items in category',
    permit: anyone(),
    request: {
      cursorPaging: ref(LongCursorPaging),
      categoryId: guid,
      treeReference: ref(TreeReference),
      useCategoryArrangement: boolean,
      includeItemsFromSubcategories: boolean,
    },
    response: {
      items: list(ref(CategoryItemReference), { maxItems: 100 }),
      pagingMetadata: ref(CategoryPagingMetadata),
    },
    required: ['categoryId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  listCategoriesForItem: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/categories/list-categories-for-item',
    summary: 'List categories for item',
    permit: anyone(),
    request: {
      item: ref(CategoryItemReference),
      treeReference: ref(TreeReference),
    },
    response: {
      directCategoryIds: list(guid, { maxItems: 1000 }),
      allCategoryIds: list(guid, { maxItems: 1000 }),
    },
    required: ['item', 'item.appId', 'item.catalogItemId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  listCategoriesForItems: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/categories/list-categories-for-items',
    summary: 'List categories for items',
    permit: anyone(),
    request: {
      items: list(ref(CategoryItemReference), { maxItems: 100 }),
      treeReference: ref(TreeReference),
    },
    response: {
      categoriesForItems: list(ref(MapItemToCategories), { maxItems: 100 }),
    },
    required: ['items', 'items.appId', 'items.catalogItemId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  listTrees: operation({
    method: 'GET',
    path: '/v1/categories/list-trees',
    summary: 'List trees',
    permit: anyone(),
    request: {},
    response: {
      trees: list(ref(TreeReference), { maxItems: 20 }),
    },
  }),
  setArrangedItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/categories/{categoryId}/set-arranged-items',
    summary: 'Set arranged items',
    permit: backOffice('CATEGORIES.CATEGORY_MOVE_ITEM'),
    request: {
      categoryId: guid,
      treeReference: ref(TreeReference),
      items: list(ref(CategoryItemReference), { maxItems: 100 }),
    },
    response: {
      items: list(ref(CategoryItemReference), { maxItems: 100 }),
    },
    required: ['categoryId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'ITEM_NOT_IN_CATEGORY', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  getArrangedItems: operation({
    method: 'GET',
    path: '/v1/categories/{categoryId}/arranged-items',
    summary: 'Get arranged items',
    permit: anyone(),
    request: {
      categoryId: guid,
      treeReference: ref(TreeReference),
    },
    response: {
      items: list(ref(CategoryItemReference), { maxItems: 100 }),
    },
    required: ['categoryId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  bulkSetItemCategories: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/categories/set-item-categories',
    summary: 'Bulk set item categories',
    permit: backOffice('CATEGORIES.ITEM_SET_CATEGORIES'),
    request: {
      item: ref(CategoryItemReference),
      categoryIds: list(guid, { maxItems: 1000 }),
      treeReference: ref(TreeReference),
    },
    response: {
      addResults: list(ref(BulkItemToCategoriesResult)),
      removeResults: list(ref(BulkItemToCategoriesResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['item', 'item.appId', 'item.catalogItemId'],
    errors: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
});

export const CategoryMoved = message('CategoryMoved', {
  categoryId: guid,
  parentCategory: ref(ParentCategory),
  treeReference: ref(TreeReference),
});
export const ItemAddedToCategory = message('ItemAddedToCategory', {
  categoryId: guid,
  addedItem: ref(CategoryItemReference),
  treeReference: ref(TreeReference),
});
export const ItemRemovedFromCategory = message('ItemRemovedFromCategory', {
  categoryId: guid,
  removedItem: ref(CategoryItemReference),
  treeReference: ref(TreeReference),
});
export const ItemsArrangedInCategory = message('ItemsArrangedInCategory', {
  categoryId: guid,
  treeReference: ref(TreeReference),
});
export const categoryEvents = events('wix.categories.v1.category', {
  entity: Category,
  permission: 'CATEGORIES.CATEGORY_READ',
  created: 'A category is created.',
  updated: 'The name, texts, picture or visibility of a category change.',
  deleted: 'A category or one of its ancestors is deleted.',
  actions: {
    categoryMoved: { when: 'A category moves to another place in its tree.', carries: CategoryMoved },
    itemAddedToCategory: { when: 'An item is added to a category.', carries: ItemAddedToCategory },
    itemRemovedFromCategory: { when: 'An item is removed from a category.', carries: ItemRemovedFromCategory },
    itemsArrangedInCategory: {
      when: 'The arranged items of a category change.',
      carries: ItemsArrangedInCategory,
    },
  },
});
