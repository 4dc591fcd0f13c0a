import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pictures are kept no larger than this, in either direction. */
const LARGEST = 4000;
/** A picture of more pixels is not decoded: small files can claim to be huge. */
const MOST_PIXELS = 80_000_000;
/** Largest picture that a transformation answers with. */
const LARGEST_OUTPUT = 3000;

export type CheckedImage = { id: string; bytes: Buffer; width: number; height: number; mimeType: string; hash: Buffer };

/**
 * Decodes a picture whatever it claims to be, and encodes it anew without what else was in the file. Its id follows from
 * its content. Null when it is not a picture.
 */
export async function checkImage(bytes: Buffer): Promise<CheckedImage | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest();
    return {
      id: `${hash.toString('hex').slice(0, 32)}.webp`,
      bytes: data,
      width: info.width,
      height: info.height,
      mimeType: 'image/webp',
      hash,
    };
  } catch {
    return null;
  }
}

export type Transformation = {
  mode: 'fill' | 'fit' | 'crop';
  width: number;
  height: number;
  quality: number;
  format: 'webp' | 'jpeg' | 'avif';
};

/** Reads `fill` and `w_600,h_750,al_c,q_80` as clients write them into addresses; null when they make no sense. */
export function readTransformation(mode: string, parameters: string, accept: string): Transformation | null {
  const values = new Map(
    parameters.split(',').map((part): [string, string] => {
      const at = part.indexOf('_');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const width = Number(values.get('w'));
  const height = Number(values.get('h'));
  const quality = Number(values.get('q') ?? 80);
  const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= LARGEST_OUTPUT;
  if (
    (mode !== 'fill' && mode !== 'fit' && mode !== 'crop') ||
    !isSize(width) ||
    !isSize(height) ||
    !(quality >= 1 && quality <= 100)
  )
    return null;
  const format = formatOf(values.get('enc'), accept);
  return { mode, width, height, quality: Math.round(quality), format };
}

function formatOf(asked: string | undefined, accept: string): Transformation['format'] {
  if (asked === 'avif' && accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Makes the picture that was asked for. Throws where the bytes are no picture. */
export async function transform(
  bytes: Buffer,
  { mode, width, height, quality, format }: Transformation,
): Promise<Buffer> {
  const resized = sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize(width, height, {
    fit: mode === 'fit' ? 'inside' : 'cover',
    withoutEnlargement: mode === 'fit',
  });
  return resized[format]({ quality }).toBuffer();
}
