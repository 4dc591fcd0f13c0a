import type { MediaStorage } from '../../../../platform/media/storage.ts';
import { type Entry, openStoredZip, UnusableZip } from '../../../../platform/zip/read-zip.ts';
import { fileNameOf, type PictureFiles } from './find-media.ts';

const MOST_ENTRIES = 50_000;

/**
 * The files of a stored zip archive, found by their names or by the last part of them. Only requested files are
 * unpacked, and never to a path that the archive names. @param largest the maximum size of a file in bytes
 */
export async function openPictureArchive(
  storage: MediaStorage,
  name: string,
  largest: number,
): Promise<PictureFiles & { close(): void }> {
  const zip = await openStoredZip(storage, name, MOST_ENTRIES);
  const entries = byNames(zip.entries);
  const find = (source: string) => entries.get(keyOf(source)) ?? entries.get(keyOf(fileNameOf(source)));
  return {
    has: (source) => find(source) !== undefined,
    open: async (source) => {
      const entry = find(source);
      if (!entry) throw new UnusableZip('there is no such file');
      return zip.open(entry, largest);
    },
    close: () => zip.close(),
  };
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll('\\', '/');

function byNames(all: readonly Entry[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of all) {
    if (/(^|\/)(__MACOSX|\.)/.test(entry.fileName)) continue;
    entries.set(keyOf(entry.fileName), entry);
    const last = keyOf(entry.fileName.split('/').at(-1) ?? '');
    if (!entries.has(last)) entries.set(last, entry);
  }
  return entries;
}
