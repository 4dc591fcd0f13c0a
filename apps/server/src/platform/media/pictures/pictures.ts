import { isShortOfMemory } from '../../memory.ts';
import type { Transformation } from '../transformation.ts';
import { ENDED, type Made, type PictureProcess, startPictureProcess } from './picture-process.ts';
import type { PictureTask, ToPictureWorker } from './picture-worker.ts';
import { type Share, type TurnLimits, turns } from './turns.ts';

/** The reason why a picture was not drawn, though it may be one; `description` may be shown to people. */
export type PictureFailure = { failed: 'TOO_COSTLY' | 'BUSY'; description: string };

/**
 * Everything that decodes pictures of sites and strangers. It is done in processes of its own: one file can keep a
 * thread busy for hours, and the threads of this process also check passwords and read files. Null stands for what is no
 * readable picture.
 */
export type Pictures = {
  /** `checkImage` for a file. */
  check(path: string, share: Share): Promise<Made<'check'> | PictureFailure>;
  /** `measureImage` for a file. */
  measure(path: string, share: Share): Promise<Made<'measure'> | PictureFailure>;
  /** `transform` for the bytes that `read` returns, which is called when it is their turn; null where it returns null. */
  transform(
    read: () => Promise<Buffer | null>,
    wanted: Transformation,
    share: Share,
  ): Promise<Made<'transform'> | PictureFailure>;
  /** The ids of the processes that run now. */
  processIds(): number[];
  /** Ends the processes, and with them the work in progress. */
  stop(): Promise<void>;
};

type Log = { error(details: object, message: string): void };

export type PictureSettings = {
  /** The most processor time for one picture, in milliseconds. */
  deadlineMs: number;
  log: Log;
  limits?: TurnLimits;
  /** Milliseconds without work after which a process ends. */
  idleMs?: number;
};

export const isPictureFailure = (value: unknown): value is PictureFailure =>
  typeof value === 'object' && value !== null && 'failed' in value;

/** A larger SVG file is not drawn, in bytes: it would take minutes to read. */
export const LARGEST_DRAWING = 4 * 1024 * 1024;
/** Seconds after which to ask again, where too much is waiting. */
export const BUSY_SECONDS = 2;

const LIMITS: TurnLimits = { atOnce: isShortOfMemory() ? 1 : 2, waiting: 400, waitingOfSite: 200, waitingOfClient: 60 };
const IDLE_MS = 30_000;
/** The processor time for work in a lent place, in milliseconds: enough for almost every picture. */
const LENT_MS = 2000;

const busy: PictureFailure = { failed: 'BUSY', description: 'too many pictures are being made' };
const tooCostly: PictureFailure = {
  failed: 'TOO_COSTLY',
  description: 'takes more time or memory to draw than a picture may',
};

/** Opens the processes that draw; they are started when they are needed. */
export function openPictures({ deadlineMs, log, limits = LIMITS, idleMs = IDLE_MS }: PictureSettings): Pictures {
  const { enter } = turns(limits);
  const processes = new Set<PictureProcess>();
  let isStopped = false;
  /** The newest last, with the timers that end them. */
  const idle = new Map<PictureProcess, NodeJS.Timeout>();

  function take(): PictureProcess {
    for (const [process, timer] of [...idle].reverse()) {
      clearTimeout(timer);
      idle.delete(process);
      if (process.isAlive()) return process;
      processes.delete(process);
    }
    const started = startPictureProcess();
    processes.add(started);
    return started;
  }

  function giveBack(process: PictureProcess): void {
    if (process.isAlive()) idle.set(process, setTimeout(() => end(process), idleMs).unref());
    else processes.delete(process);
  }

  async function end(process: PictureProcess): Promise<void> {
    idle.delete(process);
    processes.delete(process);
    await process.end();
  }

  /** `ENDED` after `mostMs`, or where the picture ended the process in another way. */
  async function attempt<T extends PictureTask>(task: T, given: ToPictureWorker<T>['given'], mostMs: number) {
    if (isStopped) return busy;
    const process = take();
    try {
      if (await process.ready) return await process.perform(task, given, mostMs);
      if (!isStopped) log.error({}, 'a process that draws pictures could not be started');
      return busy;
    } finally {
      giveBack(process);
    }
  }

  async function inTurn<T extends PictureTask>(
    task: T,
    share: Share,
    prepare: () => Promise<ToPictureWorker<T>['given'] | null>,
  ): Promise<Made<T> | null | PictureFailure> {
    let place = await enter(share);
    if (!place) return busy;
    try {
      const given = await prepare();
      if (!given) return null;
      let made = await attempt(task, given, place.isLent ? Math.min(LENT_MS, deadlineMs) : deadlineMs);
      if (made === ENDED && place.isLent) {
        place = await place.exchange();
        made = await attempt(task, given, deadlineMs);
      }
      return made === ENDED ? tooCostly : made;
    } finally {
      place.leave();
    }
  }

  return {
    check: (path, share) => inTurn('check', share, async () => [path]),
    measure: (path, share) => inTurn('measure', share, async () => [path]),
    transform: (read, wanted, share) =>
      inTurn('transform', share, async () => {
        const bytes = await read();
        return bytes && [bytes, wanted];
      }),
    processIds: () => [...processes].flatMap(({ id, isAlive }) => (id !== undefined && isAlive() ? [id] : [])),
    async stop() {
      isStopped = true;
      await Promise.all([...processes].map(end));
    },
  };
}
