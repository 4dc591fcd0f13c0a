import { Picture, type PictureSource } from '@stoa/blocks';

/** A product's picture in a line. Decorative, as the name is beside it. */
export function LinePicture({ source, size }: { source: PictureSource | null; size: 'small' | 'large' }) {
  const width = size === 'small' ? 64 : 120;
  return (
    <div className={`line-picture line-picture-${size}`}>
      {source && (
        <Picture
          source={{ ...source, alt: '' }}
          ratio={4 / 5}
          sizes={`${width}px`}
          widths={[width, width * 2, width * 3]}
        />
      )}
    </div>
  );
}
