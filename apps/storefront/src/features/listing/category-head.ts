/** The metadata of a category's page, and of that of all products. */
import { type PictureSource, pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { absolute, type Head, SITE_PICTURE } from '../../components/document.tsx';
import type { Category } from '../../lib/api.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { plainText, shorten } from '../../lib/plain-text.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { seoTexts } from '../../lib/seo-texts.ts';
import type { Site } from '../../lib/site.ts';
import { breadcrumbList } from '../../lib/structured-data.ts';
import { categoryPicture } from './categories.ts';
import type { Listing } from './listing.ts';
import { headOfListing } from './listing-head.ts';

const SHARED_WIDTH = 1200;
const DESCRIPTION_LENGTH = 160;

type Listed = {
  site: Site;
  category: Category | null;
  title: string;
  listing: Listing;
  crumbs: readonly { name: string; href: string }[];
  /** The names of its subcategories. */
  named: string[];
};

export function headOfCategory(
  { request: { url }, messages }: Visit,
  { site, category, title, listing, crumbs, named }: Listed,
): Head {
  const seo = seoTexts(category?.seoData);
  const head = headOfListing({ title: seo.title ?? title, site, url, listing }, messages.listing);
  const picture = category ? categoryPicture(category) : null;
  const shared = picture ?? listing.products.find((product) => product.picture)?.picture ?? null;
  const described = shorten(plainText(category?.description ?? ''), DESCRIPTION_LENGTH);
  return {
    ...head,
    description:
      seo.description ||
      described ||
      shorten(messages.listing.describe(listing.paging.total, title, site.name, named), DESCRIPTION_LENGTH),
    image: seo.image ?? (shared ? sharedPicture(shared, title, site) : absolute(SITE_PICTURE, site)),
    isHidden: seo.isHidden,
    data: [...(head.data ?? []), breadcrumbList(crumbs.map(({ name, href }) => ({ name, url: pageUrl(href, site) })))],
  };
}

const sharedPicture = (picture: PictureSource, name: string, site: { url: string }): string =>
  new URL(pictureUrl(picture.id, sizeOf(SHARED_WIDTH, ratioOf(picture)), name), site.url).href;
