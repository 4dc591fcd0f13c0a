/**
 * An export of several hundred rows in Shopify's legacy format, with the contents of real ones: a byte order mark,
 * CRLF, HTML over several lines with quotes, image-only rows, products without options, columns of other apps, and
 * faulty rows.
 */
export type StoreExport = {
  text: string;
  /** The result of a correct import, by handle. */
  products: Map<string, { variants: number; images: number }>;
  /** Rows that must be reported as errors, in order. */
  badRows: number[];
};

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Google Shopping / Condition',
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Cost per item',
  'Included / Germany',
  'Status',
] as const;

type ExportRecord = Partial<Record<(typeof COLUMNS)[number], string>>;

/** Writes records as CSV with every cell quoted where it needs to be. */
export function writeCsv(
  columns: readonly string[],
  records: Partial<Record<string, string>>[],
  lineEnd = '\r\n',
  delimiter = ',',
): string {
  const quoted = (value: string) => (/["\r\n,;\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const lines = [columns, ...records.map((record) => columns.map((column) => record[column] ?? ''))];
  return lines.map((line) => line.map(quoted).join(delimiter) + lineEnd).join('');
}

/** Small and repeatable: the same seed gives the same numbers. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SPOILED_VARIANTS: ExportRecord[] = [
  { 'Variant Price': 'on request' },
  { 'Variant Price': '' },
  { 'Variant Price': '-4.00' },
  { 'Variant Inventory Qty': '3.5' },
  { 'Variant Inventory Qty': 'plenty' },
  { 'Option1 Value': '' },
];

const SPOILED_PRODUCTS: ExportRecord[] = [
  { Title: '' },
  { 'Variant Price': '12,00' },
  { 'Option1 Name': '', 'Option1 Value': 'Red' },
];

/** Builds the export of a shop with this many products; the same seed gives the same export. */
export function storeExport(seed: number, productCount: number): StoreExport {
  const random = seededRandom(seed);
  const records: ExportRecord[] = [];
  const products: StoreExport['products'] = new Map();
  const badRows: number[] = [];
  for (let index = 0; index < productCount; index += 1) {
    const handle = `product-${index}`;
    const rows = productRecords(handle, random);
    const isSpoiled = random(12) === 0;
    if (isSpoiled) Object.assign(rows[0] ?? {}, SPOILED_PRODUCTS[random(SPOILED_PRODUCTS.length)]);
    let variants = 1;
    let images = 0;
    for (const [position, record] of rows.entries()) {
      const isVariant = position === 0 || record['Variant Price'] !== undefined;
      const isBad = position > 0 && isVariant && random(10) === 0;
      if (isBad) Object.assign(record, SPOILED_VARIANTS[random(SPOILED_VARIANTS.length)]);
      if (position > 0 && isVariant && !isBad) variants += 1;
      if (record['Image Src']) images += 1;
      records.push(record);
      if (isSpoiled ? position === 0 : isBad) badRows.push(records.length + 1);
    }
    if (!isSpoiled) products.set(handle, { variants, images });
  }
  return { text: `\uFEFF${writeCsv(COLUMNS, records)}`, products, badRows };
}

function productRecords(handle: string, random: (below: number) => number): ExportRecord[] {
  const sizes = ['S', 'M', 'L', 'XL'].slice(0, random(5));
  const colours = ['Red', 'Night "blue"'].slice(0, 1 + random(2));
  const combinations = sizes.flatMap((size) => colours.map((colour) => ({ size, colour })));
  const first: ExportRecord = {
    Handle: handle,
    Title: `Product ${handle}, the "good" one`,
    'Body (HTML)': `<p>Soft, warm\nand "honest".</p>\r\n<ul>\n  <li>100% wool; made in Porto</li>\n</ul>`,
    Vendor: 'Casa & Co',
    'Product Category': 'Apparel & Accessories > Clothing > Sweaters',
    Type: random(3) === 0 ? '' : 'Knitwear',
    Tags: 'wool, winter, "sale"',
    Published: 'TRUE',
    'Gift Card': 'FALSE',
    'SEO Title': 'Soft wool',
    Status: 'active',
    ...(combinations.length > 0
      ? { 'Option1 Name': 'Size', 'Option2 Name': 'Colour' }
      : { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
  };
  const variants = (combinations.length > 0 ? combinations : [null]).map((combination, index) => ({
    Handle: handle,
    ...(combination && { 'Option1 Value': combination.size, 'Option2 Value': combination.colour }),
    'Variant SKU': `${handle}-${index}`,
    'Variant Grams': String(random(900)),
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(random(50)),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': `${10 + random(90)}.${random(10)}0`,
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': "'4006381333931",
    'Variant Weight Unit': 'kg',
    'Included / Germany': 'true',
  }));
  const imageCount = random(5);
  const rows: ExportRecord[] = Array.from({ length: Math.max(variants.length, imageCount) }, (_, index) => ({
    Handle: handle,
    ...(index === 0 && first),
    ...variants[index],
    ...(index < imageCount && {
      'Image Src': `https://cdn.example/${handle}/${index}.jpg?v=1,2`,
      'Image Position': String(index + 1),
    }),
  }));
  return rows;
}
