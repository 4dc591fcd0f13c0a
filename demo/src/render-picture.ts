import sharp from 'sharp';
import { drawPicture } from './draw.ts';

/** Renders the picture of a file name as WebP, 1200 by 1500 pixels. */
export async function renderPicture(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(name).svg))
    .webp({ quality: 88, effort: 2 })
    .toBuffer();
}
