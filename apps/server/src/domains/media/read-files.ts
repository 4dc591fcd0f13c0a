import type { mediaFiles, mediaLibrary } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { asPlatform, type Database, readSite } from '../../platform/db/index.ts';
import { type CompiledQuery, compileSearch } from '../../platform/query/index.ts';
import { isRefusal, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewDescriptor } from './descriptor.ts';
import { compileList, compileWireQuery, type ListRequest, nextOf } from './list-page.ts';
import { findMediaFiles, findSiteOfFile, queryableFiles, queryMediaFiles, within } from './media.store.ts';
import { fileIdOf, MEDIA_ROOT, type MediaFile, POSTERS, VISITOR_UPLOADS } from './media-file.ts';

type Condition = typeof within.anywhere;

export const getFileDescriptor: UseCase<typeof mediaFiles.getFileDescriptor> = async (ctx, { fileId }) => {
  const [file] = await readSite(ctx, (tx) => findMediaFiles(tx, [fileIdOf(fileId)]));
  return file ? { file: viewDescriptor(ctx, file) } : notFound('there is no such file');
};

/** In the order of the ids; missing files are left out. */
export const getFileDescriptors: UseCase<typeof mediaFiles.getFileDescriptors> = async (ctx, { fileIds }) => {
  const files = await filesInOrder(ctx, fileIds);
  return { files: files.map((file) => viewDescriptor(ctx, file)) };
};

/** The site that has a file, for those who know only its id; null where no site has it. */
export const siteOfFile = ({ database }: { database: Database }, id: string): Promise<string | null> =>
  asPlatform('sites take turns in having pictures made', database, (tx) => findSiteOfFile(tx, id));

/** Files by their ids, or by the other ways in which clients name them. */
export async function filesInOrder(ctx: Context, references: readonly string[]): Promise<MediaFile[]> {
  const ids = [...new Set(references.map(fileIdOf))];
  const found = await readSite(ctx, (tx) => findMediaFiles(tx, ids));
  const byId = new Map(found.map((file) => [file.id, file]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type FileList = ListRequest & { mediaTypes?: string[]; private?: boolean | null };

export const listFiles: UseCase<typeof mediaFiles.listFiles> = (ctx, request) => {
  const folderId = request.parentFolderId || MEDIA_ROOT;
  return list(ctx, request, { about: `in ${folderId}`, conditions: [within.state('OK'), within.folder(folderId)] });
};

/** Without a folder: everything that was deleted individually, wherever it was. */
export const listDeletedFiles: UseCase<typeof mediaFiles.listDeletedFiles> = (ctx, request) => {
  const folderId = request.parentFolderId ?? '';
  const place = folderId === '' ? within.trashedByItself : within.folder(folderId);
  return list(ctx, request, { about: `deleted ${folderId}`, conditions: [within.state('DELETED'), place] });
};

/** Files whose name or labels have words that begin with each of the words. */
export const searchFiles: UseCase<typeof mediaFiles.searchFiles> = (ctx, request) => {
  const { search, rootFolder = 'MEDIA_ROOT' } = request;
  const place = {
    MEDIA_ROOT: [within.state('OK'), within.notIn([VISITOR_UPLOADS, POSTERS])],
    TRASH_ROOT: [within.state('DELETED')],
    VISITOR_UPLOADS_ROOT: [within.state('OK'), within.folder(VISITOR_UPLOADS)],
  }[rootFolder];
  const found = compileSearch(search ?? '', within.searchColumn, { mode: 'AND' });
  return list(ctx, request, { about: `search ${rootFolder} ${search ?? ''}`, conditions: [...place, found] });
};

/** Files outside the trash that nothing shows, in any folder of the library; with words, those of which a search tells. */
export const listUnusedFiles: UseCase<typeof mediaLibrary.listUnusedFiles> = (ctx, request) => {
  const search = request.search ?? '';
  const conditions = [within.state('OK'), within.notIn([VISITOR_UPLOADS, POSTERS]), within.unused];
  if (search) conditions.push(compileSearch(search, within.searchColumn, { mode: 'AND' }));
  return list(ctx, request, { about: `unused ${search}`, conditions });
};

async function list(
  ctx: Context,
  request: FileList,
  { about, conditions }: { about: string; conditions: Condition[] },
) {
  const filter = {
    ...(request.mediaTypes?.length ? { mediaType: { $in: request.mediaTypes } } : {}),
    ...(typeof request.private === 'boolean' ? { private: request.private } : {}),
  };
  const query = compileList(ctx, request, { filter, queryable: queryableFiles, about });
  if (isRefusal(query)) return query;
  const { files, next } = await page(ctx, query, within.all(conditions));
  return { files, nextCursor: next };
}

/** Files of any folder and state that match the filter. */
export const queryFileDescriptors: UseCase<typeof mediaFiles.queryFileDescriptors> = async (ctx, request) => {
  const query = compileWireQuery(ctx, request.query, queryableFiles);
  if (isRefusal(query)) return query;
  const { files, next } = await page(ctx, query, within.notIn([POSTERS]));
  return { files, pagingMetadata: next };
};

async function page(ctx: Context, query: CompiledQuery, also: Condition) {
  const found = await readSite(ctx, (tx) => queryMediaFiles(tx, query, also));
  return { files: found.rows.map((file) => viewDescriptor(ctx, file)), next: nextOf(found) };
}
