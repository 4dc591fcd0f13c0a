/** What the pages of categories show, and the page of all products, which is arranged like them. */
import { type categoryData, Picture, type ValuesOf } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import type { Category } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import { bannersOnPage, loadBanners } from './banners.ts';
import { categoryPicture, childrenOf, loadArranged, loadCategories, pathTo, STORE_TREE } from './categories.ts';
import { headOfCategory } from './category-head.ts';
import { categoryHref } from './category-href.ts';
import { countFilters, isReasonable } from './filters.ts';
import { type Listing, loadListing } from './listing.ts';
import { ListingHead, ListingPart } from './listing-part.tsx';
import { ProductListing } from './product-listing.tsx';
import { Subcategories } from './subcategories.tsx';

/** The visible category that an address leads to, be it a former one; null where there is none. */
export async function findCategory({ api }: Visit, slug: string): Promise<Category | null> {
  const answer = await orNull(
    api.categories.getCategoryBySlug({ slug, treeReference: STORE_TREE, fields: ['DESCRIPTION'] }),
  );
  const category = answer?.category;
  return category && category.visible !== false ? category : null;
}

/** The list of the category at an address, or of all products without one; null where there is no such category. */
export async function sampleListing(visit: Visit, shell: Shell, slug: string): Promise<Shown | null> {
  const category = slug ? await findCategory(visit, slug) : null;
  return slug && !category ? null : shownListing(visit, shell, category);
}

/** What the page of a category shows, or that of all products; null where the list has no such page. */
export async function shownListing(
  visit: Visit,
  shell: Shell | Promise<Shell>,
  category: Category | null,
): Promise<Shown | null> {
  const { request, api, messages } = visit;
  const { url } = request;
  if (!isReasonable(url.searchParams)) return null;
  const id = category?.id ?? undefined;
  const [{ site }, categories, listing, banners] = await Promise.all([
    shell,
    loadCategories(api),
    loadProducts(visit, id),
    id ? loadBanners(api, id) : [],
  ]);
  if (listing.paging.page > listing.paging.pageCount) return null;
  const path = pathTo(categories, id ?? null);
  const crumbs = [{ name: messages.site.shop, href: '/shop' }, ...path];
  const title = category?.name ?? messages.site.shop;
  const named = childrenOf(categories, id ?? null).map(({ name }) => name);
  const below = childrenOf(categories, path.length > 0 ? (id ?? null) : null);
  return {
    head: headOfCategory(visit, { site, category, title, listing, crumbs, named }),
    values: () => categoryValues(title, category),
    parts: {
      breadcrumbs: category && (
        <Breadcrumbs crumbs={path.length > 0 ? crumbs : [...crumbs, { name: title, href: url.pathname }]} />
      ),
      listingTop: <ListTop title={title} category={category} />,
      subcategories:
        below.length > 0 ? (
          <ListingPart>
            <Subcategories
              categories={below}
              label={category ? messages.listing.categoriesIn(title) : messages.listing.categories}
            />
          </ListingPart>
        ) : null,
      productListing: (
        <ListingPart>
          <ProductListing
            listing={listing}
            url={url}
            money={{ currency: site.currency, language: site.language }}
            banners={isAsArranged(listing) ? bannersOnPage(banners, listing.paging) : []}
            empty={<EmptyList parent={path.at(-2) ?? { name: messages.site.shop, href: '/shop' }} />}
          />
        </ListingPart>
      ),
    },
  };
}

/** What a category, or the list of all products, says for blocks that are bound to it. */
function categoryValues(title: string, category: Category | null): ValuesOf<typeof categoryData> {
  const picture = category && categoryPicture(category);
  return {
    'category.name': title,
    'category.description': category?.description ? plainText(category.description) : null,
    'category.picture': picture && { ...picture, alt: title },
    'category.link': { label: title, href: category ? categoryHref(category.slug ?? '') : '/shop' },
  };
}

/** Whether a list shows everything in its own order: places among products mean nothing in any other. */
const isAsArranged = ({ filters, sorting, sortings }: Listing): boolean =>
  countFilters(filters) === 0 && sorting === sortings[0];

async function loadProducts(visit: Visit, categoryId: string | undefined): Promise<Listing> {
  const arranged = categoryId ? await loadArranged(visit.api, categoryId) : [];
  return loadListing(visit, { categoryId, arranged });
}

type ListTopProps = { title: string; category: Category | null };

function ListTop({ title, category, ...marks }: ListTopProps) {
  const picture = category && categoryPicture(category);
  return (
    <ListingHead {...marks}>
      <div className="listing-top" data-picture={picture ? '' : undefined}>
        <div>
          <h1>{title}</h1>
          {category?.description && <p className="lead">{plainText(category.description)}</p>}
        </div>
        {picture && (
          <Picture
            source={picture}
            ratio={16 / 9}
            sizes="(min-width: 60rem) 40vw, 100vw"
            priority="first"
            name={title}
          />
        )}
      </div>
    </ListingHead>
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
