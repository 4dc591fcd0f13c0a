import { pictureUrl, sizeOf } from '../media.ts';
import { type PictureFile, ratioOf } from '../picture.tsx';

/** In pixels, twice as many of which are loaded. */
const HEIGHT = 44;
const MOST_WIDTH = 200;
/** Of a logo that is lower or narrower than this, nobody can read what it says. */
const LEAST = 14;

/** The logo in a header, which stands for the name; one that is too thin to be read stands beside it. */
export function SiteLogo({ logo, name }: { logo: PictureFile; name: string }) {
  const ratio = ratioOf(logo);
  const width = Math.max(1, Math.min(MOST_WIDTH, Math.round(HEIGHT * ratio)));
  const height = Math.min(HEIGHT, sizeOf(width, ratio).height);
  const isLegible = Math.min(width, height) >= LEAST;
  return (
    <>
      <img
        className="site-logo"
        src={pictureUrl(logo.id, { width: 2 * width, height: 2 * height }, name)}
        width={width}
        height={height}
        alt={isLegible ? name : ''}
      />
      {!isLegible && <span>{name}</span>}
    </>
  );
}
