import { join } from 'node:path';
import type { MediaKind } from './kinds.ts';
import { type PictureCache, pictureCache } from './picture-cache.ts';
import { openPictures, type PictureSettings, type Pictures } from './pictures/pictures.ts';
import { type S3Settings, s3Stores } from './s3-storage.ts';
import { directoryStorage, type MediaStores } from './storage.ts';

/** Largest file of each kind, in bytes. */
export type MediaLimits = Record<MediaKind, number>;

/** Everything that work with files needs. */
export type Media = MediaStores & {
  pictures: Pictures;
  resized: PictureCache;
  /** The local directory for arriving files. */
  arrivals: string;
  limits: MediaLimits;
};

/** Opens the library's storage: folders in the data directory, or a bucket where there are settings of one. */
export async function openMedia({
  dataDirectory,
  s3,
  mediaLimits,
  pictureDeadlineMs,
  log,
}: {
  dataDirectory: string;
  s3: S3Settings | null;
  mediaLimits: MediaLimits;
  /** The most processor time for drawing one picture, in milliseconds. */
  pictureDeadlineMs: number;
  log: PictureSettings['log'];
}): Promise<Media> {
  const folder = (name: string) => join(dataDirectory, name);
  const stores = s3
    ? await s3Stores(s3)
    : { public: directoryStorage(folder('media')), private: directoryStorage(folder('media-private')) };
  return {
    ...stores,
    pictures: openPictures({ deadlineMs: pictureDeadlineMs, log }),
    resized: pictureCache(folder('media-cache')),
    arrivals: folder('media-arrivals'),
    limits: mediaLimits,
  };
}
