import { parseAmount, toDecimal } from '@stoa/money';
import { type RawBuilder, sql } from 'kysely';
import { NIL_ID } from '../../../platform/ids.ts';
import type { Operator, Queryable, QueryField, TextSource } from '../../../platform/query/index.ts';
import { placeInCategory } from '../../categories/index.ts';
import { choiceKey } from '../product/derived-columns.ts';

/** The source of product rows in queries by field. The database omits joins that no query needs. */
export const productSource: RawBuilder<unknown> = sql`products left join product_availability as availability
  on availability.site_id = products.site_id and availability.product_id = products.id`;

const column = (name: string): RawBuilder<unknown> => sql.ref(`products.${name}`);
const field = (kind: QueryField['kind'], name: string, more: Partial<QueryField> = {}): QueryField => ({
  kind,
  column: column(name),
  ...more,
});
/** A field that can also be counted from the facet index, without the database. */
const facet = (kind: QueryField['kind'], name: string, more: Partial<QueryField> = {}): QueryField =>
  field(kind, name, { ...more, facet: name });
const sortable = { sortable: true };
const nullable = { nullable: true };

/** An amount in the site's currency, in decimal units on the wire. */
export const amountField = (
  currency: string,
  column: RawBuilder<unknown>,
  more: Partial<QueryField> = {},
): QueryField => ({
  kind: 'number',
  column,
  sortable: true,
  toColumn: (text) => parseAmount(text, currency, 'half-up') ?? undefined,
  fromColumn: (text) => toDecimal(Number(text), currency),
  ...more,
});

const amount = (currency: string, name: string, more: Partial<QueryField> = {}): QueryField =>
  amountField(currency, column(name), { ...more, facet: name });

const id = field('uuid', 'id', sortable);
const name = field('string', 'name', sortable);
const slug = field('string', 'slug', sortable);
const sku = field('string', 'sku', { ...sortable, ...nullable });
const visible = field('boolean', 'visible', sortable);
const createdDate = field('date', 'created_date', sortable);
const updatedDate = field('date', 'updated_date', sortable);
const numericId = field('integer', 'numeric_id', sortable);
const directCategories = facet('uuidArray', 'category_ids');
const allCategories = facet('uuidArray', 'all_category_ids');
const brandName = facet('string', 'brand_name', { ...sortable, ...nullable });
const ribbonName = facet('string', 'ribbon_name', { ...sortable, ...nullable });
const present: readonly Operator[] = ['$exists', '$isEmpty', '$not'];

/** No row means no stock at all. */
const availability = (name: 'status' | 'preorder_status', none: string, values: readonly string[]): QueryField => ({
  kind: 'string',
  column: sql`coalesce(${sql.ref(`availability.${name}`)}, ${sql.lit(none)})`,
  sortable: true,
  values,
  facet: name,
});
const availabilityStatus = availability('status', 'OUT_OF_STOCK', [
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
]);

