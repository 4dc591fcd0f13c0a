import { pictureSet, pictureUrl, sizeOf } from './media.ts';

export type PictureFile = {
  /** A media file's id. */
  id: string;
  /** Size of the original in pixels, if it is known. */
  width: number | null;
  height: number | null;
};
export type PictureSource = PictureFile & { alt: string };

type PictureProps = {
  source: PictureSource;
  /** The aspect ratio (width divided by height) of its space; `original` keeps the picture's own. */
  ratio: number | 'original';
  /** The `sizes` attribute in HTML: the width of the picture on the page. */
  sizes: string;
  widths?: readonly number[];
  /** The main picture of a page loads first, the others when they come near the viewport. */
  priority?: 'first' | 'lazy';
  className?: string;
  name?: string;
} & Readonly<Record<`data-${string}`, string>>;

const WIDTHS = [320, 480, 640, 960, 1280];
const FALLBACK_RATIO = 4 / 5;

/** A picture in the size that the browser needs, with its space reserved before it loads. */
export function Picture({
  source,
  ratio,
  sizes,
  widths = WIDTHS,
  priority = 'lazy',
  className,
  name,
  ...marks
}: PictureProps) {
  const shape = ratio === 'original' ? ratioOf(source) : ratio;
  const size = sizeOf(widths[Math.floor(widths.length / 2)] ?? 640, shape);
  return (
    <img
      className={className}
      src={pictureUrl(source.id, size, name)}
      srcSet={pictureSet(source.id, shape, widths, name)}
      sizes={sizes}
      width={size.width}
      height={size.height}
      alt={source.alt}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'first' ? undefined : 'async'}
      {...marks}
    />
  );
}

/** The aspect ratio: width divided by height. */
export const ratioOf = ({ width, height }: PictureFile): number => (width && height ? width / height : FALLBACK_RATIO);
