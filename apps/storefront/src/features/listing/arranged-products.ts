/** Lists that begin with products in an order set by the shop. */
import type { Request, Response, storefront } from '@stoa/contract';
import type { Api } from '../../lib/api.ts';
import { PAGE_SIZE } from './paging.ts';

type Search = Request<typeof storefront.listProducts>['search'];
type Answer = Response<typeof storefront.listProducts>;

/** The maximum number of arranged products, and of products per call. */
const MOST_ARRANGED = 100;

/**
 * A page of a list: the arranged products on it, then all others in the order of the search. Sorting by position would
 * read the whole of a large category; the few arranged products are requested by their ids.
 */
export async function listArranged(
  { storefront: { listProducts } }: Pick<Api, 'storefront'>,
  search: Search,
  arranged: readonly string[],
  offset: number,
): Promise<Answer> {
  const { aggregations: _aggregations, ...plain } = search;
  const among = (id: object, limit: number): Search => ({
    ...plain,
    filter: { ...search.filter, id },
    cursorPaging: { limit },
  });
  const [whole, first] = await Promise.all([
    listProducts({ search: { ...search, cursorPaging: { limit: 0 } } }),
    listProducts({ search: among({ $in: arranged }, MOST_ARRANGED) }),
  ]);
  const byId = new Map(first.products?.map((product) => [product.id, product]));
  const inOrder = arranged.flatMap((id) => byId.get(id) ?? []);
  const shown = inOrder.slice(offset, offset + PAGE_SIZE);
  if (shown.length === PAGE_SIZE) return { ...whole, products: shown };
  const others = await listProducts({
    search: among({ $nin: arranged }, PAGE_SIZE - shown.length),
    offset: Math.max(0, offset - inOrder.length),
  });
  return { ...whole, products: [...shown, ...(others.products ?? [])] };
}
