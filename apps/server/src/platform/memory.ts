import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The memory that this process may use with those it starts, in bytes: the machine's, or a container's limit. */
const availableMemory = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

/** Whether to spend time to save memory, as in a container of 512 MB. */
export const isShortOfMemory = (): boolean => availableMemory() < 1.5 * 1024 ** 3;

/**
 * Returns memory to the system that was only needed for a while. It stops everything for a tenth of a second; without
 * it, an idle server would keep what its start needed for as long as it is idle.
 */
export function releaseUnusedMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as typeof gc;
  collectGarbage?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
