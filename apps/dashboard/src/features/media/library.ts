import type { mediaFiles, mediaFolders, Response } from '@stoa/contract';
import { oneOf } from '../../ui/use-list-params.ts';

export type FileView = NonNullable<Response<typeof mediaFiles.listFiles>['files']>[number];
export type FolderView = NonNullable<Response<typeof mediaFolders.listFolders>['folders']>[number];

export const ROOT = 'media-root';

/** The kinds of files that people tell apart. */
export const kinds = {
  IMAGE: 'Pictures',
  VIDEO: 'Videos',
  AUDIO: 'Audio',
  DOCUMENT: 'Documents',
  ARCHIVE: 'Archives',
} as const;
export type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

export const sorts = {
  newest: { label: 'Last changed first', fieldName: 'updatedDate', order: 'DESC' },
  name: { label: 'By name', fieldName: 'displayName', order: 'ASC' },
  largest: { label: 'Largest first', fieldName: 'sizeInBytes', order: 'DESC' },
} as const;
export type Sort = keyof typeof sorts;
const sortNames = Object.keys(sorts) as Sort[];

/** Which part of the library is shown. A search goes through all folders. */
export type LibraryView = {
  folderId: string;
  isTrash: boolean;
  search: string;
  kind: Kind | null;
  sort: Sort;
  layout: 'grid' | 'list';
};

export const readLibraryView = (params: URLSearchParams): LibraryView => ({
  folderId: params.get('folder') || ROOT,
  isTrash: params.get('trash') === '1',
  search: params.get('search') ?? '',
  kind: oneOf(kindNames, params.get('kind')),
  sort: oneOf(sortNames, params.get('sort')) ?? 'newest',
  layout: params.get('layout') === 'list' ? 'list' : 'grid',
});

/** The stored picture that shows a file: itself, or the poster of a video; null where it has none. */
export const pictureIdOf = ({ thumbnailUrl }: FileView): string | null => thumbnailUrl?.split('/').at(-1) ?? null;

/** Where this host serves the file: whatever name the site has, the back office asks nobody else. */
export function localAddress(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return '';
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** Pixels of a picture or video; null where they are not known. */
export function dimensionsOf({ media }: FileView): { width: number; height: number } | null {
  const { width = 0, height = 0 } = media?.image?.image ?? media?.video?.resolutions?.[0] ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}

export const kindOf = ({ mediaType }: FileView): Kind | null => oneOf(kindNames, mediaType ?? null);

/** Bytes as people read them: `1.4 MB`. */
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
