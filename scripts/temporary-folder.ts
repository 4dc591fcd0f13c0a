/** Where the temporary files of tests lie: in memory where there is plenty of it, else in the system's folder. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder in memory that Linux has. */
const IN_MEMORY = '/dev/shm';
/** What the files of a whole run take at most is half of this. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * A new folder for a run. Most files of tests are databases that live for seconds: on a disk, to create, sync and delete
 * them takes a tenth of all processor time. Other users have access, as PostgreSQL does not run as root.
 */
export async function newTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(process.env.TMPDIR || !hasRoomInMemory() ? tmpdir() : IN_MEMORY, 'stoa-tests-'));
  await chmod(folder, 0o711);
  return folder;
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES && freemem() >= 2 * ENOUGH_BYTES;
  } catch {
    return false;
  }
}
