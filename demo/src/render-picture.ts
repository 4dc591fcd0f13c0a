import sharp from 'sharp';
import { drawPicture } from './draw.ts';

/** Renders the picture for a file name with 1200 by 1500 pixels. PNG avoids losses, as the server encodes it again. */
export async function renderPicture(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(name).svg))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
