import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { namesOf, type PayLink, productIdsOf, type Template } from './pay-link.ts';

/** What all queries about pay links begin with. */
export const PAY_LINKS = ['pay-links'] as const;

const MOST_VARIANTS = 100;
const SUGGESTED = 20;

/** Templates with the names of what they sell. */
export async function withNames(templates: readonly Template[]): Promise<PayLink[]> {
  const ids = [...new Set(templates.flatMap(productIdsOf))];
  const filter = { 'productData.productId': { $in: ids } };
  const search = { filter, cursorPaging: { limit: MOST_VARIANTS } };
  const found = [];
  if (ids.length > 0) {
    let { variants = [], pagingMetadata } = await api.variants.searchVariants({ search });
    found.push(...variants);
    while (pagingMetadata?.cursors?.next) {
      const cursorPaging = { cursor: pagingMetadata.cursors.next, limit: MOST_VARIANTS };
      ({ variants = [], pagingMetadata } = await api.variants.searchVariants({ search: { cursorPaging } }));
      found.push(...variants);
    }
  }
  const names = namesOf(found);
  return templates.map((template) => ({ template, names }));
}

/** The first variants on sale whose product or codes have these words. */
export const variantsQuery = (words: string) =>
  queryOptions({
    queryKey: [...PAY_LINKS, 'variants', words],
    queryFn: async () => {
      const filter = { visible: true, 'productData.visible': true };
      const search = {
        filter,
        cursorPaging: { limit: SUGGESTED },
        ...(words && { search: { expression: words.slice(0, 100), mode: 'AND' as const } }),
      };
      return (await api.variants.searchVariants({ search })).variants ?? [];
    },
  });
