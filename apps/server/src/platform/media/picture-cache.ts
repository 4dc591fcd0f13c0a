import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, directoryStorage } from './storage.ts';
import { trimDirectory } from './trim-directory.ts';

/** Resized pictures, stored by their original. They can be recreated at any time. */
export type PictureCache = {
  read(id: string, variant: string): Promise<Buffer | null>;
  save(id: string, variant: string, bytes: Buffer): Promise<void>;
  /** Deletes all versions of a picture. */
  forget(id: string): Promise<void>;
  /** Deletes the oldest until the rest fits into `mostBytes`. */
  trim(mostBytes: number): Promise<void>;
};

export function pictureCache(directory: string): PictureCache {
  const folderOf = (id: string) => join(directory, checkName(id).slice(0, 2), id);
  return {
    read: (id, variant) => directoryStorage(folderOf(id)).read(variant),
    save: (id, variant, bytes) => directoryStorage(folderOf(id)).save(variant, bytes),
    forget: (id) => rm(folderOf(id), { recursive: true, force: true }),
    trim: (mostBytes) => trimDirectory(directory, mostBytes),
  };
}
