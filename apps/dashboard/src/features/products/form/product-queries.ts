/** The queries affected by saving a product: lists, and the suggested names. */
export const PRODUCT_QUERIES = [['products', 'list'], ['brands'], ['ribbons'], ['product-tags']] as const;
