export const categoryHref = (slug: string): string => `/category/${encodeURIComponent(slug)}`;
