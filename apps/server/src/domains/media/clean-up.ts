import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../context.ts';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Media } from '../../platform/media/media.ts';
import { removeArchives } from './archives.store.ts';
import { endOldArrivals } from './arrivals.store.ts';
import { deleteBytes } from './change-files.ts';
import { removeOldFolders } from './folders.store.ts';
import { findOldTrash, removeFilesOf } from './media.store.ts';
import { A_TURN_MS } from './receive-upload.ts';

/** Days after which files in the trash are deleted for good. */
const TRASH_DAYS = 30;
/** Days after which an unfinished upload is abandoned. */
const ARRIVAL_DAYS = 2;
const AT_A_TIME = 200;

/** Deletes old files in the trash, and expired data. */
export async function cleanUpMedia({
  database,
  media,
  now,
}: Pick<Services, 'database' | 'media' | 'now'>): Promise<void> {
  await emptyTrash(database, media, new Date(now().getTime() - TRASH_DAYS * DAY_MS));
  await asPlatform('addresses of archives end on every site', database, (tx) => removeArchives(tx, now()));
  const before = new Date(now().getTime() - A_TURN_MS);
  await asPlatform('uploads end that nobody receives, on every site', database, (tx) => endOldArrivals(tx, before));
  await removeArrivals(media.arrivals, now().getTime() - ARRIVAL_DAYS * DAY_MS);
}

async function emptyTrash(database: Database, media: Media, before: Date): Promise<void> {
  for (;;) {
    const removed = await asPlatform('what is old leaves the trash of every site', database, async (tx) => {
      const old = Map.groupBy(await findOldTrash(tx, before, AT_A_TIME), ({ siteId }) => siteId);
      const gone = [];
      for (const [siteId, files] of old)
        gone.push(
          ...(await removeFilesOf(
            tx,
            siteId,
            files.map(({ id }) => id),
          )),
        );
      return gone;
    });
    if (removed.length === 0) break;
    await deleteBytes({ database, media }, removed);
  }
  await asPlatform('what is old leaves the trash of every site', database, (tx) => removeOldFolders(tx, before));
}

/** Deletes files not touched since a time, in milliseconds. */
async function removeArrivals(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (changed < before) await rm(path, { force: true });
  }
}
