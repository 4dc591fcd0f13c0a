/** Addresses of files; pictures are cropped and scaled by the server. */

export type Size = { width: number; height: number };

const QUALITY = 80;

/** The address of a picture cropped to a size in pixels. `name` is the file name for downloads. */
export function pictureUrl(id: string, size: Size, name = 'picture'): string {
  return `/media/${encodeURIComponent(id)}/v1/fill/w_${size.width},h_${size.height},q_${QUALITY}/${fileName(name)}.webp`;
}

/** The same picture in several widths, for the `srcset` of an image with the given aspect ratio. */
export function pictureSet(id: string, ratio: number, widths: readonly number[], name?: string): string {
  return widths.map((width) => `${pictureUrl(id, sizeOf(width, ratio), name)} ${width}w`).join(', ');
}

/** The address of a video. */
export const videoUrl = (id: string): string => `/video/${encodeURIComponent(id)}/file`;

const SOUNDS = /\.(mp3|wav|ogg|m4a|aac|flac)$/;
const VIDEOS = /\.(mp4|mov|webm)$/;

/** The address of a file that is no picture. */
export function fileUrl(id: string): string {
  if (VIDEOS.test(id)) return videoUrl(id);
  return `/${SOUNDS.test(id) ? 'mp3' : 'ugd'}/${encodeURIComponent(id)}`;
}

/** `ratio` is width divided by height. */
export const sizeOf = (width: number, ratio: number): Size => ({
  width,
  height: Math.max(1, Math.round(width / ratio)),
});

function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 80) || 'picture';
}
