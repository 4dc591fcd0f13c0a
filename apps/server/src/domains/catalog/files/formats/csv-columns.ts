import type { Field } from './product-row.ts';

/** The table formats that are read and written. */
export type CsvFormat = 'shopify-legacy' | 'shopify-current' | 'store-v1' | 'store-v3';

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

const numbered = (count: number, columnsOf: (number: number) => [Field, string][]): [Field, string][] =>
  Array.from({ length: count }, (_, index) => columnsOf(index + 1)).flat();

const shopifyColumns = (index: 0 | 1): [Field, string][] => [
  ...Object.entries(SHOPIFY_NAMES).map(([field, names]): [Field, string] => [field as Field, names[index]]),
  ...numbered(9, (number) => [
    [`option${number}Name`, index === 0 ? `Option${number} Name` : `Option${number} name`],
    [`option${number}Value`, index === 0 ? `Option${number} Value` : `Option${number} value`],
  ]),
];

/** Option columns of both store formats, which differ only in the word for a choice. */
const storeOptions = (choices: 'Description' | 'Choices') =>
  numbered(6, (number) => [
    [`option${number}Name`, `productOptionName${number}`],
    [`option${number}Type`, `productOptionType${number}`],
    [`option${number}Value`, `productOption${choices}${number}`],
  ]);

const V1_COLUMNS: [Field, string][] = [
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

const V3_COLUMNS: [Field, string][] = [
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
const V3_FURTHER_COLUMNS: [Field, string][] = [
  ['type', 'categorySlugs'],
  ['mainCategory', 'primaryCategorySlug'],
  ['packageLength', 'packageLength'],
  ['packageWidth', 'packageWidth'],
  ['packageHeight', 'packageHeight'],
  ['packageUnit', 'packageUnit'],
];

/** The columns of the formats as they are written: field and header. */
export const STORE_COLUMNS = { 'store-v1': V1_COLUMNS, 'store-v3': [...V3_COLUMNS, ...V3_FURTHER_COLUMNS] };
export const SHOPIFY_COLUMNS = shopifyColumns(1);

type Declaration = { format: CsvFormat; columns: [Field, string][]; needed: Field[] };

const FORMATS: readonly Declaration[] = [
  { format: 'shopify-legacy', columns: shopifyColumns(0), needed: ['handle', 'title', 'price'] },
  { format: 'shopify-current', columns: shopifyColumns(1), needed: ['handle', 'title', 'price'] },
  { format: 'store-v1', columns: V1_COLUMNS, needed: ['handle', 'rowType', 'title', 'price'] },
  { format: 'store-v3', columns: STORE_COLUMNS['store-v3'], needed: ['handle', 'rowType', 'title', 'price'] },
];

/**
 * Reads a header line. Case and surrounding blanks are ignored; of two columns with the same name, the first counts.
 * @returns the format with the field of each column (null for columns that are not imported), or null for an unknown
 * header
 */
export function recogniseHeader(header: string[]): { format: CsvFormat; fields: (Field | null)[] } | null {
  for (const { format, columns, needed } of FORMATS) {
    const fieldByColumn = new Map(columns.map(([field, column]) => [normalised(column), field]));
    const seen = new Set<Field>();
    const fields = header.map((column) => {
      const field = fieldByColumn.get(normalised(column));
      if (!field || seen.has(field)) return null;
      seen.add(field);
      return field;
    });
    if (needed.every((field) => seen.has(field))) return { format, fields };
  }
  return null;
}

/** The columns by which a header is recognised, as a sentence. */
export function expectedColumns(): string {
  const [legacy, current, v1, v3] = FORMATS.map(({ columns, needed }) =>
    needed.map((field) => `"${new Map(columns).get(field)}"`).join(', '),
  );
  return `a Shopify product file, with the columns ${legacy} (older exports) or ${current} (newer exports); a store's product file, with ${v1} or ${v3}; or a file of JSON lines that Stoa has exported`;
}

function normalised(column: string): string {
  return column.trim().toLowerCase();
}
