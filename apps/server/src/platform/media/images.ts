import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pictures are kept no larger than this, in either direction. */
const LARGEST = 4000;
/** A picture of more pixels, those of all its frames together, is not decoded: small files can claim to be huge. */
export const MOST_PIXELS = 80_000_000;

export type CheckedImage = { bytes: Buffer; width: number; height: number; hash: Buffer };

/**
 * Decodes a picture whatever it claims to be, and encodes it anew as WebP without what else was in the file: places,
 * cameras, scripts. Moving pictures keep moving. Null when it is not a picture.
 */
export async function checkImage(source: Buffer | string): Promise<CheckedImage | null> {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, animated: true })
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest();
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, hash };
  } catch {
    return null;
  }
}

/** Width and height of a picture as it is seen, without decoding it; null where that cannot be told. */
export async function measureImage(source: string): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient, pageHeight } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
    return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  } catch {
    return null;
  }
}
