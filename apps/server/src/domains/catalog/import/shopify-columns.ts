/** Which of the two header sets of Shopify's product CSV a file has. */
export type ProductCsvFormat = 'shopify-legacy' | 'shopify-current';

/** What a column holds, whatever the format calls it. */
export type Field = SimpleField | `option${number}Name` | `option${number}Value`;

type SimpleField = keyof typeof SIMPLE_COLUMNS;

/** Field: [name in the legacy format, name in the current format]. */
const SIMPLE_COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title', 'Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor', 'Vendor'],
  productCategory: ['Product Category', 'Product category'],
  type: ['Type', 'Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status', 'Status'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  cost: ['Cost per item', 'Cost per item'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQuantity: ['Variant Inventory Qty', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAltText: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card', 'Gift card'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
} as const satisfies Record<string, readonly [legacy: string, current: string]>;

const FORMATS: ProductCsvFormat[] = ['shopify-legacy', 'shopify-current'];
const NEEDED_FIELDS: Field[] = ['handle', 'title', 'price'];

/**
 * Reads a header line. Case and surrounding blanks do not count; of two columns with one name the first does.
 * @returns the format with the field of each column (null for columns that we do not import), or null for a header of neither format
 */
export function recogniseHeader(header: string[]): { format: ProductCsvFormat; fields: (Field | null)[] } | null {
  for (const [index, format] of FORMATS.entries()) {
    const fieldByColumn = new Map<string, Field>();
    for (const [field, names] of Object.entries(SIMPLE_COLUMNS)) {
      fieldByColumn.set(normalised(names[index] ?? ''), field as SimpleField);
    }
    const seen = new Set<Field>();
    const fields = header.map((column) => {
      const field = fieldByColumn.get(normalised(column)) ?? optionField(column);
      if (!field || seen.has(field)) return null;
      seen.add(field);
      return field;
    });
    if (NEEDED_FIELDS.every((field) => seen.has(field))) return { format, fields };
  }
  return null;
}

/** The columns that a header needs to be recognised, as a sentence. */
export function expectedColumns(): string {
  const [legacy, current] = FORMATS.map((_, index) =>
    NEEDED_FIELDS.map((field) => `"${SIMPLE_COLUMNS[field as SimpleField][index]}"`).join(', '),
  );
  return `a Shopify product file, with the columns ${legacy} (older exports) or ${current} (newer exports)`;
}

/** `Option2 Name` and `Option2 value`: both formats differ in case only. */
function optionField(column: string): Field | null {
  const match = /^option([1-9]) (name|value)$/.exec(normalised(column));
  if (!match) return null;
  const number = Number(match[1]);
  return match[2] === 'name' ? `option${number}Name` : `option${number}Value`;
}

function normalised(column: string): string {
  return column.trim().toLowerCase();
}
