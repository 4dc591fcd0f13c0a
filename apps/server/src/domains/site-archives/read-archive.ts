import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ArchiveFacts, OpenLines } from '../../archive-part.ts';
import { firstMistake, parsed } from '../../archived-rows.ts';
import type { ArchivePart, Context } from '../../context.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isMediaName } from '../../platform/media/storage.ts';
import type { Violation } from '../../platform/refusal.ts';
import { type Entry, openStoredZip, type StoredZip, UnusableZip } from '../../platform/zip/read-zip.ts';
import type { ArchivedFile } from '../media/index.ts';
import {
  FORMAT,
  fileOf,
  MANIFEST_FILE,
  MEDIA_FILE,
  MEDIA_FOLDER,
  partsInTemplates,
  rowInTemplates,
  VERSION,
} from './archive-format.ts';

const MOST_ENTRIES = 50_000;
/** Of all files together, unpacked, in bytes. */
const LARGEST_WHOLE = 8 * 1024 ** 3;
const LARGEST_MANIFEST = 100_000;
const LARGEST_PART = 256 * 1024 ** 2;
const LONGEST_LINE = 4_000_000;

/** An archive whose parts this server knows; its lines have still to be looked at. */
export type OpenArchive = {
  /** The parts that it has, in the order in which they are taken in. */
  parts: readonly ArchivePart[];
  linesOf(part: ArchivePart): OpenLines;
  files: readonly ArchivedFile[];
  /** Writes a file of the library, by its name in the archive, to a path on the local disk. */
  unpackFile(name: string, path: string): Promise<void>;
  close(): void;
};

type Services = Pick<Context, 'media' | 'archiveParts'>;

