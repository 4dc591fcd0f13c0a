import type { mediaLibrary, Response } from '@stoa/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import type { FileView } from './library.ts';
import { LIBRARY } from './queries.ts';

const texts = words.media.uses;

export type FileUses = NonNullable<Response<typeof mediaLibrary.listMediaUses>['files']>[number];
export type MediaUse = NonNullable<FileUses['uses']>[number];
type UseKind = NonNullable<MediaUse['kind']>;

/** The server counts up to this number of uses. */
const MOST_COUNTED = 100;
const AT_ONCE = 200;

/** The addresses of the pages that show uses. */
const pages: Partial<Record<UseKind, (id: string) => string>> = {
  BADGE: () => '/settings/badges',
  BLOG_CATEGORY: () => '/blog/categories',
  BLOG_POST: (id) => `/blog/${id}`,
  CATEGORY: (id) => `/categories/${id}`,
  CONTACT: (id) => `/contacts/${id}`,
  DOWNLOAD: () => '/orders',
  GIFT_CARD: () => '/gift-cards/for-sale',
  INFO_SECTION: () => '/labels/info-sections',
  MEMBER: (id) => `/members/${id}`,
  PAGE: (id) => `/pages/${id}`,
  PRODUCT: (id) => `/products/${id}`,
  PROMOTION: () => '/discounts/banners',
  REVIEW: (id) => `/reviews/${id}`,
};

/** A use in words, such as `Product: Mug`, and the page that shows it. */
export function describeUse({ kind, entityId = '', name }: MediaUse): { text: string; href: string | null } {
  const noun = kind ? texts.kinds[kind] : texts.other;
  return { text: name ? `${noun}: ${name}` : noun, href: (kind && pages[kind]?.(entityId)) ?? null };
}

export const countText = ({ total = 0 }: Pick<FileUses, 'total'>): string => {
  if (total === 0) return texts.none;
  if (total === 1) return texts.once;
  return total < MOST_COUNTED ? texts.times(total) : texts.timesOrMore(MOST_COUNTED);
};

type Asked = { fileIds: readonly string[]; folderIds?: readonly string[] };

/** The uses of files, and of those in folders that have some; the first `limit` of each with their names. */
export async function loadUses({ fileIds, folderIds = [] }: Asked, limit: number): Promise<FileUses[]> {
  const ask = async (request: { fileIds?: string[]; folderIds?: string[] }) =>
    (await api.mediaLibrary.listMediaUses({ ...request, limit })).files ?? [];
  const uses: FileUses[] = [];
  for (const part of inParts(fileIds)) uses.push(...(await ask({ fileIds: part })));
  for (const part of inParts(folderIds)) uses.push(...(await ask({ folderIds: part })));
  return uses;
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE));

export const usesQuery = (fileIds: readonly string[], limit = 1) =>
  queryOptions({
    queryKey: [...LIBRARY, 'uses', fileIds, limit],
    queryFn: () => loadUses({ fileIds }, limit),
    enabled: fileIds.length > 0,
    // another page may have changed them
    staleTime: 0,
  });

/** How often each of the files shown is used; nothing until that is known. */
export function useUseCounts(files: readonly FileView[]): ReadonlyMap<string, string> {
  const { data = [] } = useQuery(usesQuery(files.flatMap(({ id }) => id ?? [])));
  return new Map(data.map((uses) => [uses.fileId ?? '', countText(uses)]));
}
