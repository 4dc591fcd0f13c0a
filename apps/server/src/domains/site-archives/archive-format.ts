import { parsed } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
/** The form of an archive: a zip file of JSON lines, and of the files of the media library beside them. */

export const FORMAT = 'stoa-site';
/** Counts up when archives change as a whole; parts have versions of their own. */
export const VERSION = 1;

export const MANIFEST_FILE = 'site.json';
export const MEDIA_FILE = 'media.jsonl';
export const MEDIA_FOLDER = 'media/';

/** The file of a part. */
export const fileOf = ({ name }: Pick<ArchivePart, 'name'>): string => `${name}.jsonl`;

export type Manifest = { format: typeof FORMAT; version: number; parts: Record<string, number> };

export const manifestOf = (parts: readonly ArchivePart[]): Manifest => ({
  format: FORMAT,
  version: VERSION,
  parts: Object.fromEntries(parts.map(({ name, version }) => [name, version])),
});

/** The parts that templates have. */
export const partsInTemplates = (parts: readonly ArchivePart[]): ArchivePart[] =>
  parts.filter(({ inTemplates }) => inTemplates !== undefined);

/** What templates have of a line of a part; null where it stays behind. */
export function rowInTemplates({ inTemplates }: ArchivePart, line: string): object | null {
  const row = parsed(line);
  return (row !== undefined && inTemplates?.(row)) || null;
}

/** A text with other names in place of some. Names are whole runs of the characters that names of files consist of. */
export const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  names.size === 0 ? text : text.replace(/[\w.~-]+/g, (name) => names.get(name) ?? name);
