/** Parts of the shop, and the languages of texts for shoppers, that have the first names of addresses on a site's host: no page can have them. */
export const SHOP_ADDRESSES: ReadonlySet<string> = new Set(
  `_api _assets account api blog cart category checkout consent currency dashboard feeds gift-card icon.svg media media-download newsletter
  orders pay policies preview product-page reminders review robots.txt search shop sitemap.xml sitemaps stoa thank-you wishlist
  de en es fr he ja`.split(/\s+/),
);

/** Those on which people enter passwords, addresses and payments, or that have secrets in them. */
const PRIVATE: ReadonlySet<string> = new Set(
  'account checkout newsletter orders pay preview reminders review thank-you'.split(' '),
);

/** Whether a path is of one person, or of those who have a link: nobody else is to know it. Languages are no part of it. */
export function isPrivatePath(path: string): boolean {
  const [first = '', second] = path.split('/').filter((part) => part !== '');
  return PRIVATE.has(first) || (first === 'blog' && second === 'preview');
}
