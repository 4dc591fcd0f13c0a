import { type FileView, localAddress, pictureIdOf } from '../../../media/library.ts';
import type { MediaDraft } from '../product-form.ts';

export const MEDIA_TYPES = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  ...['video/mp4', 'video/webm', 'video/quicktime'],
];

/** Converts a library file to a picture or video of the product; null for other kinds of files. */
export function toMedia(file: FileView): MediaDraft | null {
  const { id = '', mediaType } = file;
  if (mediaType !== 'IMAGE' && mediaType !== 'VIDEO') return null;
  return { id, kind: mediaType, altText: '', posterId: mediaType === 'VIDEO' ? pictureIdOf(file) : null };
}

/** The picture shown for the item in lists; null for a video without a poster. */
export const stillOf = ({ id, kind, posterId }: MediaDraft): string | null => (kind === 'VIDEO' ? posterId : id);

/** The id of the stored file that a server address refers to. */
export const fileIdOf = (address: string | undefined): string | null =>
  /\/media\/([^/?#]+)/.exec(localAddress(address))?.[1] ?? null;
