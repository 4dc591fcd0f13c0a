/** The names of the product file formats. */
export const formatNames = {
  'stoa-jsonl': 'Stoa (JSON lines)',
  'shopify-legacy': 'Shopify CSV (older export)',
  'shopify-current': 'Shopify CSV',
  'store-v1': 'Store CSV (handleId)',
  'store-v3': 'Store CSV (handle)',
} as const;

export const formatName = (format: string | undefined): string =>
  (formatNames as Record<string, string>)[format ?? ''] ?? 'Unknown';

const fieldNames: Record<string, string> = {
  richDescription: 'description',
  categoryIds: 'categories',
  mainCategoryId: 'main category',
  infoSections: 'info sections',
  additionalRibbons: 'ribbons',
  manageVariants: 'variants',
  pricePerUnit: 'price per unit',
  productType: 'type',
  visibleInPos: 'visibility at the till',
  subscriptionPlans: 'subscriptions',
  extendedFields: 'extended fields',
  seo: 'search engine texts',
  media: 'pictures',
  slug: 'address',
};

/** The changed fields of a product in words, each once. */
export const changeNames = (changes: readonly string[]): string =>
  [...new Set(changes.map((field) => fieldNames[field] ?? field))].join(', ');
