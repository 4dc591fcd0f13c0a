import type { Services } from '../../context.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { deleteFilesOfSite } from '../media/index.ts';
import { findOldTrash, purgeSite } from '../sites/index.ts';
import { GRACE_MS } from './grace.ts';

/** Deletes sites for good whose time in the trash is over: their files, and all their rows. */
export async function purgeOldTrash(services: Services): Promise<void> {
  const { database, now, sites } = services;
  const before = new Date(now().getTime() - GRACE_MS);
  for (const id of await findOldTrash(database, before)) {
    await deleteFilesOfSite(services, id);
    await asPlatform('a site goes as a whole', database, (tx) => purgeSite(tx, id, before));
    sites.forget();
  }
}
