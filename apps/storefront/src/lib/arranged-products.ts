/** Lists that begin with products which the shop has put into place. */
import type { Request, Response, storefront } from '@stoa/contract';
import type { Api } from './api.ts';
import { PAGE_SIZE } from './paging.ts';

type Search = Request<typeof storefront.listProducts>['search'];
type Answer = Response<typeof storefront.listProducts>;

/** The most products that are put into place, and that one call answers. */
const MOST_ARRANGED = 100;

/**
 * A page of a list: the arranged products that it shows, then all others in the order of the search. Sorting by place
 * would read all of a large category; these few are asked for by their ids.
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
