export const productHref = (slug: string): string => `/product-page/${encodeURIComponent(slug)}`;
