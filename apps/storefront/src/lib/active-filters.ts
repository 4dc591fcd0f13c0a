/** The filters that are set, each with the link that removes it. */
import { formatSum, type Money } from './amounts.ts';
import { hrefWithout, toggledHref } from './filter-links.ts';
import { type Filters, OPTION_PREFIX } from './filters.ts';

export type ActiveFilter = { label: string; href: string };

export function activeFilters(
  filters: Filters,
  url: URL,
  money: Money,
  tagNames: ReadonlyMap<string, string>,
): ActiveFilter[] {
  const { min, max, brands, tags, options, isInStock, isOnSale } = filters;
  const toggle = (label: string, name: string, value: string) => ({ label, href: toggledHref(url, name, value) });
  const price = priceText(min, max, money);
  return [
    ...(price ? [{ label: price, href: hrefWithout(url, ['min', 'max']) }] : []),
    ...(isInStock ? [toggle('In stock', 'stock', 'in')] : []),
    ...(isOnSale ? [toggle('On sale', 'sale', 'yes')] : []),
    ...Object.entries(options).flatMap(([option, choices]) =>
      choices.map((choice) => toggle(`${option}: ${choice}`, OPTION_PREFIX + option, choice)),
    ),
    ...brands.map((brand) => toggle(brand, 'brand', brand)),
    ...tags.map((tag) => toggle(tagNames.get(tag) ?? tag, 'tag', tag)),
  ];
}

function priceText(min: string | null, max: string | null, money: Money): string | null {
  const shown = (amount: string) => formatSum([amount], money);
  if (min !== null && max !== null) return `${shown(min)} to ${shown(max)}`;
  if (min !== null) return `From ${shown(min)}`;
  return max === null ? null : `Up to ${shown(max)}`;
}
