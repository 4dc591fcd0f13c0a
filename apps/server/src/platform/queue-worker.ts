import type { Database } from './db/index.ts';

export type QueueWorkerOptions = {
  database: Database;
  /** Notified when there is something to do. */
  channel: string;
  /** Milliseconds between looks at the queue when no notification comes. */
  pollMs: number;
  /** Does what is due, until nothing is or it is to stop. Never runs twice at a time. */
  work: (isStopping: () => boolean) => Promise<void>;
  /** Told of what `work` throws where nobody waits for it. */
  onError: (error: unknown) => void;
};

export type QueueWorker = {
  /** Does what is due, until nothing is. */
  drain(): Promise<void>;
  /** Finishes what is in hand and stops; the rest waits in the queue for the next start. */
  stop(): Promise<void>;
};

/** Starts working off a queue that is kept in the database: now, at each notification, and now and then. */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  const { database, channel, pollMs, work, onError } = options;
  let stopping = false;
  const { drain, wake } = oneAtATime(() => work(() => stopping), onError);
  const unlisten = await database.listen(channel, wake);
  const poll = setInterval(wake, pollMs).unref();
  wake();
  return {
    drain,
    async stop() {
      stopping = true;
      clearInterval(poll);
      await unlisten();
      await drain().catch(() => {}); // reported where it failed
    },
  };
}

/** Runs of `work` one after the other. `wake` asks for one without waiting, and not twice while one is still to come. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  let waiting = false;
  const drain = () => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
  const wake = () => {
    if (waiting) return;
    waiting = true;
    last = last.then(() => {
      waiting = false;
      return work().catch(onError);
    });
  };
  return { drain, wake };
}
