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
