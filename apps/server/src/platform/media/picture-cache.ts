import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, directoryStorage, isMediaName } from './storage.ts';
import { trimDirectory } from './trim-directory.ts';

/** Resized pictures, stored by their original. They can be recreated at any time. */
export type PictureCache = {
  read(id: string, variant: string): Promise<Buffer | null>;
  save(id: string, variant: string, bytes: Buffer): Promise<void>;
  /** Deletes all versions of a picture. */
  forget(id: string): Promise<void>;
  /** Deletes the oldest where more is stored than may be. */
  trim(): Promise<void>;
};

/** They are recreated on request; more than this is not stored. */
const MOST_BYTES = 1024 ** 3;
/** The part of it that is written between two looks at the whole. */
const LOOK_EVERY = 1 / 10;

/** Opens the cache in a directory. It holds `mostBytes`, and a tenth more for a while. */
export function pictureCache(directory: string, mostBytes = MOST_BYTES): PictureCache {
  let written = 0;
  const trim = () => trimDirectory(directory, mostBytes);
  const folderOf = (id: string) => join(directory, checkName(id).slice(0, 2), id);
  return {
    read: async (id, variant) => (isMediaName(id) ? directoryStorage(folderOf(id)).read(variant) : null),
    async save(id, variant, bytes) {
      await directoryStorage(folderOf(id)).save(variant, bytes);
      written += bytes.length;
      if (written < mostBytes * LOOK_EVERY) return;
      written = 0;
      await trim(); // those who fill the disk wait for it
    },
    forget: (id) => rm(folderOf(id), { recursive: true, force: true }),
    trim,
  };
}
