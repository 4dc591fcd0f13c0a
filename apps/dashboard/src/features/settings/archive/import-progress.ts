import { words } from '../../../app/words.ts';
import type { JobView } from '../../import/queries.ts';

const texts = words.archiveSettings;

/** What an import is at, by the names of the parts of archives. */
const steps: Readonly<Record<string, string>> = {
  FILES: texts.steps.files,
  settings: texts.steps.settings,
  look: texts.steps.look,
  pages: texts.steps.pages,
  categories: texts.steps.categories,
  brands: texts.steps.brands,
  ribbons: texts.steps.ribbons,
  'info-sections': texts.steps.infoSections,
  products: texts.steps.products,
  arrangements: texts.steps.arrangements,
  'former-addresses': texts.steps.formerAddresses,
  'tax-settings': texts.steps.taxes,
  'tax-groups': texts.steps.taxes,
  'tax-regions': texts.steps.taxes,
  'tax-rates': texts.steps.taxes,
  'delivery-profiles': texts.steps.delivery,
  'shipping-options': texts.steps.delivery,
  'pickup-locations': texts.steps.delivery,
  'local-delivery': texts.steps.delivery,
  checkout: texts.steps.checkout,
  forms: texts.steps.forms,
  'blog-categories': texts.steps.blogCategories,
  'blog-tags': texts.steps.blogTags,
  'blog-posts': texts.steps.blogPosts,
  DONE: texts.steps.finishing,
};

export type ImportProgress = { share: number; step: string };

/** How far an import is, in percent, and what it is at. */
export function progressOf({ progress }: JobView): ImportProgress {
  const { done, total, what } = (progress ?? {}) as { done?: number; total?: number | null; what?: string };
  return {
    share: Math.min(100, Math.round((100 * (done ?? 0)) / Math.max(1, total ?? 1))),
    step: steps[what ?? ''] ?? texts.steps.preparing,
  };
}

export type ImportProblem = { file: string; text: string };
export type ImportResult = { files: number; problems: ImportProblem[]; problemCount: number };

/** What an import that has ended reports. */
export function resultOf({ result }: JobView): ImportResult {
  const { files = 0, problems = [], problemCount = 0 } = (result ?? {}) as Partial<ImportResult>;
  return { files, problems, problemCount };
}
