import sharp from 'sharp';
import { drawPicture } from './draw.ts';

/** Renders the picture of a file name, 1200 by 1500 pixels: as PNG, since whoever stores it encodes it anew. */
export async function renderPicture(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(name).svg))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
