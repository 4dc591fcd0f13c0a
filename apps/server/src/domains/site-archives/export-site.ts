import { Readable } from 'node:stream';
import type { siteArchives } from '@stoa/contract';
import { type Options, ZipFile } from 'yazl';
import type { ArchivePart, Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { type ArchivedFile, findArchivedFiles, type StoredFile } from '../media/index.ts';
import {
  fileOf,
  MANIFEST_FILE,
  MEDIA_FILE,
  MEDIA_FOLDER,
  manifestOf,
  partsInTemplates,
  renamed,
  rowInTemplates,
} from './archive-format.ts';

/** The same whenever and wherever an archive is made. Zip files say it in local time. */
const FIXED = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true } satisfies Partial<Options>;

/** The site as an archive. The same site makes the same bytes, and so does one that took the archive in. */
export const exportSite: UseCase<typeof siteArchives.exportSite> = async (ctx) => {
  const name = `${ctx.site.host.split('.')[0]}.stoa.zip`;
  return { file: { name, mimeType: 'application/zip', content: await archiveOf(ctx) } };
};

/** The bytes of the archive, made as they are read: of everything, or of what a template has. */
export async function archiveOf(ctx: Context, { asTemplate = false } = {}): Promise<Readable> {
  const all = await readSite(ctx, findArchivedFiles);
  const files = await withBytes(ctx, asTemplate ? all.filter((file) => !file.private) : all);
  const parts = asTemplate ? partsInTemplates(ctx.archiveParts) : ctx.archiveParts;
  const names = new Map(files.filter(({ id, name }) => id !== name).map(({ id, name }) => [id, name]));
  const ids = new Set<string>();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.once('error', fail);
  // who no longer reads the archive leaves a file of it open
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  const add = (path: string, open: () => Promise<Readable>, options: Partial<Options> = {}) =>
    zip.addReadStreamLazy(path, { ...FIXED, ...options }, ((done: (error: Error | null, stream: Readable) => void) => {
      open().then((stream) => {
        current = stream.once('error', fail);
        if (output.destroyed) stream.destroy();
        else done(null, stream);
      }, fail);
    }) as never);
  const addText = (path: string, lines: () => AsyncIterable<string>) =>
    add(path, async () => Readable.from(lines(), { objectMode: false }));
  addText(MANIFEST_FILE, async function* () {
    yield `${JSON.stringify(manifestOf(parts), null, 2)}\n`;
  });
  addText(MEDIA_FILE, async function* () {
    for (const file of files) yield `${JSON.stringify(lineOf(file))}\n`;
  });
  for (const part of parts)
    addText(fileOf(part), async function* () {
      for await (const text of part.write(ctx)) yield renamed(asTemplate ? inTemplates(part, text, ids) : text, names);
    });
  for (const { id, name, private: isPrivate } of files) {
    const storage = ctx.media[isPrivate ? 'private' : 'public'];
    // pictures and films are compressed already
    add(`${MEDIA_FOLDER}${name}`, () => storage.stream(id), { compress: false });
  }
  zip.end();
  return output;
}

/** What templates have of some lines. `ids` are those of all rows before: words about what stays behind stay behind, too. */
const inTemplates = (part: ArchivePart, lines: string, ids: Set<string>): string =>
  lines
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const row: { id?: string; entityId?: string } | null = rowInTemplates(part, line);
      if (!row || (row.entityId !== undefined && !ids.has(row.entityId))) return [];
      if (row.id !== undefined) ids.add(row.id);
      return `${JSON.stringify(row)}\n`;
    })
    .join('');

const AT_ONCE = 20;

/** Without files whose bytes the storage has lost: one of them would end the whole archive. */
async function withBytes({ media }: Context, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE);
    const sizes = await Promise.all(
      some.map(({ id, private: isPrivate }) => media[isPrivate ? 'private' : 'public'].sizeOf(id)),
    );
    found.push(...some.filter((_, index) => sizes[index] !== null));
  }
  return found;
}

const lineOf = ({ name, fileName, private: isPrivate, labels, folders, poster }: ArchivedFile): ArchivedFile => ({
  ...{ name, fileName, private: isPrivate, labels, folders, poster },
});
