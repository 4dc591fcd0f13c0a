/** Addresses of a single person, with secrets in them: they are counted together. */
const PERSONAL = new Set(['cart', 'checkout', 'thank-you', 'orders', 'pay', 'review', 'reminders', 'account']);
/** Drafts, which only the people who run the site see, and parts of pages. */
const NO_PAGE = /^(preview$|_)/;
const LONGEST_KEY = 200;
const PRODUCT = /^\/product-page\/[^/]+$/;

/** The path that a page is counted under; null where it is not counted. */
export function pageKeyOf(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  const [first = ''] = parts;
  if (NO_PAGE.test(first)) return null;
  if (PERSONAL.has(first)) return `/${first}`;
  try {
    return decodeURIComponent(`/${parts.join('/')}`)
      .slice(0, LONGEST_KEY)
      .toWellFormed();
  } catch {
    return null;
  }
}

export const isProductPage = (key: string): boolean => PRODUCT.test(key);
