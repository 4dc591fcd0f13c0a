/*
 * Makes the pictures by which people choose a template, from those that its story has left:
 * `SCREENSHOTS=1 npm test -- tests/journeys/templates`, then `node apps/server/testing/template-previews.ts`.
 */
import { fileURLToPath } from 'node:url';
import { templateList } from '@stoa/demo/templates';
import sharp from 'sharp';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

for (const { id } of templateList) {
  const screenshot = at(`tests/journeys/screenshots/template-${id}-home-1280.jpg`);
  const preview = at(`demo/src/templates/previews/${id}.webp`);
  const { size } = await sharp(screenshot)
    .resize(560, 700, { fit: 'cover', position: 'top' })
    .webp({ quality: 72, effort: 6 })
    .toFile(preview);
  console.log(`${id}: ${Math.round(size / 1024)} KB`);
}
