import { storeV1Records, storeV3Records } from './csv-records.ts';
import { readStoreV1Product } from './read-store-v1-product.ts';
import { readStoreV3Product } from './read-store-v3-product.ts';
import { type FormatColumn, numbered, type TableFormat, writtenColumn } from './table-format.ts';

/** Option columns of both store formats, which differ only in the word for a choice. */
const storeOptions = (choices: 'Description' | 'Choices') =>
  numbered(6, (number) => [
    [`option${number}Name`, `productOptionName${number}`],
    [`option${number}Type`, `productOptionType${number}`],
    [`option${number}Value`, `productOption${choices}${number}`],
  ]);

const V1_COLUMNS: FormatColumn[] = [
  ['handle', 'handleId'],
  ['rowType', 'fieldType'],
  ['title', 'name'],
  ['description', 'description'],
  ['image', 'productImageUrl'],
  ['type', 'collection'],
  ['sku', 'sku'],
  ['ribbon', 'ribbon'],
  ['price', 'price'],
  ['surcharge', 'surcharge'],
  ['visible', 'visible'],
  ['discountMode', 'discountMode'],
  ['discountValue', 'discountValue'],
  ['inventoryQuantity', 'inventory'],
  ['weight', 'weight'],
  ['cost', 'cost'],
  ...storeOptions('Description'),
  ...numbered(6, (number) => [
    [`section${number}Title`, `additionalInfoTitle${number}`],
    [`section${number}Text`, `additionalInfoDescription${number}`],
  ]),
  ...numbered(2, (number) => [
    [`modifier${number}Name`, `customTextField${number}`],
    [`modifier${number}Limit`, `customTextCharLimit${number}`],
    [`modifier${number}Mandatory`, `customTextMandatory${number}`],
  ]),
  ['vendor', 'brand'],
];

const V3_COLUMNS: FormatColumn[] = [
  ['handle', 'handle'],
  ['rowType', 'fieldType'],
  ['title', 'name'],
  ['visible', 'visible'],
  ['description', 'plainDescription'],
  ['image', 'media'],
  ['imageAltText', 'mediaAltText'],
  ['ribbon', 'ribbon'],
  ['vendor', 'brand'],
  ['price', 'price'],
  ['compareAtPrice', 'strikethroughPrice'],
  ['baseMeasure', 'baseUnit'],
  ['baseMeasureUnit', 'baseUnitMeasurement'],
  ['totalMeasure', 'totalUnits'],
  ['totalMeasureUnit', 'totalUnitsMeasurement'],
  ['cost', 'cost'],
  ['inventoryQuantity', 'inventory'],
  ['preorderEnabled', 'preOrderEnabled'],
  ['preorderMessage', 'preOrderMessage'],
  ['preorderLimit', 'preOrderLimit'],
  ['sku', 'sku'],
  ['barcode', 'barcode'],
  ['weight', 'weight'],
  ...storeOptions('Choices'),
  ...numbered(10, (number) => [
    [`modifier${number}Name`, `modifierName${number}`],
    [`modifier${number}Type`, `modifierType${number}`],
    [`modifier${number}Limit`, `modifierCharLimit${number}`],
    [`modifier${number}Mandatory`, `modifierMandatory${number}`],
    [`modifier${number}Choices`, `modifierDescription${number}`],
  ]),
];

/** Columns that only some files of a format have. */
const V3_FURTHER_COLUMNS: FormatColumn[] = [
  ['type', 'categorySlugs'],
  ['mainCategory', 'primaryCategorySlug'],
  ['packageLength', 'packageLength'],
  ['packageWidth', 'packageWidth'],
  ['packageHeight', 'packageHeight'],
  ['packageUnit', 'packageUnit'],
];

const v3Columns = [...V3_COLUMNS, ...V3_FURTHER_COLUMNS];
const store = { maker: 'a store', needed: ['handle', 'rowType', 'title', 'price'] } satisfies Partial<TableFormat>;

export const storeV1: TableFormat = {
  ...store,
  name: 'store-v1',
  label: 'Store CSV (handleId)',
  columns: V1_COLUMNS,
  read: readStoreV1Product,
  write: {
    command: 'store-v1',
    purpose: 'The older format, with surcharges of variants.',
    fileName: 'products-store-v1.csv',
    records: storeV1Records,
    columns: () => V1_COLUMNS.map(writtenColumn),
  },
};

export const storeV3: TableFormat = {
  ...store,
  name: 'store-v3',
  label: 'Store CSV (handle)',
  columns: v3Columns,
  read: readStoreV3Product,
  write: {
    command: 'store-v3',
    purpose: 'One row a product, variant and picture.',
    fileName: 'products-store-v3.csv',
    records: storeV3Records,
    columns: () => v3Columns.map(writtenColumn),
  },
};
