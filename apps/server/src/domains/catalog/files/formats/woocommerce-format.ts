import { textOf } from './product-row.ts';
import { readWooCommerceProduct } from './read-woocommerce-product.ts';
import { type FormatColumn, numbered, type TableFormat } from './table-format.ts';
import { isVariation } from './woocommerce-cells.ts';

const MOST_ATTRIBUTES = 20;

const COLUMNS: FormatColumn[] = [
  ['id', 'ID'],
  ['productType', 'Type'],
  ['sku', 'SKU'],
  ['barcode', 'GTIN, UPC, EAN, or ISBN'],
  ['title', 'Name'],
  ['published', 'Published'],
  ['catalogVisibility', 'Visibility in catalog'],
  ['shortDescription', 'Short description'],
  ['description', 'Description'],
  ['saleStart', 'Date sale price starts'],
  ['saleEnd', 'Date sale price ends'],
  ['taxStatus', 'Tax status'],
  ['isInStock', 'In stock?'],
  ['inventoryQuantity', 'Stock'],
  ['backorders', 'Backorders allowed?'],
  // the shop's units are in the headers
  ...(['kg', 'g', 'lbs', 'oz'] as const).map((unit): FormatColumn => ['weight', `Weight (${unit})`]),
  ...(['cm', 'm', 'mm', 'in', 'yd'] as const).flatMap((unit): FormatColumn[] => [
    ['packageLength', `Length (${unit})`],
    ['packageWidth', `Width (${unit})`],
    ['packageHeight', `Height (${unit})`],
  ]),
  ['salePrice', 'Sale price'],
  ['price', 'Regular price'],
  ['cost', 'Cost of goods'],
  ['type', 'Categories'],
  ['tags', 'Tags'],
  ['vendor', 'Brands'],
  ['image', 'Images'],
  ['parent', 'Parent'],
  ...numbered(MOST_ATTRIBUTES, (number) => [
    [`option${number}Name`, `Attribute ${number} name`],
    [`option${number}Value`, `Attribute ${number} value(s)`],
    [`option${number}Visible`, `Attribute ${number} visible`],
  ]),
];

/** WooCommerce's product CSV, with its English headers. */
export const woocommerce: TableFormat = {
  name: 'woocommerce',
  label: 'WooCommerce CSV',
  maker: 'WooCommerce',
  columns: COLUMNS,
  ignored: [
    ...['Is featured?', 'Sold individually?', 'Allow customer reviews?', 'Position', 'Low stock amount', 'Tax class'],
    ...numbered(MOST_ATTRIBUTES, (number) => [['id', `Attribute ${number} global`]]).map(([, column]) => column),
  ],
  needed: ['productType', 'sku', 'title', 'price'],
  rows: {
    // a variation names its product by id or by SKU
    keyOf: (row) => {
      if (isVariation(row)) return textOf(row, 'parent');
      return textOf(row, 'id') ? `id:${textOf(row, 'id')}` : textOf(row, 'sku') || textOf(row, 'title');
    },
    otherKeysOf: (row) => (isVariation(row) || textOf(row, 'sku') === '' ? [] : [textOf(row, 'sku')]),
    missing: { field: 'parent', reason: 'The row names neither a product nor the product that it is a variation of.' },
  },
  read: readWooCommerceProduct,
};
