import { isPrivatePath } from '@stoa/page-model';
import { languageOfPath, type Site } from '../../site.ts';

/** Drafts, which only the people who run the site see, and parts of pages. */
const NO_PAGE = /^(preview(\/|$)|blog\/preview(\/|$)|_)/;
const LONGEST_KEY = 200;
const PRODUCT = /^(\/[a-z]{2})?\/product-page\/[^/]+$/;

/** The path that a page is counted under; null where it is not counted. Those of single persons are counted together. */
export function pageKeyOf(site: Pick<Site, 'settings'>, path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  const within = (languageOfPath(site, path) ? parts.slice(1) : parts).join('/');
  const [first = ''] = within.split('/');
  if (NO_PAGE.test(within)) return null;
  if (first === 'cart' || isPrivatePath(within)) return `/${first}`;
  try {
    return decodeURIComponent(`/${parts.join('/')}`)
      .slice(0, LONGEST_KEY)
      .toWellFormed();
  } catch {
    return null;
  }
}

export const isProductPage = (key: string): boolean => PRODUCT.test(key);
