import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import type { MediaStorage } from '../media/storage.ts';

export type { Entry } from 'yauzl';

/** The highest ratio of unpacked to packed size that anything but a bomb has. */
const MOST_RATIO = 200;
const FREE_RATIO_BYTES = 1_000_000;

/** A zip archive that cannot be used; the message is for the person who uploaded it. */
export class UnusableZip extends Error {}

export type StoredZip = {
  /** Its files, in its order, under the names that it gives them: never a path that leads out of it. */
  entries: readonly Entry[];
  /** The bytes of a file, which end with its declared size. @param largest the most that it may declare, in bytes */
  open(entry: Entry, largest: number): Promise<Readable>;
  close(): void;
};

/** Opens a zip archive in the storage. Its table of contents is read, and nothing is unpacked. */
export async function openStoredZip(storage: MediaStorage, name: string, mostEntries: number): Promise<StoredZip> {
  const size = await storage.sizeOf(name);
  if (size === null) throw new UnusableZip('The archive is gone.');
  const zip = await openZip(new StoredFile(storage, name), size).catch((error: Error) => {
    throw new UnusableZip(`This is no zip archive that can be read: ${withoutStop(error)}.`);
  });
  try {
    const entries = await listEntries(zip, mostEntries);
    return { entries, open: (entry, largest) => openEntry(zip, entry, largest), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const withoutStop = ({ message }: Error): string => message.replace(/\.$/, '');

function openZip(reader: RandomAccessReader, size: number): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false } as const;
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, size, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function listEntries(zip: ZipFile, most: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(new UnusableZip(`The archive cannot be read: ${withoutStop(error)}.`)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (entries.length >= most) return reject(new UnusableZip(`The archive has more than ${most} files.`));
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function openEntry(zip: ZipFile, entry: Entry, largest: number): Promise<Readable> {
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > largest) throw new UnusableZip(`it is larger than ${largest} bytes`);
  if (uncompressedSize > FREE_RATIO_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    throw new UnusableZip('it is packed so tightly that it cannot be a picture or a text');
  const open = promisify<Entry, Readable>((one, done) =>
    zip.openReadStream(one, (error, stream) => done(error, stream as Readable)),
  );
  return open(entry);
}

/** Reads the archive from storage, in pieces. */
class StoredFile extends RandomAccessReader {
  private readonly storage: MediaStorage;
  private readonly name: string;
  constructor(storage: MediaStorage, name: string) {
    super();
    this.storage = storage;
    this.name = name;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const { storage, name } = this;
    return Readable.from(
      (async function* () {
        yield* await storage.stream(name, { start, end: end - 1 });
      })(),
      { objectMode: false },
    );
  }
}
