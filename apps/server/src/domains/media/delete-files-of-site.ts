import type { Services } from '../../context.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { deleteBytes } from './change-files.ts';
import { findFilesOf, removeFilesOf } from './media.store.ts';

const AT_A_TIME = 200;

/** Deletes all files of a site for good, before the site goes. Files that another site has too stay on the disk. */
export async function deleteFilesOfSite(services: Pick<Services, 'database' | 'media'>, siteId: string): Promise<void> {
  for (;;) {
    const removed = await asPlatform('a site goes as a whole', services.database, async (tx) =>
      removeFilesOf(tx, siteId, await findFilesOf(tx, siteId, AT_A_TIME)),
    );
    if (removed.length === 0) return;
    await deleteBytes(services, removed);
  }
}
