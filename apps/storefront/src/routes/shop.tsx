import { type CategorySummary, ProductList, type ProductSummary } from '@stoa/blocks';
import { CategoryNavigation } from '../components/category-navigation.tsx';
import { Pager } from '../components/pager.tsx';
import { SortMenu } from '../components/sort-menu.tsx';
import type { Api, Collection } from '../lib/api.ts';
import { orNull } from '../lib/api-errors.ts';
import { loadCategories } from '../lib/categories.ts';
import { PAGE_SIZE, type Paging, pageHref, pagingOf, readPageNumber } from '../lib/paging.ts';
import { plainText, shorten } from '../lib/plain-text.ts';
import { summarize } from '../lib/product-summary.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell } from '../lib/site.ts';
import { readSorting, type Sorting } from '../lib/sorting.ts';
import type { StorefrontResponse } from '../lib/storefront-request.ts';
import { renderNotFound } from './errors.tsx';

/** All products, or those of a category. */
export async function showShop(visit: Visit, categorySlug?: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const { url } = request;
  const found = categorySlug ? await orNull(api.collections.getCollectionBySlug({ slug: categorySlug })) : null;
  const category = found?.collection ?? null;
  const sorting = readSorting(url.searchParams.get('sort'));
  const page = readPageNumber(url.searchParams);
  const [shell, categories, { products, total }] = await Promise.all([
    loadShell(api, url.origin),
    loadCategories(api),
    queryProducts(api, category?.id ?? null, sorting, page),
  ]);
  const paging = pagingOf(page, total);
  if ((categorySlug && !category) || page > paging.pageCount) return renderNotFound(visit, shell);
  const title = category?.name ?? 'Shop';
  const href = (number: number | null) => (number === null ? undefined : pageHref(url, number));
  return renderPage(visit, shell, {
    head: {
      title: page > 1 ? `${title}, page ${page}` : title,
      description: shorten(plainText(category?.description ?? ''), 160) || undefined,
      canonical: page > 1 ? `${url.pathname}?page=${page}` : url.pathname,
      previous: href(page > 1 ? page - 1 : null),
      next: href(page < paging.pageCount ? page + 1 : null),
    },
    children: (
      <Listing
        title={title}
        category={category}
        categories={categories}
        products={products}
        paging={paging}
        sorting={sorting}
        url={url}
      />
    ),
  });
}

async function queryProducts(api: Api, categoryId: string | null, sorting: Sorting, page: number) {
  const { products = [], metadata } = await api.productsV1.queryProducts({
    query: {
      filter: categoryId ? { 'collections.id': { $hasSome: [categoryId] } } : {},
      sort: [{ fieldName: sorting.fieldName, order: sorting.order }],
      paging: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    },
  });
  return { products: products.map(summarize), total: metadata?.total ?? products.length };
}

type ListingProps = {
  title: string;
  category: Collection | null;
  categories: CategorySummary[];
  products: ProductSummary[];
  paging: Paging;
  sorting: Sorting;
  url: URL;
};

/** How many pictures a wide screen shows at once. */
const ON_FIRST_SCREEN = 4;

function Listing({ title, category, categories, products, paging, sorting, url }: ListingProps) {
  return (
    <div className="listing">
      <div className="listing-top">
        <h1>{title}</h1>
        {category?.description && <p className="lead">{plainText(category.description)}</p>}
      </div>
      <CategoryNavigation categories={categories} pathname={url.pathname} />
      {products.length > 0 ? (
        <>
          <div className="listing-tools">
            <p>{countText(paging)}</p>
            <SortMenu sorting={sorting} url={url} />
          </div>
          <ProductList products={products} headingLevel={2} eager={ON_FIRST_SCREEN} />
          <Pager paging={paging} url={url} />
        </>
      ) : (
        <div className="empty-state">
          <p className="lead">There is nothing here yet.</p>
          {category && (
            <p>
              <a className="button" href="/shop">
                See everything
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function countText({ total, first, last, pageCount }: Paging): string {
  if (pageCount === 1) return total === 1 ? '1 product' : `${total} products`;
  return `${first}–${last} of ${total} products`;
}
