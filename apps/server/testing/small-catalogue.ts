/** A few products of every kind, for tests, as a store's export. */

type Row = Record<string, string | number>;

const colours = ['Sand', 'Ink'];

/** The stock of the linen shirt, by size; the same in every colour. The large one is sold out. */
const shirtStock = { S: 5, M: 3, L: 0 };

const shirt: Row[] = Object.entries(shirtStock).flatMap(([size, quantity]) =>
  colours.map((colour) => ({
    Handle: 'linen-shirt',
    'Option1 Value': size,
    'Option2 Value': colour,
    'Variant SKU': `SHIRT-${size}-${colour.toUpperCase()}`,
    'Variant Grams': 250,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': quantity,
    'Variant Price': size === 'L' ? '64.00' : '59.00',
  })),
);

const rows: Row[] = [
  {
    Handle: 'stoneware-mug',
    Title: 'Stoneware Mug',
    'Body (HTML)': '<p>Thrown by hand, <strong>dishwasher safe</strong>.</p>',
    Vendor: 'Kiln & Co',
    Type: 'Kitchen',
    'Variant SKU': 'MUG-1',
    'Variant Grams': 380,
    'Variant Price': '18.50',
    'Image Src': 'mug.svg',
    'Image Alt Text': 'A mug on a table',
  },
  {
    ...shirt[0],
    Title: 'Linen Shirt',
    'Body (HTML)': '<p>Washed linen.</p>',
    Vendor: 'Loom',
    Type: 'Clothing',
    'Option1 Name': 'Size',
    'Option2 Name': 'Colour',
    'Image Src': 'shirt.svg',
    'Image Alt Text': 'A shirt on a hanger',
  },
  ...shirt.slice(1),
  {
    Handle: 'tall-vase',
    Title: 'Tall Vase',
    Vendor: 'Kiln & Co',
    Type: 'Decor',
    'Variant SKU': 'VASE-1',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 0,
    'Variant Price': '42.00',
    'Image Src': 'vase.svg',
  },
  {
    Handle: 'sewing-pattern',
    Title: 'Sewing Pattern',
    Type: 'Clothing',
    'Variant SKU': 'PATTERN-1',
    'Variant Requires Shipping': 'false',
    'Variant Price': '9.90',
    'Variant Compare At Price': '12.00',
  },
  { Handle: 'prototype', Title: 'Prototype', Type: 'Decor', Published: 'false', 'Variant Price': '99.00' },
];

const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
const line = (cells: (string | number)[]) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

/** The products as a store's export: simple, with options and stock, sold out, digital and reduced, hidden. */
export const catalogue: string = [
  line(columns),
  ...rows.map((row) => line(columns.map((name) => row[name] ?? ''))),
].join('\n');

/** The catalogue's pictures. */
export const pictures: Record<string, string> = {
  'mug.svg': picture('#b5431f'),
  'shirt.svg': picture('#d8cdb8'),
  'vase.svg': picture('#40607a'),
};

function picture(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${colour}"/></svg>`;
}
