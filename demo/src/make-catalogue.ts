import { writeFileSync } from 'node:fs';
import { type DemoCategory, type DemoProduct, type ProductFormat, slugOf } from './products/demo-product.ts';
import { categories } from './products/index.ts';
import { createRandom, type Random } from './random.ts';

/** The columns of Shopify's legacy product CSV, in order. */
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
  'Variant Image',
  'Variant Weight Unit',
  'Cost per item',
  'Status',
] as const;

type CatalogueRow = Partial<Record<(typeof COLUMNS)[number], string>>;

/** A size or a frame: `price` in cents, `grams` of weight. */
type Choice = { name: string; code: string; price: number; grams: number };

type Assortment = {
  /** The common word for tags and titles. */
  kind: string;
  productCategory: string;
  sizes: Choice[];
  frames: Choice[];
};

const SMALL = { name: '30 × 40 cm', code: '3040' };
const MEDIUM = { name: '50 × 70 cm', code: '5070' };
const LARGE = { name: '70 × 100 cm', code: '70100' };

const FRAMES: Choice[] = [
  { name: 'None', code: 'NF', price: 0, grams: 0 },
  { name: 'Oak', code: 'OAK', price: 3500, grams: 2600 },
  { name: 'Black', code: 'BLK', price: 3300, grams: 2400 },
];

const ARTWORK = 'Home & Garden > Decor > Artwork > Posters, Prints, & Visual Artwork';
const CARDS = 'Arts & Entertainment > Party & Celebration > Gift Giving > Greeting & Note Cards';
const STICKERS = 'Arts & Entertainment > Hobbies & Creative Arts > Arts & Crafts > Decorative Stickers';

const ASSORTMENTS: Record<ProductFormat, Assortment> = {
  print: {
    kind: 'Art print',
    productCategory: ARTWORK,
    sizes: [
      { ...SMALL, price: 2400, grams: 110 },
      { ...MEDIUM, price: 3900, grams: 260 },
      { ...LARGE, price: 5900, grams: 480 },
    ],
    frames: FRAMES,
  },
  'large-print': {
    kind: 'Fine art print',
    productCategory: ARTWORK,
    sizes: [
      { ...SMALL, price: 2900, grams: 150 },
      { ...MEDIUM, price: 4900, grams: 340 },
      { ...LARGE, price: 7500, grams: 620 },
    ],
    frames: FRAMES,
  },
  edition: {
    kind: 'Limited edition',
    productCategory: ARTWORK,
    sizes: [{ ...MEDIUM, price: 9500, grams: 380 }],
    frames: FRAMES,
  },
  sheet: {
    kind: 'Poster',
    productCategory: ARTWORK,
    sizes: [
      { ...SMALL, price: 1600, grams: 90 },
      { ...MEDIUM, price: 2600, grams: 220 },
    ],
    frames: [],
  },
  cards: {
    kind: 'Card set',
    productCategory: CARDS,
    sizes: [{ name: 'A6', code: 'A6', price: 1450, grams: 140 }],
    frames: [],
  },
  stickers: {
    kind: 'Stickers',
    productCategory: STICKERS,
    sizes: [{ name: 'Sheet', code: 'ST', price: 790, grams: 25 }],
    frames: [],
  },
};

/** Generates the same CSV catalogue each time. The newest products, at the end, cover all categories. */
export function makeCatalogue(): string {
  const longest = Math.max(...categories.map((category) => category.products.length));
  const rows = Array.from({ length: longest }, (_, index) =>
    categories.flatMap((category, position) => {
      const product = category.products[index];
      return product ? productRows(product, category, (position + 1) * 100 + index + 1) : [];
    }),
  ).flat();
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  return lines.map((line) => `${line.map(quoted).join(',')}\n`).join('');
}

/** The codes of the variants in stock. */
export const skusInStock = (): string[] =>
  categories.flatMap((category, position) =>
    category.products.flatMap((product, index) =>
      variantRows(product, (position + 1) * 100 + index + 1).flatMap((row) =>
        row['Variant Inventory Qty'] === '0' ? [] : (row['Variant SKU'] ?? []),
      ),
    ),
  );

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function productRows(product: DemoProduct, category: DemoCategory, number: number): CatalogueRow[] {
  const handle = slugOf(product.name);
  const variants = variantRows(product, number);
  const images = imageRows(product, handle);
  const rows = Array.from({ length: Math.max(variants.length, images.length) }, (_, index) => ({
    Handle: handle,
    ...(index === 0 && productCells(product, category)),
    ...variants[index],
    ...images[index],
  }));
  return rows;
}

