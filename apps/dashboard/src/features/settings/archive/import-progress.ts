import type { JobView } from '../../import/queries.ts';

/** What an import is at, by the names of the parts of archives. */
const steps: Readonly<Record<string, string>> = {
  FILES: 'Files of the media library',
  settings: 'Settings',
  look: 'Theme, menu and footer',
  pages: 'Pages',
  categories: 'Categories',
  brands: 'Brands',
  ribbons: 'Ribbons',
  'info-sections': 'Info sections',
  products: 'Products',
  arrangements: 'Order of products',
  'former-addresses': 'Former addresses',
  'tax-settings': 'Taxes',
  'tax-groups': 'Taxes',
  'tax-regions': 'Taxes',
  'tax-rates': 'Taxes',
  'delivery-profiles': 'Delivery',
  'shipping-options': 'Delivery',
  'pickup-locations': 'Delivery',
  'local-delivery': 'Delivery',
  checkout: 'Checkout and legal texts',
  forms: 'Forms',
  'blog-categories': 'Categories of the blog',
  'blog-tags': 'Tags of the blog',
  'blog-posts': 'Blog posts',
  DONE: 'Finishing',
};

export type ImportProgress = { share: number; step: string };

/** How far an import is, in percent, and what it is at. */
export function progressOf({ progress }: JobView): ImportProgress {
  const { done, total, what } = (progress ?? {}) as { done?: number; total?: number | null; what?: string };
  return {
    share: Math.min(100, Math.round((100 * (done ?? 0)) / Math.max(1, total ?? 1))),
    step: steps[what ?? ''] ?? 'Preparing',
  };
}

export type ImportProblem = { file: string; text: string };
export type ImportResult = { files: number; problems: ImportProblem[]; problemCount: number };

/** What an import that has ended reports. */
export function resultOf({ result }: JobView): ImportResult {
  const { files = 0, problems = [], problemCount = 0 } = (result ?? {}) as Partial<ImportResult>;
  return { files, problems, problemCount };
}
