import type { mediaLibrary, Response } from '@stoa/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import type { FileView } from './library.ts';
import { LIBRARY } from './queries.ts';

export type FileUses = NonNullable<Response<typeof mediaLibrary.listMediaUses>['files']>[number];
export type MediaUse = NonNullable<FileUses['uses']>[number];
type UseKind = NonNullable<MediaUse['kind']>;

/** The server counts up to this number of uses. */
const MOST_COUNTED = 100;
const AT_ONCE = 200;

/** What each kind is called, and the address of its page where it has one. */
const kinds: Readonly<Record<UseKind, { noun: string; hrefOf?: (id: string) => string }>> = {
  BADGE: { noun: 'Badge', hrefOf: () => '/settings/badges' },
  BLOG_CATEGORY: { noun: 'Category of the blog', hrefOf: () => '/blog/categories' },
  BLOG_POST: { noun: 'Blog post', hrefOf: (id) => `/blog/${id}` },
  CATEGORY: { noun: 'Category', hrefOf: (id) => `/categories/${id}` },
  CONTACT: { noun: 'Contact', hrefOf: (id) => `/contacts/${id}` },
  CUSTOMIZATION: { noun: 'Option of products' },
  DOWNLOAD: { noun: 'Bought download', hrefOf: () => '/orders' },
  GIFT_CARD: { noun: 'Gift card for sale', hrefOf: () => '/gift-cards/for-sale' },
  INFO_SECTION: { noun: 'Info section', hrefOf: () => '/labels/info-sections' },
  MEMBER: { noun: 'Profile of a member', hrefOf: (id) => `/members/${id}` },
  MEMBER_ABOUT: { noun: 'What a member says of themselves' },
  PAGE: { noun: 'Page', hrefOf: (id) => `/pages/${id}` },
  PRODUCT: { noun: 'Product', hrefOf: (id) => `/products/${id}` },
  PROMOTION: { noun: 'Banner', hrefOf: () => '/discounts/banners' },
  PUBLISHED_PAGE: { noun: 'Published page' },
  REVIEW: { noun: 'Review', hrefOf: (id) => `/reviews/${id}` },
};

/** A use in words, such as `Product: Mug`, and the page that shows it. */
export function describeUse({ kind, entityId = '', name }: MediaUse): { text: string; href: string | null } {
  const { noun, hrefOf } = kind ? kinds[kind] : { noun: 'Something else', hrefOf: undefined };
  return { text: name ? `${noun}: ${name}` : noun, href: hrefOf?.(entityId) ?? null };
}

export const countText = ({ total = 0 }: Pick<FileUses, 'total'>): string => {
  if (total === 0) return 'Not used';
  if (total === 1) return 'Used once';
  return total < MOST_COUNTED ? `Used ${total} times` : `Used ${MOST_COUNTED} times or more`;
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
