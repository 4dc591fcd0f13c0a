/** Pictures drawn by code, as files of a site's media library. */
import type { Context } from '../../context.ts';
import { type MediaFile, saveImage } from '../media/index.ts';

/** Pictures drawn at the same time. */
const AT_ONCE = 4;

/** Draws pictures, a few at a time, and stores them. Those that are stored already are found again. */
export async function storeDrawings(
  ctx: Context,
  names: Iterable<string>,
  draw: (name: string) => string,
): Promise<Map<string, MediaFile>> {
  const files = new Map<string, MediaFile>();
  const waiting = [...new Set(names)];
  const worker = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const fileName = name.endsWith('.webp') ? name : `${name}.webp`;
      const file = await saveImage(ctx, { fileName, bytes: Buffer.from(draw(name)) });
      if (file) files.set(name, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return files;
}

/** Pages name their pictures as `{ picture, alt }`; stored, they refer to media files. */
export function withMedia(value: unknown, pictures: ReadonlyMap<string, MediaFile>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withMedia(inner, pictures));
  if (typeof value !== 'object' || value === null) return value;
  const { picture, alt } = value as { picture?: string; alt?: string };
  const file = picture ? pictures.get(picture) : undefined;
  if (file) return { id: file.id, width: file.width, height: file.height, alt: alt ?? '' };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMedia(inner, pictures)]));
}
