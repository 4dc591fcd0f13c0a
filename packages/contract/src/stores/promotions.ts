import { bareResult, bulkResult, crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  fieldMask,
  guid,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { CommonAggregationData, WixCommonAggregation, WixCommonSearchDetails } from '../shared/aggregation.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { CursorPaging, CursorPagingMetadata, CursorQuery, FieldSorting } from '../shared/paging.ts';
import { Tags, updatingTags, updatingTagsByFilter } from '../shared/tags.ts';
import { CatalogV3Image } from './product-v3-parts.ts';

export const PromotionMedia = message(
  'PromotionMedia',
  {
    /** A picture of the media library. */
    id: text({ minLength: 1, maxLength: 200 }),
    /** The address of a picture that is imported in the background; until then the promotion is disabled. */
    url: webUrl,
    image: readonly(ref(CatalogV3Image)),
    altText: nullable(text({ minLength: 1, maxLength: 1000 })),
    /** The name of the imported file. */
    displayName: nullable(text({ maxLength: 80 })),
    mediaType: readonly(choice('IMAGE')),
    uploadId: readonly(guid),
  },
  { atMostOne: [['id', 'url']] },
);
export const PromotionCategory = message('PromotionCategory', {
  id: guid,
  /** The place among the products of the category, counted from 1. */
  position: integer({ minimum: 1 }),
  /** Whether it is shown at the same place in the categories below. */
  appliedToSubcategories: boolean,
});
/** A banner among the products of categories. */
export const Promotion = message('Promotion', {
  ...entityFields,
  name: text({ minLength: 1, maxLength: 50 }),
  media: ref(PromotionMedia),
  destinationUrl: nullable(webUrl),
  categories: list(ref(PromotionCategory), { maxItems: 1000 }),
  enabled: boolean,
  extendedFields: ref(ExtendedFields),
  tags: ref(Tags),
});
const MaskedPromotion = message('MaskedPromotion', { promotion: ref(Promotion), fieldMask: fieldMask('promotion') });
const PromotionSearch = message('PromotionSearch', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 10 }),
  aggregations: list(ref(WixCommonAggregation), { maxItems: 10 }),
  search: ref(WixCommonSearchDetails),
  timeZone: nullable(text({ maxLength: 50 })),
});
const PositionedPromotion = message('PositionedPromotion', {
  promotion: ref(Promotion),
  position: integer({ minimum: 1 }),
});
const PromotionTagsModified = message('PromotionTagsModified', {
  promotion: ref(Promotion),
  assignedTags: ref(Tags),
  unassignedTags: ref(Tags),
});

const allowed = (action: string): string => `stores:catalog:v3:promotion:${action}`;
const permit = (action: string) => backOffice(allowed(action));
const limits = { minItems: 1, maxItems: 100 };
const bulk = '/v3/bulk/promotions';
const written = ['MEDIA_NOT_FOUND', 'DUPLICATE_CATEGORY_ASSIGNMENT'] as const;
const results = list(ref(bulkResult('BulkPromotionResult', Promotion)), limits);
const tagging = updatingTags('promotionIds', bulk, allowed('bulk_update_promotion_tags'));

/** Banners on the pages of categories. */
export const promotions = service('stores.promotions-v-3', ['/stores', '', '/_api/promotion'], {
  ...crud({
    entity: Promotion,
    one: 'promotion',
    many: 'promotions',
    path: '/v3/promotions',
    permission: 'stores:catalog:v3:promotion',
    permits: {
      create: permit('create_promotion'),
      read: permit('get_promotion'),
      update: permit('update_promotion'),
      delete: permit('delete_promotion'),
    },
    mask: 'fieldMask',
    required: ['media', 'name'],
    query: { request: CursorQuery, alsoPost: true },
    bulk: {
      results,
      deleted: list(ref(bareResult('BulkDeletePromotionResult')), limits),
      masked: MaskedPromotion,
    },
    serves: ['create', 'get', 'update', 'delete', 'query', 'bulkCreate', 'bulkUpdate', 'bulkDelete'],
    differs: {
      create: { errors: [...written, 'PROMOTIONS_LIMIT_EXCEEDED'] },
      update: { errors: [...written, 'MEDIA_REMOVAL_NOT_ALLOWED'] },
      query: { permit: permit('query_promotions') },
      bulkCreate: { permit: permit('bulk_create_promotions'), errors: [...written, 'PROMOTIONS_LIMIT_EXCEEDED'] },
      bulkUpdate: { permit: permit('bulk_update_promotions'), errors: [...written, 'MEDIA_REMOVAL_NOT_ALLOWED'] },
      bulkDelete: { permit: permit('bulk_delete_promotions') },
    },
  }),
  bulkUpdatePromotionTags: operation({
    summary: 'Add and remove tags of promotions',
    ...tagging,
    request: { ...tagging.request, returnEntity: boolean },
    response: { results, bulkActionMetadata: ref(BulkActionMetadata) },
  }),
  bulkUpdatePromotionTagsByFilter: operation({
    summary: 'Add and remove tags of all matching promotions, in the background',
    ...updatingTagsByFilter(bulk, allowed('bulk_update_promotion_tags_by_filter')),
  }),
  searchPromotions: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/promotions/search',
    summary: 'Search promotions by the words of their names',
    permit: permit('search_promotions'),
    request: { search: ref(PromotionSearch) },
    response: {
      promotions: list(ref(Promotion)),
      pagingMetadata: ref(CursorPagingMetadata),
      aggregationData: ref(CommonAggregationData),
    },
    required: ['search'],
  }),
  resolvePromotions: operation({
    method: 'GET',
    path: '/v3/promotions/resolve',
    summary: 'List the enabled promotions of a category, and those of the categories above that apply to it',
    permit: permit('resolve_promotions'),
    request: { categoryId: guid },
    response: { promotions: list(ref(PositionedPromotion)) },
    required: ['categoryId'],
    errors: ['CATEGORY_NOT_FOUND'],
  }),
});

export const promotionEvents = events('wix.stores.catalog.v3.promotion', {
  entity: Promotion,
  permission: 'stores:catalog:v3:promotion:read_events',
  created: 'A promotion is created.',
  updated: 'A promotion changes, or its picture has been imported.',
  deleted: { when: 'A promotion is deleted.', carriesEntity: true },
  actions: {
    tagsModified: { when: 'Tags of a promotion are assigned or removed.', carries: PromotionTagsModified },
  },
});
