/** The promotions of a category, for a site's own pages. */
import { open, operation, service } from '../operation.ts';
import { guid, integer, list, message, nullable, ref, text, webUrl } from '../schema.ts';
import { CatalogV3Image } from '../stores/product-v3-parts.ts';

export const Banner = message('Banner', {
  id: guid,
  name: text(),
  image: ref(CatalogV3Image),
  destinationUrl: nullable(webUrl),
  /** The place among the products of the category, counted from 1. */
  position: integer({ minimum: 1 }),
});

export const banners = service('stoa.banners', ['/stoa'], {
  listBanners: operation({
    method: 'GET',
    path: '/v1/storefront/banners',
    summary: 'List the banners of a category in the order of their places; none if there is no such category',
    permit: open,
    request: { categoryId: guid },
    response: { banners: list(ref(Banner)) },
    required: ['categoryId'],
  }),
});