const byNewest = {
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** V1 ids are texts, not always GUIDs: clients filter by "not empty", or by values from their own addresses. */
const anyText = { noValue: NIL_ID };
const directCollections = { ...directCategories, ...anyText };

/** Fields that V1 clients may query products by. */
export const v1Queryable = (currency: string): Queryable => ({
  fields: {
    id: { ...id, ...anyText },
    name,
    slug,
    sku,
    numericId,
    createdDate,
    lastUpdated: updatedDate,
    description: { kind: 'string', column: sql`products.doc ->> 'description'`, nullable: true },
    price: amount(currency, 'price'),
    'priceData.price': amount(currency, 'price'),
    productType: { kind: 'string', column: sql`lower(products.product_type)`, values: ['physical', 'digital'] },
    'collections.id': directCollections,
    collectionIds: directCollections,
    inventoryStatus: availabilityStatus,
    brand: brandName,
    ribbon: ribbonName,
    visible,
  },
  namedField: choicesOfOption,
  ...byNewest,
});

/** `options.Size` holds the choice names of the product option "Size". */
function choicesOfOption(fieldName: string): QueryField | undefined {
  const option = /^options\.(.+)$/s.exec(fieldName)?.[1];
  if (!option) return undefined;
  return facet('stringArray', 'choice_keys', { toColumn: (choice) => choiceKey(option, choice), aggregatable: false });
}

/** Fields for V3 Query; prices, names and categories are for Search. */
export const v3Queryable: Queryable = {
  fields: {
    id,
    slug,
    handle: slug,
    'options.id': field('uuidArray', 'option_ids'),
    createdDate,
    updatedDate,
    visible,
  },
  ...byNewest,
};

/** Fields for V3 Search and Count. Private tags are for staff only. */
export const v3Searchable = (currency: string, { seesPrivateTags = false } = {}): Queryable => ({
  fields: {
    id,
    name,
    slug,
    handle: slug,
    createdDate,
    updatedDate,
    visible,
    visibleInPos: field('boolean', 'visible_in_pos', sortable),
    productType: facet('string', 'product_type', { ...sortable, values: ['PHYSICAL', 'DIGITAL'] }),
    'actualPriceRange.minValue.amount': amount(currency, 'price'),
    'actualPriceRange.maxValue.amount': amount(currency, 'price_max'),
    'compareAtPriceRange.minValue.amount': amount(currency, 'compare_at_price', nullable),
    'compareAtPriceRange.maxValue.amount': amount(currency, 'compare_at_price_max', nullable),
    'inventory.availabilityStatus': availabilityStatus,
    'inventory.preorderStatus': availability('preorder_status', 'DISABLED', [
      'ENABLED',
      'DISABLED',
      'PARTIALLY_ENABLED',
    ]),
    ...withIds('directCategoriesInfo.categories', directCategories),
    ...withIds('allCategoriesInfo.categories', allCategories),
    mainCategoryId: field('uuid', 'main_category_id', nullable),
    'brand.id': facet('uuid', 'brand_id', nullable),
    'brand.name': brandName,
    'ribbon.id': field('uuid', 'ribbon_id', nullable),
    'ribbon.name': ribbonName,
    'infoSections.id': field('uuidArray', 'info_section_ids'),
    'options.id': field('uuidArray', 'option_ids'),
    'options.choicesSettings.choices.choiceId': field('uuidArray', 'choice_ids'),
    'options.choicesSettings.choices.name': facet('stringArray', 'choice_names'),
    'modifiers.id': field('uuidArray', 'modifier_ids'),
    'variantsInfo.variants.sku': field('stringArray', 'skus'),
    'variantsInfo.variants.barcode': field('stringArray', 'barcodes'),
    'variantSummary.variantCount': field('integer', 'variant_count', sortable),
    'tags.publicTags.tagIds': facet('stringArray', 'public_tags'),
    ...(seesPrivateTags ? { 'tags.privateTags.tagIds': field('stringArray', 'private_tags') } : {}),
    taxGroupId: field('uuid', 'tax_group_id', nullable),
    'physicalProperties.deliveryProfileId': {
      kind: 'string',
      column: sql`products.doc ->> 'deliveryProfileId'`,
      nullable: true,
      aggregatable: false,
    },
    'physicalProperties.shippingWeightRange.minValue': field('number', 'weight', { ...sortable, ...nullable }),
    'physicalProperties.shippingWeightRange.maxValue': field('number', 'weight_max', { ...sortable, ...nullable }),
    'media.main': field('string', 'main_media_id', { operators: present, aggregatable: false }),
    'media.main.id': field('string', 'main_media_id', nullable),
    'subscriptionDetails.subscriptions': field('uuidArray', 'subscription_ids', {
      operators: present,
      aggregatable: false,
    }),
    'subscriptionDetails.subscriptions.id': field('uuidArray', 'subscription_ids'),
  },
  namedField: (name) => placeField(name) ?? extendedField(name),
  text: productText,
  ...byNewest,
});

/** The average of a product's reviews, kept in tenths of a star. */
const rating = facet('number', 'rating', {
  ...sortable,
  toColumn: (stars) => Math.round(Number(stars) * 10),
  fromColumn: (tenths) => String(Number(tenths) / 10),
});

/** Fields for storefront lists: also ratings, and the choices of options, each with its option's name before it. */
export function storefrontSearchable(currency: string): Queryable {
  const searchable = v3Searchable(currency);
  const fields = {
    ...searchable.fields,
    'options.choices': facet('stringArray', 'choice_keys'),
    'rating.average': rating,
    'rating.count': field('integer', 'rating_count', sortable),
  };
  return { ...searchable, fields, namedField: (name) => searchable.namedField?.(name) ?? choicesOfOption(name) };
}

/** The same field under its path and under the path of its items' ids. */
const withIds = (path: string, items: QueryField) => ({ [path]: items, [`${path}.id`]: items });

/**
 * `categoryPlace.<id>` sorts by the manual order within a category, then the products without one; `categoryAdded.<id>`
 * sorts by the time of adding.
 */
function placeField(fieldName: string): QueryField | undefined {
  const [, what, id] = /^category(Place|Added)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(fieldName) ?? [];
  if (!what || !id) return undefined;
  const { place, added } = placeInCategory(id);
  const column = what === 'Place' ? place : added;
  return { kind: 'integer', column, sortable: true, filterable: false, aggregatable: false };
}

/** A value that an app stores with products, compared as text, without an index. */
function extendedField(fieldName: string): QueryField | undefined {
  const path = /^extendedFields\.namespaces\.([^.]+)\.([^.]+)$/.exec(fieldName)?.slice(1);
  if (!path) return undefined;
  const keys = ['extendedFields', 'namespaces', ...path];
  return { kind: 'string', column: sql`products.doc #>> ${keys}::text[]`, nullable: true, aggregatable: false };
}

const productText: TextSource = {
  vector: sql`products.search`,
  ranked: sql<number>`products.rank`,
  fields: {
    name: 'A',
    'brand.name': 'B',
    'tags.publicTags': 'B',
    'variantsInfo.variants.sku': 'C',
    'variantsInfo.variants.barcode': 'C',
    description: 'D',
    plainDescription: 'D',
  },
};

export const visibleOnly: RawBuilder<unknown> = sql`products.visible`;
export const everything: RawBuilder<unknown> = sql`true`;
export const both = (a: RawBuilder<unknown>, b: RawBuilder<unknown>): RawBuilder<unknown> => sql`${a} and ${b}`;