/** Opens an archive in the storage. Throws `UnusableZip` with the reason where it is none that this server can take in. */
export async function openArchive({ media, archiveParts }: Services, storedName: string): Promise<OpenArchive> {
  const zip = await openStoredZip(media.private, storedName, MOST_ENTRIES);
  try {
    const entries = byName(zip.entries);
    const parts = await partsIn(zip, entries, archiveParts);
    refuseOthers(entries, parts);
    const open = (name: string, largest: number) => openNamed(zip, entries, name, largest);
    const linesIn =
      (name: string): OpenLines =>
      () =>
        lines(() => open(name, LARGEST_PART), name);
    const files = await filesIn(linesIn(MEDIA_FILE), entries);
    const largestFile = Math.max(...Object.values(media.limits));
    return {
      parts,
      linesOf: (part) => linesIn(fileOf(part)),
      files,
      unpackFile: (name, path) => {
        const file = MEDIA_FOLDER + name;
        return unpack(
          bytesOf(() => open(file, largestFile), file),
          path,
        );
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** What a template has of an archive, which may be that of a whole site. */
export const asTemplate = (archive: OpenArchive): OpenArchive => ({
  ...archive,
  parts: partsInTemplates(archive.parts),
  files: archive.files.filter((file) => !file.private),
  linesOf: (part) =>
    async function* () {
      for await (const line of archive.linesOf(part)()) {
        const row = rowInTemplates(part, line);
        if (row) yield JSON.stringify(row);
      }
    },
});

/** The first mistake in the parts of an archive. */
export async function mistakeIn(archive: OpenArchive): Promise<string | null> {
  for (const part of archive.parts) {
    const mistake = await part.mistakeIn(archive.linesOf(part));
    if (mistake) return `${fileOf(part)}, ${mistake}.`;
  }
  return null;
}

/** What an archive without mistakes says of itself. */
export async function factsOf(archive: OpenArchive): Promise<ArchiveFacts> {
  let facts: ArchiveFacts = {};
  for (const part of archive.parts) {
    if (!part.shows) continue;
    for await (const line of archive.linesOf(part)()) {
      facts = { ...part.shows(parsed(line)), ...facts };
      if (facts.language && facts.currency && facts.picture) return facts;
    }
  }
  return facts;
}

function byName(entries: readonly Entry[]): Map<string, Entry> {
  const named = new Map<string, Entry>();
  let size = 0;
  for (const entry of entries) {
    if (named.has(entry.fileName)) throw new UnusableZip(`The archive has two files named ${shown(entry.fileName)}.`);
    named.set(entry.fileName, entry);
    size += entry.uncompressedSize;
  }
  if (size > LARGEST_WHOLE) throw new UnusableZip(`Unpacked, the archive has more than ${LARGEST_WHOLE} bytes.`);
  return named;
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 100));

/** The parts that the manifest names: each known, and of a version that this server reads. */
async function partsIn(
  zip: StoredZip,
  entries: ReadonlyMap<string, Entry>,
  known: readonly ArchivePart[],
): Promise<ArchivePart[]> {
  if (!entries.has(MANIFEST_FILE)) throw new UnusableZip(`This is no archive of a site: it has no ${MANIFEST_FILE}.`);
  const open = () => openNamed(zip, entries, MANIFEST_FILE, LARGEST_MANIFEST);
  const manifest = parsed(await textOf(bytesOf(open, MANIFEST_FILE)));
  if (!isRecord(manifest) || manifest.format !== FORMAT || !isRecord(manifest.parts))
    throw new UnusableZip(`This is no archive of a site: its ${MANIFEST_FILE} says something else.`);
  const { version, parts } = manifest;
  if (version !== VERSION) throw new UnusableZip(newer('The archive', version, VERSION));
  for (const [name, version] of Object.entries(parts)) {
    const part = known.find((one) => one.name === name);
    if (!part) throw new UnusableZip(`The archive has the part ${shown(name)}, which this server does not know.`);
    if (version !== part.version) throw new UnusableZip(newer(`The part ${shown(name)}`, version, part.version));
    if (!entries.has(fileOf(part))) throw new UnusableZip(`The archive lacks the file ${fileOf(part)}.`);
  }
  return known.filter(({ name }) => Object.hasOwn(parts, name));
}

const newer = (what: string, version: unknown, known: number): string =>
  `${what} has version ${JSON.stringify(version)?.slice(0, 20)}; this server reads version ${known}.`;

/** Nothing is left out silently. */
function refuseOthers(entries: ReadonlyMap<string, Entry>, parts: readonly ArchivePart[]): void {
  const expected = new Set([MANIFEST_FILE, MEDIA_FILE, ...parts.map(fileOf)]);
  if (!entries.has(MEDIA_FILE)) throw new UnusableZip(`The archive lacks the file ${MEDIA_FILE}.`);
  for (const name of entries.keys()) {
    const isMedia = name.startsWith(MEDIA_FOLDER) && isMediaName(name.slice(MEDIA_FOLDER.length));
    if (!isMedia && !expected.has(name))
      throw new UnusableZip(`The archive has the file ${shown(name)}, which is no part of a site.`);
  }
}

async function filesIn(open: OpenLines, entries: ReadonlyMap<string, Entry>): Promise<ArchivedFile[]> {
  const files = new Map<string, ArchivedFile>();
  const mistake = await firstMistake(open, (row): Violation[] => {
    const field = wrongIn(row);
    if (field) return [{ field, description: 'is missing, or is not of the right kind', violatedRule: 'OTHER' }];
    const file = row as ArchivedFile;
    if (files.has(file.name)) return [{ field: 'name', description: 'is that of another file', violatedRule: 'OTHER' }];
    files.set(file.name, file);
    return [];
  });
  if (mistake) throw new UnusableZip(`${MEDIA_FILE}, ${mistake}.`);
  const stored = [...entries.keys()].flatMap((name) =>
    name.startsWith(MEDIA_FOLDER) ? [name.slice(MEDIA_FOLDER.length)] : [],
  );
  const missing = [...files.keys()].find((name) => !entries.has(`${MEDIA_FOLDER}${name}`));
  if (missing) throw new UnusableZip(`The archive lacks the file ${MEDIA_FOLDER}${missing}.`);
  const unnamed = stored.find((name) => !files.has(name));
  if (unnamed) throw new UnusableZip(`${MEDIA_FILE} does not name ${MEDIA_FOLDER}${unnamed}.`);
  return [...files.values()];
}

const isTextUpTo = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const areTexts = (value: unknown, most: number, longest: number): boolean =>
  Array.isArray(value) && value.length <= most && value.every((one) => isTextUpTo(one, longest));

/** The first field of a line about a file that is not as it has to be. */
function wrongIn(row: unknown): string | null {
  if (!isRecord(row)) return 'name';
  const { name, fileName, private: isPrivate, labels, folders, poster } = row;
  if (!isTextUpTo(name, 200) || !isMediaName(name)) return 'name';
  if (!isTextUpTo(fileName, 255)) return 'fileName';
  if (typeof isPrivate !== 'boolean') return 'private';
  if (!areTexts(labels, 100, 100)) return 'labels';
  if (folders !== null && !areTexts(folders, 20, 255)) return 'folders';
  return poster === null || isTextUpTo(poster, 200) ? null : 'poster';
}

function openNamed(zip: StoredZip, entries: ReadonlyMap<string, Entry>, name: string, largest: number) {
  const entry = entries.get(name);
  if (!entry) throw new UnusableZip(`The archive lacks the file ${name}.`);
  return zip.open(entry, largest).catch((error: Error) => {
    throw new UnusableZip(`The file ${shown(name)} cannot be read: ${error.message}.`);
  });
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

type Open = () => Promise<AsyncIterable<Uint8Array>>;

async function unpack(bytes: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  try {
    await pipeline(bytes, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** The bytes of a file. What cannot be read is the fault of the archive; what cannot be done with it is not. */
async function* bytesOf(open: Open, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* await open();
  } catch (error) {
    throw error instanceof UnusableZip
      ? error
      : new UnusableZip(`${name} cannot be read: ${(error as Error).message}.`);
  }
}

/** Non-empty lines of a text. */
async function* lines(open: Open, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const check = () => {
    if (rest.length > LONGEST_LINE)
      throw new UnusableZip(`${name} has a line of more than ${LONGEST_LINE} characters.`);
  };
  for await (const chunk of bytesOf(open, name)) {
    const [first = '', ...others] = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    for (const line of [first, ...others].slice(0, -1)) if (line) yield line;
    rest = others.at(-1) ?? first;
    check();
  }
  rest += decoder.decode();
  if (rest) yield rest;
}
