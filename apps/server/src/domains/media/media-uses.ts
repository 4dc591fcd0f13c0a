import type { mediaLibrary } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { fileIdOf } from './media-file.ts';
import { findMediaUses, findUsedIn } from './media-uses.store.ts';

const USUAL_LIMIT = 3;

/**
 * What shows files: those named, in that order, and then those in the folders that something shows, 200 of them at most.
 * As many statements for many files as for one.
 */
export const listMediaUses: UseCase<typeof mediaLibrary.listMediaUses> = async (ctx, request) => {
  const { fileIds = [], folderIds = [], limit } = request;
  const files = await readSite(ctx, async (tx) => {
    const within = folderIds.length > 0 ? await findUsedIn(tx, folderIds) : [];
    const ids = [...new Set([...fileIds.map(fileIdOf), ...within])];
    return findMediaUses(tx, ids, { limit: limit ?? USUAL_LIMIT, places: ctx.mediaPlaces });
  });
  return { files };
};
