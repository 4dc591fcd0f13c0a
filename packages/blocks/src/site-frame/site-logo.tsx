import { pictureUrl, sizeOf } from '../media.ts';
import { type PictureFile, ratioOf } from '../picture.tsx';

/** In pixels, twice as many of which are loaded. */
const HEIGHT = 44;
const MOST_WIDTH = 200;

/** The logo in a header, which stands for the name. */
export function SiteLogo({ logo, name }: { logo: PictureFile; name: string }) {
  const ratio = ratioOf(logo);
  const width = Math.min(MOST_WIDTH, Math.round(HEIGHT * ratio));
  const { height } = sizeOf(width, ratio);
  return (
    <img
      className="site-logo"
      src={pictureUrl(logo.id, { width: 2 * width, height: 2 * height }, name)}
      width={width}
      height={height}
      alt={name}
    />
  );
}
