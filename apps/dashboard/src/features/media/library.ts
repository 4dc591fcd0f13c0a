import type { mediaFiles, mediaFolders, Response } from '@stoa/contract';
import { words } from '../../app/words.ts';
import { readQuery } from '../../ui/list/address.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { oneOf } from '../../ui/one-of.ts';

const texts = words.media;

export type FileView = NonNullable<Response<typeof mediaFiles.listFiles>['files']>[number];
export type FolderView = NonNullable<Response<typeof mediaFolders.listFolders>['folders']>[number];

export const ROOT = 'media-root';

/** The kinds of files that users distinguish. */
const { kinds } = texts;
export type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

export const libraryFilters = {
  kind: { kind: 'choice', label: texts.facts.kind, any: texts.allKinds, options: kinds },
  unused: { kind: 'flag', label: texts.uses.none },
} as const satisfies Filters;

export const librarySorts: Sorts = {
  newest: { label: words.actions.recentlyChanged, by: { fieldName: 'updatedDate', order: 'DESC' } },
  name: { label: texts.byName, by: { fieldName: 'displayName', order: 'ASC' } },
  largest: { label: texts.largestFirst, by: { fieldName: 'sizeInBytes', order: 'DESC' } },
};

/** The visible part of the library. A search covers all folders, and so does the filter of unused files. */
export type LibraryView = {
  folderId: string;
  isTrash: boolean;
  query: ListQuery<typeof libraryFilters>;
  layout: 'grid' | 'list';
};

export const readLibraryView = (params: URLSearchParams): LibraryView => ({
  folderId: params.get('folder') || ROOT,
  isTrash: params.get('trash') === '1',
  query: readQuery({ filters: libraryFilters, sorts: librarySorts, search: '' }, params),
  layout: params.get('layout') === 'list' ? 'list' : 'grid',
});

/** The stored picture that represents a file: the file itself, or the poster of a video; null if there is none. */
export const pictureIdOf = ({ thumbnailUrl }: FileView): string | null => thumbnailUrl?.split('/').at(-1) ?? null;

/** The address of the file on this host: the dashboard never asks the site's own host name. */
export function localAddress(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return '';
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** The pixel size of a picture or video; null if unknown. */
export function dimensionsOf({ media }: FileView): { width: number; height: number } | null {
  const { width = 0, height = 0 } = media?.image?.image ?? media?.video?.resolutions?.[0] ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}

export const kindOf = ({ mediaType }: FileView): Kind | null => oneOf(kindNames, mediaType ?? null);

/** A readable file size: `1.4 MB`. */
export function sizeText(bytes: number, language = 'en'): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = units[step] ?? 'byte';
  const digits = step === 0 ? 0 : 1;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(bytes / 1000 ** step);
}
