/**
 * Makes the pictures by which people choose a template, from those that its story has left:
 * `SCREENSHOTS=1 npm test -- tests/journeys/templates`, then `node scripts/template-previews.ts`.
 */
import { join } from 'node:path';
import { templateList } from '@stoa/demo/templates';
import sharp from 'sharp';
import { root } from './front-ends.mjs';

for (const { id } of templateList) {
  const screenshot = join(root, `tests/journeys/screenshots/template-${id}-home-1280.jpg`);
  const preview = join(root, `demo/src/templates/previews/${id}.webp`);
  const { size } = await sharp(screenshot)
    .resize(560, 700, { fit: 'cover', position: 'top' })
    .webp({ quality: 72, effort: 6 })
    .toFile(preview);
  console.log(`${id}: ${Math.round(size / 1024)} KB`);
}
