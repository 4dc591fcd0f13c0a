/** What each page of the shop shows in previews and in the editor: of a sample, where it has one. */
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Visit } from '../../lib/render-page.tsx';
import type { VisitorShell } from '../../lib/site.ts';
import { sampleBlog } from '../blog/shown-blog.tsx';
import { samplePost } from '../blog/shown-post.tsx';
import { sampleCart } from '../cart/shown-cart.tsx';
import { shownNotFound } from '../errors/not-found.tsx';
import { sampleListing } from '../listing/shown-listing.tsx';
import { sampleProduct } from '../product/render-product.tsx';
import { shownSearch } from '../search/shown-search.tsx';
import type { Shown } from './render-shop-page.tsx';

/** Null where there is no such sample. */
type Show = (visit: Visit, shell: VisitorShell, sample: string) => Promise<Shown | null>;

export const shownPages: Readonly<Record<ShopPage, Show>> = {
  PRODUCT: sampleProduct,
  CATEGORY: sampleListing,
  SEARCH: shownSearch,
  CART: sampleCart,
  BLOG_POST: samplePost,
  BLOG: sampleBlog,
  NOT_FOUND: shownNotFound,
};
