import { shopifyRecords } from './csv-records.ts';
import type { Field } from './product-row.ts';
import { readShopifyProduct } from './read-shopify-product.ts';
import { type FormatColumn, numbered, type TableFormat, type WrittenColumn, writtenColumn } from './table-format.ts';

/** Field: [name in the legacy format, name in the current format]. Upper case is the legacy's. */
const SHOPIFY_NAMES = {
  title: ['Title', 'Title'],
  handle: ['Handle', 'URL handle'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor', 'Vendor'],
  productCategory: ['Product Category', 'Product category'],
  type: ['Type', 'Type'],
  tags: ['Tags', 'Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status', 'Status'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  cost: ['Cost per item', 'Cost per item'],
  totalMeasure: ['Unit Price Total Measure', 'Unit price total measure'],
  totalMeasureUnit: ['Unit Price Total Measure Unit', 'Unit price total measure unit'],
  baseMeasure: ['Unit Price Base Measure', 'Unit price base measure'],
  baseMeasureUnit: ['Unit Price Base Measure Unit', 'Unit price base measure unit'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQuantity: ['Variant Inventory Qty', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  taxable: ['Variant Taxable', 'Charge tax'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAltText: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card', 'Gift card'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
} as const satisfies Partial<Record<Field, readonly [legacy: string, current: string]>>;

const shopifyColumns = (index: 0 | 1): FormatColumn[] => [
  ...Object.entries(SHOPIFY_NAMES).map(([field, names]): FormatColumn => [field as Field, names[index]]),
  ...numbered(9, (number) => [
    [`option${number}Name`, index === 0 ? `Option${number} Name` : `Option${number} name`],
    [`option${number}Value`, index === 0 ? `Option${number} Value` : `Option${number} value`],
  ]),
];

const SHOPIFY_EXPORT: (Field | 'options' | { header: string; always: string })[] = [
  ...(['title', 'handle', 'description', 'vendor', 'productCategory', 'type', 'tags', 'published', 'status'] as const),
  ...(['sku', 'barcode'] as const),
  'options',
  ...(['price', 'compareAtPrice', 'cost', 'taxable'] as const),
  ...(['totalMeasure', 'totalMeasureUnit', 'baseMeasure', 'baseMeasureUnit'] as const),
  ...(['inventoryTracker', 'inventoryQuantity', 'inventoryPolicy', 'grams'] as const),
  { header: 'Weight unit for display', always: 'kg' },
  'requiresShipping',
  { header: 'Fulfillment service', always: 'manual' },
  ...(['image', 'imagePosition', 'imageAltText', 'variantImage', 'giftCard', 'seoTitle', 'seoDescription'] as const),
];

/** As many options as the products need, at least three. */
function exportColumns(mostOptions: number): WrittenColumn[] {
  const named = new Map(shopifyColumns(1));
  return SHOPIFY_EXPORT.flatMap((entry): WrittenColumn[] => {
    if (entry === 'options')
      return numbered(Math.max(3, mostOptions), (number) => [
        [`option${number}Name`, `Option${number} name`],
        [`option${number}Value`, `Option${number} value`],
      ]).map(writtenColumn);
    if (typeof entry === 'string') return [writtenColumn([entry, named.get(entry) ?? entry])];
    const { header, always } = entry;
    // repeated for each variant
    return [{ header, cellOf: (record) => (record.price === undefined ? '' : always) }];
  });
}

const shopify = {
  maker: 'Shopify',
  needed: ['handle', 'title', 'price'],
  ignored: [
    ...['Variant Fulfillment Service', 'Variant Weight Unit', 'Fulfillment service', 'Weight unit for display'],
  ],
  read: readShopifyProduct,
} satisfies Partial<TableFormat>;

export const shopifyLegacy: TableFormat = {
  ...shopify,
  name: 'shopify-legacy',
  label: 'Shopify CSV (older export)',
  edition: 'older exports',
  columns: shopifyColumns(0),
};

export const shopifyCurrent: TableFormat = {
  ...shopify,
  name: 'shopify-current',
  label: 'Shopify CSV',
  edition: 'newer exports',
  columns: shopifyColumns(1),
  write: {
    command: 'shopify',
    purpose: 'For Shopify and what reads its files.',
    fileName: 'products-shopify.csv',
    records: shopifyRecords,
    columns: exportColumns,
  },
};
