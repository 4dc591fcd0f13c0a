/** The active filters, each with the link that removes it. */
import type { Messages } from '@stoa/messages';
import { formatSum, type Money } from '../../lib/amounts.ts';
import { hrefWithout, toggledHref } from './filter-links.ts';
import { type Filters, OPTION_PREFIX } from './filters.ts';
import type { Listing } from './listing.ts';
import { LIMITS } from './price-unit.ts';

export type ActiveFilter = { label: string; href: string };

export function activeFilters(
  filters: Filters,
  url: URL,
  money: Money,
  { tagNames, wordOf }: Pick<Listing, 'tagNames' | 'wordOf'>,
  messages: Messages['listing'],
): ActiveFilter[] {
  const { min, max, brands, tags, options, isInStock, isOnSale, stars } = filters;
  const toggle = (label: string, name: string, value: string) => ({ label, href: toggledHref(url, name, value) });
  const price = priceText(min, max, money, messages);
  return [
    ...(price ? [{ label: price, href: hrefWithout(url, LIMITS) }] : []),
    ...(isInStock ? [toggle(messages.inStock, 'stock', 'in')] : []),
    ...(isOnSale ? [toggle(messages.onSale, 'sale', 'yes')] : []),
    ...(stars === null ? [] : [toggle(messages.starsAndUp(stars), 'stars', String(stars))]),
    ...Object.entries(options).flatMap(([option, choices]) =>
      choices.map((choice) => toggle(`${wordOf(option)}: ${wordOf(choice)}`, OPTION_PREFIX + option, choice)),
    ),
    ...brands.map((brand) => toggle(wordOf(brand), 'brand', brand)),
    ...tags.map((tag) => toggle(tagNames.get(tag) ?? tag, 'tag', tag)),
  ];
}

/** `From €10`, `€10 to €24.99`, `Up to €9.99`; null without limits. */
export function priceText(
  min: string | null,
  max: string | null,
  money: Money,
  messages: Messages['listing'],
): string | null {
  const shown = (amount: string) => formatSum([amount], money);
  if (min !== null && max !== null) return messages.priceBetween(shown(min), shown(max));
  if (min !== null) return messages.priceAtLeast(shown(min));
  return max === null ? null : messages.priceAtMost(shown(max));
}
