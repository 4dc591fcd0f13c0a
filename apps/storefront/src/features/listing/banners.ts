/** The banners of a category, each at its place among the products. */
import type { BannerSummary, PlacedBanner } from '@stoa/blocks';
import type { Api } from '../../lib/api.ts';
import { PAGE_SIZE, type Paging } from './paging.ts';

/** A banner with its place among the products of a category, counted from 1. */
export type CategoryBanner = BannerSummary & { position: number };

export async function loadBanners({ banners }: Api, categoryId: string): Promise<CategoryBanner[]> {
  const { banners: found = [] } = await banners.listBanners({ categoryId });
  return found.flatMap(({ id = '', name = '', image, destinationUrl, position = 1 }) =>
    image?.id
      ? {
          id,
          picture: {
            id: image.id,
            width: image.width ?? null,
            height: image.height ?? null,
            alt: image.altText || name,
          },
          href: destinationUrl && /^(https?:|\/)/i.test(destinationUrl) ? destinationUrl : null,
          position,
        }
      : [],
  );
}

/**
 * The banners on a page of a list, by the number of products before each of them there. Places count products, so that
 * a banner never moves one to another page. Those beyond the last product follow it.
 */
export function bannersOnPage(banners: readonly CategoryBanner[], { page, pageCount, total }: Paging): PlacedBanner[] {
  const first = (page - 1) * PAGE_SIZE;
  const end = page === pageCount ? Number.POSITIVE_INFINITY : first + PAGE_SIZE;
  return banners.flatMap(({ position, ...banner }) => {
    const before = position - 1;
    return before >= first && before < end ? { banner, after: Math.min(before, total) - first } : [];
  });
}
