import sharp, { type Sharp } from 'sharp';
import type { Anchor, Region, Transformation } from '../transformation.ts';
import { MOST_PIXELS } from './images.ts';

/** Makes the requested picture. Throws where the bytes are not a picture, and returns null where nothing is left. */
export async function transform(bytes: Buffer, wanted: Transformation): Promise<Buffer | null> {
  const format = wanted.format;
  // animations are kept where the format allows: AVIF is not written animated
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: format !== 'jpeg' });
  const metadata = await source.metadata();
  const isMoving = (metadata.pages ?? 1) > 1;
  const whole = { left: 0, top: 0, width: metadata.width, height: metadata.pageHeight ?? metadata.height };
  const region = wanted.crop ? overlap(wanted.crop, whole) : whole;
  if (!region) return null;
  const scaled = wanted.mode === null ? extracted(source, region, whole) : scale(source, wanted, region, whole);
  const blurred = wanted.blur > 0 ? scaled.blur(wanted.blur) : scaled;
  if (format === 'jpeg') return blurred.flatten({ background: '#ffffff' }).jpeg({ quality: wanted.quality }).toBuffer();
  if (format === 'png') return blurred.png().toBuffer();
  if (format === 'webp' || isMoving) return blurred.webp({ quality: wanted.quality }).toBuffer();
  return blurred.avif({ quality: wanted.quality, effort: 3 }).toBuffer();
}

function scale(source: Sharp, { mode, width, height, anchor }: Transformation, region: Region, whole: Region): Sharp {
  if (mode === 'fit')
    return extracted(source, region, whole).resize(width, height, { fit: 'inside', withoutEnlargement: true });
  // the part with the requested shape, never enlarged
  const shrink = Math.min(1, region.width / width, region.height / height);
  const target = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
  const part = partInShape(region, width / height, anchor);
  return extracted(source, part, whole).resize(target.width, target.height, { fit: 'fill' });
}

/** The largest part of a region with a shape (width by height) that keeps the anchor in sight. */
export function partInShape(region: Region, shape: number, anchor: Anchor): Region {
  const width = Math.max(1, Math.min(region.width, Math.round(region.height * shape)));
  const height = Math.max(1, Math.min(region.height, Math.round(region.width / shape)));
  const room = { x: region.width - width, y: region.height - height };
  const { x, y } = offsetOf(anchor, region, { width, height });
  return {
    left: region.left + Math.round(Math.min(Math.max(x, 0), room.x)),
    top: region.top + Math.round(Math.min(Math.max(y, 0), room.y)),
    width,
    height,
  };
}

function offsetOf(anchor: Anchor, region: Region, part: { width: number; height: number }): { x: number; y: number } {
  const room = { x: region.width - part.width, y: region.height - part.height };
  if (typeof anchor === 'object')
    return { x: anchor.x * region.width - part.width / 2, y: anchor.y * region.height - part.height / 2 };
  // 'c' and unnamed sides leave half of the space on each side
  const along = (start: string, end: string): number => {
    if (anchor.includes(start)) return 0;
    return anchor.includes(end) ? 1 : 0.5;
  };
  return { x: room.x * along('l', 'r'), y: room.y * along('t', 'b') };
}

const extracted = (source: Sharp, part: Region, whole: Region): Sharp =>
  part.width === whole.width && part.height === whole.height ? source : source.extract(part);

function overlap(one: Region, whole: Region): Region | null {
  const width = Math.min(one.left + one.width, whole.width) - one.left;
  const height = Math.min(one.top + one.height, whole.height) - one.top;
  return width > 0 && height > 0 ? { left: one.left, top: one.top, width, height } : null;
}