/** The cells that only appear in a product's first row. */
function productCells(product: DemoProduct, category: DemoCategory): CatalogueRow {
  const { kind, productCategory, sizes, frames } = ASSORTMENTS[product.format];
  const options = [...(sizes.length > 1 ? ['Size'] : []), ...(frames.length > 0 ? ['Frame'] : [])];
  const tags = [kind, ...(frames.length > 0 ? ['Framed'] : []), ...(product.reduction ? ['Sale'] : [])];
  return {
    Title: product.name,
    'Body (HTML)': product.description.map((paragraph) => `<p>${paragraph.replaceAll('&', '&amp;')}</p>`).join('\n'),
    Vendor: 'Halftone',
    'Product Category': productCategory,
    Type: category.name,
    Tags: tags.join(', '),
    Published: 'true',
    'Option1 Name': options[0] ?? 'Title',
    'Option2 Name': options[1] ?? '',
    'Gift Card': 'false',
    'SEO Title': `${product.name} – ${kind} by Halftone`,
    'SEO Description': shortened(product.description[0] ?? ''),
    Status: 'active',
  };
}

function variantRows(product: DemoProduct, number: number): CatalogueRow[] {
  const { sizes, frames } = ASSORTMENTS[product.format];
  const random = createRandom(`stock of ${product.name}`);
  return sizes.flatMap((size, sizeIndex) =>
    (frames.length > 0 ? frames : [null]).map((frame): CatalogueRow => {
      const choices = [...(sizes.length > 1 ? [size.name] : []), ...(frame ? [frame.name] : [])];
      const usualPrice = size.price + framePrice(frame, sizeIndex, sizes.length);
      const price = product.reduction ? reduced(usualPrice, product.reduction) : usualPrice;
      return {
        'Option1 Value': choices[0] ?? 'Default Title',
        'Option2 Value': choices[1] ?? '',
        'Variant SKU': ['HT', number, size.code, ...(frame ? [frame.code] : [])].join('-'),
        'Variant Grams': String(size.grams + (frame ? frame.grams * (sizeIndex + 1) : 0)),
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': String(quantityOf(product, size, random)),
        'Variant Inventory Policy': 'deny',
        'Variant Fulfillment Service': 'manual',
        'Variant Price': decimal(price),
        'Variant Compare At Price': price < usualPrice ? decimal(usualPrice) : '',
        'Variant Requires Shipping': 'true',
        'Variant Taxable': 'true',
        'Variant Weight Unit': 'g',
        'Cost per item': decimal(Math.round((usualPrice * 0.34) / 10) * 10),
      };
    }),
  );
}

/** As many whole sentences as fit in a search result, but at least one. */
function shortened(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  return others.reduce(
    (start, sentence) => (start.length + sentence.length < 158 ? `${start} ${sentence}` : start),
    first,
  );
}

/** The price of a frame, which depends on the sheet's size. Editions have the middle size. */
function framePrice(frame: Choice | null, sizeIndex: number, sizeCount: number): number {
  if (!frame || frame.price === 0) return 0;
  return frame.price + (sizeCount === 1 ? 1 : sizeIndex) * 2000;
}

/** Reduces a price by a percentage and rounds it down to whole euros. */
function reduced(price: number, percent: number): number {
  return Math.floor((price * (100 - percent)) / 10_000) * 100;
}

function quantityOf(product: DemoProduct, size: Choice, random: Random): number {
  const usual = random.chance(0.05) ? 0 : random.integer(6, 60);
  if (product.stock === 'sold-out') return 0;
  if (product.stock === 'low') return random.integer(1, 3);
  return product.stock === 'largest-sold-out' && size.code === LARGE.code ? 0 : usual;
}

function imageRows({ name, format }: DemoProduct, handle: string): CatalogueRow[] {
  const views: Record<ProductFormat, string[]> = {
    print: printViews(name),
    'large-print': printViews(name),
    edition: printViews(name),
    sheet: printViews(name),
    cards: [`${name}: a folded card on its envelope`, `${name}: all six cards side by side`],
    stickers: [`${name}: six stickers`],
  };
  return views[format].map((altText, index) => ({
    'Image Src': `${handle}-${index + 1}.webp`,
    'Image Position': String(index + 1),
    'Image Alt Text': altText,
  }));
}

function printViews(name: string): string[] {
  return [`${name}, printed on off-white paper`, `${name}, framed on the wall of a furnished room`];
}

function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

if (import.meta.main) writeFileSync(new URL('../catalogue.csv', import.meta.url), makeCatalogue());
