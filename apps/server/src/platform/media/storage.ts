import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files of the media library are kept. Names are made by us, and safe as file names. */
export type MediaStorage = {
  save(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
};

const SAFE_NAME = /^[\w-][\w.-]{0,200}$/;

/** Files in a directory. A file is there complete and on the disk, or not at all. */
export function directoryStorage(directory: string): MediaStorage {
  const pathOf = (name: string) => {
    if (!SAFE_NAME.test(name)) throw new Error(`not a media name: ${name}`);
    return join(directory, name.slice(0, 2), name);
  };
  return {
    async save(name, bytes) {
      const path = pathOf(name);
      await mkdir(join(path, '..'), { recursive: true });
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      const file = await open(draft, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async read(name) {
      if (!SAFE_NAME.test(name)) return null;
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
  };
}
