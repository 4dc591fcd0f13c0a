import { Center } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { pictureUrl } from './picture-url.ts';

type PictureProps = {
  id: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** Fills the available width, keeping the aspect ratio. */
  isFluid?: boolean;
};

/** A stored picture cropped to a size, sharp on dense screens too; a placeholder if there is none. */
export function Picture({ id, alt, width, height, isFluid = false }: PictureProps) {
  const style: CSSProperties = {
    display: 'block',
    flex: 'none',
    width: isFluid ? '100%' : width,
    height: isFluid ? 'auto' : height,
    aspectRatio: `${width} / ${height}`,
    borderRadius: 'var(--mantine-radius-sm)',
    background: 'var(--mantine-color-default-hover)',
    objectFit: 'cover',
  };
  if (!id) {
    return (
      <Center style={{ ...style, display: 'flex' }} c="dimmed">
        <IconPhoto size={Math.min(width, height) / 2} stroke={1.4} aria-hidden />
      </Center>
    );
  }
  return (
    <img
      src={pictureUrl(id, width * 2, height * 2)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      style={style}
    />
  );
}
