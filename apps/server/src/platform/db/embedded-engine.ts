import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { SyncedFilesystem } from './synced-filesystem.ts';

export type EngineOptions = {
  /** The data directory; null keeps the data in memory. */
  directory: string | null;
  /** Whether a commit waits for the disk. False only where the data may be lost, as in tests. */
  sync: boolean;
  /** PostgreSQL's page cache, for example `32MB`. */
  sharedBuffers: string;
};

/** Starts PostgreSQL inside this thread, which it blocks during every statement. */
export async function openEngine(
  { directory, sync, sharedBuffers }: EngineOptions,
  filesystem = SyncedFilesystem,
): Promise<PGlite> {
  const settings = { shared_buffers: sharedBuffers, ...(sync ? { fsync: 'on', wal_sync_method: 'fsync' } : {}) };
  return PGlite.create({
    ...(directory !== null && (sync ? { fs: new filesystem(directory) } : { dataDir: directory })),
    extensions: { pg_trgm, unaccent },
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  });
}
