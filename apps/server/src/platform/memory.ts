import { totalmem } from 'node:os';
import { performance } from 'node:perf_hooks';
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

/** How often the process is looked at, and the share of that time for which it may work while it rests. */
const LOOK_MS = 1000;
const MOST_BUSY = 0.05;
/** How many looks in a row have to find it at rest: the work of a start is over at once, that of visitors is not. */
const LOOKS_AFTER_START = 1;
const LOOKS = 60;
/** Less than this, or than a quarter of what is in use, is not worth the pause. */
const LEAST = 64 * MEGABYTE;

/**
 * Returns memory to the system that was only needed for a while, once the process rests: what its start needed, first of all.
 * It stops everything for a tenth of a second; without it, the memory would stay for as long as nothing happens.
 */
export function releaseMemoryAtRest(): void {
  let [rested, enough, kept] = [0, LOOKS_AFTER_START, 0];
  let before = performance.eventLoopUtilization();
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    rested = utilization > MOST_BUSY ? 0 : rested + 1;
    if (rested < enough || process.memoryUsage.rss() - kept < Math.max(LEAST, kept / 4)) return;
    // after a start, also what was compiled for it
    collectGarbage(kept === 0 ? 'last-resort' : 'regular');
    before = performance.eventLoopUtilization();
    [rested, enough, kept] = [0, LOOKS, process.memoryUsage.rss()];
  };
  setInterval(look, LOOK_MS).unref();
}

function collectGarbage(flavor: 'regular' | 'last-resort'): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as typeof gc;
  collect?.({ type: 'major', execution: 'sync', flavor });
}
