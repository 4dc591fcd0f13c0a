import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number };

/** A place for the library's files. Names are generated, and safe as file names. */
export type MediaStorage = {
  save(name: string, bytes: Buffer): Promise<void>;
  /** Moves a finished file of the local disk into the storage. */
  moveIn(name: string, path: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Bytes of the whole file; null when there is no such file. */
  sizeOf(name: string): Promise<number | null>;
  /** The bytes as they come, of the whole file or a part that lies within it. Whoever opens it reads or destroys it. */
  stream(name: string, range?: ByteRange): Promise<Readable>;
  /** Deletes the file if it is there. */
  remove(name: string): Promise<void>;
};

/** The library's files: public ones, and those delivered by signed addresses only. */
export type MediaStores = { public: MediaStorage; private: MediaStorage };

const SAFE_NAME = /^[\w-][\w.~-]{0,200}$/;
export const isMediaName = (name: string): boolean => SAFE_NAME.test(name);

/** Throws where a name could mean anything but a file of the storage. */
export function checkName(name: string): string {
  if (!isMediaName(name)) throw new Error(`not a media name: ${name}`);
  return name;
}

/** Files in a directory. A file exists completely and on the disk, or not at all. */
export function directoryStorage(directory: string): MediaStorage {
  const pathOf = (name: string) => join(directory, checkName(name).slice(0, 2), name);
  /** Writes beside the target, and renames once everything is on the disk. */
  const place = async (name: string, write: (draft: string) => Promise<void>) => {
    const path = pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    try {
      await write(draft);
      const file = await open(draft, 'r+');
      await file.sync().finally(() => file.close());
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    save: (name, bytes) =>
      place(name, async (draft) => {
        const file = await open(draft, 'w');
        await file.writeFile(bytes).finally(() => file.close());
      }),
    moveIn: (name, source) =>
      place(name, (draft) =>
        rename(source, draft).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EXDEV') throw error;
          await copyFile(source, draft);
          await rm(source);
        }),
      ),
    read: async (name) => (isMediaName(name) ? readFile(pathOf(name)).catch(nullWhereAbsent) : null),
    sizeOf: async (name) => (isMediaName(name) ? stat(pathOf(name)).then(({ size }) => size, nullWhereAbsent) : null),
    stream: async (name, range) => createReadStream(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function nullWhereAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
