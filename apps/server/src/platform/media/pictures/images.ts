import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The maximum size of stored pictures, in either direction. */
const LARGEST = 4000;
/** A picture with more pixels, over all its frames, is not decoded: small files can claim to be huge. */
export const MOST_PIXELS = 80_000_000;

export type CheckedImage = { bytes: Buffer; width: number; height: number; hash: Buffer };

/**
 * Decodes a picture whatever it claims to be, and encodes it again as WebP without the file's other contents: places,
 * cameras, scripts. Animations are kept. Null when it is not a picture.
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

/** The displayed width and height of a picture, without decoding it; null where they cannot be determined. */
export async function measureImage(source: string): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient, pageHeight } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
    return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  } catch {
    return null;
  }
}
