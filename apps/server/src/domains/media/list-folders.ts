import type { mediaFolders } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { type CompiledQuery, compileSearch } from '../../platform/query/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { queryFolders as findFolders, queryableFolders, withinFolders as within } from './folders.store.ts';
import { viewFolder } from './folders.ts';
import { compileList, compileWireQuery, type ListRequest, nextOf } from './list-page.ts';
import { MEDIA_ROOT, VISITOR_UPLOADS } from './media-file.ts';

type Condition = typeof within.anywhere;

export const listFolders: UseCase<typeof mediaFolders.listFolders> = (ctx, request) => {
  const parentId = request.parentFolderId || MEDIA_ROOT;
  return list(ctx, request, {
    about: `folders in ${parentId}`,
    conditions: [within.state('OK'), within.parent(parentId)],
  });
};

/** Without a folder: everything that was deleted individually, wherever it was. */
export const listDeletedFolders: UseCase<typeof mediaFolders.listDeletedFolders> = (ctx, request) => {
  const parentId = request.parentFolderId ?? '';
  const place = parentId === '' ? within.trashedByItself : within.parent(parentId);
  return list(ctx, request, { about: `deleted folders ${parentId}`, conditions: [within.state('DELETED'), place] });
};

/** Folders whose name has words that begin with each of the words. */
export const searchFolders: UseCase<typeof mediaFolders.searchFolders> = (ctx, request) => {
  const { search, rootFolder = 'MEDIA_ROOT' } = request;
  const place = {
    MEDIA_ROOT: [within.state('OK')],
    TRASH_ROOT: [within.state('DELETED')],
    // visitors' uploads are in no folder
    VISITOR_UPLOADS_ROOT: [within.parent(VISITOR_UPLOADS)],
  }[rootFolder];
  const found = compileSearch(search ?? '', within.searchColumn, { mode: 'AND' });
  return list(ctx, request, { about: `search folders ${rootFolder} ${search ?? ''}`, conditions: [...place, found] });
};

async function list(
  ctx: Context,
  request: ListRequest,
  { about, conditions }: { about: string; conditions: Condition[] },
) {
  const query = compileList(ctx, request, { filter: {}, queryable: queryableFolders, about });
  if (isRefusal(query)) return query;
  const { folders, next } = await page(ctx, query, within.all(conditions));
  return { folders, nextCursor: next };
}

export const queryFolders: UseCase<typeof mediaFolders.queryFolders> = async (ctx, request) => {
  const query = compileWireQuery(ctx, request.query, queryableFolders);
  if (isRefusal(query)) return query;
  const { folders, next } = await page(ctx, query, within.anywhere);
  return { folders, pagingMetadata: next };
};

async function page(ctx: Context, query: CompiledQuery, also: Condition) {
  const found = await readSite(ctx, (tx) => findFolders(tx, query, also));
  return { folders: found.rows.map((folder) => viewFolder(ctx, folder)), next: nextOf(found) };
}
