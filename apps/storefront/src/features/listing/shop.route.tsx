import { Picture, type PictureSource, pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { absolute, SITE_PICTURE } from '../../components/document.tsx';
import type { Category } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { plainText, shorten } from '../../lib/plain-text.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { seoTexts } from '../../lib/seo-texts.ts';
import { loadShell } from '../../lib/site.ts';
import { movedTo, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { breadcrumbList } from '../../lib/structured-data.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { bannersOnPage, loadBanners } from './banners.ts';
import { categoryPicture, childrenOf, loadArranged, loadCategories, pathTo, STORE_TREE } from './categories.ts';
import { categoryHref } from './category-href.ts';
import { countFilters, isReasonable } from './filters.ts';
import { type Listing, loadListing } from './listing.ts';
import { headOfListing } from './listing-head.ts';
import { ProductListing } from './product-listing.tsx';
import { Subcategories } from './subcategories.tsx';

const SHARED_WIDTH = 1200;
const DESCRIPTION_LENGTH = 160;

/** All products. */
export const showShop = (visit: Visit): Promise<StorefrontResponse> => showList(visit, null);

/** The products of a category and its subcategories. */
export async function showCategory(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const answer = await orNull(
    api.categories.getCategoryBySlug({ slug, treeReference: STORE_TREE, fields: ['DESCRIPTION'] }),
  );
  const category = answer?.category;
  const isShown = category && category.visible !== false;
  if (isShown && category.slug === slug) return showList(visit, category);
  const { slug: current } = isShown ? category : await api.storefront.getCurrentSlug({ kind: 'CATEGORY', slug });
  if (current && current !== slug) return movedTo(categoryHref(current) + request.url.search);
  return renderNotFound(visit, await loadShell(api, request.url.origin));
}

async function showList(visit: Visit, category: Category | null): Promise<StorefrontResponse> {
  const { request, api, messages } = visit;
  const { url } = request;
  if (!isReasonable(url.searchParams)) return renderNotFound(visit, await loadShell(api, url.origin));
  const id = category?.id ?? undefined;
  const [shell, categories, listing, banners] = await Promise.all([
    loadShell(api, url.origin),
    loadCategories(api),
    loadProducts(visit, id),
    id ? loadBanners(api, id) : [],
  ]);
  const { site } = shell;
  if (listing.paging.page > listing.paging.pageCount) return renderNotFound(visit, shell);
  const path = pathTo(categories, id ?? null);
  const crumbs = [{ name: messages.site.shop, href: '/shop' }, ...path];
  const seo = seoTexts(category?.seoData);
  const title = category?.name ?? messages.site.shop;
  const head = headOfListing({ title: seo.title ?? title, site, url, listing }, messages.listing);
  const picture = category ? categoryPicture(category) : null;
  const shared = picture ?? listing.products.find((product) => product.picture)?.picture ?? null;
  const named = childrenOf(categories, id ?? null).map(({ name }) => name);
  const described = shorten(plainText(category?.description ?? ''), DESCRIPTION_LENGTH);
  return renderPage(visit, shell, {
    hasIslands: true,
    head: {
      ...head,
      description:
        seo.description ||
        described ||
        shorten(messages.listing.describe(listing.paging.total, title, site.name, named), DESCRIPTION_LENGTH),
      image: seo.image ?? (shared ? sharedPicture(shared, title, site) : absolute(SITE_PICTURE, site)),
      isHidden: seo.isHidden,
      data: [
        ...(head.data ?? []),
        breadcrumbList(crumbs.map(({ name, href }) => ({ name, url: pageUrl(href, site) }))),
      ],
    },
    children: (
      <>
        {category && (
          <Breadcrumbs crumbs={path.length > 0 ? crumbs : [...crumbs, { name: title, href: url.pathname }]} />
        )}
        <div className="listing">
          <ListTop title={title} category={category} picture={picture} />
          <Subcategories
            categories={childrenOf(categories, path.length > 0 ? (id ?? null) : null)}
            label={category ? messages.listing.categoriesIn(title) : messages.listing.categories}
          />
          <ProductListing
            listing={listing}
            url={url}
            money={{ currency: site.currency, language: site.language }}
            banners={isAsArranged(listing) ? bannersOnPage(banners, listing.paging) : []}
            empty={<EmptyList parent={path.at(-2) ?? { name: messages.site.shop, href: '/shop' }} />}
          />
        </div>
      </>
    ),
  });
}

/** Whether a list shows everything in its own order: places among products mean nothing in any other. */
const isAsArranged = ({ filters, sorting, sortings }: Listing): boolean =>
  countFilters(filters) === 0 && sorting === sortings[0];

async function loadProducts(visit: Visit, categoryId: string | undefined): Promise<Listing> {
  const arranged = categoryId ? await loadArranged(visit.api, categoryId) : [];
  return loadListing(visit, { categoryId, arranged });
}

const sharedPicture = (picture: PictureSource, name: string, site: { url: string }): string =>
  new URL(pictureUrl(picture.id, sizeOf(SHARED_WIDTH, ratioOf(picture)), name), site.url).href;

type ListTopProps = { title: string; category: Category | null; picture: PictureSource | null };

function ListTop({ title, category, picture }: ListTopProps) {
  return (
    <div className="listing-top" data-picture={picture ? '' : undefined}>
      <div>
        <h1>{title}</h1>
        {category?.description && <p className="lead">{plainText(category.description)}</p>}
      </div>
      {picture && (
        <Picture source={picture} ratio={16 / 9} sizes="(min-width: 60rem) 40vw, 100vw" priority="first" name={title} />
      )}
    </div>
  );
}

function EmptyList({ parent }: { parent: { name: string; href: string } }) {
  const messages = useMessages('listing');
  return (
    <div className="empty-state">
      <p className="lead">{messages.empty}</p>
      <p>
        <a className="button" href={parent.href}>
          {messages.seeAllOf(parent.name)}
        </a>
      </p>
    </div>
  );
}
