import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The memory that this process may use with those it starts, in bytes: the machine's, or a container's limit. */
const availableMemory = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

const MEGABYTE = 1024 ** 2;

/** The size of a cache that serves all sites, in bytes: 64 MB of 2 GB, within bounds. */
export const cacheBytes = ({ mostMb }: { mostMb: number }): number =>
  Math.max(16 * MEGABYTE, Math.min(mostMb * MEGABYTE, Math.floor(availableMemory() / 32)));

/** Whether to spend time to save memory, as in a container of 512 MB. */
export const isShortOfMemory = (): boolean => availableMemory() < 1536 * MEGABYTE;

/**
 * Returns memory to the system that was only needed for a while. It stops everything for a tenth of a second; without
 * it, an idle server would keep what its start needed for as long as it is idle.
 */
export function releaseUnusedMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as typeof gc;
  collectGarbage?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
