import { type FileView, localAddress, pictureIdOf } from '../../../media/library.ts';
import type { MediaDraft } from '../product-form.ts';

export const MEDIA_TYPES = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  ...['video/mp4', 'video/webm', 'video/quicktime'],
];

/** A file of the library as a picture or video of the product; null for files of other kinds. */
export function toMedia(file: FileView): MediaDraft | null {
  const { id = '', mediaType } = file;
  if (mediaType !== 'IMAGE' && mediaType !== 'VIDEO') return null;
  return { id, kind: mediaType, altText: '', posterId: mediaType === 'VIDEO' ? pictureIdOf(file) : null };
}

/** The picture that stands for it in lists; null for a video that has none. */
export const stillOf = ({ id, kind, posterId }: MediaDraft): string | null => (kind === 'VIDEO' ? posterId : id);

/** Id of the stored file that an address of the server leads to. */
export const fileIdOf = (address: string | undefined): string | null =>
  /\/media\/([^/?#]+)/.exec(localAddress(address))?.[1] ?? null;
