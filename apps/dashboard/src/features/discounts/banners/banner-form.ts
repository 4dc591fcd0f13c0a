import { words } from '../../../app/words.ts';
import { missing, notWebAddress } from '../../../ui/form/checks.ts';
import { readQuantity } from '../../../ui/form/read-number.ts';
import type { Banner } from './banner-search.ts';

const texts = words.discounts.banners;

/** Where a banner is shown: its place among the products of a category, counted from 1. */
export type BannerPlace = { categoryId: string; position: string; isBelow: boolean };

export type BannerValues = {
  name: string;
  /** The id of a file of the library. */
  picture: string | null;
  altText: string;
  /** Where it leads; empty for a picture alone. */
  link: string;
  places: BannerPlace[];
  enabled: boolean;
};

/** The place of a banner in a category that was just chosen. */
const FIRST = '1';

export const newPlace = (categoryId: string): BannerPlace => ({ categoryId, position: FIRST, isBelow: false });

export function readBanner(banner: Banner | null): BannerValues {
  const { name, media, destinationUrl, categories = [], enabled } = banner ?? {};
  const { image } = media ?? {};
  return {
    name: name ?? '',
    picture: image?.id ?? null,
    altText: image?.altText ?? '',
    link: destinationUrl ?? '',
    places: categories.map(({ id = '', position = 1, appliedToSubcategories }) => ({
      categoryId: id,
      position: String(position),
      isBelow: appliedToSubcategories ?? false,
    })),
    enabled: banner ? (enabled ?? false) : true,
  };
}

export function wrongWithBanner({ name, picture, link, places }: BannerValues): Record<string, string | null | false> {
  return {
    name: missing(name),
    picture: picture === null && texts.missingPicture,
    link: link.trim() ? notWebAddress(link) : null,
    ...Object.fromEntries(
      places.map(({ position }, index) => [
        `places.${index}.position`,
        readQuantity(position) ? null : texts.wrongPlace,
      ]),
    ),
  };
}

/** The banner as it is sent. A picture that stays is not sent again: it would count as a new one. */
export function writeBanner(values: BannerValues, base: BannerValues) {
  const { name, picture, altText, link, places, enabled } = values;
  const isSame = picture === base.picture && altText.trim() === base.altText;
  return {
    name: name.trim(),
    ...(picture && !isSame && { media: { id: picture, altText: altText.trim() || null } }),
    destinationUrl: link.trim() || null,
    categories: places.map(({ categoryId, position, isBelow }) => ({
      id: categoryId,
      position: readQuantity(position) ?? 1,
      appliedToSubcategories: isBelow,
    })),
    enabled,
  };
}

/** Items among which the banner has its place, as shoppers see them; a place beyond the last item follows it. */
export function withBanner<T>(items: readonly T[], position: string): (T | null)[] {
  const before = Math.min((readQuantity(position) || 1) - 1, items.length);
  return [...items.slice(0, before), null, ...items.slice(before)];
}
