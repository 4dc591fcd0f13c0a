import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import type { MediaStorage } from '../../../../platform/media/storage.ts';
import { fileNameOf, type PictureFiles } from './find-media.ts';

const MOST_ENTRIES = 50_000;
/** The highest ratio of unpacked to packed size that a picture can have. */
const MOST_RATIO = 200;
const FREE_RATIO_BYTES = 1_000_000;

/** An archive that cannot be used; the message is for the person who uploaded it. */
export class UnusableArchive extends Error {}

/**
 * The files of a stored zip archive, found by their names or by the last part of them. Only requested files are
 * unpacked, and never to a path that the archive names. @param largest the maximum size of a file in bytes
 */
export async function openPictureArchive(
  storage: MediaStorage,
  name: string,
  largest: number,
): Promise<PictureFiles & { close(): void }> {
  const size = await storage.sizeOf(name);
  if (size === null) throw new UnusableArchive('The archive is gone.');
  const zip = await openZip(new StoredFile(storage, name), size).catch((error: Error) => {
    throw new UnusableArchive(`This is no zip archive that can be read: ${error.message}.`);
  });
  const entries = await listEntries(zip);
  const find = (source: string) => entries.get(keyOf(source)) ?? entries.get(keyOf(fileNameOf(source)));
  return {
    has: (source) => find(source) !== undefined,
    open: async (source) => {
      const entry = find(source);
      if (!entry) throw new UnusableArchive('there is no such file');
      return readEntry(zip, entry, largest);
    },
    close: () => zip.close(),
  };
}

function openZip(reader: RandomAccessReader, size: number): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false } as const;
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, size, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll('\\', '/');

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new UnusableArchive(`The archive cannot be read: ${error.message}.`));
    zip.on('error', fail);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (entries.size >= MOST_ENTRIES)
        return reject(new UnusableArchive(`The archive has more than ${MOST_ENTRIES} files.`));
      if (!entry.fileName.endsWith('/') && !/(^|\/)(__MACOSX|\.)/.test(entry.fileName)) {
        entries.set(keyOf(entry.fileName), entry);
        const last = keyOf(entry.fileName.split('/').at(-1) ?? '');
        if (!entries.has(last)) entries.set(last, entry);
      }
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The bytes of an entry, limited to its declared size. */
async function readEntry(zip: ZipFile, entry: Entry, largest: number): Promise<Readable> {
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > largest) throw new UnusableArchive(`it is larger than ${largest} bytes`);
  if (uncompressedSize > FREE_RATIO_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    throw new UnusableArchive('it is packed so tightly that it cannot be a picture');
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
