import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../../app/api.ts';
import type { Option } from '../../../ui/list/filters.ts';

const MOST_PRODUCTS = 100;

const optionOf = ({ id, name }: { id?: string | null; name?: string | null }): Option[] =>
  id ? [{ value: id, label: name ?? '' }] : [];

/** The products with the most reviews. */
const reviewedProductsQuery = queryOptions({
  queryKey: ['reviews', 'products'],
  queryFn: async () => {
    const sort = [{ fieldName: 'rating.count', order: 'DESC' as const }];
    const search = { filter: { 'rating.count': { $gt: 0 } }, sort, cursorPaging: { limit: MOST_PRODUCTS } };
    return ((await api.storefront.listProducts({ search })).products ?? []).flatMap(optionOf);
  },
});

/** The product that a link leads to may have few reviews, or be hidden: its reviews tell its name. */
const linkedProductQuery = (productId: string) =>
  queryOptions({
    queryKey: ['reviews', 'products', productId],
    queryFn: async () => {
      const query = { filter: { entityId: productId }, cursorPaging: { limit: 1 } };
      const { reviews } = await api.reviewAdministration.listReviews({ query });
      return optionOf(reviews?.[0]?.product ?? {});
    },
  });

/** The products that reviews can be filtered by. */
export function useProductOptions(): Option[] {
  const linkedId = useSearchParams()[0].get('product') ?? '';
  const { data: known = [], isSuccess } = useQuery(reviewedProductsQuery);
  const isMissing = isSuccess && linkedId !== '' && !known.some(({ value }) => value === linkedId);
  const { data: linked = [] } = useQuery({ ...linkedProductQuery(linkedId), enabled: isMissing });
  return isMissing ? [...known, ...linked] : known;
}
