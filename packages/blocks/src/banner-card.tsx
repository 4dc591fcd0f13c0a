import { Picture, type PictureSource } from './picture.tsx';

export type BannerSummary = {
  id: string;
  picture: PictureSource;
  /** Where it leads; null for a picture alone. */
  href: string | null;
};
/** A banner with the number of products before it in a list. */
export type PlacedBanner = { banner: BannerSummary; after: number };

const SIZES = '(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw';

/** A picture among the products of a list. */
export function BannerCard({ banner: { picture, href }, priority }: BannerCardProps) {
  const image = <Picture source={picture} ratio="original" sizes={SIZES} priority={priority} />;
  return href === null ? (
    <div className="banner-card">{image}</div>
  ) : (
    <a className="banner-card" href={href}>
      {image}
    </a>
  );
}

type BannerCardProps = { banner: BannerSummary; priority?: 'first' | 'lazy' };
