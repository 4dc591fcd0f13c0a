import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FromPictureWorker, PictureTask, PictureTasks, ToPictureWorker } from './picture-worker.ts';

const PROGRAM = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));
/** Pictures lie outside of the heap; what else the program needs is little. */
const HEAP_MB = 64;
/** The time in which a process can begin, even on a machine with much to do. */
const START_MS = 30_000;
/** How much longer than its processor time a task may take, waiting for others: a process that hangs is killed. */
const PATIENCE = 3;
/** Variables that programs need to start. The others are none of its business: secrets are among them. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** What a process says that has ended, or was made to. */
export const ENDED = Symbol('the process has ended');

/** The result of a task; null where the picture cannot be read. */
export type Made<T extends PictureTask> = { [Task in PictureTask]: Awaited<ReturnType<PictureTasks[Task]>> }[T];

/** A process that draws one picture at a time. */
export type PictureProcess = {
  id: number | undefined;
  isAlive(): boolean;
  /** Whether it has started. */
  ready: Promise<boolean>;
  /** Performs a task. `ENDED` if that takes more than `mostMs` milliseconds of processor time: the process ends then. */
  perform<T extends PictureTask>(
    task: T,
    given: ToPictureWorker<T>['given'],
    mostMs: number,
  ): Promise<Made<T> | typeof ENDED>;
  /** Kills it, and waits until it is gone. */
  end(): Promise<void>;
};

/** Starts a process. It never outlives this one, and does not keep it alive while it has nothing to do. */
export function startPictureProcess(): PictureProcess {
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = Promise.withResolvers<typeof ENDED>();
  let isAlive = true;
  const end = () => {
    isAlive = false;
    gone.resolve(ENDED);
  };
  child.once('exit', end).once('disconnect', end).on('error', end);
  const kill = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };

  /** The next message of the process, which is killed where it does not come in time. */
  async function nextMessage(mostMs: number): Promise<FromPictureWorker | typeof ENDED> {
    const next = Promise.withResolvers<FromPictureWorker>();
    child.once('message', next.resolve);
    const deadline = setTimeout(kill, mostMs);
    hold(child, true);
    try {
      return await Promise.race([next.promise, gone.promise]);
    } finally {
      clearTimeout(deadline);
      hold(child, false);
    }
  }

  return {
    id: child.pid,
    isAlive: () => isAlive,
    ready: nextMessage(START_MS).then((message) => message === 'ready'),
    async perform<T extends PictureTask>(task: T, given: ToPictureWorker<T>['given'], mostMs: number) {
      if (!isAlive) return ENDED;
      const answer = nextMessage(mostMs * PATIENCE);
      child.send({ task, given, mostMs } satisfies ToPictureWorker<T>);
      const message = await answer;
      return typeof message === 'object' ? (message.made as Made<T>) : ENDED;
    },
    async end() {
      kill();
      await gone.promise;
    },
  };
}

/** What was compiled at an earlier start need not be compiled again, if this process keeps that. */
function environment(): NodeJS.ProcessEnv {
  const known = INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  const cache = getCompileCacheDir();
  return { ...Object.fromEntries(known), ...(cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {}) };
}

/** Whether the process keeps this one alive. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const how = isHeld ? 'ref' : 'unref';
  child[how]();
  child.channel?.[how]();
}
