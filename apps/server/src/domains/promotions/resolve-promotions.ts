import type { banners, promotions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Kept } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findLines } from '../categories/index.ts';
import type { Promotion } from './promotion.ts';
import { promotionResource } from './promotions.ts';
import { imageOf } from './view-promotion.ts';

type Placed = { promotion: Kept<Promotion>; position: number };

/**
 * The enabled promotions of a category with their places; null where there is no such category. One that is assigned
 * to several categories of the line has the place of the nearest.
 */
async function loadPlaced(ctx: Context, categoryId: string): Promise<Placed[] | null> {
  return readSite(ctx, async (tx) => {
    const line = (await findLines(tx, [categoryId])).get(categoryId);
    if (!line) return null;
    const all = await promotionResource.list(tx);
    return all
      .filter(({ enabled }) => enabled)
      .flatMap((promotion) => placeIn(line, promotion) ?? [])
      .toSorted((one, other) => one.position - other.position || compare(one.promotion, other.promotion));
  });
}

const compare = (one: Kept<Promotion>, other: Kept<Promotion>): number =>
  one.createdDate.localeCompare(other.createdDate) || one.id.localeCompare(other.id);

function placeIn(line: readonly string[], promotion: Kept<Promotion>): Placed | null {
  const own = line.at(-1);
  const assigned = (promotion.categories ?? [])
    .filter(({ id = '', appliedToSubcategories }) => id === own || (appliedToSubcategories && line.includes(id)))
    .toSorted((one, other) => line.indexOf(other.id ?? '') - line.indexOf(one.id ?? ''))[0];
  return assigned ? { promotion, position: assigned.position ?? 1 } : null;
}

export const resolvePromotions: UseCase<typeof promotions.resolvePromotions> = async (ctx, { categoryId }) => {
  const placed = await loadPlaced(ctx, categoryId.toLowerCase());
  if (!placed) return refuse('CATEGORY_NOT_FOUND', { categoryId });
  return {
    promotions: placed.map(({ promotion, position }) => ({
      promotion: promotionResource.view(ctx, promotion),
      position,
    })),
  };
};

/** The same for visitors, cached until something on the site changes. */
export const listBanners: UseCase<typeof banners.listBanners> = async (ctx, { categoryId }) => {
  const load = async () => {
    const placed = await loadPlaced(ctx, categoryId.toLowerCase());
    return { banners: (placed ?? []).flatMap((one) => bannerOf(ctx, one) ?? []) };
  };
  return ctx.cache.read(ctx.siteId, `banners ${ctx.addresses.media} ${categoryId.toLowerCase()}`, load);
};

function bannerOf(ctx: Context, { promotion, position }: Placed) {
  const image = imageOf(ctx, promotion);
  const { id, name = '', destinationUrl = null } = promotion;
  return image ? { id, name, image, destinationUrl, position } : null;
}
