import { rm } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { UnusableZip } from '../../platform/zip/read-zip.ts';
import { isTooLarge, receiveFile } from '../media/index.ts';
import { mistakeIn, type OpenArchive, openArchive } from './read-archive.ts';

type Arrival<T> = {
  storedName: string;
  content: AsyncIterable<Uint8Array>;
  /** The maximum size, in bytes. */
  most: number;
  /** Looks at an archive that has no mistakes. */
  look(archive: OpenArchive): Promise<T | Refusal>;
};

/** Stores an archive, and looks at everything in it: refuses what this server cannot take in. After a refusal, nothing is stored. */
export async function receiveArchive<T>(
  ctx: Context,
  { storedName, content, most, look }: Arrival<T>,
): Promise<T | Refusal> {
  let path = '';
  let isKept = false;
  try {
    path = await receiveFile(ctx, content, most);
    await ctx.media.private.moveIn(storedName, path);
    const seen = await lookInto(ctx, storedName, look);
    isKept = !isRefusal(seen);
    return seen;
  } catch (error) {
    if (isTooLarge(error)) return refuse('ARCHIVE_TOO_LARGE', { mostBytes: most });
    if (error instanceof UnusableZip) return notUsable(error.message);
    throw error;
  } finally {
    if (path) await rm(path, { force: true });
    if (!isKept) await ctx.media.private.remove(storedName);
  }
}

export const notUsable = (reason: string): Refusal => refuse('ARCHIVE_NOT_USABLE', { reason });

async function lookInto<T>(ctx: Context, storedName: string, look: Arrival<T>['look']): Promise<T | Refusal> {
  const archive = await openArchive(ctx, storedName);
  try {
    const mistake = await mistakeIn(archive);
    return mistake === null ? await look(archive) : notUsable(mistake);
  } finally {
    archive.close();
  }
}
